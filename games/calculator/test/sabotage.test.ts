import { describe, expect, test } from 'vitest';
import { type Game, refused } from '#contract/game.ts';
import type { Trial } from '#contract/trial.ts';
import { brokenBy } from '#kernel/test/broken-by.ts';
import { contract } from '#kernel/test/contract.ts';
import type { Law } from '#kernel/test/laws.ts';
import { game } from '../rules/index.ts';
import { sorted } from '../rules/tokens.ts';
import type { Calculator, Move, Past, Rule, State, View } from '../rules/types.ts';
import { trials } from './trials.ts';

type Sabotage = Partial<Game<Calculator>>;
type Leaky = View & { readonly leak: number };

/** A view that gives away one number of the second player to everybody, and an `imagine` that covers up for it. */
const leakOneNumber: Sabotage = {
  view: (state, me) => ({ ...game.view(state, me), leak: state.racks[1]?.[3] ?? 0 }) as View,
};
const leakAndCoverUp: Sabotage = {
  ...leakOneNumber,
  imagine: (view, rng) => {
    const state = game.imagine(view, rng);
    const { leak } = view as Leaky;
    const rack = state.racks[1] ?? [];
    const at = state.bag.indexOf(leak);
    if (rack.length < 4 || view.me === 1 || at < 0) return state;
    // The number comes out of the bag, and what was imagined in its place goes there.
    const bag = state.bag.with(at, rack[3] as number);
    return { ...state, bag, racks: state.racks.with(1, rack.with(3, leak)) };
  },
};

const showTheBag: Sabotage = {
  view: (state, me) => ({ ...game.view(state, me), leak: state.bag.at(-1) ?? 0 }) as View,
};

/** What a turn leaves behind, spoilt after the rules have had their say. */
function afterEach(spoil: (next: State, move: Move, before: State) => State): Sabotage {
  return {
    apply: (state, commits, rng) => {
      const next = game.apply(state, commits, rng);
      const move = commits[0]?.move;
      return move === undefined ? next : spoil(next, move, state);
    },
  };
}

const tellWhatWasExchanged = afterEach((next, move) => {
  if (move.kind !== 'exchange' || move.tokens.length === 0) return next;
  const told = { ...(next.past.at(-1) as Past), tokens: move.tokens };
  return { ...next, past: [...next.past.slice(0, -1), told as Past] };
});

const drawFromNowhere = afterEach((next, move) =>
  move.kind === 'play' ? { ...next, racks: next.racks.map(rack => sorted([...rack, 5])) } : next,
);

const drawBackWhatWasSetAside = afterEach((next, move, before) =>
  move.kind === 'exchange' ? { ...next, racks: before.racks } : next,
);

const signsForNothing = afterEach((next, _move, before) => ({ ...next, supply: before.supply }));

const loseAWrongHandIn = afterEach(next => {
  const last = next.past.at(-1);
  return last?.kind === 'wrong' ? { ...next, racks: next.racks.with(last.seat, []) } : next;
});

const neverIdle = afterEach(next => ({ ...next, idle: 0 }));

const everybodyMayMove: Sabotage = { moves: view => [...game.moves({ ...view, me: view.order[0] ?? 0 })] };

const nobodyMayPass: Sabotage = {
  check: (view, move) =>
    move.kind === 'exchange' && move.tokens.length === 0 ? refused('CA-10') : game.check(view, move),
};

const blameAnUnknownRule: Sabotage = {
  check: (view, move) => {
    const verdict = game.check(view, move);
    return verdict.ok ? verdict : { ...verdict, rule: 'CA-99' as Rule };
  },
};

const readBackwards: Sabotage = {
  parseMove: raw => {
    const move = game.parseMove(raw);
    return move?.kind === 'play' ? { kind: 'play', tokens: move.tokens.toReversed() } : move;
  },
};

const lowestWins: Sabotage = {
  status: state => {
    const status = game.status(state);
    if (status.tag === 'playing') return status;
    const { scores } = status.outcome;
    const ranks = scores.map(score => 1 + scores.filter(other => other < score).length);
    return { tag: 'over', outcome: { ...status.outcome, ranks } };
  },
};

const PENALTY = trials[1] as Trial<Calculator>;

const sabotages: readonly [string, Law, Sabotage][] = [
  ['the view leaks one number', 'secrecy', leakOneNumber],
  ['the view leaks one number and imagine covers up', 'secrecy', leakAndCoverUp],
  ['the view shows the next number of the bag', 'secrecy', showTheBag],
  ['everybody learns what was exchanged', 'secrecy', tellWhatWasExchanged],
  ['a play draws one number from nowhere', 'pieces', drawFromNowhere],
  ['an exchange gives back what was set aside', 'pieces', drawBackWhatWasSetAside],
  ['signs are never used up', 'pieces', signsForNothing],
  ['a wrong hand-in does not come back', 'pieces', loseAWrongHandIn],
  ['seats that are not on turn are offered moves', 'moves', everybodyMayMove],
  ['nobody may exchange nothing', 'check', nobodyMayPass],
  ['a refusal names a rule that is not there', 'rule', blameAnUnknownRule],
  ['a play is not read as it is written', 'json', readBackwards],
  ['the lowest total wins', 'outcome', lowestWins],
];

describe('a spoilt Calculator fails the laws', () => {
  test.each(sabotages)('%s: law "%s"', (_name, law, patch) => {
    expect(brokenBy<Calculator>({ ...PENALTY, game: { ...game, ...patch } }, { picks: 60, runs: 20 })).toBe(
      law,
    );
  });

  test('idle turns are not counted: law "ends"', () => {
    const spoilt: Trial<Calculator> = { ...PENALTY, game: { ...game, ...neverIdle }, runs: 2 };
    expect(() => contract(spoilt)).toThrow('law "ends"');
  });
});
