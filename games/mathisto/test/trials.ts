import fc from 'fast-check';
import type { Commit, Seat, Viewer } from '#contract/game.ts';
import type { Json } from '#contract/json.ts';
import type { Rng } from '#contract/rng.ts';
import type { Trial } from '#contract/trial.ts';
import {
  ALL_CARDS,
  ALL_DISCOVERIES,
  type Card,
  cardsOf,
  FAMILIES,
  FAMILY_CARDS,
  JOKERS,
  sorted,
} from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import { COUNTERS, type Config, type Mathisto, type Move, type State, type View } from '../rules/types.ts';
import { view as viewOf } from '../rules/view.ts';
import { setupAhead } from './ahead.ts';
import { USUAL } from './position.ts';

const cards = fc.array(fc.constantFrom(...ALL_CARDS), { maxLength: 8 });

const anyMove = fc.oneof(
  fc.record({ kind: fc.constant('call'), card: fc.constantFrom(...ALL_CARDS), from: fc.nat(6) }),
  fc.record({ kind: fc.constantFrom('pose', 'discoveries'), cards }),
  fc.record({ kind: fc.constantFrom('draw', 'decline', 'silence') }),
  fc.record({ kind: fc.constant('choose'), choice: fc.nat(4) }),
  fc.record({ kind: fc.constant('type'), text: fc.string({ maxLength: 90 }) }),
  fc.record({ kind: fc.constant('counter'), with: fc.constantFrom(...COUNTERS) }),
);

interface Table extends Partial<Config> {
  readonly seats: number;
  readonly runs: number;
}

/** `runs`: a game of many takes longer than one of three. */
function trial(name: string, { seats, runs, ...changed }: Table): Trial<Mathisto> {
  return {
    name,
    game,
    config: { ...USUAL, ...changed },
    seats,
    anyMove,
    tries,
    eager: ['pose', 'discoveries', 'choose', 'draw', 'counter'],
    secrets,
    redeal,
    counterpart,
    pieces,
    runs,
  };
}

/** From the middle of a game, so that its end is seen too. */
function later(name: string, table: Table): Trial<Mathisto> {
  return {
    ...trial(`${name}, later on`, table),
    game: { ...game, setup: setupAhead },
    secrets: roughSecrets,
  };
}

export const trials: readonly Trial<Mathisto>[] = [
  trial('three players', { seats: 3, runs: 3 }),
  later('three players', { seats: 3, runs: 6 }),
  later('four players, the second starts', { seats: 4, runs: 4, starter: '2' }),
  later('six players', { seats: 6, runs: 4 }),
  later('three players, simplified', { seats: 3, runs: 5, form: 'simplified' }),
  later('three players, typed answers', { seats: 3, runs: 3, answers: 'open', record: 'hidden' }),
];

/** Every call; families with one card too few, too many, and right; every counter and every answer. */
function* tries({ me, hands, handSizes }: View): Iterable<unknown> {
  const hand = me === 'spectator' ? [] : (hands[me] ?? []);
  for (const card of FAMILY_CARDS) {
    for (let from = 0; from <= handSizes.length; from++) yield { kind: 'call', card, from };
  }
  for (const family of FAMILIES) {
    const held = hand.filter(card => cardsOf(family).some(one => one === card));
    if (held.length < 4) continue;
    for (const jokers of [[], ['bourbaki'], ['scribe'], [...JOKERS]]) {
      yield { kind: 'pose', cards: [...held, ...jokers] };
      for (const left of held)
        yield { kind: 'pose', cards: [...held.filter(card => card !== left), ...jokers] };
    }
  }
  const discoveries = ALL_DISCOVERIES.filter(card => hand.includes(card));
  for (let count = 2; count <= discoveries.length; count++) {
    yield { kind: 'discoveries', cards: discoveries.slice(0, count) };
    yield { kind: 'discoveries', cards: discoveries.slice(-count) };
  }
  for (const choice of COUNTERS) yield { kind: 'counter', with: choice };
  for (const choice of [0, 1, 2, 3]) yield { kind: 'choose', choice };
  for (const kind of ['draw', 'decline', 'silence']) yield { kind };
  yield { kind: 'type', text: 'π²/6' };
}

/**
 * Card by card, draw by draw. Late in a game much can be concluded: what lies beyond the first seven cards, or
 * was drawn after the third, goes by one name.
 */
function secrets(state: State, viewer: Viewer): Record<string, Json> {
  const found: Record<string, Json> = {};
  for (const [i, next] of state.pack.slice(-3).entries())
    found[`${viewer}: question ${i} from the top`] = next;
  if (state.phase.tag === 'over') return found;
  for (const [seat, hand] of state.hands.entries()) {
    if (seat === viewer) continue;
    for (const [i, held] of hand.entries()) found[`${viewer}: card ${Math.min(i, 6)} of hand ${seat}`] = held;
  }
  for (const [i, next] of state.stock.entries())
    found[`${viewer}: card ${Math.min(i, 6)} of the stock`] = next;
  const draws = state.hands.map(() => 0);
  for (const past of state.past) {
    const seat = past.kind === 'called' ? past.caller : past.kind === 'drew' ? past.seat : viewer;
    if (seat === viewer || !('drawn' in past) || past.drawn === null) continue;
    if (past.kind === 'called' && past.got === 'shown') continue;
    const count = draws[seat as Seat] ?? 0;
    draws[seat as Seat] = count + 1;
    found[`${viewer}: draw ${Math.min(count, 3)} of ${seat}`] = past.drawn;
  }
  return found;
}

/** Later on most single cards can be concluded from the calls, and rightly so; whole hands cannot. */
function roughSecrets(state: State, viewer: Viewer): Record<string, Json> {
  if (state.phase.tag === 'over') return {};
  const hands = state.hands.map((hand, seat): [string, Json] => [`${viewer}: hand ${seat}`, hand]);
  const others = hands.filter((_, seat) => seat !== viewer);
  return Object.fromEntries([
    ...others,
    [`${viewer}: the stock`, state.stock],
    [`${viewer}: the pack`, state.pack],
  ]);
}

/** All that this viewer does not see, dealt again. What was called before need not make sense any more. */
function redeal(state: State, viewer: Viewer, rng: Rng): State {
  // Now and then the same questions, so that what happens at a question can be compared.
  const pack = rng.int(2) === 0 ? state.pack : rng.shuffle(state.pack);
  if (state.phase.tag === 'over') return { ...state, pack };
  const others = state.hands.filter((_, seat) => seat !== viewer).flat();
  const hidden = rng.shuffle([...others, ...state.stock]);
  const hands = state.hands.map((hand, seat) =>
    seat === viewer ? hand : sorted(hidden.splice(0, hand.length)),
  );
  const seen = viewOf(state, viewer).past;
  const past = state.past.map((one, i): State['past'][number] => {
    const shown = seen[i];
    const isHidden = 'drawn' in one && one.drawn !== null && shown !== undefined && 'drawn' in shown;
    return isHidden && shown.drawn === null
      ? { ...one, drawn: ALL_CARDS[rng.int(ALL_CARDS.length)] as Card }
      : one;
  });
  return { ...state, hands, stock: hidden, pack, past };
}

/** The same move, where it leads to nothing that this onlooker learns by right: a card given, shown or drawn. */
function counterpart({ move, seat }: Commit<Move>, state: State, onlooker: Viewer, was: State): Move | null {
  const sameQuestion = state.pack.at(-1) === was.pack.at(-1);
  const cards = onlooker === 'spectator' ? 2 : (was.hands[onlooker]?.length ?? 0);
  switch (move.kind) {
    case 'call': {
      const { card, from } = move;
      const answers = ({ hands, stock }: State): boolean[] => [
        hands[from]?.includes(card) === true,
        stock.at(-1) === card,
      ];
      return String(answers(state)) === String(answers(was)) && cards > 0 ? move : null;
    }
    case 'pose':
      return sameQuestion ? move : null;
    case 'counter':
      // Whoever puts the last card draws, and may look.
      return sameQuestion && cards > 1 ? move : null;
    case 'discoveries':
    case 'draw':
    case 'decline':
    case 'choose':
    case 'type':
    case 'silence':
      return seat === onlooker ? null : move;
  }
}

function pieces({ hands, stock, pack, posed, discoveries, phase }: State): (Card | number)[] {
  const asked = phase.tag === 'question' ? [phase.asked.card] : [];
  const shown = [...posed.flatMap(one => one.cards), ...(discoveries?.cards ?? [])];
  return [...hands.flat(), ...stock, ...shown, ...pack, ...asked];
}
