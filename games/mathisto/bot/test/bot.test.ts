import { describe, expect, test } from 'vitest';
import { LEVELS, type Level } from '#contract/bot.ts';
import { game } from '../../rules/index.ts';
import { moves } from '../../rules/moves.ts';
import type { Config, Move, State, View } from '../../rules/types.ts';
import { anyMove, luckyMove, rngOf, SIMPLIFIED, STRATEGIC, statesOf } from '../../test/imagine-play.ts';
import { bot } from '../index.ts';
import { waitsOf } from '../manners.ts';
import { allAlike } from '../weigh.ts';
import { after, cards, dealt } from './position.ts';

const OPEN: Config = { ...STRATEGIC, answers: 'open' };
const TABLES = [
  { config: STRATEGIC, seats: 3 },
  { config: OPEN, seats: 4 },
  { config: STRATEGIC, seats: 6 },
  { config: SIMPLIFIED, seats: 5 },
];

/** Views of all who must act, at every so many steps of a game in which much happens. */
function positions(seats: number, every: number): View[] {
  const views: View[] = [];
  let step = 0;
  for (const state of statesOf({ config: STRATEGIC, seats, seed: 40 + seats }, luckyMove, 240)) {
    const status = game.status(state);
    if (status.tag === 'over' || (step++ % every !== 0 && state.phase.tag === 'turn')) continue;
    for (const seat of status.turn.seats) views.push(game.view(state, seat));
  }
  return views;
}

describe('choose', () => {
  test.each(TABLES)(
    'plays whole games by the rules, and never in circles: $seats players',
    ({ config, seats }) => {
      for (const level of [1, 2, 3, 4] as const) {
        let last: State | undefined;
        const states = statesOf({ config, seats, seed: level }, (view, rng) => {
          const move = bot.choose(view, level, rng);
          expect(game.check(view, move)).toEqual({ ok: true });
          return move;
        });
        for (const state of states) last = state;
        expect(last?.phase).toEqual({ tag: 'over', rule: 'MH-19' });
      }
    },
  );

  test.each([1, 2, 3] as const)(
    '[MH-21] five and six of level %i come to an end, and nobody with cards waits for more than three rounds',
    level => {
      for (const seats of [5, 6])
        for (let seed = 0; seed < 6; seed++) {
          let last: State | undefined;
          let longest = 0;
          const states = statesOf({ config: STRATEGIC, seats, seed: 60 + seed }, (view, rng) => {
            if (view.phase.tag === 'turn') {
              const waits = waitsOf(view, view.phase.seat);
              longest = Math.max(longest, ...waits.filter((_, seat) => (view.handSizes[seat] ?? 0) > 0));
            }
            return bot.choose(view, level, rng);
          });
          for (const state of states) last = state;
          expect(last?.phase).toEqual({ tag: 'over', rule: 'MH-19' });
          expect(longest).toBeLessThanOrEqual(3 * seats);
        }
    },
  );

  test.each(TABLES)('level 5 beats those who do anything: $seats players', ({ config, seats }) => {
    let last: State | undefined;
    const states = statesOf({ config, seats, seed: 9 }, (view, rng) => {
      // One decision in six is thought over as level 5 does, the others as level 4: the test should be quick.
      const level: Level = view.past.length % 6 === 0 ? 5 : 4;
      const move = view.me === 0 ? bot.choose(view, level, rng) : anyMove(view, rng);
      expect(game.check(view, move)).toEqual({ ok: true });
      return move;
    });
    for (const state of states) last = state;
    const status = game.status(last as State);
    expect(status).toMatchObject({ tag: 'over', outcome: { ranks: { 0: 1 } } });
  });

  test('every level takes the same choice again, whatever is hidden', () => {
    for (const [i, view] of positions(3, 30).entries()) {
      const other = game.view(game.imagine(view, rngOf(i, 7)), view.me);
      for (const level of LEVELS)
        expect(bot.choose(other, level, rngOf(i))).toEqual(bot.choose(view, level, rngOf(i)));
    }
  });

  /** Seat 1 got Mirzakhani from seat 2 before everybody's eyes, and then asked seat 0 in vain. */
  const SEEN = after(
    {
      ...dealt([
        'euclid archimedes liu-hui descartes lobachevsky gauss euler',
        'pythagoras abel',
        'mirzakhani',
      ]),
      phase: { tag: 'turn', seat: 1 },
    },
    [1, { kind: 'call', card: 'mirzakhani', from: 2 }],
    [1, { kind: 'call', card: 'galois', from: 0 }],
  );

  test.each([3, 4, 5] as const)('[MH-7] level %d calls a card that it can be sure of', level => {
    const move = bot.choose(game.view(SEEN, 0), level, rngOf(1));
    // Seat 1 called a geometer when all of them were elsewhere: it held the discovery.
    const sure = level === 3 ? ['mirzakhani'] : ['mirzakhani', 'pythagoras'];
    expect(sure).toContain(move.kind === 'call' ? move.card : move.kind);
    expect(move).toMatchObject({ from: 1 });
  });

  test.each([3, 4, 5] as const)('[MH-10] level %d poses a family that cannot get better', level => {
    const whole = 'euclid archimedes liu-hui descartes lobachevsky mirzakhani pythagoras';
    const view = game.view(dealt([whole, 'euler', 'gauss']), 0);
    expect(bot.choose(view, level, rngOf(1))).toEqual({ kind: 'pose', cards: cards(whole) });
  });

  test.each([3, 4, 5] as const)('[MH-16] [MH-17] level %d counters with all it has', level => {
    const five = 'euclid archimedes liu-hui descartes lobachevsky';
    const start = dealt([`${five} bourbaki`, 'pythagoras', 'mirzakhani']);
    const posed = after(
      start,
      [0, { kind: 'pose', cards: cards(`${five} bourbaki`) }],
      [0, { kind: 'silence' }],
    );
    expect(bot.choose(game.view(posed, 1), level, rngOf(1))).toEqual({ kind: 'counter', with: 'discovery' });
    const both = dealt([`${five} bourbaki`, 'pythagoras mirzakhani', 'gauss']);
    const other = after(
      both,
      [0, { kind: 'pose', cards: cards(`${five} bourbaki`) }],
      [0, { kind: 'silence' }],
    );
    expect(bot.choose(game.view(other, 1), level, rngOf(1))).toEqual({ kind: 'counter', with: 'super' });
  });
});

/** How many choices are played out in every world. */
function effort(view: View): number {
  const options = moves(view).map(move => ({
    move,
    deed: { kind: 'draw' as const, isDrawing: true },
    worth: 0,
  }));
  return allAlike(options).length;
}

test('[MH-14] whoever can do nothing thinks about as much as whoever can counter', () => {
  const five = 'euclid archimedes liu-hui descartes lobachevsky';
  const posed = after(
    dealt([`${five} bourbaki`, 'pythagoras mirzakhani', 'gauss', 'euler']),
    [0, { kind: 'pose', cards: cards(`${five} bourbaki`) }],
    [0, { kind: 'silence' }],
  );
  expect(moves(game.view(posed, 1))).toHaveLength(4);
  expect(moves(game.view(posed, 2))).toHaveLength(1);
  for (const seat of [1, 2, 3]) expect(effort(game.view(posed, seat))).toBe(4);
  // Nobody else is asked.
  expect(effort(game.view(posed, 0))).toBe(0);
});

describe('rank', () => {
  test.each([3, 6])('holds all moves that the rules accept, best first, with %d players', seats => {
    for (const [i, view] of positions(seats, 25).entries()) {
      const ranked = bot.rank(view, { iterations: (i % 2) * 16 }, rngOf(i));
      const texts = (list: readonly unknown[]): string[] => list.map(one => JSON.stringify(one)).sort();
      expect(texts(ranked.map(({ move }) => move))).toEqual(texts([...game.moves(view)]));
      const values = ranked.map(({ value }) => value);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
      for (const { error, facts } of ranked) {
        expect(error).toBeGreaterThanOrEqual(0);
        expect(facts['case']).toBeTypeOf('string');
      }
    }
  });

  test('says the same of the same view, whatever was thought in between', () => {
    for (const [i, view] of positions(4, 40).entries()) {
      const other = game.view(game.imagine(view, rngOf(i, 7)), view.me);
      const answer = bot.rank(view, { iterations: 16 }, rngOf(i));
      expect(bot.rank(other, { iterations: 16 }, rngOf(i))).toEqual(answer);
      bot.rank(view, { iterations: 3 }, rngOf(i + 1));
      expect(bot.rank(view, { iterations: 16 }, rngOf(i))).toEqual(answer);
    }
  });

  test('[MH-11] a hint never tells an answer: all choices are worth the same', () => {
    const questions = positions(3, 1000).filter(({ phase }) => phase.tag === 'question');
    expect(questions.length).toBeGreaterThan(0);
    for (const view of questions) {
      const choices = bot
        .rank(view, { iterations: 16 }, rngOf(1))
        .filter(({ move }) => move.kind === 'choose');
      expect(new Set(choices.map(({ value }) => value)).size).toBe(1);
    }
  });

  test('says how sure a call is, and what a posing is worth', () => {
    const five = 'euclid archimedes liu-hui descartes lobachevsky';
    const start = {
      ...dealt([`${five} bourbaki euler`, 'pythagoras abel', 'mirzakhani']),
      phase: { tag: 'turn' as const, seat: 1 },
    };
    const state = after(
      start,
      [1, { kind: 'call', card: 'mirzakhani', from: 2 }],
      [1, { kind: 'call', card: 'galois', from: 0 }],
    );
    const ranked = bot.rank(game.view(state, 0), { iterations: 32 }, rngOf(1));
    const factsOf = (kind: Move['kind'], card?: string) =>
      ranked.find(
        ({ move }) =>
          move.kind === kind && (card === undefined || (move.kind === 'call' && move.card === card)),
      )?.facts;
    expect(factsOf('call', 'mirzakhani')).toMatchObject({ family: 'geometers', have: 5, need: 1 });
    const sure = ranked.filter(({ facts }) => facts['case'] === 'sure').map(({ facts }) => facts);
    expect(new Set(sure.map(({ card }) => card))).toEqual(new Set(['mirzakhani', 'pythagoras']));
    expect(sure.find(({ card }) => card === 'mirzakhani')).toEqual({
      case: 'sure',
      card: 'mirzakhani',
      family: 'geometers',
      seat: 2,
      percent: 100,
      have: 5,
      need: 1,
    });
    expect(factsOf('call', 'euclid')).toMatchObject({ case: 'bluff', percent: 0 });
    expect(factsOf('pose')).toMatchObject({
      case: 'pose',
      family: 'geometers',
      points: 20,
      joker: 1,
      discovery: 0,
      missing: 'mirzakhani',
      percent: 100,
    });
  });

  test('is silent for spectators, for those who are not asked, and when the game is over', () => {
    for (const state of statesOf({ config: STRATEGIC, seats: 3, seed: 3 }, luckyMove, 120)) {
      expect(bot.rank(game.view(state, 'spectator'), { iterations: 0 }, rngOf(1))).toEqual([]);
      const status = game.status(state);
      const asked = status.tag === 'over' ? [] : status.turn.seats;
      for (const seat of [0, 1, 2].filter(one => !asked.includes(one)))
        expect(bot.rank(game.view(state, seat), { iterations: 0 }, rngOf(1))).toEqual([]);
    }
  });
});
