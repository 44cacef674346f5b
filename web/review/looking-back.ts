import { signal } from '@preact/signals';
import type { AnyDecision } from '#bots/look-back.ts';
import type { SeatStroke } from '#bots/luck.ts';
import { type Moment, momentsOf } from '#bots/swing.ts';
import type { Seed } from '#kernel/rng.ts';
import type { AnyFrame } from '#table/history.ts';
import type { AnyPassage } from '#table/passages.ts';
import type { Bots } from '../offline/bots.ts';

/** A match to look back at. */
export interface Past {
  readonly game: string;
  readonly seats: number;
  readonly seed: Seed;
  /** Not of one that began in a position. */
  readonly isDealt: boolean;
  readonly passages: readonly AnyPassage[];
  /** As everybody at the table saw it. */
  readonly frames: readonly AnyFrame[];
}

/** Every so many moments are asked for first: then the whole course is seen at once, and becomes finer. */
const FIRST = 4;

/** Has a whole match judged, step by step, by a worker; what is known so far can be shown at any time. */
export class LookingBack {
  readonly decisions = signal<readonly AnyDecision[]>([]);
  readonly strokes = signal<readonly SeatStroke[]>([]);
  readonly moments = signal<readonly Moment[]>([]);
  /** Steps whose decisions are judged. */
  readonly judged = signal(0);
  readonly failed = signal(false);
  readonly #past: Past;
  readonly #judge: Pick<Bots, 'lookBack' | 'moment'>;
  #isClosed = false;

  constructor(past: Past, judge: Pick<Bots, 'lookBack' | 'moment'>) {
    this.#past = past;
    this.#judge = judge;
  }

  get steps(): number {
    return this.#past.passages.length;
  }

  get isDone(): boolean {
    return this.judged.value === this.steps;
  }

  async run(): Promise<void> {
    const { passages, frames } = this.#past;
    const moments = momentsOf(frames);
    const isFirst = (index: number): boolean => index % FIRST === 0 || index === moments.length - 1;
    try {
      for (const frame of moments.filter((_, index) => isFirst(index))) await this.#lookAt(frame);
      const others = moments.filter((_, index) => !isFirst(index));
      for (const [step, passage] of passages.entries()) {
        await this.#judgeStep(step, passage);
        while ((others[0]?.envelope.step ?? Number.POSITIVE_INFINITY) <= step) {
          const next = others.shift();
          if (next !== undefined) await this.#lookAt(next);
        }
        if (this.#isClosed) return;
      }
    } catch {
      if (!this.#isClosed) this.failed.value = true;
    }
  }

  close(): void {
    this.#isClosed = true;
  }

  async #judgeStep(step: number, passage: AnyPassage): Promise<void> {
    const { game, seed: match, isDealt } = this.#past;
    const { decisions, strokes } = await this.#judge.lookBack(game, { passage, step, match, isDealt });
    if (this.#isClosed) return;
    if (decisions.length > 0) this.decisions.value = [...this.decisions.value, ...decisions];
    if (strokes.length > 0) this.strokes.value = [...this.strokes.value, ...strokes];
    this.judged.value = step + 1;
  }

  async #lookAt({ envelope: { view, step } }: AnyFrame): Promise<void> {
    const { game, seats, seed: match } = this.#past;
    const moment = await this.#judge.moment(game, { view, step, seats, match });
    if (this.#isClosed) return;
    this.moments.value = [...this.moments.value, moment].sort((a, b) => a.step - b.step);
  }
}
