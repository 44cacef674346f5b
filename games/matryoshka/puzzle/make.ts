/**
 * Finds Matryoshka's ten puzzles. Players who let go of what costs least, and sometimes of anything, play whole
 * games; each decision of the wanted kind is a candidate. All its answers are counted out: one must be better than
 * all others. How hard it is to find is said by a player who takes what is in sight.
 */

import type { Rng } from '#contract/rng.ts';
import { must } from '#kernel/must.ts';
import { rngFor, type Seed } from '#kernel/rng.ts';
import { openAt, readCards, writeCards } from '../learn/position.ts';
import { type Puzzle, type PuzzleGoal, positionOf } from '../learn/puzzles.ts';
import { worthOf } from '../learn/worth.ts';
import { type Card, setOf, sizeOf, without } from '../rules/cards.ts';
import { poolOf } from '../rules/check.ts';
import { game } from '../rules/index.ts';
import { scoreOf, totalOf } from '../rules/score.ts';
import { DISPLAY } from '../rules/setup.ts';
import type { Cards, Move, Round, State, View } from '../rules/types.ts';

const GAMES = 600;
/** A player who takes what is in sight tries so often. */
const TRIES = 300;
const ME = 0;

/** The ten, in order: what to decide, in which round, by how much the answer is better, how often it is found. */
interface Wanted {
  readonly goal: PuzzleGoal;
  readonly level: number;
  readonly round: Round;
  readonly players: number;
  readonly margin: readonly [number, number];
  readonly found: readonly [number, number];
}

const ANY = [0, 1] as const;
const NEVER = [0, 0] as const;

const WANTED: readonly Wanted[] = [
  { goal: 'display', level: 1, round: 1, players: 3, margin: [1, 4], found: [0.2, 0.5] },
  { goal: 'take', level: 1, round: 4, players: 4, margin: [3, 9], found: ANY },
  { goal: 'display', level: 2, round: 4, players: 3, margin: [1, 2], found: ANY },
  { goal: 'offer', level: 2, round: 4, players: 3, margin: [2, 9], found: ANY },
  { goal: 'display', level: 3, round: 2, players: 3, margin: [1, 3], found: [0.03, 0.1] },
  { goal: 'present', level: 3, round: 4, players: 3, margin: [1, 3], found: NEVER },
  { goal: 'take', level: 4, round: 4, players: 4, margin: [1, 2], found: NEVER },
  { goal: 'offer', level: 4, round: 4, players: 3, margin: [1, 1], found: NEVER },
  { goal: 'display', level: 4, round: 3, players: 3, margin: [1, 1], found: [0.012, 0.04] },
  { goal: 'display', level: 5, round: 3, players: 3, margin: [1, 1], found: [0, 0.012] },
];

type Found = Omit<Puzzle, 'number' | 'level'> & { readonly game: number };

export function makePuzzles(): unknown[] {
  const taken = new Set<string>();
  return WANTED.map(wanted => {
    const fitting = candidates(wanted).filter(one => !taken.has(`${wanted.players} ${one.game}`));
    const pick = fitting.sort((a, b) => charmOf(b) - charmOf(a))[0];
    if (pick === undefined) throw new Error(`no position fits ${JSON.stringify(wanted)}: play more games`);
    taken.add(`${wanted.players} ${pick.game}`);
    console.log(wanted.goal, wanted.level, `one of ${fitting.length}`, pick.best, pick.answer);
    const { goal, round, removed, hands, displays, middle, offers, best, answer } = pick;
    return { goal, level: wanted.level, round, removed, hands, displays, middle, offers, best, answer };
  });
}

/** A display where rows and columns both count, and that is no plain block, has more to weigh. */
function charmOf({ goal, answer, best }: Found): number {
  if (goal !== 'display') return best;
  const cards = readCards(answer);
  const { rows, columns } = scoreOf(cards);
  const block = new Set(cards.map(setOf)).size * new Set(cards.map(sizeOf)).size;
  return Math.min(rows, columns) + 2 * Math.min(4, block - cards.length);
}

/** Every decision of one kind, from games of that many players. */
function candidates(wanted: Wanted): Found[] {
  return statesOf(wanted.players).flatMap(({ state, index }) => {
    const found = candidateIn(state, wanted);
    return found === null ? [] : [{ ...found, game: index }];
  });
}

interface Moment {
  readonly state: State;
  /** Of the game. */
  readonly index: number;
}

const played = new Map<number, readonly Moment[]>();

function statesOf(players: number): readonly Moment[] {
  const known = played.get(players) ?? Array.from({ length: GAMES }, (_, i) => playGame(players, i)).flat();
  played.set(players, known);
  return known;
}

function playGame(players: number, index: number): Moment[] {
  const seed: Seed = [index, 2, 0, 1, 6, players, 0, 0];
  const rng = rngFor(seed, 1_000_000);
  const moments: Moment[] = [];
  let state = game.setup({ talk: 'silent' }, players, rngFor(seed, 0));
  for (let step = 1; ; step++) {
    const status = game.status(state);
    if (status.tag === 'over') return moments;
    moments.push({ state, index });
    const commits = status.turn.seats.map(seat => {
      const move = chooseFor(game.view(state, seat), rng);
      return { seat, move, elapsedMs: 0, by: 'bot' as const };
    });
    state = game.apply(state, commits, rngFor(seed, step));
  }
}

/** Mostly sensible: hands that one would really hold. */
function chooseFor(view: View, rng: Rng): Move {
  if (view.phase.tag === 'display' || rng.int(3) > 0) return game.fallback(view);
  const moves = [...game.moves(view)];
  return must(moves[rng.int(moves.length)]);
}

function candidateIn(state: State, { goal, round, margin, found }: Wanted): Omit<Found, 'game'> | null {
  const { phase } = state;
  const seats = state.hands.length;
  const isLast =
    phase.tag === goal && ('active' in phase ? (phase.active + 1) % seats === state.first : true);
  if (state.round !== round || !isLast) return null;
  const me = 'active' in phase && goal !== 'offer' ? phase.active : state.first;
  const turned = <T>(list: readonly T[]): T[] => [...list.slice(me), ...list.slice(0, me)];
  const written = (cards: Cards): string[] => turned(cards).map(writeCards);
  const given = {
    goal,
    round,
    removed: state.removed.join(''),
    hands: written(state.hands),
    displays: written(state.displays),
    middle: 'middle' in phase ? phase.middle : '',
    offers: phase.tag === 'take' ? written(phase.offers) : [],
  };
  const { view } = openAt(positionOf(given)).envelope(ME);
  const ranked = [...game.moves(view)]
    .map(move => ({ move, worth: worthOf(move, view) }))
    .sort((a, b) => b.worth - a.worth);
  const [first, second] = ranked;
  if (first === undefined || second === undefined) return null;
  const lead = first.worth - second.worth;
  if (lead < margin[0] || lead > margin[1]) return null;
  const rate = findingRate(view, first.move);
  if (rate < found[0] || rate > found[1]) return null;
  return { ...given, best: first.worth, answer: writeCards(cardsOf(first.move)) };
}

/** How often the answer is found by somebody who looks at one thing at a time. */
function findingRate(view: View, answer: Move): number {
  if (answer.kind !== 'display')
    return writeCards(cardsOf(atFirstSight(view))) === writeCards(cardsOf(answer)) ? 1 : 0;
  const rng = rngFor([answer.cards.length, totalOf(answer.cards), 5, 0, 0, 0, 0, 0], 0);
  const wanted = writeCards(answer.cards);
  let found = 0;
  for (let i = 0; i < TRIES; i++) {
    if (writeCards(displayByEye(poolOf(view, ME), DISPLAY[view.round], rng)) === wanted) found += 1;
  }
  return found / TRIES;
}

/** Card after card, mostly one that scores at once. */
function displayByEye(pool: readonly Card[], count: number, rng: Rng): Card[] {
  const cards: Card[] = [];
  while (cards.length < count) {
    const left = without(pool, cards);
    const weights = left.map(card => 1 + 4 * (totalOf([...cards, card]) - totalOf(cards)));
    let pick = rng.int(weights.reduce((sum, one) => sum + one, 0));
    let at = 0;
    while (at < weights.length - 1 && pick >= must(weights[at])) pick -= must(weights[at++]);
    cards.push(must(left[at]));
  }
  return cards;
}

/** Takes what adds most to the display; gives away what the rest misses least, whatever comes for it. */
function atFirstSight(view: View): Move {
  const shown = view.displays[ME] ?? [];
  const pool = poolOf(view, ME);
  const liking = (move: Move): number => {
    const cards = cardsOf(move);
    return move.kind === 'take' ? totalOf([...shown, ...cards]) : totalOf(without(pool, cards));
  };
  return must([...game.moves(view)].toSorted((a, b) => liking(b) - liking(a))[0]);
}

function cardsOf(move: Move): readonly Card[] {
  if ('cards' in move) return move.cards;
  return 'card' in move ? [move.card] : [];
}
