/**
 * All deals that agree with what the learner has seen: every way to deal the unseen cards before the story of a
 * position, each played through by the rules, and kept if it would have looked the same.
 */
import type { Seat } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';
import { rngFor, seedFrom } from '#kernel/rng.ts';
import { type Card, sorted, without } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import type { Move, PastView, State, View } from '../rules/types.ts';
import { type Deed, ME, type Position, rightAnswer, stateOf } from './position.ts';

/** The states in which the learner may be, all equally likely as far as the cards go. */
export function worldsOf(position: Position): readonly State[] {
  const start = stateOf(position);
  const since = position.since ?? [];
  const story = tell(start, since, () => true);
  if (story === null) throw new Error('the story is against the rules');
  const seen = game.view(story, ME).past;
  const looksTheSame = ({ past }: View): boolean =>
    JSON.stringify(past.at(-1)) === JSON.stringify(seen[past.length - 1]);
  const found: State[] = [];
  for (const dealt of dealsOf(start, seen)) {
    const world = tell(dealt, since, looksTheSame);
    if (world !== null) found.push(world);
  }
  return found;
}

/** What the others might hold, and what might lie in the stock where they drew from it. */
function* dealsOf(start: State, seen: View['past']): Generator<State> {
  const others = start.hands.map((_, seat) => seat).filter(seat => seat !== ME);
  const drawn = seen.flatMap(drawnIn);
  const known = drawn.filter(card => card !== null);
  const unseen = without(sorted([...others.flatMap(seat => start.hands[seat] ?? []), ...start.stock]), known);
  for (const { hands, rest } of handsOf(start, others, unseen)) {
    for (const first of fillings(drawn, rest)) {
      yield { ...start, hands, stock: [...without(rest, first), ...first.toReversed()] };
    }
  }
}

/** A card that came from the stock; null if the learner did not see it. */
function drawnIn(one: PastView): readonly (Card | null)[] {
  if (one.kind === 'drew') return [one.drawn];
  return one.kind === 'called' && (one.got === 'drew' || one.got === 'shown') ? [one.drawn] : [];
}

function* handsOf(
  { hands }: Pick<State, 'hands'>,
  [seat, ...others]: readonly Seat[],
  cards: readonly Card[],
): Generator<{ readonly hands: State['hands']; readonly rest: readonly Card[] }> {
  if (seat === undefined) {
    yield { hands, rest: cards };
    return;
  }
  for (const hand of choose(cards, hands[seat]?.length ?? 0)) {
    yield* handsOf({ hands: hands.with(seat, hand) }, others, without(cards, hand));
  }
}

function* choose(cards: readonly Card[], count: number): Generator<readonly Card[]> {
  if (count === 0) yield [];
  const [first, ...rest] = cards;
  if (first === undefined || count === 0 || cards.length < count) return;
  for (const more of choose(rest, count - 1)) yield [first, ...more];
  yield* choose(rest, count);
}

/** Every way to put cards where null stands. */
function* fillings(drawn: readonly (Card | null)[], cards: readonly Card[]): Generator<readonly Card[]> {
  const [first, ...others] = drawn;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const card of first === null ? cards : [first]) {
    for (const more of fillings(others, without(cards, [card]))) yield [card, ...more];
  }
}

/** The state after all of it, or null where a move is against the rules or looks otherwise. */
function tell(start: State, deeds: readonly Deed[], looksRight: (view: View) => boolean): State | null {
  let state = start;
  for (const { seat, move } of deeds) {
    const seen = game.view(state, seat);
    const done = move === 'right-answer' ? rightAnswer(seen) : move;
    if (!game.check(seen, done).ok) return null;
    state = play(state, [{ seat, move: done }]);
    if (!looksRight(game.view(state, ME))) return null;
  }
  return state;
}

/** One step by the rules. Chance only lays out the choices of a question. */
export function play(state: State, deeds: readonly { readonly seat: Seat; readonly move: Move }[]): State {
  const commits = deeds.map(deed => ({ ...deed, elapsedMs: 0, by: 'player' as const }));
  return game.apply(state, commits, CHANCE());
}

const CHANCE = (): Rng => rngFor(seedFrom([]), 0);
