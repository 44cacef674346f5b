import { signal } from '@preact/signals';
import type { Shape } from '#contract/game.ts';
import type { Frame } from '#table/history.ts';

/**
 * A match as it is being shown: all frames so far, and the one on stage. What others did is told frame by
 * frame; what the viewer did is there at once. A replay moves `at` by hand.
 */
export class Stage<S extends Shape> {
  readonly frames = signal<readonly Frame<S>[]>([]);
  readonly at = signal(0);
  /** How many pieces of story a frame is looked at before the next: see `beats` in contract/page.ts. */
  beats: (view: S['view']) => number = () => 1;
  readonly #pace: () => number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isHeld = false;
  /** What came in place of the last frame while it was held. */
  #fresh: Frame<S> | null = null;

  /** `pace` in milliseconds a frame; 0 shows the last one at once. */
  constructor(frames: readonly Frame<S>[], at: number, pace: () => number) {
    this.frames.value = frames;
    this.at.value = Math.max(0, Math.min(at, frames.length - 1));
    this.#pace = pace;
  }

  get last(): number {
    return this.frames.value.length - 1;
  }

  /** Whether everything that happened has been shown. */
  get caughtUp(): boolean {
    return this.at.value === this.last;
  }

  push(frame: Frame<S>, atOnce: boolean): void {
    this.#renew();
    const wasCaughtUp = this.caughtUp;
    this.frames.value = [...this.frames.value, frame];
    if (atOnce && wasCaughtUp) this.at.value = this.last;
    else this.tellOn();
  }

  /** Replaces the last frame: it is the same step, but somebody has chosen meanwhile and waits for others. */
  refresh(frame: Frame<S>): void {
    this.#fresh = frame;
    if (!this.#isHeld) this.#renew();
  }

  #renew(): void {
    if (this.#fresh !== null) this.frames.value = this.frames.value.with(this.last, this.#fresh);
    this.#fresh = null;
  }

  /** Goes on telling, if there is more to tell. */
  tellOn(): void {
    if (this.#timer !== undefined || this.#isHeld || this.caughtUp) return;
    const shown = this.frames.value[this.at.value];
    const pace = this.#pace() * (shown === undefined ? 1 : this.beats(shown.envelope.view));
    if (pace === 0) {
      this.at.value = this.last;
      return;
    }
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.at.value = Math.min(this.at.value + 1, this.last);
      this.tellOn();
    }, pace);
  }

  /** Tells nothing more until what it gives back is called: cards are still being dealt. */
  hold(): () => void {
    this.#isHeld = true;
    return () => {
      this.#isHeld = false;
      this.#renew();
      this.tellOn();
    };
  }

  /** Shows the end at once. */
  skip(): void {
    this.stop();
    this.at.value = this.last;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
