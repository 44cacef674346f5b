/** The moments of the three card games, each at a table of this device: looked at by screens.spec.ts. */
import * as gamate from '#games/gamate/test/browser/player.ts';
import * as mathisto from '#games/mathisto/test/browser/player.ts';
import * as matryoshka from '#games/matryoshka/test/browser/player.ts';
import { GAMATE, MATHISTO, MATRYOSHKA, MOMENTS } from './moments.ts';
import { turnTo } from './pages.ts';
import { after, type Screen, type Visit } from './screens.ts';
import { expect } from './site.ts';

const gamateScreens = GAMATE.map(
  ({ moment, touched }): Screen =>
    after(`gamate-${moment}`, `/table/gamate-${moment}`, async page => {
      expect(await gamate.nextMoment(page)).toBe(moment);
      if (touched !== null) await page.locator(touched).first().click();
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

/** The call is last: from then on no bot plays in this page. */
const mathistoScreens = Object.keys(MATHISTO).map(
  (name): Screen =>
    name === 'call'
      ? mathistoCall
      : after(`mathisto-${name}`, `/table/mathisto-${name}`, async page => {
          const moment = await mathisto.nextMoment(page);
          expect(moment).toBe(name === 'start' || name === 'six' ? 'turn' : name);
          if (name === 'turn') await mathisto.wantSomething(page, one => one.click(), 0);
        }),
);

const matryoshkaScreens = Object.keys(MATRYOSHKA).map(
  (name): Screen =>
    after(`matryoshka-${name}`, `/table/matryoshka-${name}`, async page => {
      expect(await matryoshka.nextMoment(page)).toBe(name === 'score' ? 'over' : 'asked');
      if (name === 'offer' || name === 'take' || name === 'five')
        await matryoshka.choose(page, one => one.click());
    }),
);

export const CARD_TABLES: readonly Visit[] = [
  { name: 'Gamate', kept: MOMENTS.Gamate, screens: gamateScreens },
  { name: 'Mathisto', kept: MOMENTS.Mathisto, screens: mathistoScreens },
  { name: 'Matryoshka', kept: MOMENTS.Matryoshka, screens: matryoshkaScreens },
];
