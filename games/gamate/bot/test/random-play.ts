import type { Commit, Seat } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';
import { rngFor } from '#kernel/rng.ts';
import { game } from '../../rules/index.ts';
import { readDefinition } from '../../rules/notation.ts';
import type { Config, Move, State, View } from '../../rules/types.ts';

export const PLAIN: Config = { definitions: 'plain', floor: '6', length: 'deals-2' };
export const EXTENDED: Config = { definitions: 'extended', floor: '1', length: 'deals-2' };

export function rngOf(seed: number, step = 0): Rng {
  return rngFor([seed, 2, 3, 4, 5, 6, 7, 8], step);
}

const SPOKEN = ['odd', 'multiples 6', 'only green', 'run 4 12'];
const COMBINED = ['not multiples 2 and run 1 40', 'red and not (blue or run 1 9)'];

/** Few definitions, so that some are repeated; no forfeit, so that most deals are played. */
export function randomMove(view: View, rng: Rng): Move {
  const { phase, config } = view;
  if ((phase.tag === 'auction' || phase.tag === 'opposition') && rng.int(2) === 0) {
    const texts = config.definitions === 'plain' ? SPOKEN : [...SPOKEN, ...COMBINED];
    const trumps = readDefinition(texts[rng.int(texts.length)] ?? '');
    if (trumps !== null) return { kind: phase.tag === 'auction' ? 'bid' : 'oppose', trumps };
  }
  if (phase.tag === 'auction' || phase.tag === 'opposition') return { kind: 'pass' };
  const moves = [...game.moves(view)].filter(({ kind }) => kind !== 'forfeit');
  return moves[rng.int(moves.length)] as Move;
}

export interface Step {
  readonly state: State;
  readonly seat: Seat;
  readonly move: Move;
}

/** Every state of a match by the real rules, with what is done there. */
export function* wholeMatch(
  { config, seed }: { readonly config: Config; readonly seed: number },
  choose: (view: View, rng: Rng) => Move,
): Generator<Step> {
  let state = game.setup(config, 4, rngOf(seed));
  for (let step = 1; ; step++) {
    const status = game.status(state);
    if (status.tag === 'over') return;
    const seat = status.turn.seats[0] as Seat;
    const move = choose(game.view(state, seat), rngOf(seed, 10_000 + step));
    yield { state, seat, move };
    const commits: Commit<Move>[] = [{ seat, move, elapsedMs: 0, by: 'bot' }];
    state = game.apply(state, commits, rngOf(seed, step));
  }
}

/** Views of those who must act, at every so many steps of random matches. */
export function positions(config: Config, every: number): { view: View; seed: number; state: State }[] {
  const found: { view: View; seed: number; state: State }[] = [];
  for (let seed = 0; seed < 4; seed++) {
    let step = seed;
    for (const { state, seat } of wholeMatch({ config, seed }, randomMove)) {
      if (step++ % every === 0) found.push({ view: game.view(state, seat), seed: 1000 * seed + step, state });
    }
  }
  return found;
}
