import type { Seat } from '#contract/game.ts';
import { callableCards, callableSeats } from './calling.ts';
import { check } from './check.ts';
import { discoveriesIn, familiesIn } from './posing.ts';
import { CHOICES, COUNTERS, type Config, type Move, type View } from './types.ts';

/** Stands for every wrong answer that could be typed. */
const SOMETHING = '?';

/** MH-11: whether `moves` lists every move; of typed answers it cannot. */
export function isComplete({ answers }: Config): boolean {
  return answers === 'choices';
}

/** All that this viewer may do now. */
export function moves(view: View): Move[] {
  const { me, phase, config } = view;
  if (me === 'spectator') return [];
  switch (phase.tag) {
    case 'turn':
      return phase.seat === me ? turnMoves(view, me) : [];
    case 'draw':
      return phase.seat === me ? [{ kind: 'draw' }, { kind: 'decline' }] : [];
    case 'question':
      return phase.seat === me ? answers(config) : [];
    case 'counter':
      return COUNTERS.map((choice): Move => ({ kind: 'counter', with: choice })).filter(
        move => check(view, move).ok,
      );
    case 'over':
      return [];
  }
}

function turnMoves(view: View, me: Seat): Move[] {
  const hand = view.hands[me] ?? [];
  const seats = callableSeats(view, me);
  return [
    ...callableCards(view, hand).flatMap(card => seats.map((from): Move => ({ kind: 'call', card, from }))),
    ...familiesIn(hand, view.config).map((cards): Move => ({ kind: 'pose', cards })),
    ...discoveriesIn(hand).map((cards): Move => ({ kind: 'discoveries', cards })),
  ];
}

function answers(config: Config): Move[] {
  const spoken: Move[] = isComplete(config)
    ? CHOICES.map(choice => ({ kind: 'choose', choice }))
    : [{ kind: 'type', text: SOMETHING }];
  return [...spoken, { kind: 'silence' }];
}
