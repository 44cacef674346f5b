import type { Viewer } from '#contract/game.ts';
import { dummyOf } from './turn.ts';
import type { State, View } from './types.ts';

/** All but the hands is public; of those a viewer sees the own one, and the dummy once it is laid (GA-10). */
export function view(state: State, me: Viewer): View {
  const dummy = dummyOf(state);
  return {
    me,
    config: state.config,
    dealer: state.dealer,
    hands: state.hands.map((hand, seat) => (seat === me || seat === dummy ? hand : null)),
    handSizes: state.hands.map(hand => hand.length),
    dummy,
    calls: state.calls,
    answers: state.answers,
    contract: state.contract,
    announced: state.announced,
    tricks: state.tricks,
    trick: state.trick,
    phase: state.phase,
    score: state.score,
    past: state.past,
    lastTrick: state.lastTrick,
  };
}
