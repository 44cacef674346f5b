import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** What is said where something is awaited: nothing, unless it did not come. */
export const Excuse = createContext<ComponentChildren>(null);

/** The place of something that is still to come. */
export function Waiting() {
  return (
    <p class="waiting" role="status">
      {useContext(Excuse)}
    </p>
  );
}
