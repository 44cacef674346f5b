import type { ComponentChildren } from 'preact';

/** What a room says at its table. */
export interface Around {
  /** What can be done when the match is over. */
  readonly after: ComponentChildren;
  /** In its menu, in place of the invitation. */
  readonly menu: ComponentChildren;
}
