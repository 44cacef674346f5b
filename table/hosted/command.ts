import type { Refusal, Seat } from '#contract/game.ts';
import type { ChoiceEvent, TableEvent } from './events.ts';
import type { StandingCommand } from './standing.ts';

/**
 * What somebody at a table would like to happen, named as in protocol/from-client.ts: a message of whoever sits there is
 * a command once it is known at which seat. The host knows that it is they who sit there.
 */
export type Command =
  | {
      readonly t: 'play';
      readonly seat: Seat;
      /** As it came in. */
      readonly move: unknown;
      /** The step that it answers. */
      readonly step: number;
      /** Left out: the player who sits there. */
      readonly by?: ChoiceEvent['by'];
      /** The client's own, see ChoiceEvent. */
      readonly id?: string;
    }
  /** By the host itself: chooses for everybody whose time is up. */
  | { readonly t: 'tick' }
  | StandingCommand;

export type Acted =
  /** Already done here; the host makes the events durable, or throws this table away. */
  | { readonly tag: 'done'; readonly events: readonly TableEvent[] }
  /** This command was followed before. */
  | { readonly tag: 'repeat' }
  | { readonly tag: 'refused'; readonly refusal: Refusal<string> }
  | { readonly tag: 'trouble'; readonly why: 'not-playing' | 'not-now' };
