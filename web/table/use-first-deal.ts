import { useLayoutEffect, useState } from 'preact/hooks';
import type { AnyGameUi } from '#contract/page.ts';
import { atRest } from '#ui/at-rest.ts';
import { storyPace } from '../app/settings.ts';
import { play } from '../app/sound.ts';
import type { AnyStage } from './framed-table.ts';

interface Opened {
  readonly gameUi: AnyGameUi;
  readonly stage: AnyStage;
  /** Not while a curtain hides the hands. */
  readonly isSeen: boolean;
}

/** Milliseconds after which nobody waits for what deals: the cards lie there, as `undealt` in cards.css says. */
const LATE = 800;
/** Milliseconds from one sound of dealing to the next, and how many are heard. */
const BEAT = 300;
const BEATS = 4;

/**
 * A table that is opened before anything happened: its cards are dealt, and the story waits for that. Says whether
 * they are not seen yet. Whoever touches something sees them at once.
 */
export function useFirstDeal({ gameUi, stage, isSeen }: Opened): boolean {
  const [from] = useState(() => (isSeen && storyPace() > 0 ? placeOf(gameUi, stage) : null));
  const [isAwaited, setAwaited] = useState(from !== null);
  useLayoutEffect(() => {
    if (from === null) return undefined;
    const tellOn = stage.hold();
    const timers: ReturnType<typeof setTimeout>[] = [];
    let isOver = false;
    const end = (): void => {
      isOver = true;
      for (const one of timers) clearTimeout(one);
      for (const touch of TOUCHES) removeEventListener(touch, end, true);
      setAwaited(false);
      tellOn();
    };
    for (const touch of TOUCHES) addEventListener(touch, end, true);
    timers.push(setTimeout(end, LATE));
    atRest()
      .then(() => import('#ui/stage/deal.ts'))
      .then(({ deal }) => {
        if (isOver) return undefined;
        for (const one of timers) clearTimeout(one);
        setAwaited(false);
        for (let i = 0; i < BEATS; i++) timers.push(setTimeout(() => play({ kind: 'deal' }), i * BEAT));
        return deal({ from, pace: storyPace() }).then(end);
      })
      // A table can be played without.
      .catch(end);
    return end;
  }, []);
  return isAwaited;
}

const TOUCHES = ['pointerdown', 'keydown'];

function placeOf({ dealtFrom }: AnyGameUi, stage: AnyStage): string | null {
  const first = stage.frames.value[0];
  return first === undefined || stage.at.value > 0 ? null : (dealtFrom?.(first.envelope.view) ?? null);
}
