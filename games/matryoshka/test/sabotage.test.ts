import { describe, expect, test } from 'vitest';
import { allowed, type Game } from '#contract/game.ts';
import type { Trial } from '#contract/trial.ts';
import { brokenBy } from '#kernel/test/broken-by.ts';
import type { Law } from '#kernel/test/laws.ts';
import { sorted } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import type { Matryoshka, PastView, State, View } from '../rules/types.ts';
import { trials } from './trials.ts';

type Sabotage = Partial<Game<Matryoshka>>;

/** The offer of the last seat, for everybody. */
const showOneOffer: Sabotage = {
  view: (state, me) => {
    const view = game.view(state, me);
    if (state.phase.tag !== 'take' || view.phase.tag !== 'take') return view;
    const last = state.hands.length - 1;
    return {
      ...view,
      phase: { ...view.phase, offers: view.phase.offers.with(last, state.phase.offers[last] ?? []) },
    };
  },
};

/** Only what lies in the past is shown, so a quick look at the table finds nothing. */
const showOldOffers: Sabotage = {
  view: (state, me) =>
    withPast(game.view(state, me), state, (one, then) => ({ ...one, offers: then.offers })),
};

const leakGiven: Sabotage = {
  view: (state, me) => withPast(game.view(state, me), state, (one, then) => ({ ...one, given: then.given })),
};

/** The first exchange only. */
const leakFirstGiven: Sabotage = {
  view: (state, me) => {
    const view = game.view(state, me);
    const first = state.past.findIndex(({ kind }) => kind === 'exchanged');
    return withPast(view, state, (one, then, i) => (i === first ? { ...one, given: then.given } : one));
  },
};

type ExchangeView = Extract<PastView, { kind: 'exchanged' }>;
type Exchanged = Extract<State['past'][number], { kind: 'exchanged' }>;

function withPast(
  view: View,
  state: State,
  change: (one: ExchangeView, then: Exchanged, index: number) => PastView,
): View {
  const past = view.past.map((one, i) => {
    const then = state.past[i];
    return one.kind === 'exchanged' && then?.kind === 'exchanged' ? change(one, then, i) : one;
  });
  return { ...view, past };
}

/** The partner keeps the card that was given, and gets the one in the middle as well. */
const doubleACard: Sabotage = {
  apply: (state, commits, rng) => {
    const next = game.apply(state, commits, rng);
    const last = next.past.at(-1);
    if (commits[0]?.move.kind !== 'take' || last?.kind !== 'exchanged') return next;
    const { partner, given } = last;
    return { ...next, hands: next.hands.with(partner, sorted([...(next.hands[partner] ?? []), given])) };
  },
};

const forgetSeenOffers: Sabotage = {
  imagine: (view, rng) => {
    const past = view.past.map(
      (one): PastView => (one.kind === 'exchanged' ? { ...one, offers: one.offers.map(() => null) } : one),
    );
    return game.imagine({ ...view, past }, rng);
  },
};

const showTheDeck: Sabotage = {
  view: (state, me) => ({ ...game.view(state, me), next: state.deck.at(-1) ?? '' }) as View,
};

/** MY-6, spoilt: what lies on the table may be had by anybody. */
const acceptForeignCards: Sabotage = {
  check: (view, move) => {
    const verdict = game.check(view, move);
    const shown = view.displays.flat();
    const foreign = !verdict.ok && verdict.facts['case'] === 'held' ? verdict.facts['card'] : undefined;
    return shown.some(card => card === foreign) && move.kind === 'display' ? allowed : verdict;
  },
};

const offerDisplayedCards: Sabotage = {
  check: (view, move) => {
    const verdict = game.check(view, move);
    return !verdict.ok && verdict.facts['case'] === 'displayed' ? allowed : verdict;
  },
};

const talkForEver: Sabotage = {
  check: (view, move) => {
    const verdict = game.check(view, move);
    return !verdict.ok && verdict.facts['case'] === 'remarks' ? allowed : verdict;
  },
};

/** Whoever talks while cards are offered sends the active player back to the start, without the card. */
const loseTheMiddle: Sabotage = {
  apply: (state, commits, rng) => {
    const next = game.apply(state, commits, rng);
    return commits[0]?.move.kind === 'remark' && next.phase.tag === 'offer'
      ? { ...next, phase: { tag: 'present', active: next.phase.active } }
      : next;
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

const sabotages: readonly [string, Law, Sabotage][] = [
  ['an offer is shown to the wrong seats', 'secrecy', showOneOffer],
  ['offers are shown once one is taken', 'secrecy', showOldOffers],
  ['a third seat learns which card was given', 'secrecy', leakGiven],
  ['of the first exchange everybody learns it', 'secrecy', leakFirstGiven],
  ['the next card of the deck is shown', 'secrecy', showTheDeck],
  ['imagine forgets offers that were seen', 'secrecy', forgetSeenOffers],
  ['a card is given and kept', 'pieces', doubleACard],
  ['a remark makes the card in the middle vanish', 'pieces', loseTheMiddle],
  ['a card that another displays may be displayed', 'check', acceptForeignCards],
  ['a displayed card may be exchanged', 'check', offerDisplayedCards],
  ['remarks have no limit', 'check', talkForEver],
  ['the lowest total wins', 'outcome', lowestWins],
];

describe('a spoilt Matryoshka fails the laws', () => {
  const trial = trials[1] as Trial<Matryoshka>;

  test.each(sabotages)('%s: law "%s"', (_name, law, patch) => {
    expect(
      brokenBy<Matryoshka>(
        { ...trial, game: { ...game, ...patch } },
        { picks: game.bound(trial.config, trial.seats), runs: trial.runs ?? 0 },
      ),
    ).toBe(law);
  });
});
