import { useLayoutEffect } from 'preact/hooks';

/**
 * Says on the stage itself what lies in its middle (`data-middle="desk"`), for what lies round it to look different. A
 * style sheet could find out by `:has`, but then any touch might have the browser look at every card on the table anew.
 */
export function useMiddle(name: string | null): void {
  useLayoutEffect(() => {
    const stage = document.querySelector<HTMLElement>('.stage');
    if (stage === null || name === null) return undefined;
    stage.dataset['middle'] = name;
    return () => {
      // Whatever follows may lie there already.
      if (stage.dataset['middle'] === name) delete stage.dataset['middle'];
    };
  }, [name]);
}
