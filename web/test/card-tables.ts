/** The moments of the three card games as they are drawn, each at a table of this device: looked at by screens.spec.ts. */
import { LEVELS } from '#contract/bot.ts';
import * as gamate from '#games/gamate/test/browser/player.ts';
import type { View as MathistoView } from '#games/mathisto/rules/types.ts';
import * as mathisto from '#games/mathisto/test/browser/player.ts';
import * as matryoshka from '#games/matryoshka/test/browser/player.ts';
import type { Kept } from '../offline/store.ts';
import { turnTo } from './pages.ts';
import { after, type Screen, type Visit } from './screens.ts';
import { expect } from './site.ts';

/** Stored matches, cut where the chair `person` is asked; whoever has it declares in `down`. */
const GAMATE = [
  { moment: 'auction', match: 'down', entries: 6, person: 0, touched: '.definition-chooser .kinds .chip' },
  { moment: 'opposition', match: 'opposed-and-made', entries: 7, person: 1, touched: null },
  { moment: 'announce', match: 'down', entries: 10, person: 0, touched: null },
  { moment: 'lead', match: 'down', entries: 11, person: 0, touched: '.gamate-hand .card' },
  { moment: 'follow', match: 'down', entries: 26, person: 0, touched: '.gamate-hand .card.fits' },
  { moment: 'deal', match: 'rubber-two-nil', entries: 64, person: 0, touched: null },
] as const;

const gamateScreens = GAMATE.map(
  ({ moment, touched }): Screen =>
    after(`gamate-${moment}`, `/table/gamate-${moment}`, async page => {
      expect(await gamate.nextMoment(page)).toBe(moment);
      if (touched !== null) await page.locator(touched).first().click();
    }),
);

const isMyTurn = ({ phase }: MathistoView): boolean => phase.tag === 'turn' && phase.seat === 0;

function isGivenAmongOthers({ past, phase }: MathistoView): boolean {
  const last = past.at(-1);
  const isCall = phase.tag === 'turn' && last?.kind === 'called' && last.got === 'given';
  return isCall && last.caller !== 0 && last.from !== 0;
}

/** A turn with families on the cloth, a question of one's own, a window to counter in, a call among others. */
const MATHISTO = {
  start: { seats: 4 },
  turn: { seats: 4, until: ({ view }) => isMyTurn(view) && view.posed.length >= 2 },
  question: { until: ({ view: { phase } }) => phase.tag === 'question' && phase.seat === 0 },
  counter: { seats: 4, until: ({ view: { phase } }) => phase.tag === 'counter' && phase.poser !== 0 },
  six: { seats: 6, until: ({ view }) => isMyTurn(view) && view.posed.length >= 1 },
} satisfies Record<string, Omit<mathisto.Wanted, 'seed'>>;

const CALL: Omit<mathisto.Wanted, 'seed'> = {
  seats: 4,
  until: ({ view }) => isGivenAmongOthers(view) && view.posed.length > 0,
};

const mathistoScreens = Object.keys(MATHISTO).map(
  (name): Screen =>
    after(`mathisto-${name}`, `/table/mathisto-${name}`, async page => {
      const moment = await mathisto.nextMoment(page);
      expect(moment).toBe(name === 'start' || name === 'six' ? 'turn' : name);
      if (name === 'turn') await mathisto.wantSomething(page, one => one.click(), 0);
    }),
);

/** Seen by the first chair while two others deal with each other. Whoever is next never has a thought. */
const mathistoCall: Screen = {
  name: 'mathisto-call',
  isMore: true,
  show: async page => {
    await page.route('**/bot-worker*', () => undefined);
    await turnTo(page, '/table/mathisto-call');
    await expect(page.locator('.call-event[data-got="given"]')).toBeVisible();
  },
};

const FOUR = 'tie-broken-by-the-longest-run-four-players';
const FIVE = 'tie-broken-by-a-later-run-five-players';
const MATRYOSHKA = {
  choose: { match: FOUR, until: ({ round, phase }) => phase.tag === 'display' && round === 3 },
  present: { match: FOUR, until: ({ round, phase }) => phase.tag === 'present' && round === 2 },
  offer: { match: FOUR, until: ({ round, phase }) => phase.tag === 'offer' && round === 3 },
  take: { match: FOUR, until: ({ round, phase }) => phase.tag === 'take' && round === 3 },
  five: { match: FIVE, until: ({ round, phase }) => phase.tag === 'offer' && round === 3 },
  score: { match: FOUR, until: ({ phase }) => phase.tag === 'over' },
} satisfies Record<string, Pick<matryoshka.Wanted, 'match' | 'until'>>;

const matryoshkaScreens = Object.keys(MATRYOSHKA).map(
  (name): Screen =>
    after(`matryoshka-${name}`, `/table/matryoshka-${name}`, async page => {
      expect(await matryoshka.nextMoment(page)).toBe(name === 'score' ? 'over' : 'asked');
      if (name === 'offer' || name === 'take' || name === 'five')
        await matryoshka.choose(page, one => one.click());
    }),
);

/** Bots of another name in each chair: they wait, and how well they play does not matter. */
function apart({ chairs, ...kept }: Kept): Kept {
  const others = chairs.map(({ kind }, seat) => (kind === 'bot' ? seat : -1)).filter(seat => seat >= 0);
  return {
    ...kept,
    chairs: chairs.map((chair, seat) =>
      chair.kind === 'bot' ? { ...chair, level: LEVELS[others.indexOf(seat)] ?? 1 } : chair,
    ),
  };
}

export const CARD_TABLES: readonly Visit[] = [
  {
    name: 'Gamate',
    kept: () =>
      GAMATE.map(({ moment, match, entries, person }) =>
        apart(gamate.kept(`gamate-${moment}`, match, entries, person)),
      ),
    screens: gamateScreens,
  },
  {
    name: 'Mathisto',
    kept: () =>
      Object.entries({ ...MATHISTO, call: CALL }).map(([name, wanted]) =>
        apart(mathisto.keptWhere({ ...wanted, id: `mathisto-${name}`, seed: `screens ${name}` })),
      ),
    screens: [...mathistoScreens, mathistoCall],
  },
  {
    name: 'Matryoshka',
    kept: () =>
      Object.entries(MATRYOSHKA).map(([name, wanted]) =>
        apart(matryoshka.keptWhere({ ...wanted, id: `matryoshka-${name}` })),
      ),
    screens: matryoshkaScreens,
  },
];
