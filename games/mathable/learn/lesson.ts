/**
 * The practical exercise of the box as a lesson: real positions, and the moves that the learner makes in them.
 * Both hands are played by the same person. The words of a step are `learn.step.<id>.…`.
 */
import type { Seat } from '#contract/game.ts';
import type { Match } from '#kernel/match.ts';
import { playMove } from '#ui/learn/scripted.ts';
import { ALL_TILES, without } from '../rules/tiles.ts';
import type { Mathable, Move, Rule, State, Tile } from '../rules/types.ts';
import { openAt, positionOf, readBoard, readMove } from './position.ts';

/** In the order of the lesson. */
export const STEP_IDS = [
  'welcome',
  'product',
  'column',
  'difference',
  'order',
  'restriction',
  'extra',
  'end',
  'sum',
  'ahead',
  'double',
  'small',
  'quotient',
  'times',
  'decline',
  'refused',
  'prize',
  'exchange',
  'pass',
  'finish',
] as const;
type StepId = (typeof STEP_IDS)[number];

/** What ends a step: reading it, a move, or seeing a move refused. */
export type Goal =
  | { readonly tag: 'read' }
  | { readonly tag: 'move'; readonly move: string; readonly anyOfItsKind?: true }
  | { readonly tag: 'refusal'; readonly move: string; readonly rule: Rule };

export interface Step {
  readonly id: StepId;
  /** Whose hand lies open. */
  readonly seat: Seat;
  readonly goal: Goal;
  /** Other moves that deserve a word of their own, `learn.step.<id>.other`. */
  readonly other?: string;
}

export const STEPS: readonly Step[] = [
  { id: 'welcome', seat: 0, goal: { tag: 'read' } },
  { id: 'product', seat: 0, goal: move('8I 12'), other: '8F 12' },
  { id: 'column', seat: 0, goal: move('6H 8') },
  { id: 'difference', seat: 0, goal: move('9G 2'), other: '6G 2' },
  { id: 'order', seat: 0, goal: move('7F 1') },
  { id: 'restriction', seat: 0, goal: move('8J 16') },
  { id: 'extra', seat: 0, goal: move('draw'), other: 'keep' },
  { id: 'end', seat: 0, goal: move('end') },
  { id: 'sum', seat: 1, goal: move('8F 7') },
  { id: 'ahead', seat: 1, goal: move('9F 6'), other: '6F 6' },
  { id: 'double', seat: 1, goal: move('9H 8'), other: '9E 8' },
  { id: 'small', seat: 1, goal: move('6G 4') },
  { id: 'quotient', seat: 1, goal: move('9E 3') },
  { id: 'times', seat: 1, goal: move('8E 21') },
  { id: 'decline', seat: 1, goal: move('keep'), other: 'draw' },
  { id: 'refused', seat: 1, goal: { tag: 'refusal', move: '7E 7', rule: 'MB-6' }, other: '10E 7' },
  { id: 'prize', seat: 1, goal: move('10E 7') },
  {
    id: 'exchange',
    seat: 0,
    goal: { tag: 'move', move: 'exchange 35 45 64 81', anyOfItsKind: true },
    other: 'pass',
  },
  { id: 'pass', seat: 1, goal: move('pass') },
  { id: 'finish', seat: 1, goal: { tag: 'read' } },
];

const FIRST: readonly Tile[] = [1, 2, 8, 12, 16, 17, 42];
const SECOND: readonly Tile[] = [3, 4, 6, 7, 7, 8, 21];
/** Drawn one after the other: the extra tile, the refill of the first hand, that of the second. */
const TO_COME: readonly Tile[] = [11, 5, 9, 24, 30, 1, 5, 9, 10, 14, 36, 63];

/** The exercise: the first hand is to play. */
export const EXERCISE: State = positionOf({
  board: readBoard(''),
  racks: [FIRST, SECOND],
  reserve: reserveWith([...FIRST, ...SECOND], TO_COME),
  seat: 0,
});

const STUCK: readonly (readonly Tile[])[] = [
  [11, 17, 19, 35, 45, 64, 81],
  [0, 14, 25, 49, 56, 70, 90],
];
const FINAL_BOARD = '6G=4 6H=8 7F=1 8E=21 8F=7 8I=12 8J=16 9E=3 9F=6 9G=2 9H=8 10E=7';

/** The same board and the same scores, with two hands that fit nowhere: to exchange, and to pass. */
export const ANOTHER_HAND: State = {
  ...positionOf({
    board: readBoard(FINAL_BOARD),
    racks: STUCK,
    reserve: reserveWith([...STUCK.flat(), ...tilesOf(FINAL_BOARD)], [6, 2, 10, 4, 8, 3, 9]),
    seat: 0,
  }),
  scores: [39, 121],
};

/** The match as it stands when a step begins. */
export function matchAt(index: number): Match<Mathable> {
  const scene = index < SECOND_SCENE ? 0 : SECOND_SCENE;
  const match = openAt(scene === 0 ? EXERCISE : ANOTHER_HAND);
  for (const { goal } of STEPS.slice(scene, index)) {
    if (goal.tag === 'move') playMove(match, readMove(goal.move));
  }
  return match;
}

/** The next step goes on in the same match, unless it begins another scene. */
export function beginsScene(index: number): boolean {
  return index === 0 || index === SECOND_SCENE;
}

const SECOND_SCENE = STEPS.findIndex(({ id }) => id === 'exchange');

function move(text: string): { tag: 'move'; move: string } {
  return { tag: 'move', move: text };
}

/** All tiles of the box that are not elsewhere; `next` will be drawn first, in this order. */
function reserveWith(elsewhere: readonly Tile[], next: readonly Tile[]): Tile[] {
  return [...without(ALL_TILES, [...elsewhere, ...next]), ...next.toReversed()];
}

function tilesOf(board: string): Tile[] {
  return board.split(' ').map(part => Number(part.split('=')[1]));
}

export function expectedMove({ goal }: Step): Move | null {
  return goal.tag === 'read' ? null : readMove(goal.move);
}
