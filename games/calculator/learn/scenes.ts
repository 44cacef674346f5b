/** Where the lesson plays, each scene at a table of its own; and what it asks beside that. */
import type { Exercise } from '#ui/learn/course.ts';
import type { State } from '../rules/types.ts';
import { type Position, stateOf } from './position.ts';

const FIRST_TURN = 'g7 across 9x2=18, g9 down .=12-10';
const SECOND_TURN = 'g7 down .:3=3, k7 across .x.:2=15';

/** The two turns of the printed rules. */
const BOARD = `${FIRST_TURN}, ${SECOND_TURN}`;

export const SCENES = {
  WELCOME: table({ board: BOARD, rack: [1, 4, 6, 8, 11, 20] }),
  STAR: table({ board: '', rack: [2, 3, 4, 11, 14, 20] }),
  RED: table({ board: '', rack: [2, 9, 10, 12, 17, 18] }),
  REUSE: table({ board: 'g7 across 9x2=18', rack: [4, 10, 12, 13, 17, 20] }),
  LINES: table({ board: FIRST_TURN, rack: [2, 3, 3, 11, 15, 19] }),
  NEAR: table({ board: 'g7 across 8=5+3, g7 down .-6=2', rack: [4, 5, 9, 13, 16, 19] }),
  CHAIN: table({ board: 'g3 across 12+3=15', rack: [3, 5, 8, 10, 13, 17] }),
  EXCHANGE: table({ board: BOARD, rack: [11, 13, 17, 17, 19, 19] }),
} as const satisfies Readonly<Record<string, State>>;
export type Scene = keyof typeof SCENES;

/** Of numbers, `19`, one is right; of lines, `3+4`, several may be. */
export const EXERCISES = {
  left: { shown: 'across 3x4+7', choices: ['19', '33', '40'], of: 'numbers' },
  surprise: { shown: 'across 7+3x4', choices: ['19', '33', '40'], of: 'numbers' },
  down: { shown: 'down 20-8:4', choices: ['3', '18', '20'], of: 'numbers' },
  points: { shown: 'across 9x2=18', choices: ['3', '6', '29'], of: 'numbers' },
  stand: { shown: '', choices: ['3+4', '=5', '+5', '3-8', '7:2', '2+3=6'], of: 'lines' },
} as const satisfies Readonly<Record<string, Exercise>>;

/** Whatever is laid, the same numbers are drawn for it. */
function table(position: Position): State {
  return stateOf({ ...position, next: [7, 2, 8, 16, 5, 6] });
}
