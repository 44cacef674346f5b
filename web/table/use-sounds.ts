import { useEffect, useRef } from 'preact/hooks';
import type { AnyGameUi } from '#contract/page.ts';
import { storyPace } from '../app/settings.ts';
import { play } from '../app/sound.ts';
import type { Stage } from './stage.ts';

interface OnStage {
  readonly gameUi: AnyGameUi;
  // oxlint-disable-next-line typescript/no-explicit-any -- the frame does not look inside views and moves
  readonly stage: Stage<any>;
  /** Not while a curtain hides the board: what is heard is also seen. */
  readonly isSeen: boolean;
}

/** As a part of a piece of story: a card that flies over the cloth arrives, and is heard then. */
const ARRIVES = 0.2;

/**
 * Each step that comes on stage is heard. The one that lay there when the page opened, or the device changed hands, is
 * not, nor what is skipped.
 */
export function useSounds({ gameUi, stage, isSeen }: OnStage): void {
  const at = stage.at.value;
  const last = useRef({ stage, at });
  useEffect(() => {
    const steps = last.current.stage === stage ? at - last.current.at : 0;
    // Where everything is told at once, the last of it is heard.
    const isNext = storyPace() === 0 ? steps > 0 : steps === 1;
    last.current = { stage, at };
    const [before, after] = [stage.frames.value[at - 1], stage.frames.value[at]];
    if (!isNext || !isSeen || after === undefined) return undefined;
    const sounds = gameUi.sounds?.(before?.envelope.view ?? null, after.envelope.view) ?? [];
    const wait = gameUi.cloth ? ARRIVES * storyPace() : 0;
    if (wait === 0) {
      play(...sounds);
      return undefined;
    }
    const timer = setTimeout(() => play(...sounds), wait);
    return () => clearTimeout(timer);
  }, [stage, at]);
}
