import type { Sound } from '#contract/sound.ts';
import { sound } from './settings.ts';

let player: Promise<{ readonly play: (sounds: readonly Sound[]) => Promise<void> }> | undefined;

/** Makes sounds, one after the other, if they are wanted. What makes them is loaded with the first. */
export function play(...sounds: readonly Sound[]): void {
  if (sound.value === 'off' || sounds.length === 0) return;
  player ??= import('#ui/sound/player.ts');
  player
    .then(({ play: playAll }) => playAll(sounds))
    .catch(() => {
      // A device without a loudspeaker, a part that did not arrive: what a sound says is also seen.
      player = undefined;
    });
}
