import { useEffect, useRef } from 'preact/hooks';
import type { Viewer } from '#contract/game.ts';
import { replaceUrl } from '../app/router.ts';
import { makeEyes } from './eyes.ts';
import { type Player, parseStep } from './player.ts';

/** A browser takes about a hundred changes of the address in half a minute: a slider makes more. */
const REST = 250;

/** `path`: the id of a match of this device, or `online/ID`. `seat` as `makeEyes` writes it. */
export function replayUrl(path: string, step: number, seat: string): string {
  return `/replay/${path}?step=${step}&seat=${seat}`;
}

interface AddressOptions {
  readonly path: string;
  readonly player: Player;
  readonly viewer: Viewer;
  readonly query: URLSearchParams;
}

/** The address names the step on stage as soon as it rests, and a changed address goes to its step. */
export function useAddress({ path, player, viewer, query }: AddressOptions): void {
  const asked = query.get('step');
  const written = useRef<string | null>(asked);
  const { step } = player;
  useEffect(() => {
    if (asked === written.current) return;
    written.current = asked;
    const wanted = parseStep(asked);
    if (wanted !== null) player.goToStep(wanted);
  }, [asked, player]);
  // The latest: somebody may change eyes while the step still rests.
  const eyes = useRef(viewer);
  eyes.current = viewer;
  useEffect(() => {
    const timer = setTimeout(() => {
      const now = String(step);
      if (written.current === now && query.get('step') === now && query.get('seat') !== null) return;
      written.current = now;
      replaceUrl(replayUrl(path, step, makeEyes(eyes.current)));
    }, REST);
    return () => clearTimeout(timer);
  }, [path, step, viewer]);
  useEffect(() => () => player.close(), [player]);
}
