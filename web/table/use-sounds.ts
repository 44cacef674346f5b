import { useEffect, useRef } from 'preact/hooks';
import type { AnyGameUi } from '#contract/page.ts';
import { play } from '../app/sound.ts';
import type { Stage } from './stage.ts';

interface OnStage {
  readonly gameUi: AnyGameUi;
  // oxlint-disable-next-line typescript/no-explicit-any -- the frame does not look inside views and moves
  readonly stage: Stage<any>;
  /** Not while a curtain hides the board: what is heard is also seen. */
  readonly isSeen: boolean;
}

/** Each step that comes on stage is heard. The one that lay there when the page opened, or the device changed hands, is not. */
export function useSounds({ gameUi, stage, isSeen }: OnStage): void {
  const at = stage.at.value;
  const last = useRef({ stage, at });
  useEffect(() => {
    const isNew = last.current.stage === stage && at > last.current.at;
    last.current = { stage, at };
    const [before, after] = [stage.frames.value[at - 1], stage.frames.value[at]];
    if (!isNew || !isSeen || after === undefined) return;
    play(...(gameUi.sounds?.(before?.envelope.view ?? null, after.envelope.view) ?? []));
  }, [stage, at]);
}
