import { describe, expect, test } from 'vitest';
import type { Game } from '#contract/game.ts';
import { allowed } from '#contract/game.ts';
import type { Trial } from '#contract/trial.ts';
import { contract } from '#kernel/test/contract.ts';
import type { Law } from '#kernel/test/laws.ts';
import { game } from '../rules/index.ts';
import { sorted } from '../rules/tiles.ts';
import type { Mathable, State, View } from '../rules/types.ts';
import { trials } from './trials.ts';

type Leaky = View & { readonly leak: number };

function tileOf(state: State, seat: number, index: number): number {
  return state.racks[seat]?.[index] ?? 0;
}

/** A view that gives away one tile of the second player to everybody, and an `imagine` that covers up for it. */
const leakOneTile: Partial<Game<Mathable>> = {
  view: (state, me) => ({ ...game.view(state, me), leak: tileOf(state, 1, 3) }),
};
const leakAndCoverUp: Partial<Game<Mathable>> = {
  ...leakOneTile,
  imagine: (view, rng) => {
    const state = game.imagine(view, rng);
    const rack = state.racks[1] ?? [];
    const at = state.reserve.indexOf((view as Leaky).leak);
    if (rack.length < 4 || view.me === 1 || at < 0) return state;
    // The leaked tile comes out of the reserve, and what was imagined in its place goes there.
    const reserve = state.reserve.with(at, rack[3] as number);
    return { ...state, reserve, racks: state.racks.with(1, rack.with(3, (view as Leaky).leak)) };
  },
};

const sabotages: readonly [string, Law, Partial<Game<Mathable>>][] = [
  ['the view leaks one tile', 'secrecy', leakOneTile],
  ['the view leaks one tile and imagine covers up', 'secrecy', leakAndCoverUp],
  [
    'the view shows the next tile of the reserve',
    'secrecy',
    { view: (state, me) => ({ ...game.view(state, me), leak: state.reserve.at(-1) ?? 0 }) },
  ],
  [
    'the view shows which extra tile was drawn',
    'secrecy',
    {
      view: (state, me) => ({
        ...game.view(state, me),
        turn: { ...game.view(state, me).turn, drawn: state.turn.extras.map(({ tile }) => tile) },
      }),
    },
  ],
  [
    'a refill draws one tile from nowhere',
    'pieces',
    {
      apply: (state, commits, rng) => {
        const next = game.apply(state, commits, rng);
        return commits[0]?.move.kind === 'pass'
          ? { ...next, racks: next.racks.map(rack => sorted([...rack, 5])) }
          : next;
      },
    },
  ],
  [
    'after an exchange one tile of the rack is shown',
    'secrecy',
    {
      apply: (state, commits, rng) => {
        const next = game.apply(state, commits, rng);
        const [commit] = commits;
        if (commit?.move.kind !== 'exchange' || next.phase.tag === 'over') return next;
        return { ...next, shown: next.shown.with(commit.seat, next.racks[commit.seat]?.slice(0, 1) ?? []) };
      },
    },
  ],
  [
    'after an exchange everybody knows what went into the reserve',
    'secrecy',
    {
      apply: (state, commits, rng) => {
        const next = game.apply(state, commits, rng);
        const { move } = commits[0] ?? {};
        return move?.kind === 'exchange' ? { ...next, putBack: next.putBack.map(() => move.tiles) } : next;
      },
    },
  ],
  [
    'one tile of the reserve is given away near the end',
    'secrecy',
    {
      view: (state, me) => ({
        ...game.view(state, me),
        ...(state.reserve.length < 10 ? { leak: state.reserve[0] ?? 0 } : {}),
      }),
    },
  ],
  ['a wrong placement slips through the referee', 'check', { check: () => allowed }],
  [
    'a placement is forgotten',
    'check',
    { moves: view => [...game.moves(view)].filter(move => move.kind !== 'place' || move.tile % 2 === 0) },
  ],
];

describe('a spoilt Mathable fails the laws', () => {
  test.each(sabotages)('%s: law "%s"', (_name, law, patch) => {
    const trial = trials[0] as Trial<Mathable>;
    const spoilt: Trial<Mathable> = { ...trial, game: { ...game, ...patch } };
    expect(() => contract(spoilt)).toThrow(`law "${law}"`);
  });
});
