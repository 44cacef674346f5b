/** Random players seldom empty a hand or pose a family: these know where the cards are, and get there soon. */
import type { Commit, Seat } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';
import { FAMILIES } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import type { Config, Move, State } from '../rules/types.ts';

/** A deal that has been played on: until how many families are posed, and up to which moment, chance says. */
export function setupAhead(config: Config, seats: number, rng: Rng): State {
  const families = rng.int(FAMILIES.length + 1);
  const moment = (['turn', 'draw', 'question', 'counter'] as const)[rng.int(4)];
  let state = game.setup(config, seats, rng);
  for (let i = 0; i < MOST_STEPS; i++) {
    if (state.posed.length >= families && state.phase.tag === moment) return state;
    const next = game.apply(state, commitsOf(state, rng), rng);
    if (game.status(next).tag === 'over') return state;
    state = next;
  }
  return state;
}

const MOST_STEPS = 160;

function commitsOf(state: State, rng: Rng): Commit<Move>[] {
  const status = game.status(state);
  const seats = status.tag === 'playing' ? status.turn.seats : [];
  return seats.map(seat => ({ seat, move: choose(state, seat, rng), elapsedMs: 0, by: 'bot' }));
}

/** Most of the time what can be posed is posed, and a card is called where it is. */
function choose(state: State, seat: Seat, rng: Rng): Move {
  const moves = [...game.moves(game.view(state, seat))];
  const posing = moves.filter(({ kind }) => kind === 'pose' || kind === 'discoveries');
  const gaining = moves.filter(move => move.kind === 'call' && state.hands[move.from]?.includes(move.card));
  const good = posing.length > 0 ? posing : gaining;
  const among = good.length > 0 && rng.int(5) > 0 ? good : moves;
  return among[rng.int(among.length)] as Move;
}
