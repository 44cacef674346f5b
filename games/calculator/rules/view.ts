import type { Viewer } from '#contract/game.ts';
import type { State, View } from './types.ts';

/** Everything lies open but the bag and the racks of the others. */
export function view(state: State, me: Viewer): View {
  return {
    me,
    config: state.config,
    board: state.board,
    rack: me === 'spectator' ? null : (state.racks[me] ?? null),
    rackSizes: state.racks.map(rack => rack.length),
    bagSize: state.bag.length,
    supply: state.supply,
    scores: state.scores,
    scored: state.scored,
    draws: state.draws,
    order: state.order,
    turns: state.turns,
    idle: state.idle,
    lastTurn: state.lastTurn,
    past: state.past,
  };
}
