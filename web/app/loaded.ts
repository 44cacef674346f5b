import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

export type Loaded<T> =
  | { readonly tag: 'waiting' }
  | { readonly tag: 'here'; readonly value: T }
  | { readonly tag: 'failed'; readonly error: unknown };

/** Something that arrives later. `key` says when it is another thing. */
export function useLoaded<T>(key: string, load: () => Promise<T>): Signal<Loaded<T>> {
  const state = useSignal<Loaded<T>>({ tag: 'waiting' });
  useEffect(() => {
    let wanted = true;
    state.value = { tag: 'waiting' };
    load().then(
      value => {
        if (wanted) state.value = { tag: 'here', value };
      },
      (error: unknown) => {
        if (wanted) state.value = { tag: 'failed', error };
      },
    );
    return () => {
      wanted = false;
    };
  }, [key]);
  return state;
}
