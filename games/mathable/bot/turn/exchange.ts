/** MB-12: which tiles to set aside. */

import { FACE_COUNT, type Face } from '../compact/faces.ts';
import type { Task } from './best-turn.ts';
import { POINTS_ALONE } from './singles.ts';

interface Swap {
  readonly faces: readonly Face[];
  /** Points that it is worth to be rid of them. */
  readonly worth: number;
}

/** The tiles that it is good to be rid of, worst first, as many as the reserve allows; may be none. */
export function bestExchange(task: Task, reserveSize: number): Swap {
  const unwanted = worstFirst(task).filter(face => gainOf(task, face) > 0);
  return swapOf(task, unwanted.slice(0, reserveSize));
}

/** The best one, and a few others that a closer look may prefer: the worst tiles alone, or all. */
export function likelyExchanges(task: Task, reserveSize: number): Swap[] {
  const faces = worstFirst(task).slice(0, reserveSize);
  const wanted = bestExchange(task, reserveSize).faces.length;
  const counts = new Set([wanted, Math.ceil(wanted / 2), Math.min(faces.length, wanted + 2), faces.length]);
  counts.delete(0);
  return [...counts].map(count => swapOf(task, faces.slice(0, count)));
}

function swapOf(task: Task, faces: readonly Face[]): Swap {
  return { faces, worth: faces.reduce((sum, face) => sum + gainOf(task, face), 0) };
}

function worstFirst(task: Task): Face[] {
  const faces: Face[] = [];
  for (let face = 0; face < FACE_COUNT; face++) {
    for (let copies = task.rack.counts[face] ?? 0; copies > 0; copies--) faces.push(face);
  }
  return faces.sort((a, b) => gainOf(task, b) - gainOf(task, a));
}

function gainOf({ aims = POINTS_ALONE }: Task, face: Face): number {
  return aims.leaving[face] ?? 0;
}
