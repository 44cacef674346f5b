import { describe, expect, test } from 'vitest';
import { allowed, type Game } from '#contract/game.ts';
import type { Trial } from '#contract/trial.ts';
import { brokenBy } from '#kernel/test/broken-by.ts';
import { type Law, testSeed } from '#kernel/test/laws.ts';
import { sorted } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import type { Mathisto, Move, Past, PastView, Rule, State, View } from '../rules/types.ts';
import { trials } from './trials.ts';

type Sabotage = Partial<Game<Mathisto>>;

/** A view with something changed before all is over. */
function spoilView(change: (view: View, state: State) => View): Sabotage {
  return {
    view: (state, me) => {
      const view = game.view(state, me);
      return state.phase.tag === 'over' ? view : change(view, state);
    },
  };
}

/** A step with something changed afterwards, where it fits. */
function spoilApply(change: (next: State, move: Move, was: State) => State): Sabotage {
  return {
    apply: (state, commits, rng) => {
      const next = game.apply(state, commits, rng);
      const move = commits[0]?.move;
      return move === undefined ? next : change(next, move, state);
    },
  };
}

/** What is refused for one of these reasons is allowed. */
function allow(...reasons: readonly (readonly [Rule, string])[]): Sabotage {
  return {
    check: (view, move) => {
      const verdict = game.check(view, move);
      if (verdict.ok) return verdict;
      return reasons.some(([rule, why]) => rule === verdict.rule && why === verdict.facts['case'])
        ? allowed
        : verdict;
    },
  };
}

const withPast = (view: View, state: State, shows: (past: Past, index: number) => boolean): View => ({
  ...view,
  past: view.past.map((one, i): PastView => {
    const then = state.past[i];
    return then !== undefined && shows(then, i) ? then : one;
  }),
});

const showDraws = spoilView((view, state) => withPast(view, state, () => true));

/** Only what was drawn after giving the last card, or on taking the turn. */
const showDrawsOfEmptyHands = spoilView((view, state) => withPast(view, state, past => past.kind === 'drew'));

/** The first failed call only. */
const showFirstDraw = spoilView((view, state) => {
  const first = state.past.findIndex(past => past.kind === 'called' && past.got === 'drew');
  return withPast(view, state, (_, i) => i === first);
});

const showTheStock = spoilView((view, state) => ({ ...view, top: state.stock.at(-1) ?? '' }) as View);

const showTheNextQuestion = spoilView((view, state) => ({ ...view, next: state.pack.at(-1) ?? 0 }) as View);

/** To the player on the left. */
const showOneHand = spoilView((view, state) => {
  const left = view.me === 'spectator' ? 0 : (view.me + 1) % state.hands.length;
  return { ...view, hands: view.hands.with(left, state.hands[left] ?? []) };
});

/** MH-14, spoilt: only those are asked who can counter. */
const askTheAble: Sabotage = {
  status: state => {
    const status = game.status(state);
    if (state.phase.tag !== 'counter' || status.tag === 'over') return status;
    const able = status.turn.seats.filter(seat => [...game.moves(game.view(state, seat))].length > 1);
    return able.length === 0 ? status : { tag: 'playing', turn: { mode: 'all', seats: able } };
  },
};

const forgetOwnDraws: Sabotage = {
  imagine: (view, rng) => {
    const dream = game.imagine(view, rng);
    const past = dream.past.map((one): Past => (one.kind === 'called' ? { ...one, drawn: null } : one));
    return { ...dream, past };
  },
};

const forgetTheAsked: Sabotage = {
  imagine: (view, rng) => {
    const dream = game.imagine(view, rng);
    return view.phase.tag === 'question' ? { ...dream, pack: [...dream.pack, view.phase.asked.card] } : dream;
  },
};

const giveAndKeep = spoilApply((next, move, was) => {
  const last = next.past.at(-1);
  if (move.kind !== 'call' || last?.kind !== 'called' || last.got !== 'given') return next;
  return { ...next, hands: next.hands.with(last.from, was.hands[last.from] ?? []) };
});

/** MH-15, spoilt: the joker stays, and comes up too. */
const doubleTheJoker = spoilApply((next, move, was) => {
  const last = next.past.at(-1);
  const [before, after] = [was.posed.at(-1), next.posed.at(-1)];
  if (move.kind !== 'counter' || last?.kind !== 'countered' || !before || !after) return next;
  const isTaken = last.choices.includes('joker') || last.choices.includes('super');
  return isTaken ? { ...next, posed: [...next.posed.slice(0, -1), { ...after, cards: before.cards }] } : next;
});

const loseTheQuestion = spoilApply((next, move) =>
  move.kind === 'choose' || move.kind === 'silence' ? { ...next, pack: next.pack.slice(1) } : next,
);

const drawTwice = spoilApply((next, move) => {
  const last = next.past.at(-1);
  const card = next.stock[0];
  if (move.kind !== 'call' || last?.kind !== 'called' || card === undefined || last.got !== 'drew')
    return next;
  return { ...next, hands: next.hands.with(last.caller, sorted([...(next.hands[last.caller] ?? []), card])) };
});

/** MH-20, spoilt. */
const lowestWins: Sabotage = {
  status: state => {
    const status = game.status(state);
    if (status.tag === 'playing') return status;
    const { scores } = status.outcome;
    const ranks = scores.map(score => 1 + scores.filter(other => other < score).length);
    return { tag: 'over', outcome: { ...status.outcome, ranks } };
  },
};

const forgetTheRule: Sabotage = {
  status: state => {
    const status = game.status(state);
    return status.tag === 'playing'
      ? status
      : { tag: 'over', outcome: { ...status.outcome, rule: 'the end' } };
  },
};

/** Calls of what one holds are not listed: there would be no bluff. */
const noBluff: Sabotage = {
  moves: view => {
    const hand = view.me === 'spectator' ? [] : (view.hands[view.me] ?? []);
    return [...game.moves(view)].filter(move => move.kind !== 'call' || !hand.includes(move.card));
  },
};

const onlyTheFirstJoker: Sabotage = {
  moves: view => [...game.moves(view)].filter(move => move.kind !== 'pose' || !move.cards.includes('scribe')),
};

const offerToEverybody: Sabotage = {
  moves: view =>
    view.me !== 'spectator' && view.phase.tag === 'draw' ? [{ kind: 'draw' }] : game.moves(view),
};

const nobodyCounters: Sabotage = {
  moves: view => (view.phase.tag === 'counter' ? [] : game.moves(view)),
};

const chanceAnswers: Sabotage = {
  apply: (state, commits, rng) => {
    const next = game.apply(state, commits, rng);
    calls += 1;
    const isAnswered = next.past.at(-1)?.kind === 'answered';
    return isAnswered ? { ...next, counterPoints: next.counterPoints.with(0, calls) } : next;
  },
};
let calls = 0;

const sabotages: readonly [string, Law, Sabotage][] = [
  ['everybody sees what is drawn', 'secrecy', showDraws],
  ['everybody sees what empty hands draw', 'secrecy', showDrawsOfEmptyHands],
  ['everybody sees the first card drawn', 'secrecy', showFirstDraw],
  ['the next card of the stock is shown', 'secrecy', showTheStock],
  ['the next question is shown', 'secrecy', showTheNextQuestion],
  ['a neighbour’s hand is shown', 'secrecy', showOneHand],
  ['only who can counter is asked', 'secrecy', askTheAble],
  ['imagine forgets what one drew', 'secrecy', forgetOwnDraws],
  ['imagine finds a question twice', 'pieces', forgetTheAsked],
  ['a card is given and kept', 'pieces', giveAndKeep],
  ['a joker is taken and left', 'pieces', doubleTheJoker],
  ['a question does not go under the pack', 'pieces', loseTheQuestion],
  ['a failed call brings a second card', 'pieces', drawTwice],
  ['a family may be called of which one holds nothing', 'check', allow(['MH-6', 'family'])],
  ['a card on the table may be called', 'check', allow(['MH-6', 'shown'])],
  ['one may call oneself', 'check', allow(['MH-6', 'self'])],
  ['five are a family', 'check', allow(['MH-10', 'people'])],
  ['a family may hold two jokers', 'check', allow(['MH-10', 'jokers'], ['MH-2', 'nobody'])],
  ['three discoveries may be posed', 'check', allow(['MH-12', 'count'])],
  ['a counter needs no card', 'check', allow(['MH-15', 'person'], ['MH-16', 'discovery'])],
  ['a bluff is not listed', 'check', noBluff],
  ['a joker is forgotten', 'check', onlyTheFirstJoker],
  ['everybody may draw', 'moves', offerToEverybody],
  ['nobody finds a counter to choose', 'moves', nobodyCounters],
  ['points come from nowhere', 'determinism', chanceAnswers],
  ['the lowest total wins', 'outcome', lowestWins],
  ['the end has no paragraph', 'outcome', forgetTheRule],
];

const GAMES = { picks: 24, runs: 60, seedOf: (n: number) => testSeed(2 * n) };

describe('a spoilt Mathisto fails the laws', () => {
  const trial = trials[1] as Trial<Mathisto>;

  test.each(sabotages)('%s: law "%s"', (_name, law, patch) => {
    expect(brokenBy<Mathisto>({ ...trial, game: { ...trial.game, ...patch } }, GAMES)).toBe(law);
  });
});
