/** One decision with a known answer: tests prove each of them by going through every deal that fits. */
import type { Seat } from '#contract/game.ts';
import { FAMILIES, type Family, type FamilyCard } from '../rules/cards.ts';
import type { Counter, Move } from '../rules/types.ts';
import { type Deed, type Laid, ME, type Position } from './position.ts';
import { NOUR, pose, TOM } from './scenes.ts';

/** What is asked for: a call that cannot fail, points that are certain, or a lead that is. */
type PuzzleGoal = 'sure' | 'points' | 'lead';

export interface Puzzle {
  /** From 1. */
  readonly number: number;
  readonly id: string;
  /** 1 to 5. */
  readonly level: number;
  readonly goal: PuzzleGoal;
  readonly position: Position;
  /** Percent, points gained, or points ahead: the most that is certain. */
  readonly best: number;
  /** The only move that leads there. */
  readonly answer: Move;
}

const HEARD: Position = {
  laid: allBut('analysts', 'geometers'),
  hands: [
    'leibniz agnesi calculus euclid archimedes descartes',
    'cauchy liu-hui mirzakhani pythagoras scribe',
    'madhava euler kovalevskaya lobachevsky bourbaki',
  ],
  turn: NOUR,
  since: [calls(NOUR, 'euler', TOM), calls(NOUR, 'madhava', ME)],
};

const FIFTY: Position = {
  laid: allBut('analysts', 'logicians'),
  hands: [
    'madhava leibniz euler agnesi cauchy kovalevskaya boole bourbaki',
    'calculus aristotle lovelace turing scribe',
    'godel robinson boolean-algebra',
  ],
  turn: ME,
  since: [calls(ME, 'calculus', NOUR)],
};

const GONE: Position = {
  laid: allBut('analysts', 'geometers'),
  hands: [
    'leibniz agnesi calculus euclid archimedes descartes',
    'madhava cauchy liu-hui mirzakhani scribe',
    'euler kovalevskaya lobachevsky pythagoras bourbaki',
  ],
  turn: ME,
  since: [calls(ME, 'euler', NOUR), calls(NOUR, 'lobachevsky', ME)],
};

const ORDER: Position = {
  laid: [
    { family: 'algebraists', by: NOUR },
    { family: 'geometers', by: TOM },
    { family: 'probabilists', by: ME },
    { family: 'arithmeticians', by: NOUR },
    { family: 'analysts', by: TOM },
    { family: 'astronomers', by: ME, discovery: true },
  ],
  hands: [
    'quadratic-equation zero pythagoras aristotle boole lovelace godel turing large-numbers',
    'calculus bourbaki',
    'robinson boolean-algebra scribe',
  ],
  turn: ME,
  since: [calls(ME, 'robinson', TOM)],
};

const WAIT: Position = {
  laid: allBut('astronomers', 'logicians'),
  hands: [
    'kepler aristotle boole lovelace godel turing scribe',
    'hypatia johnson robinson bourbaki',
    'hipparchus aryabhata al-tusi kepler-laws boolean-algebra',
  ],
  turn: ME,
  since: [calls(ME, 'robinson', TOM), calls(TOM, 'aryabhata', ME)],
};

const BLUFF: Position = {
  laid: allBut('analysts', 'geometers'),
  hands: [
    'leibniz agnesi calculus euclid descartes mirzakhani',
    'madhava euler cauchy liu-hui scribe',
    'kovalevskaya archimedes lobachevsky pythagoras bourbaki',
  ],
  turn: TOM,
  since: [calls(TOM, 'archimedes', NOUR), calls(NOUR, 'kovalevskaya', ME)],
};

const LEAD: Position = {
  laid: [
    { family: 'analysts', by: ME, discovery: true, known: true },
    { family: 'geometers', by: NOUR, discovery: true, known: true },
    { family: 'probabilists', by: TOM },
    { family: 'algebraists', by: ME, known: true },
    { family: 'arithmeticians', by: NOUR, discovery: true },
    { family: 'astronomers', by: TOM },
  ],
  hands: [
    'quadratic-equation godel boolean-algebra',
    'large-numbers bourbaki',
    'kepler-laws aristotle boole lovelace turing robinson scribe',
  ],
  turn: TOM,
  questions: [24],
  since: poses(TOM, 'aristotle boole lovelace turing robinson scribe'),
};

const TAKE: Position = {
  laid: [
    { family: 'analysts', by: ME, discovery: true, known: true },
    { family: 'probabilists', by: ME },
    { family: 'geometers', by: TOM, discovery: true },
    { family: 'logicians', by: TOM },
    { family: 'arithmeticians', by: NOUR, discovery: true, known: true },
  ],
  hands: [
    'galois quadratic-equation hipparchus hypatia aryabhata al-tusi kepler kepler-laws',
    'johnson boolean-algebra large-numbers',
    'al-khwarizmi khayyam viete abel noether bourbaki scribe',
  ],
  turn: TOM,
  questions: [5],
  since: poses(TOM, 'al-khwarizmi khayyam viete abel noether scribe'),
};

const COUNT: Position = {
  laid: allBut('analysts', 'geometers'),
  hands: [
    'leibniz agnesi calculus euclid archimedes liu-hui descartes pythagoras',
    'euler lobachevsky',
    'madhava cauchy kovalevskaya mirzakhani bourbaki scribe',
  ],
  turn: NOUR,
  since: [calls(NOUR, 'cauchy', ME), calls(ME, 'lobachevsky', NOUR)],
};

const UNNAMED: Position = {
  laid: allBut('analysts', 'geometers'),
  hands: [
    'euler cauchy calculus euclid archimedes liu-hui descartes mirzakhani',
    'madhava lobachevsky scribe',
    'agnesi pythagoras',
  ],
  turn: ME,
  next: 'leibniz bourbaki kovalevskaya',
  since: [calls(ME, 'kovalevskaya', NOUR), calls(NOUR, 'agnesi', ME), calls(ME, 'agnesi', TOM)],
};

const ALL: readonly Omit<Puzzle, 'number'>[] = [
  sure('heard', 1, HEARD, { card: 'euler', from: NOUR }),
  {
    id: 'fifty',
    level: 1,
    goal: 'points',
    position: FIFTY,
    best: 50,
    answer: pose('madhava leibniz euler agnesi cauchy kovalevskaya calculus'),
  },
  sure('gone', 2, GONE, { card: 'euler', from: TOM }),
  {
    id: 'order',
    level: 2,
    goal: 'points',
    position: ORDER,
    best: 50,
    answer: {
      kind: 'discoveries',
      cards: ['quadratic-equation', 'zero', 'pythagoras', 'large-numbers'],
    },
  },
  {
    id: 'wait',
    level: 3,
    goal: 'points',
    position: WAIT,
    best: 30,
    answer: { kind: 'call', card: 'robinson', from: NOUR },
  },
  sure('bluff', 3, BLUFF, { card: 'archimedes', from: TOM }),
  counters('lead', 3, LEAD, 'discovery'),
  counters('take', 4, TAKE, 'joker'),
  sure('count', 4, COUNT, { card: 'mirzakhani', from: TOM }),
  sure('unnamed', 5, UNNAMED, { card: 'madhava', from: NOUR }),
];

export const PUZZLES: readonly Puzzle[] = ALL.map(({ id, level, goal, position, best, answer }, index) => ({
  number: index + 1,
  id,
  level,
  goal,
  position,
  best,
  answer,
}));

function sure(
  id: string,
  level: number,
  position: Position,
  { card, from }: { readonly card: FamilyCard; readonly from: Seat },
): Omit<Puzzle, 'number'> {
  return { id, level, goal: 'sure', position, best: 100, answer: { kind: 'call', card, from } };
}

/** A window on the last family or the last but one: what puts the learner ahead at the end, by ten points. */
function counters(id: string, level: number, position: Position, how: Counter): Omit<Puzzle, 'number'> {
  return { id, level, goal: 'lead', position, best: 10, answer: { kind: 'counter', with: how } };
}

/** All families but these lie on the table, whole. */
function allBut(...open: readonly Family[]): readonly Laid[] {
  return FAMILIES.filter(family => !open.includes(family)).map((family, i) => ({
    family,
    by: i % 3,
    discovery: true,
  }));
}

function calls(seat: Seat, card: FamilyCard, from: Seat): Deed {
  return { seat, move: { kind: 'call', card, from } };
}

function poses(seat: Seat, text: string): readonly Deed[] {
  return [
    { seat, move: pose(text) },
    { seat, move: 'right-answer' },
  ];
}
