import { useEffect } from 'preact/hooks';
import type { Player } from './player.ts';

/** Elements that have a use of their own for arrows or the space bar. */
const OWN_KEYS = 'input, select, textarea, dialog';
const OWN_SPACE = 'button, a, summary';

/** Arrows, Home, End and Space from anywhere on the page, unless the board or a control took them. */
export function useKeys(player: Player): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const on = event.target instanceof Element ? event.target : null;
      if (on?.closest(OWN_KEYS)) return;
      if (event.key === ' ' && on?.closest(OWN_SPACE)) return;
      if (player.press(event.key)) event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [player]);
}
