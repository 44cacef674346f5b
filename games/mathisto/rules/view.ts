import type { Viewer } from '#contract/game.ts';
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
    past: over ? state.past : state.past.map(one => pastView(one, me)),
  };
}

/** Which card came from the stock is seen by whoever drew it, and by all if it was shown (MH-8). */
function pastView(past: Past, me: Viewer): PastView {
  switch (past.kind) {
    case 'called':
      return past.drawn === null || past.got === 'shown' || past.caller === me ? past : closed(past);
    case 'drew':
      return past.seat === me ? past : closed(past);
    case 'declined':
    case 'posed':
    case 'discoveries':
    case 'answered':
    case 'countered':
      return past;
  }
}

type Drawing = Extract<Past, { readonly drawn: unknown }>;

/** Made once: what is past does not change, and views that share it are soon compared. */
const CLOSED = new WeakMap<Drawing, PastView>();

/** For those who did not see the card. */
function closed(past: Drawing): PastView {
  const known = CLOSED.get(past);
  if (known !== undefined) return known;
  const made = withoutCard(past);
  CLOSED.set(past, made);
  return made;
}

function withoutCard(past: Drawing): PastView {
  if (past.kind === 'drew') return { kind: past.kind, seat: past.seat, drawn: null };
  const { kind, caller, from, card, got } = past;
  return { kind, caller, from, card, got, drawn: null };
}
