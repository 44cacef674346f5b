import { type Game, interrupts, type Outcome, type Seat, type Shape, type Turn } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';
import { type AnyMove, kindsOf } from '../moves.ts';

/** A playout that is not over by then is worth nothing either way. */
const MOST_STEPS = 1_000;
/** So many moves are looked at in one playout; from then on everybody plays as an absent player would. */
const MOST_LOOKED_AT = 600;
/** Of so many choices one is what an absent player would do: somebody may have thought about that. */
const SENSIBLE = 4;
/** A step, with its view and its state, takes about as long as to list so many moves. */
const STEP = 10;
/** As of a player who thinks neither long nor short. */
const ELAPSED_MS = 5_000;

/** Plays imagined worlds to their end, everybody by chance. Counts what it does: work is bounded, not time. */
export class Playouts<S extends Shape> {
  readonly #game: Game<S>;
  readonly #rng: Rng;
  /** Moves looked at so far, and steps taken, of which each counts for several. */
  work = 0;

  constructor(game: Game<S>, rng: Rng) {
    this.#game = game;
    this.#rng = rng;
  }

  /** The outcome after this seat does this, or after nobody does anything in particular. */
  after(world: S['state'], deed: { readonly seat: Seat; readonly move: S['move'] } | null): Outcome | null {
    const limit = this.work + MOST_LOOKED_AT;
    let state = world;
    let mine = deed;
    for (let step = 0; step < MOST_STEPS; step++) {
      const status = this.#game.status(state);
      if (status.tag === 'over') return status.outcome;
      this.work += STEP;
      const commits = this.#actors(status.turn, mine).map(seat => ({
        seat,
        move: seat === mine?.seat ? mine.move : this.#pick(state, seat, status.turn, limit),
        elapsedMs: ELAPSED_MS,
        by: 'bot' as const,
      }));
      state = this.#game.apply(state, commits, this.#rng);
      mine = null;
    }
    return null;
  }

  #actors(turn: Turn, mine: { readonly seat: Seat; readonly move: S['move'] } | null): readonly Seat[] {
    if (mine !== null && (turn.mode === 'any' || interrupts(turn, mine.seat, mine.move))) return [mine.seat];
    if (turn.mode === 'all') return turn.seats;
    return turn.seats.slice(0, 1).map(() => turn.seats[this.#rng.int(turn.seats.length)] as Seat);
  }

  #pick(state: S['state'], seat: Seat, turn: Turn, limit: number): S['move'] {
    const view = this.#game.view(state, seat);
    if (this.work > limit || this.#rng.int(SENSIBLE) === 0) return this.#game.fallback(view);
    const moves = [...this.#game.moves(view)].filter(move => !interrupts(turn, seat, move));
    this.work += moves.length;
    return pickByKind(moves, this.#rng) ?? this.#game.fallback(view);
  }
}

/** First a kind, then one of it: a rare kind is tried as often as one with a hundred variants. */
export function pickByKind<Move extends AnyMove>(moves: readonly Move[], rng: Rng): Move | undefined {
  const kinds = kindsOf(moves);
  const kind = kinds.length > 1 ? kinds[rng.int(kinds.length)] : kinds[0];
  const alike = moves.filter(move => move.kind === kind);
  return alike.length === 0 ? undefined : alike[rng.int(alike.length)];
}
