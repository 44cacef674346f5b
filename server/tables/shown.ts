import type { Viewer } from '#contract/game.ts';
import type { WireFrame } from '#protocol/from-server.ts';

/** A frame, and how many events had happened. */
export interface Numbered extends WireFrame {
  readonly n: number;
}

/**
 * The frame that those with one point of view have before them, so that the next can be told as a change. Where
 * nothing is kept they are sent the whole, which is never wrong, only longer.
 */
export class Shown {
  readonly #frames = new Map<Viewer, Numbered>();

  of(viewer: Viewer): Numbered | undefined {
    return this.#frames.get(viewer);
  }

  /** Everybody with this point of view has this frame now, or will have. */
  show(viewer: Viewer, frame: Numbered): void {
    this.#frames.set(viewer, frame);
  }

  /** Nobody has moved for a while: no view is kept for them. */
  clear(): void {
    this.#frames.clear();
  }
}
