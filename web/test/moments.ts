/** The moments of the three card games as they are drawn: each a match as a device keeps it, with somebody asked. */
import { LEVELS } from '#contract/bot.ts';
import * as gamate from '#games/gamate/test/browser/player.ts';
import type { View as MathistoView } from '#games/mathisto/rules/types.ts';
import * as mathisto from '#games/mathisto/test/browser/player.ts';
import * as matryoshka from '#games/matryoshka/test/browser/player.ts';
import type { Kept } from '../offline/store.ts';

/** Stored matches, cut where the chair `person` is asked; whoever has it declares in `down`. */
export const GAMATE = [
  { moment: 'auction', match: 'down', entries: 6, person: 0, touched: '.definition-chooser .kinds .chip' },
  { moment: 'opposition', match: 'opposed-and-made', entries: 7, person: 1, touched: null },
  { moment: 'announce', match: 'down', entries: 10, person: 0, touched: null },
  { moment: 'lead', match: 'down', entries: 11, person: 0, touched: '.gamate-hand .card' },
  { moment: 'follow', match: 'down', entries: 26, person: 0, touched: '.gamate-hand .card.fits' },
  { moment: 'deal', match: 'rubber-two-nil', entries: 64, person: 0, touched: null },
] as const;

const isMyTurn = ({ phase }: MathistoView): boolean => phase.tag === 'turn' && phase.seat === 0;

function isGivenAmongOthers({ past, phase }: MathistoView): boolean {
  const last = past.at(-1);
  const isCall = phase.tag === 'turn' && last?.kind === 'called' && last.got === 'given';
  return isCall && last.caller !== 0 && last.from !== 0;
}

/**
 * A turn with families on the cloth, a question of one's own, a window to counter in, six seats; and, as long as no bot
 * has a thought, two others who deal with each other.
 */
export const MATHISTO = {
  start: { seats: 4 },
  turn: { seats: 4, until: ({ view }) => isMyTurn(view) && view.posed.length >= 2 },
  question: { until: ({ view: { phase } }) => phase.tag === 'question' && phase.seat === 0 },
  counter: { seats: 4, until: ({ view: { phase } }) => phase.tag === 'counter' && phase.poser !== 0 },
  six: { seats: 6, until: ({ view }) => isMyTurn(view) && view.posed.length >= 1 },
  call: { seats: 4, until: ({ view }) => isGivenAmongOthers(view) && view.posed.length > 0 },
} satisfies Record<string, Omit<mathisto.Wanted, 'seed'>>;

const FOUR = 'tie-broken-by-the-longest-run-four-players';
const FIVE = 'tie-broken-by-a-later-run-five-players';
export const MATRYOSHKA = {
  choose: { match: FOUR, until: ({ round, phase }) => phase.tag === 'display' && round === 3 },
  present: { match: FOUR, until: ({ round, phase }) => phase.tag === 'present' && round === 2 },
  offer: { match: FOUR, until: ({ round, phase }) => phase.tag === 'offer' && round === 3 },
  take: { match: FOUR, until: ({ round, phase }) => phase.tag === 'take' && round === 3 },
  five: { match: FIVE, until: ({ round, phase }) => phase.tag === 'offer' && round === 3 },
  score: { match: FOUR, until: ({ phase }) => phase.tag === 'over' },
} satisfies Record<string, Pick<matryoshka.Wanted, 'match' | 'until'>>;

/** `gamate-auction` and so on: the names under which a device has them. */
export const MOMENTS = {
  Gamate: () =>
    GAMATE.map(({ moment, match, entries, person }) =>
      apart(gamate.kept(`gamate-${moment}`, match, entries, person)),
    ),
  Mathisto: () =>
    Object.entries(MATHISTO).map(([name, wanted]) =>
      apart(mathisto.keptWhere({ ...wanted, id: `mathisto-${name}`, seed: `screens ${name}` })),
    ),
  Matryoshka: () =>
    Object.entries(MATRYOSHKA).map(([name, wanted]) =>
      apart(matryoshka.keptWhere({ ...wanted, id: `matryoshka-${name}` })),
    ),
} satisfies Record<string, () => readonly Kept[]>;

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
