import type { Viewer } from '#contract/game.ts';
import { seenPast } from '#kernel/seen-past.ts';
import type { Past, PastView, State, View } from './types.ts';

/** What is public, and what this viewer holds and drew. After the end the hands and the stock are open. */
export function view(state: State, me: Viewer): View {
  const over = state.phase.tag === 'over';
  return {
    me,
    config: state.config,
    starter: state.starter,
    hands: state.hands.map((hand, seat) => (over || seat === me ? hand : null)),
    handSizes: state.hands.map(hand => hand.length),
    stockSize: state.stock.length,
    stock: over ? state.stock : null,
    posed: state.posed,
    discoveries: state.discoveries,
    counterPoints: state.counterPoints,
    idleCalls: state.idleCalls,
    phase: state.phase,
    past: over ? state.past : pastFor(state.past, me),
  };
}

/** Which card came from the stock is seen by whoever drew it, and by all if it was shown (MH-8). */
const pastFor = seenPast((past: Past, me: Viewer): PastView => {
  switch (past.kind) {
    case 'called': {
      const { kind, caller, from, card, got, drawn } = past;
      const isSeen = drawn === null || got === 'shown' || caller === me;
      return isSeen ? past : { kind, caller, from, card, got, drawn: null };
    }
    case 'drew':
      return past.seat === me ? past : { kind: past.kind, seat: past.seat, drawn: null };
    case 'declined':
    case 'posed':
    case 'discoveries':
    case 'answered':
    case 'countered':
      return past;
  }
});
