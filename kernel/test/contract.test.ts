import { describe, expect, test } from 'vitest';
import { type Game, ranksOf } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';
import { contract } from './contract.ts';
import { LAWS, type Law } from './laws.ts';
import { type Buzz, buzz } from './toys/buzz.ts';
import { type Sealed, type State, sealed } from './toys/sealed.ts';
import { type Stones, stones } from './toys/stones.ts';
import { buzzTrial, sealedTrial, stonesTrial } from './toys/trials.ts';

describe('honest games pass', () => {
  test('stones: open, alternating', () => expect(() => contract(stonesTrial())).not.toThrow());
  test('sealed: joint hidden choices, interruptions', () =>
    expect(() => contract(sealedTrial())).not.toThrow());
  test('buzz: a race with hidden answers', () => expect(() => contract(buzzTrial())).not.toThrow());
  test('stones with a sample of its moves, if it says so', () => {
    const sampled: Game<Stones> = {
      ...stones,
      complete: false,
      moves: view => [...stones.moves(view)].slice(0, 1),
    };
    expect(() => contract(stonesTrial(sampled))).not.toThrow();
  });
  test('stones with a sample of its moves, if it says so of this config', () => {
    const sampled = (most: number): Game<Stones> => ({
      ...stones,
      complete: ({ stones: left }) => left <= most,
      moves: view => [...stones.moves(view)].slice(0, 1),
    });
    const { config } = stonesTrial();
    expect(() => contract(stonesTrial(sampled(config.stones - 1)))).not.toThrow();
    expect(() => contract(stonesTrial(sampled(config.stones)))).toThrow(LAWS.check);
  });
  test('stones with scores that do not decide, if the trial says what does', () => {
    const level: Game<Stones> = {
      ...stones,
      status: state => {
        const status = stones.status(state);
        if (status.tag === 'playing') return status;
        return { tag: 'over', outcome: { ...status.outcome, scores: state.toMove === 0 ? [5, 3] : [3, 5] } };
      },
    };
    expect(() => contract(stonesTrial(level))).toThrow(LAWS.outcome);
    const rankedBy = ({ toMove }: Stones['state']): number[] => (toMove === 0 ? [0, 1] : [1, 0]);
    expect(() => contract({ ...stonesTrial(level), rankedBy })).not.toThrow();
  });
});

type Leak = { readonly leak?: unknown };

/** One sabotage of the sealed bids each, and the law that must catch it. */
const sabotages: readonly [string, Law, Partial<Game<Sealed>>][] = [
  ['the view spreads the state', 'secrecy', { view: (s, me) => ({ ...s, ...sealed.view(s, me) }) }],
  [
    'the view gives away one card of one opponent',
    'secrecy',
    { view: (s, me) => ({ ...sealed.view(s, me), leak: s.hands[1]?.[0] ?? 0 }) },
  ],
  [
    'the view leaks and imagine plays along',
    'secrecy',
    {
      view: (s, me) => ({ ...sealed.view(s, me), leak: { hands: s.hands, stock: s.stock } }),
      imagine: (v, rng) => ({
        ...sealed.imagine(v, rng),
        ...((v as Leak).leak as Pick<State, 'hands' | 'stock'>),
      }),
    },
  ],
  [
    'the view depends on a hidden card in its shape only',
    'secrecy',
    { view: (s, me) => ({ ...sealed.view(s, me), ...((s.stock[0] ?? 0) % 2 === 0 ? { leak: 1 } : {}) }) },
  ],
  [
    'imagine gives everybody the same hand',
    'pieces',
    { imagine: (v, rng) => ({ ...sealed.imagine(v, rng), hands: v.handSizes.map(() => v.hand) }) },
  ],
  [
    'who must act gives away a card',
    'secrecy',
    {
      status: s => {
        const status = sealed.status(s);
        if (status.tag === 'over' || (s.stock[0] ?? 0) % 2 === 0) return status;
        return { tag: 'playing', turn: { mode: 'all', seats: [0, 1] } };
      },
    },
  ],
  [
    'apply rolls its own dice',
    'determinism',
    { apply: (s, c, r) => ({ ...sealed.apply(s, c, r), rounds: coin() }) },
  ],
  [
    'a card vanishes',
    'pieces',
    { apply: (s, c, r) => ({ ...sealed.apply(s, c, r), stock: s.stock.slice(1) }) },
  ],
  ['check lets any card through', 'check', { check: () => ({ ok: true }) }],
  ['check refuses what moves offers', 'check', { check: () => ({ ok: false, rule: 'SE-1', facts: {} }) }],
  [
    'a refusal names no rule',
    'rule',
    {
      check: (v, m) => {
        const verdict = sealed.check(v, m);
        return verdict.ok ? verdict : { ok: false, rule: 'oops' as never, facts: {} };
      },
    },
  ],
  [
    'a refusal carries a function as a fact',
    'rule',
    {
      check: (v, m) => {
        const verdict = sealed.check(v, m);
        return verdict.ok ? verdict : { ok: false, rule: 'SE-1', facts: { why: coin as never } };
      },
    },
  ],
  ['a seat is asked with nothing to do', 'moves', { moves: () => [] }],
  ['a move is listed twice', 'moves', { moves: v => [...sealed.moves(v), ...sealed.moves(v)] }],
  ['a spectator is offered a move', 'moves', { moves: () => [{ kind: 'speak' }] }],
  [
    'moves is a sample but says it is complete',
    'check',
    { moves: v => [...sealed.moves(v)].filter((_, i) => i > 0 || v.hand.length === 1) },
  ],
  ['the game says it is shorter than it is', 'ends', { bound: () => 2 }],
  [
    'the state holds what JSON cannot say',
    'json',
    { setup: (...a) => ({ ...sealed.setup(...a), rounds: Number.NaN }) },
  ],
  ['parseMove changes a move', 'json', { parseMove: () => ({ kind: 'bid', card: 1 }) }],
  ['parseConfig changes the config', 'json', { parseConfig: () => ({ rounds: 5 }) }],
  [
    'imagine deals other cards than there are',
    'pieces',
    { imagine: (v, rng) => ({ ...sealed.imagine(v, rng), stock: [1, 1, 1] }) },
  ],
  [
    'the order of the fields depends on a hidden card',
    'secrecy',
    {
      view: (s, me) => {
        const view = sealed.view(s, me);
        const turned = Object.fromEntries(Object.entries(view).reverse()) as typeof view;
        return (s.stock[0] ?? 0) % 2 === 0 ? view : turned;
      },
    },
  ],
  [
    'a secret hangs on the view where JSON does not see it',
    'json',
    {
      view: (s, me) => Object.defineProperty(sealed.view(s, me), 'leak', { value: s.hands }),
    },
  ],
  [
    'moves changes its mind',
    'determinism',
    { moves: v => (coin() % 2 ? sealed.moves(v) : [...sealed.moves(v)].reverse()) },
  ],
  [
    'check changes its reason',
    'determinism',
    {
      check: (v, m) => {
        const verdict = sealed.check(v, m);
        return verdict.ok ? verdict : { ...verdict, rule: coin() % 2 ? 'SE-1' : 'SE-2' };
      },
    },
  ],
  [
    'the result names no rule',
    'outcome',
    {
      status: s => {
        const status = sealed.status(s);
        return status.tag === 'playing'
          ? status
          : { tag: 'over', outcome: { ...status.outcome, rule: 'XX-9' } };
      },
    },
  ],
  [
    'the lowest score wins',
    'outcome',
    {
      status: s => {
        const status = sealed.status(s);
        if (status.tag === 'playing') return status;
        const { scores } = status.outcome;
        return { tag: 'over', outcome: { ...status.outcome, ranks: ranksOf(scores.map(score => -score)) } };
      },
    },
  ],
  [
    'nobody is first',
    'outcome',
    {
      status: s => {
        const status = sealed.status(s);
        if (status.tag === 'playing') return status;
        return { tag: 'over', outcome: { ...status.outcome, ranks: [2, 2, 2] } };
      },
    },
  ],
];

let flips = 0;
function coin(): number {
  flips += 1;
  return flips;
}

describe('every law bites', () => {
  test.each(sabotages)('%s: law "%s"', (_name, law, patch) => {
    expect(() => contract(sealedTrial({ ...sealed, ...patch }))).toThrow(`law "${law}"`);
  });

  test('apply changes its input', () => {
    const apply: Game<Sealed>['apply'] = (state, commits, rng) => {
      (state.tricks as unknown[]).push(0);
      return sealed.apply(state, commits, rng);
    };
    expect(() => contract(sealedTrial({ ...sealed, apply }))).toThrow('not extensible');
  });

  test('an answer in the view of a race: law "secrecy"', () => {
    const leaky: Game<Buzz> = {
      ...buzz,
      view: (s, me) => ({ ...buzz.view(s, me), asked: s.questions.slice(s.done) }),
    };
    expect(() => contract(buzzTrial(leaky))).toThrow('law "secrecy"');
  });

  test('a game that never ends: law "ends"', () => {
    const endless: Game<Stones> = { ...stones, apply: ({ left, toMove }) => ({ left, toMove: 1 - toMove }) };
    expect(() => contract(stonesTrial(endless))).toThrow('law "ends"');
  });

  test('the order of arrival decides: law "order"', () => {
    // A module that remembers whom it looked at last, as a cache might.
    let last = 0;
    const forgetful: Game<Sealed> = {
      ...sealed,
      check: (view, move) => {
        last = typeof view.me === 'number' ? view.me : last;
        return sealed.check(view, move);
      },
      apply: (state, commits, rng) => {
        const next = sealed.apply(state, commits, rng);
        return last === 0 && commits.length > 1 ? { ...next, spoke: [0] } : next;
      },
    };
    expect(() => contract(sealedTrial(forgetful))).toThrow(/law "(order|replay)"/);
  });

  test('a log that does not rebuild the match: law "replay"', () => {
    // The first match made from a seed differs from the second, as with state kept outside the state.
    let setups = 0;
    const drifting: Game<Sealed> = {
      ...sealed,
      setup: (config, seats, rng: Rng) => {
        setups += 1;
        const state = sealed.setup(config, seats, rng);
        return setups % 3 === 0 ? { ...state, prizes: state.prizes.toReversed() } : state;
      },
    };
    expect(() => contract(sealedTrial(drifting))).toThrow(/law "(order|replay)"/);
  });

  test('what is reported is the shortest game that breaks the law', () => {
    const late: Game<Stones> = {
      ...stones,
      check: (view, move) => (view.left <= 8 ? { ok: true } : stones.check(view, move)),
    };
    // From 12 stones at three a move, 8 are reached after two moves at the earliest.
    expect(() => contract(stonesTrial(late))).toThrow('after 2 steps');
  });

  test('each law has a sabotage here', () => {
    const bitten = new Set<string>([...sabotages.map(([, law]) => law), 'ends', 'order', 'replay']);
    expect([...bitten].sort()).toEqual(Object.keys(LAWS).sort());
  });
});
