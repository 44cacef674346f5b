import { signal } from '@preact/signals';
import type { Finding } from '#contract/review.ts';
import type { AnyPassage } from '#table/passages.ts';

type Judge = (passage: AnyPassage) => Promise<Finding | null>;

/** Has every step of a match judged, one after the other: first the one on stage, then what follows it. */
export class Reviewer {
  /** By frame, as far as known; null where there is nothing to say. Frame 0 is the start, which nobody chose. */
  readonly findings = signal<ReadonlyMap<number, Finding | null>>(new Map([[0, null]]));
  readonly failed = signal(false);
  readonly #passages: readonly AnyPassage[];
  readonly #judge: Judge;
  #isClosed = false;

  constructor(passages: readonly AnyPassage[], judge: Judge) {
    this.#passages = passages;
    this.#judge = judge;
  }

  get isDone(): boolean {
    return this.findings.value.size > this.#passages.length;
  }

  get faults(): number[] {
    return [...this.findings.value]
      .filter(([, finding]) => finding?.isFault)
      .map(([frame]) => frame)
      .sort((a, b) => a - b);
  }

  /** What led to a frame. */
  passageTo(frame: number): AnyPassage | undefined {
    return this.#passages[frame - 1];
  }

  /** `onStage` is asked before each step, because the viewer moves on meanwhile. */
  async run(onStage: () => number): Promise<void> {
    for (;;) {
      const frame = this.#nextFrom(onStage());
      const passage = frame === undefined ? undefined : this.passageTo(frame);
      if (frame === undefined || passage === undefined) return;
      let finding: Finding | null;
      try {
        finding = await this.#judge(passage);
      } catch {
        this.failed.value = true;
        return;
      }
      if (this.#isClosed) return;
      this.findings.value = new Map(this.findings.value).set(frame, finding);
    }
  }

  close(): void {
    this.#isClosed = true;
  }

  #nextFrom(frame: number): number | undefined {
    const known = this.findings.value;
    const all = [...this.#passages.keys()].map(i => i + 1).filter(one => !known.has(one));
    return all.find(one => one >= frame) ?? all[0];
  }
}
