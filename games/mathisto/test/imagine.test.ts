import { describe, expect, test } from 'vitest';
import { type Card, familyOf, isJoker } from '../rules/cards.ts';
import { historyOf } from '../rules/history.ts';
import { game } from '../rules/index.ts';
import type { State, View } from '../rules/types.ts';
import { findWorld, isMet } from '../rules/worlds.ts';
import { impossibilities } from './imagine-check.ts';
import { anyMove, type Choose, luckyMove, rngOf, SIMPLIFIED, STRATEGIC, statesOf } from './imagine-play.ts';

const TABLES = [
  { name: 'three players', config: STRATEGIC, seats: 3 },
  { name: 'four players', config: STRATEGIC, seats: 4 },
  { name: 'six players', config: STRATEGIC, seats: 6 },
  { name: 'three players, simplified', config: SIMPLIFIED, seats: 3 },
  { name: 'six players, simplified', config: SIMPLIFIED, seats: 6 },
];
const PLAYS: readonly (readonly [string, Choose])[] = [
  ['by chance', anyMove],
  ['with luck', luckyMove],
];

function viewersOf({ hands }: State): readonly (number | 'spectator')[] {
  return [...hands.keys(), 'spectator'];
}

describe.each(TABLES)('imagine, $name', ({ config, seats }) => {
  test.each(PLAYS)('everything that happened could have happened, played %s', (_, choose) => {
    for (let seed = 1; seed <= 2; seed++) {
      let step = 0;
      for (const state of statesOf({ config, seats, seed }, choose, 180)) {
        if (step++ % 12 !== 0 && state.phase.tag !== 'over') continue;
        expect(impossibilities(state)).toEqual([]);
        for (const viewer of viewersOf(state)) {
          const view = game.view(state, viewer);
          const dream = game.imagine(view, rngOf(seed, 90_000 + step));
          expect(impossibilities(dream)).toEqual([]);
          expect(JSON.stringify(game.view(dream, viewer))).toBe(JSON.stringify(view));
        }
      }
    }
  });
});

/** A view somewhere in a game, with hidden cards enough to get wrong. */
function viewAfter(steps: number, seed: number, seats = 3): { readonly state: State; readonly view: View } {
  const state = [...statesOf({ config: STRATEGIC, seats, seed }, luckyMove, steps)].at(-1) as State;
  return { state, view: game.view(state, 'spectator') };
}

describe('the checker bites', () => {
  const dreams = Array.from({ length: 4 }, (_, i) => {
    const { view } = viewAfter(40, 100 + i);
    return game.imagine(view, rngOf(i, 7));
  });

  /** Exchanges two cards that nobody saw, wherever they lie, in the past too. */
  function exchanged(state: State, one: Card, other: Card): State {
    const swap = (card: Card): Card => (card === one ? other : card === other ? one : card);
    return {
      ...state,
      hands: state.hands.map(hand => hand.map(swap)),
      stock: state.stock.map(swap),
      past: state.past.map(event => {
        if (event.kind === 'drew') return { ...event, drawn: swap(event.drawn) };
        if (event.kind !== 'called' || event.drawn === null || event.got === 'shown') return event;
        return { ...event, drawn: swap(event.drawn) };
      }),
    };
  }

  test('on hidden cards that are exchanged without a look at the past', () => {
    const caught = new Set<string>();
    for (const dream of dreams) {
      const hidden = dream.hands.flat();
      for (const one of hidden) {
        for (const other of hidden)
          for (const line of impossibilities(exchanged(dream, one, other)))
            caught.add(line.replace(/\d+/g, ''));
      }
    }
    const kinds = ['kept', 'could not call', 'be shown', 'does not hold'];
    for (const kind of kinds) expect([...caught].filter(line => line.includes(kind))).not.toEqual([]);
  });

  test('on a search that forgets who did not hold a card', () => {
    const caught = dreams.flatMap((_, i) => {
      const { view } = viewAfter(40, 100 + i);
      const forgetful = {
        ...view,
        past: view.past.filter(one => one.kind !== 'called' || one.got !== 'nothing'),
      };
      const history = historyOf(forgetful);
      const blind = { ...history, may: history.may.map(() => 1), demands: [] };
      const world = findWorld(blind, bound => rngOf(i, 8).int(bound));
      return history.demands.filter(demand => !isMet(demand, world, history.origins));
    });
    expect(caught).not.toEqual([]);
  });
});

describe('what a viewer can tell', () => {
  test('[MH-6] whoever called a family held something of it', () => {
    let seen = 0;
    for (let seed = 0; seed < 30; seed++) {
      // After the very first call, if it failed, the caller holds one of the family for sure.
      const { state, view } = viewAfter(2, seed);
      const [first] = state.past;
      if (first?.kind !== 'called' || first.got === 'given') continue;
      seen++;
      for (let i = 0; i < 8; i++) {
        const dream = game.imagine(view, rngOf(seed, i));
        const drawn = dream.past[0]?.kind === 'called' ? dream.past[0].drawn : null;
        const before = dream.hands[first.caller]?.filter(card => card !== drawn) ?? [];
        expect(before.some(card => !isJoker(card) && familyOf(card) === familyOf(first.card))).toBe(true);
        expect(dream.hands[first.from]).not.toContain(first.card);
      }
    }
    expect(seen).toBeGreaterThan(5);
  });

  test('imagined worlds differ, and no unseen card is always in the same place', () => {
    const { view } = viewAfter(12, 5);
    const dreams = Array.from({ length: 60 }, (_, i) => game.imagine(view, rngOf(5, 100 + i)));
    expect(new Set(dreams.map(({ hands }) => JSON.stringify(hands))).size).toBe(60);
    const history = historyOf(view);
    for (const [place, card] of history.cards.entries()) {
      if (!history.loose.includes(place) || history.known[place] !== Number.POSITIVE_INFINITY) continue;
      const places = dreams.map(({ hands }) => hands.findIndex(hand => hand.includes(card)));
      expect(new Set(places).size).toBeGreaterThan(1);
    }
  });
});
