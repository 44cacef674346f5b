import type { Viewer } from '#contract/game.ts';
import { seenPast } from '#kernel/seen-past.ts';
import type { Cards, Exchange, Past, PastView, Phase, PhaseView, SeenCards, State, View } from './types.ts';

/** What is public, and what this viewer alone has seen. After the end everything is. */
export function view(state: State, me: Viewer): View {
  const over = state.phase.tag === 'over';
  return {
    me,
    config: state.config,
    removed: state.removed,
    deckSize: state.deck.length,
    hands: over ? state.hands : ofSeat(state.hands, me),
    handSizes: state.hands.map(hand => hand.length),
    displays: state.displays,
    round: state.round,
    first: state.first,
    phase: phaseView(state.phase, me),
    past: over ? state.past : pastFor(state.past, me),
    said: state.said,
  };
}

function ofSeat(cards: Cards, me: Viewer): SeenCards {
  return cards.map((list, seat) => (seat === me ? list : null));
}

/** MY-5: the active player alone sees the offers; the others know their own. */
function offersView(offers: Cards, active: number, me: Viewer): SeenCards {
  return me === active ? offers : ofSeat(offers, me).with(active, []);
}

function phaseView(phase: Phase, me: Viewer): PhaseView {
  switch (phase.tag) {
    case 'display':
    case 'present':
    case 'offer':
    case 'over':
      return phase;
    case 'take': {
      const { tag, active, middle, offers } = phase;
      return { tag, active, middle, offers: offersView(offers, active, me) };
    }
  }
}

const pastFor = seenPast((past: Past, me: Viewer): PastView => {
  switch (past.kind) {
    case 'displayed':
    case 'said':
      return past;
    case 'exchanged':
      return exchangeView(past, me);
  }
});

/** Which card the partner gave stays between the two. */
function exchangeView({ kind, active, partner, middle, offers, given }: Exchange, me: Viewer): PastView {
  return {
    kind,
    active,
    partner,
    middle,
    offers: offersView(offers, active, me),
    given: me === active || me === partner ? given : null,
  };
}
