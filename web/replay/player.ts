import { signal } from '@preact/signals';
import type { AnyFrame } from '#table/history.ts';
import { Stage } from '../table/stage.ts';

/** Milliseconds that a step stays before the next one, at the usual speed: time to read its sentence. */
const READING = 1400;

/** How long a step stays. With stories "at once" the pages still turn one by one: nothing else moves then. */
export function readingPace(speed: number): number {
  return READING / (speed === 0 ? 1 : speed);
}

// oxlint-disable-next-line typescript/no-explicit-any -- nobody looks inside views here
type AnyStage = Stage<any>;

/** A finished story and a hand on it: one step on, one back, or by itself. */
export class Player {
  readonly stage: AnyStage;
  readonly playing = signal(false);
  readonly #unsubscribe: () => void;

  constructor(frames: readonly AnyFrame[], step: number, pace: () => number) {
    this.stage = new Stage(frames, indexOf(frames, step), pace);
    this.#unsubscribe = this.stage.at.subscribe(() => {
      if (this.stage.caughtUp) this.playing.value = false;
    });
  }

  /** The step on stage, as the address and the command line count it. */
  get step(): number {
    return this.stage.frames.value[this.stage.at.value]?.envelope.step ?? 0;
  }

  /** By hand: what plays by itself stops. */
  goTo(index: number): void {
    this.pause();
    this.stage.at.value = Math.max(0, Math.min(index, this.stage.last));
  }

  goToStep(step: number): void {
    this.goTo(indexOf(this.stage.frames.value, step));
  }

  /** At the end it begins again. */
  toggle(): void {
    if (this.playing.value) {
      this.pause();
      return;
    }
    if (this.stage.caughtUp) this.stage.at.value = 0;
    this.playing.value = !this.stage.caughtUp;
    this.stage.tellOn();
  }

  pause(): void {
    this.stage.stop();
    this.playing.value = false;
  }

  /** Whether the key was one of ours. */
  press(key: string): boolean {
    const at = this.stage.at.value;
    switch (key) {
      case 'ArrowLeft':
        this.goTo(at - 1);
        return true;
      case 'ArrowRight':
        this.goTo(at + 1);
        return true;
      case 'Home':
        this.goTo(0);
        return true;
      case 'End':
        this.goTo(this.stage.last);
        return true;
      case ' ':
        this.toggle();
        return true;
      default:
        return false;
    }
  }

  close(): void {
    this.pause();
    this.#unsubscribe();
  }
}

/** `42` in the address; null if it is no number of a step. */
export function parseStep(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** The frame that shows a step: one choice may have completed two, then the frame after it. */
function indexOf(frames: readonly AnyFrame[], step: number): number {
  const found = frames.findIndex(({ envelope }) => envelope.step >= step);
  return found === -1 ? frames.length - 1 : found;
}
