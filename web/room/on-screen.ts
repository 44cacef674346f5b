import type { OnScreen } from '#contract/page.ts';
import { useLoaded } from '../app/loaded.ts';
import type { Scene } from './screen-scene.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- pages pass views and moves through without looking inside
type AnyOnScreen = OnScreen<any>;

/** What the game has to say to a big screen; null until it is here, and where it says nothing. */
export function useOnScreen({ info, gameUi }: Pick<Scene, 'info' | 'gameUi'>): AnyOnScreen | null {
  const loaded = useLoaded(`on screen ${info.game}`, async () => (await gameUi.onScreen?.()) ?? null).value;
  return loaded.tag === 'here' ? loaded.value : null;
}
