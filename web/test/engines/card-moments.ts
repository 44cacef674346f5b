import type { Kept } from '../../offline/store.ts';
import { MOMENTS } from '../moments.ts';
import { MAIN_SIZES, type Visit } from './visits.ts';

interface Shown {
  readonly until: string;
  readonly touched?: string;
}

const ASKED = '[data-asked="true"]';
const OFFERED = '.offers button.card';

/** What is in sight at each moment, and what is touched then. */
const SHOWN: Readonly<Record<string, Shown>> = {
  'gamate-auction': {
    until: '.definition-chooser .kinds .chip',
    touched: '.definition-chooser .kinds .chip',
  },
  'gamate-announce': { until: '.announce .way-chip' },
  'gamate-lead': { until: `.gamate-board${ASKED} && .gamate-hand .card`, touched: '.gamate-hand .card' },
  'gamate-follow': { until: '.gamate-hand .card.fits', touched: '.gamate-hand .card.fits' },
  'gamate-deal': { until: '.deal-result && .rail .primary' },
  'mathisto-turn': {
    until: `.mathisto-board${ASKED} && .held-card`,
    touched: '.family[data-family] > button',
  },
  'mathisto-call': { until: '.call-event[data-got="given"]' },
  'mathisto-counter': { until: '[data-counter]' },
  'mathisto-question': { until: '[data-choice]' },
  'mathisto-six': { until: `.mathisto-board${ASKED} && .held-card` },
  'matryoshka-offer': { until: '.rail .primary', touched: '.hand .card[aria-pressed="false"]' },
  'matryoshka-choose': { until: '.rail .primary' },
  'matryoshka-take': { until: OFFERED, touched: OFFERED },
  'matryoshka-five': { until: '.rail .primary' },
  'matryoshka-score': { until: '.board.final' },
};

/** The matches of the card games that stand at a moment which is looked at. */
export function keptMoments(): Kept[] {
  return Object.values(MOMENTS)
    .flatMap(kept => kept())
    .filter(({ id }) => id in SHOWN);
}

/** Their tables, each as it is when nobody else does anything. */
export function momentVisits(): Visit[] {
  return Object.entries(SHOWN).map(([id, shown]) => ({
    ...shown,
    address: `/table/${id}`,
    isTable: false,
    sizes: MAIN_SIZES,
  }));
}
