import { useId } from 'preact/hooks';
import type { Viewer } from '#contract/game.ts';
import type { TellScene } from '#contract/page.ts';
import type { Words } from '#text/words.ts';
import { replaceUrl } from '../app/router.ts';
import type { PageLabel } from '../app/words.ts';
import { inOrder, makeEyes } from './eyes.ts';
import type { Player } from './player.ts';
import { replayUrl } from './use-address.ts';

interface EyesProps {
  readonly viewer: Viewer;
  readonly allowed: readonly Viewer[];
  readonly player: Player;
  /** As in `replayUrl`. */
  readonly path: string;
  readonly scene: TellScene;
}

/** Whose eyes one looks through; before the end there is no choice, and it says why. */
export function Eyes({ viewer, allowed, player, path, scene }: EyesProps) {
  const field = useId();
  const { label }: Words<PageLabel> = scene.words;
  if (allowed.length < 2) return <p class="soft eyes-note">{label('replay.eyes-closed')}</p>;
  const nameOf = (one: Viewer): string =>
    one === 'spectator' ? label('replay.spectator') : scene.seatName(one);
  return (
    <div class="field eyes">
      <label for={field}>{label('replay.eyes')}</label>
      <select
        id={field}
        value={makeEyes(viewer)}
        onChange={event => {
          player.pause();
          replaceUrl(replayUrl(path, player.step, event.currentTarget.value));
        }}
      >
        {inOrder(allowed).map(one => (
          <option key={one} value={makeEyes(one)}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </div>
  );
}
