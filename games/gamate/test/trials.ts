import fc from 'fast-check';
import type { Commit, Viewer } from '#contract/game.ts';
import type { Json } from '#contract/json.ts';
import type { Rng } from '#contract/rng.ts';
import type { Trial } from '#contract/trial.ts';
import { COLOURS } from '../data/symbols.ts';
import { type Card, HIGHEST } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import { type Config, type Gamate, type Move, type State, type View, WAYS } from '../rules/types.ts';

const number = fc.integer({ min: 0, max: 50 });
const definition: fc.Arbitrary<unknown> = fc.letrec<{ one: unknown }>(tie => ({
  one: fc.oneof(
    { maxDepth: 4 },
    fc.record({ is: fc.constant('run'), from: number, to: number }),
    fc.record({ is: fc.constant('multiples'), of: number }),
    fc.record({ is: fc.constantFrom('colour', 'only'), colour: fc.constantFrom(...COLOURS) }),
    fc.constant({ is: 'odd' }),
    fc.record({ is: fc.constant('not'), term: tie('one') }),
    fc.record({ is: fc.constantFrom('and', 'or'), terms: fc.array(tie('one'), { maxLength: 4 }) }),
  ),
})).one;

const anyMove = fc.oneof(
  fc.record({ kind: fc.constantFrom('pass', 'forfeit') }),
  fc.record({ kind: fc.constantFrom('bid', 'oppose'), trumps: definition }),
  fc.record({ kind: fc.constant('announce'), way: fc.constantFrom(...WAYS), tricks: number }),
  fc.record({ kind: fc.constant('lead'), hand: fc.nat(4), card: number }),
  fc.record({ kind: fc.constantFrom('force', 'dodge', 'cut', 'renounce'), card: number }),
);

/** `runs`: games differ in length, and a run has at most 400 steps. */
function trial(name: string, config: Config, runs: number): Trial<Gamate> {
  return {
    name,
    game,
    config,
    seats: 4,
    anyMove,
    tries,
    eager: ['announce', 'lead', 'force', 'cut', 'dodge'],
    secrets,
    redeal,
    counterpart,
    pieces,
    rankedBy,
    runs,
  };
}

export const trials: readonly Trial<Gamate>[] = [
  trial('one deal', { definitions: 'plain', floor: '6', length: 'deals-1' }, 12),
  trial('rubber', { definitions: 'plain', floor: '6', length: 'rubber' }, 8),
  trial('one game, floor 1', { definitions: 'plain', floor: '1', length: 'game' }, 8),
  trial('two deals, combined definitions', { definitions: 'extended', floor: '7', length: 'deals-2' }, 5),
];

const NUMBERS = Array.from({ length: HIGHEST + 2 }, (_, i) => i);
/** At the edges of what is legal, on both sides; more combinations than `moves` knows. */
const DEFINITIONS: readonly unknown[] = [
  ...[1, 2, 8, 9].map(of => ({ is: 'multiples', of })),
  ...COLOURS.map(colour => ({ is: 'only', colour })),
  ...[
    [0, 5],
    [1, 24],
    [1, 25],
    [24, 48],
    [47, 48],
    [48, 49],
    [9, 9],
    [9, 8],
  ].map(([from, to]) => ({ is: 'run', from, to })),
  { is: 'not', term: { is: 'odd' } },
  { is: 'and', terms: [{ is: 'odd' }, { is: 'run', from: 3, to: 9 }] },
];

/** Every card in every role from every hand; all announcements; definitions at the edge. */
function* tries({ handSizes }: View): Iterable<unknown> {
  yield { kind: 'pass' };
  yield { kind: 'forfeit' };
  for (const trumps of DEFINITIONS) {
    yield { kind: 'bid', trumps };
    yield { kind: 'oppose', trumps };
  }
  for (const card of NUMBERS) {
    for (const hand of handSizes.keys()) yield { kind: 'lead', hand, card };
    for (const kind of ['force', 'dodge', 'cut', 'renounce']) yield { kind, card };
    for (const way of WAYS) yield { kind: 'announce', way, tricks: card };
  }
}

/** The seats whose cards this viewer does not see. */
function hiddenFrom({ hands, contract, phase }: State, viewer: Viewer): number[] {
  const isLaid = contract !== null && phase.tag !== 'opposition';
  const dummy = isLaid ? (contract.declarer + 2) % 4 : null;
  return [...hands.keys()].filter(seat => seat !== viewer && seat !== dummy);
}

/** Card by card: a view that gives away a single one is caught. */
function secrets(state: State, viewer: Viewer): Record<string, Json> {
  const found: Record<string, Json> = {};
  for (const seat of hiddenFrom(state, viewer)) {
    for (const [i, card] of (state.hands[seat] ?? []).entries())
      found[`${viewer}: card ${i} of hand ${seat}`] = card;
  }
  return found;
}

/** All cards that this viewer does not see change places at random, card by card. */
function redeal(state: State, viewer: Viewer, rng: Rng): State {
  const hidden = hiddenFrom(state, viewer);
  const places = hidden.flatMap(seat => [...(state.hands[seat] ?? []).keys()].map(at => ({ seat, at })));
  const hands = state.hands.map(hand => [...hand]);
  for (const [i, to] of rng.shuffle(places).entries()) {
    const from = places[i] as (typeof places)[number];
    (hands[to.seat] as Card[])[to.at] = state.hands[from.seat]?.[from.at] as Card;
  }
  return { ...state, hands: hands.map(hand => hand.sort((a, b) => a - b)) };
}

/** All moves are open. The one that settles the contract lays dummy, and everybody learns that hand by right. */
function counterpart({ move, seat }: Commit<Move>, state: State, onlooker: Viewer): Move | null {
  const { phase, answers, contract } = state;
  if (phase.tag !== 'opposition') return move;
  const declarer = move.kind === 'oppose' ? seat : contract?.declarer;
  const isSettled = move.kind === 'oppose' || answers.length === 2;
  return isSettled && declarer !== undefined && onlooker !== (declarer + 2) % 4 ? null : move;
}

function pieces({ hands, tricks, trick }: State): Card[] {
  return [...hands.flat(), ...[...tricks, trick].flat().map(({ card }) => card)];
}

/** GA-17: games before points. */
function rankedBy({ phase, score }: State): number[] {
  const [even, odd] = phase.tag === 'over' && phase.rule === 'GA-17' ? score.games : score.totals;
  return [even, odd, even, odd];
}
