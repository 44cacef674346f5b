/** Where the lesson plays: three players. The learner sits on the first seat, Nour on the second, Tom on the third. */
import type { Seat } from '#contract/game.ts';
import type { Reply } from '#ui/learn/course.ts';
import type { FamilyCard } from '../rules/cards.ts';
import type { Counter, Mathisto, Move } from '../rules/types.ts';
import { type Deed, ME, type Position, readCards } from './position.ts';

export const NOUR: Seat = 1;
export const TOM: Seat = 2;

/** Seven cards each, and nothing on the table. */
const OPENING: Position = {
  hands: [
    'euclid liu-hui mirzakhani galois noether turing zero',
    'archimedes euler cauchy kepler hypatia boole pascal',
    'abel viete gauss fermat lovelace cardano calculus',
  ],
  turn: ME,
  next: 'robinson aryabhata madhava godel descartes agnesi',
};

/** A whole family, its discovery, and a joker besides. */
const READY: Position = {
  hands: [
    'madhava leibniz euler agnesi cauchy kovalevskaya calculus turing bourbaki',
    'archimedes kepler hypatia boole pascal zero robinson',
    'abel viete gauss fermat lovelace cardano godel',
  ],
  turn: TOM,
  next: 'germain',
  questions: [5],
  since: [called(TOM, 'noether', ME)],
};

/** Five of a family and a joker; Nour has the sixth. */
const WEAK: Position = {
  hands: [
    'hipparchus aryabhata al-tusi kepler johnson scribe liu-hui',
    'hypatia archimedes boole pascal zero robinson',
    'abel viete gauss fermat lovelace cardano',
  ],
  turn: TOM,
  next: 'germain',
  questions: [11],
  since: [called(TOM, 'noether', ME)],
};

/** Tom poses, and the learner can do nothing about it. */
const WATCH: Position = {
  hands: [
    'liu-hui euclid turing galois noether',
    'large-numbers archimedes boole hypatia robinson',
    'cardano pascal bernoulli nightingale kolmogorov blackwell gauss',
  ],
  turn: TOM,
  questions: [4],
  since: poses(TOM, 'cardano pascal bernoulli nightingale kolmogorov blackwell'),
};

/** Nour poses, and the learner has the discovery. */
const DISCOVERY_IN_HAND: Position = {
  hands: [
    'zero liu-hui euclid turing noether',
    'diophantus brahmagupta fermat germain gauss ramanujan boole',
    'abel viete khayyam lovelace cardano',
  ],
  turn: NOUR,
  questions: [3],
  since: poses(NOUR, 'diophantus brahmagupta fermat germain gauss ramanujan'),
};

/** Tom poses with a joker, and the learner has whom it stands for. */
const CARD_IN_HAND: Position = {
  hands: [
    'galois liu-hui euclid turing lovelace',
    'archimedes boole hypatia robinson kepler',
    'al-khwarizmi khayyam viete abel noether bourbaki cardano',
  ],
  turn: TOM,
  questions: [5],
  since: poses(TOM, 'al-khwarizmi khayyam viete abel noether bourbaki'),
};

/** Nour poses with a joker, and the learner has both. */
const BOTH_IN_HAND: Position = {
  hands: [
    'godel boolean-algebra liu-hui euclid',
    'aristotle boole lovelace turing robinson scribe kepler',
    'abel viete gauss fermat cardano',
  ],
  turn: NOUR,
  questions: [24, 2],
  since: poses(NOUR, 'aristotle boole lovelace turing robinson scribe'),
};

/** Four discoveries. */
const DISCOVERIES: Position = {
  hands: [
    'calculus zero pythagoras large-numbers turing noether',
    'archimedes boole hypatia robinson kepler',
    'abel viete gauss fermat cardano',
  ],
  turn: NOUR,
  next: 'johnson',
  since: [called(NOUR, 'al-tusi', ME)],
};

/** Nour asks for the learner's last card. */
const LAST_CARD: Position = {
  hands: ['kepler', 'archimedes hypatia johnson boole pascal', 'abel viete gauss fermat cardano'],
  turn: NOUR,
  next: 'ramanujan al-tusi',
  since: [called(NOUR, 'kepler', ME)],
};

/** Six families lie on the table, the stock is empty, and the learner holds the seventh. */
const SEVENTH: Position = {
  hands: [
    'euclid archimedes liu-hui descartes lobachevsky mirzakhani',
    'pythagoras robinson kepler-laws',
    'quadratic-equation scribe',
  ],
  turn: ME,
  laid: [
    { family: 'analysts', by: ME, discovery: true, known: true },
    { family: 'probabilists', by: TOM, discovery: true, known: true },
    { family: 'arithmeticians', by: NOUR, discovery: true, known: true },
    { family: 'astronomers', by: ME },
    { family: 'algebraists', by: TOM },
    {
      family: 'logicians',
      by: NOUR,
      joker: { card: 'bourbaki', for: 'robinson' },
      discovery: true,
      known: true,
    },
  ],
  questions: [22],
  counterPoints: [20, 0, 0],
  since: [called(ME, 'pythagoras', NOUR)],
};

export const SCENES = {
  OPENING,
  READY,
  WEAK,
  WATCH,
  DISCOVERY_IN_HAND,
  CARD_IN_HAND,
  BOTH_IN_HAND,
  DISCOVERIES,
  LAST_CARD,
  SEVENTH,
} as const satisfies Readonly<Record<string, Position>>;
export type Scene = keyof typeof SCENES;

export function called(seat: Seat, card: FamilyCard, from: Seat): Reply<Mathisto> {
  return { seat, move: { kind: 'call', card, from } };
}

export function countered(seat: Seat, how: Counter): Reply<Mathisto> {
  return { seat, move: { kind: 'counter', with: how } };
}

export function pose(text: string): Move {
  return { kind: 'pose', cards: readCards(text) };
}

/** Somebody poses, and knows the answer. */
function poses(seat: Seat, text: string): readonly Deed[] {
  return [
    { seat, move: pose(text) },
    { seat, move: 'right-answer' },
  ];
}
