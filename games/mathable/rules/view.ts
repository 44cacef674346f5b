import type { Viewer } from '#contract/game.ts';
import type { State, Turn, TurnView, View } from './types.ts';

/** Shared by all: most turns have nothing drawn, and every table keeps what it showed to each. */
const NONE: readonly never[] = [];

export function view(state: State, me: Viewer): View {
  const mine = me === 'spectator' ? undefined : state.racks[me];
  const myPutBack = me === 'spectator' ? undefined : state.putBack[me];
  return {
    me,
    config: state.config,
    board: state.board,
    rack: mine ?? [],
    rackSizes: state.racks.map(rack => rack.length),
    reserveSize: state.reserve.length,
    scores: state.scores,
    opening: state.opening,
    shown: state.shown,
    putBack: myPutBack ?? [],
    past: state.past,
    turn: turnView(state.turn, me),
    open: state.open === null ? null : turnView(state.open, me),
    ...(state.contested === undefined ? {} : { contested: state.contested }),
    phase: state.phase,
  };
}

function turnView({ seat, began, placements, extras }: Turn, me: Viewer): TurnView {
  if (extras.length === 0) return { seat, began, placements, draws: NONE, drawn: NONE };
  return {
    seat,
    began,
    placements,
    draws: extras.map(({ at }) => at),
    drawn: seat === me ? extras.map(({ tile }) => tile) : [],
  };
}
