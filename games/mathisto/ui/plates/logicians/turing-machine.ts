import { must } from '#kernel/must.ts';

export type State = 'A' | 'B' | 'C' | 'H';
type Symbol = 0 | 1;

interface Rule {
  readonly write: Symbol;
  readonly move: 1 | -1;
  readonly next: State;
}

/** A machine of three states that stops, and leaves as many ones as any such machine can: six. H is the end. */
export const RULES: Readonly<Record<Exclude<State, 'H'>, readonly [Rule, Rule]>> = {
  A: [
    { write: 1, move: 1, next: 'B' },
    { write: 1, move: 1, next: 'H' },
  ],
  B: [
    { write: 0, move: 1, next: 'C' },
    { write: 1, move: 1, next: 'B' },
  ],
  C: [
    { write: 1, move: -1, next: 'C' },
    { write: 1, move: -1, next: 'A' },
  ],
};

export interface Moment {
  readonly state: State;
  /** The cell under the head. */
  readonly head: number;
  /** The cells that hold a one. */
  readonly ones: ReadonlySet<number>;
}

/** Every moment from the empty tape to the end, both included. */
export function run(): readonly Moment[] {
  const moments: Moment[] = [{ state: 'A', head: 0, ones: new Set() }];
  for (;;) {
    const { state, head, ones } = must(moments.at(-1));
    if (state === 'H') return moments;
    const { write, move, next } = RULES[state][ones.has(head) ? 1 : 0];
    const written = new Set(ones);
    if (write === 1) written.add(head);
    else written.delete(head);
    moments.push({ state: next, head: head + move, ones: written });
  }
}
