import { describe, expect, test } from 'vitest';
import { allowed, type Game } from '#contract/game.ts';
import type { Trial } from '#contract/trial.ts';
import { brokenBy } from '#kernel/test/broken-by.ts';
import { contract } from '#kernel/test/contract.ts';
import type { Law } from '#kernel/test/laws.ts';
import { isMute, sorted } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import { partnerOf } from '../rules/seats.ts';
import type { Gamate, State, View } from '../rules/types.ts';
import { trials } from './trials.ts';

type Sabotage = Partial<Game<Gamate>>;

const showPartner: Sabotage = {
  view: (state, me) => {
    const view = game.view(state, me);
    if (me === 'spectator') return view;
    return { ...view, hands: view.hands.with(partnerOf(me), state.hands[partnerOf(me)] ?? []) };
  },
};

/** One card, of one hand, to everybody. */
const showOneCard: Sabotage = {
  view: (state, me) => ({ ...game.view(state, me), lowest: state.hands[3]?.[0] ?? null }) as View,
};

/** GA-10, spoilt: dummy lies open while others may still oppose. */
const showDummyEarly: Sabotage = {
  view: (state, me) => {
    const view = game.view(state, me);
    const { contract: made } = state;
    if (state.phase.tag !== 'opposition' || made === null) return view;
    const dummy = partnerOf(made.declarer);
    return { ...view, dummy, hands: view.hands.with(dummy, state.hands[dummy] ?? []) };
  },
};

/** GA-1, spoilt: who holds how many mutes. */
const countMutes: Sabotage = {
  view: (state, me) =>
    ({ ...game.view(state, me), mutes: state.hands.map(hand => hand.filter(isMute).length) }) as View,
};

/** Whether the hand has been shuffled since: an unsorted hand tells in which order cards came. */
const keepHandsAsDealt: Sabotage = {
  imagine: (view, rng) => {
    const dream = game.imagine(view, rng);
    return { ...dream, hands: dream.hands.map(hand => rng.shuffle(hand)) };
  },
};

const imagineFewerMutes: Sabotage = {
  imagine: (view, rng) => {
    const dream = game.imagine(view, rng);
    const hands = dream.hands.map((hand, seat) =>
      view.hands[seat] === null ? sorted(hand.map(card => (isMute(card) ? 1 : card))) : hand,
    );
    return { ...dream, hands };
  },
};

const imagineOtherSizes: Sabotage = {
  imagine: (view, rng) => {
    const dream = game.imagine(view, rng);
    const hidden = [...view.hands.keys()].filter(seat => view.hands[seat] === null);
    const [from, to] = [hidden[0] ?? 0, hidden[1] ?? 0];
    const [first, ...rest] = dream.hands[from] ?? [];
    if (first === undefined || from === to) return dream;
    return {
      ...dream,
      hands: dream.hands.with(from, rest).with(to, sorted([...(dream.hands[to] ?? []), first])),
    };
  },
};

/** GA-14, spoilt: what was renounced is gone. */
const loseRenounced: Sabotage = {
  apply: (state, commits, rng) => {
    const next = game.apply(state, commits, rng);
    const keep = (trick: State['trick']): State['trick'] => trick.filter(({ deed }) => deed !== 'renounce');
    return commits[0]?.move.kind === 'renounce' ? { ...next, trick: keep(next.trick) } : next;
  },
};

/** What is refused for these reasons is allowed after all. */
function allow(...wanted: readonly string[]): Sabotage {
  return {
    check: (view, move) => {
      const verdict = game.check(view, move);
      return !verdict.ok && wanted.some(one => one === verdict.facts['case']) ? allowed : verdict;
    },
  };
}

/** GA-10, spoilt: the owner of dummy may play too. */
const dummyPlays: Sabotage = {
  moves: view =>
    view.phase.tag === 'follow' && view.phase.hand === view.me && view.me === view.dummy
      ? [{ kind: 'renounce', card: view.hands[view.me]?.[0] ?? 0 }]
      : game.moves(view),
};

const forgetForfeit: Sabotage = {
  moves: view => [...game.moves(view)].filter(({ kind }) => kind !== 'forfeit'),
};

/** A mute is listed as often as it is held. */
const listEveryMute: Sabotage = {
  moves: view => [...game.moves(view)].flatMap(move => (move.kind === 'dodge' ? [move, move] : [move])),
};

const lowestWins: Sabotage = {
  status: state => {
    const status = game.status(state);
    if (status.tag === 'playing') return status;
    return { tag: 'over', outcome: { ...status.outcome, ranks: status.outcome.ranks.map(rank => 4 - rank) } };
  },
};

const sabotages: readonly [string, Law, Sabotage][] = [
  ['partners see one another’s cards', 'secrecy', showPartner],
  ['one card is shown', 'secrecy', showOneCard],
  ['dummy is laid too early', 'secrecy', showDummyEarly],
  ['mutes are counted', 'secrecy', countMutes],
  ['imagined hands are not in order', 'secrecy', keepHandsAsDealt],
  ['imagined hands have other sizes', 'secrecy', imagineOtherSizes],
  ['a mute is imagined as a 1', 'pieces', imagineFewerMutes],
  ['renounced cards vanish', 'pieces', loseRenounced],
  ['a plain card goes on a trump', 'check', allow('plain-on-trump')],
  ['a lower card forces', 'check', allow('lower')],
  ['a card is led from a foreign hand', 'check', allow('foreign')],
  ['a camp leads from the other hand', 'check', allow('hand')],
  ['fewer tricks than the floor', 'check', allow('floor', 'opposed')],
  ['too few trumps', 'check', allow('few')],
  ['a combination where there are none', 'check', allow('off')],
  ['dummy plays by itself', 'moves', dummyPlays],
  ['a mute is listed twice', 'moves', listEveryMute],
  ['forfeit is possible but not offered', 'check', forgetForfeit],
  ['the lowest total wins', 'outcome', lowestWins],
];

describe('a spoilt Gamate fails the laws', () => {
  const trial: Trial<Gamate> = { ...(trials[0] as Trial<Gamate>), runs: 30 };

  test.each(sabotages)('%s: law "%s"', (_name, law, patch) => {
    expect(
      brokenBy<Gamate>({ ...trial, game: { ...game, ...patch } }, { picks: 200, runs: trial.runs ?? 0 }),
    ).toBe(law);
  });

  test('one deal after the other: law "ends"', () => {
    const endless: Game<Gamate> = {
      ...game,
      apply: (state, commits, rng) => {
        const next = game.apply(state, commits, rng);
        return next.past.length === 0 ? next : game.setup(state.config, 4, rng);
      },
    };
    expect(() => contract({ ...trial, game: endless, runs: 1 })).toThrow('law "ends"');
  });
});
