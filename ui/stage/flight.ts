/**
 * Cards fly. Each drawn card carries `data-card="<key>"`: where its drawing was before a step is measured, then where
 * it is after it, and the way between is animated. A card that is known by another name on one side of the step says
 * it in `data-flight`; one that lies face down says so with `data-face="down"`, and turns on its way. A card that was
 * not there may come from a place (`data-place="seat-2"`), and one that is gone may go to one. Nothing waits for it:
 * any touch ends what is running.
 */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { ahead } from '../later.tsx';
import type * as Fly from './fly.ts';

let fly: typeof Fly | null = null;
/** The first picture does not need it; what moves before it is here lies where it goes at once. */
ahead(async () => {
  fly = await import('./fly.ts');
});

/** Which way cards come and go is known when they can fly. */
export function laterWays<Scene extends readonly unknown[]>(
  load: () => Promise<(...scene: Scene) => Fly.Ways>,
): (...scene: Scene) => Fly.Ways {
  let known: ((...scene: Scene) => Fly.Ways) | null = null;
  ahead(async () => {
    known = await load();
  });
  return (...scene) => known?.(...scene) ?? {};
}

/** What lay there before the step that is just being drawn. */
const noted: { seen: Fly.Before | null } = { seen: null };

/** The table measures by itself, but late: call this in what is drawn before it and shows cards, too. */
export function useNotedCards(step: number, pace: number): void {
  const last = useRef(step);
  if (last.current !== step) {
    last.current = step;
    noted.seen = measured(pace);
  }
  useLayoutEffect(() => {
    noted.seen = null;
  }, [step]);
}

/** Call it in a table, before it draws: it measures what is on the page now, and lets fly what has moved after. */
export function useFlights(flights: Fly.Flights): void {
  const { step, pace } = flights;
  const last = useRef(step);
  const before = useRef<Fly.Before | null>(null);
  // Measured while rendering, because only now is the page still as it was.
  if (last.current !== step) {
    last.current = step;
    before.current = noted.seen ?? measured(pace);
  }
  useLayoutEffect(() => {
    const seen = before.current;
    before.current = null;
    if (pace > 0) listen();
    if (seen !== null) fly?.letFly(seen, flights);
  }, [step]);
}

function measured(pace: number): Fly.Before | null {
  return pace > 0 && fly !== null ? fly.lookAround() : null;
}

let isListening = false;

/** A touch anywhere, or a key, ends what is running: flights, and what a style sheet moves. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  for (const touch of ['pointerdown', 'keydown'])
    document.addEventListener(touch, endMotion, { capture: true, passive: true });
}

function endMotion(): void {
  const moving = document.querySelector('main')?.getAnimations({ subtree: true }) ?? [];
  // What goes on for ever has no end to be at.
  for (const one of moving)
    if (one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) one.finish();
}
