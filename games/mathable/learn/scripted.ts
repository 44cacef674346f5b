import type { Match } from '#kernel/match.ts';
import { openMatch as open } from '#ui/learn/scripted.ts';
import { game } from '../rules/index.ts';
import type { Mathable, State } from '../rules/types.ts';

export function openMatch(state: State): Match<Mathable> {
  return open(game, state, { config: state.config, seats: state.racks.length });
}
