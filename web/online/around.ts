import type { ComponentChildren, ComponentType } from 'preact';
import type { HeadProps } from '../table/table-frame.tsx';

/** What a room says at its table. */
export interface Around {
  /** What can be done when the match is over. */
  readonly after: ComponentChildren;
  /** In its menu, in place of the invitation. */
  readonly menu: ComponentChildren;
  /** On a phone that is a hand: in place of the bar. */
  readonly Head?: ComponentType<HeadProps>;
}
