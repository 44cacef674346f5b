import { describe, expect, test } from 'vitest';
import { rngFor } from '#kernel/rng.ts';
import { broken, pickCommits, testSeed } from '#kernel/test/laws.ts';
import { MOST_IDLE_CALLS } from '../rules/call.ts';
import { game } from '../rules/index.ts';
import { scoreOf } from '../rules/score.ts';
import type { Config, State } from '../rules/types.ts';
import { ask, playOut, posed, position, step, USUAL } from './position.ts';

const SIX = ['algebraists', 'analysts', 'arithmeticians', 'astronomers', 'geometers', 'logicians'] as const;

/** Six families lie on the table, two of each player. */
function almost(hands: readonly string[], more: Partial<Parameters<typeof position>[0]> = {}): State {
  return position({ hands, posed: SIX.map((family, i) => posed(i % 3, family)), ...more });
}

describe('[MH-19] the seventh family', () => {
  const hands = ['probabilists:5 scribe zero', 'blackwell large-numbers', 'calculus'];
  const start = almost(hands, { stock: 'bourbaki' });

  test('ends the game once its question and its window are settled, whatever is left', () => {
    const posing = step(start, { 0: 'pose probabilists:5 scribe' });
    expect(game.status(posing).tag).toBe('playing');
    const answered = step(posing, { 0: 'right' });
    expect(answered.phase).toMatchObject({ tag: 'counter' });
    const over = step(answered, { 1: 'counter nothing', 2: 'counter nothing' });
    expect(over.phase).toEqual({ tag: 'over', rule: 'MH-19' });
    expect([over.hands, over.stock]).toEqual([
      [['zero'], ['blackwell', 'large-numbers'], ['calculus']],
      ['bourbaki'],
    ]);
    expect(game.status(over)).toMatchObject({ tag: 'over', outcome: { rule: 'MH-19' } });
  });

  test('counters still count', () => {
    const over = playOut(start, [
      { 0: 'pose probabilists:5 scribe' },
      { 0: 'right' },
      { 1: 'counter discovery', 2: 'counter nothing' },
    ]);
    // Two families of 30 each, and 40 + 10, and 20.
    expect(game.status(over)).toMatchObject({ outcome: { scores: [110, 80, 60] } });
  });

  test.each([
    ['right', [70, 110, 60]],
    ['wrong', [120, 60, 60]],
  ])('a super-counter is answered first: %s', (answer, scores) => {
    const asked = playOut(start, [
      { 0: 'pose probabilists:5 scribe' },
      { 0: 'right' },
      { 1: 'counter super', 2: 'counter nothing' },
    ]);
    expect(game.status(asked).tag).toBe('playing');
    const over = step(asked, { 1: answer });
    expect(game.status(over)).toMatchObject({ tag: 'over', outcome: { scores, rule: 'MH-19' } });
  });

  test('nothing more is posed or called, discoveries included', () => {
    const four = 'zero calculus kepler-laws pythagoras';
    const over = playOut(almost([`probabilists ${four}`, 'bourbaki', 'scribe']), [
      { 0: 'pose probabilists' },
      { 0: 'silence' },
      { 1: 'counter nothing', 2: 'counter nothing' },
    ]);
    for (const move of [`discoveries ${four}`, 'call zero 1', 'draw', 'silence', 'counter nothing'])
      expect(ask(over, 0, move)).toEqual({ ok: false, rule: 'MH-19', facts: { case: 'over' } });
    expect([...game.moves(game.view(over, 0))]).toEqual([]);
  });

  test('in the simplified form the answer is the end', () => {
    const simple = almost(['probabilists', '', ''], { config: { form: 'simplified' } });
    const over = playOut(simple, [{ 0: 'pose probabilists' }, { 0: 'right' }]);
    expect(game.status(over)).toMatchObject({ tag: 'over', outcome: { scores: [40, 20, 20] } });
  });
});

describe('[MH-20] the score', () => {
  test('families owned, at their value, and the points of answers, discoveries and counters', () => {
    const cards = ['calculus', 'zero', 'kepler-laws', 'boolean-algebra'] as const;
    const state: State = {
      ...position({
        hands: ['', 'euler', 'gauss'],
        posed: [
          posed(0, 'geometers:5 scribe', { isKnown: true }),
          posed(0, 'algebraists algebraists:d', { isKnown: true, owner: 1 }),
          posed(2, 'probabilists'),
        ],
        discoveries: { seat: 0, cards },
      }),
      counterPoints: [20, 0, 40],
    };
    expect([0, 1, 2].map(seat => scoreOf(state, seat))).toEqual([
      { families: 20, answers: 20, discoveries: 20, counters: 20, total: 80 },
      { families: 50, answers: 0, discoveries: 0, counters: 0, total: 50 },
      { families: 30, answers: 0, discoveries: 0, counters: 40, total: 70 },
    ]);
    const over: State = { ...state, phase: { tag: 'over', rule: 'MH-19' } };
    expect(game.status(over)).toEqual({
      tag: 'over',
      outcome: { ranks: [1, 3, 2], scores: [80, 50, 70], rule: 'MH-19' },
    });
  });

  test('equal totals share the win', () => {
    const over: State = {
      ...position({ hands: ['', '', ''], posed: [posed(0, 'geometers'), posed(2, 'logicians')] }),
      phase: { tag: 'over', rule: 'MH-21' },
    };
    expect(game.status(over)).toMatchObject({
      outcome: { ranks: [1, 3, 1], scores: [30, 0, 30], rule: 'MH-21' },
    });
  });
});

describe('[MH-21] progress', () => {
  const hands = ['euler agnesi', 'gauss', 'abel'];

  test('120 calls per player still in, with an empty stock and nothing posed', () => {
    const last = position({ hands, idleCalls: 3 * MOST_IDLE_CALLS - 1 });
    const over = step(last, { 0: 'call cauchy 1' });
    expect(over.phase).toEqual({ tag: 'over', rule: 'MH-21' });
    expect(ask(over, 1, 'call fermat 0')).toEqual({ ok: false, rule: 'MH-21', facts: { case: 'over' } });
    const before = step(position({ hands, idleCalls: 3 * MOST_IDLE_CALLS - 2 }), { 0: 'call cauchy 1' });
    expect([before.phase.tag, before.idleCalls]).toEqual(['turn', 359]);
    expect(MOST_IDLE_CALLS).toBe(120);
  });

  test('whoever is out is not counted', () => {
    const two = position({ hands: ['euler agnesi', '', 'abel'], idleCalls: 2 * MOST_IDLE_CALLS - 1 });
    expect(step(two, { 0: 'call cauchy 2' }).phase).toEqual({ tag: 'over', rule: 'MH-21' });
    // Giving the last card away leaves two.
    const giving = position({ hands: ['euler', 'agnesi', 'abel'], idleCalls: 2 * MOST_IDLE_CALLS });
    expect(step(giving, { 0: 'call agnesi 1' }).phase).toEqual({ tag: 'over', rule: 'MH-21' });
  });

  test('calls count only once the stock is empty', () => {
    const stocked = position({ hands, stock: 'turing' });
    const drawn = step(stocked, { 0: 'call cauchy 1' });
    expect([drawn.stock, drawn.idleCalls]).toEqual([[], 0]);
    expect(step(drawn, { 1: 'call fermat 0' }).idleCalls).toBe(1);
  });

  test.each([
    ['a family', 'geometers', 'pose geometers'],
    [
      'discoveries',
      'zero calculus pythagoras kepler-laws',
      'discoveries zero calculus pythagoras kepler-laws',
    ],
  ])('posing %s starts the count anew', (_, cards, move) => {
    const state = position({ hands: [`${cards} euler`, 'gauss', 'abel'], idleCalls: 300 });
    expect(step(state, { 0: move }).idleCalls).toBe(0);
  });
});

describe('[MH-6] no legal position is without a move', () => {
  const tables = [3, 4, 5, 6].flatMap(seats =>
    (['strategic', 'simplified'] as const).map(form => ({ seats, form })),
  );

  /** A seat that is asked and has no move is a broken law; so is a step for which nobody is asked. */
  function stepsOf(config: Config, seats: number, n: number): number {
    const chance = rngFor(testSeed(500 + n), 0);
    const eager = n % 2 === 0 ? ['pose'] : undefined;
    let state = game.setup(config, seats, rngFor(testSeed(n), 0));
    let steps = 0;
    for (let status = game.status(state); status.tag === 'playing'; status = game.status(state)) {
      steps += 1;
      if (status.turn.seats.length === 0) broken('moves', 'nobody is asked');
      const commits = pickCommits(game, state, status.turn, { pick: chance.int(2 ** 30), eager });
      state = game.apply(state, commits, rngFor(testSeed(n), steps));
    }
    return steps;
  }

  test.each(tables)(
    '$seats players, $form: random games to their end, within the bound',
    ({ seats, form }) => {
      const config = { ...USUAL, form };
      const longest = Math.max(...[0, 1, 2, 3].map(n => stepsOf(config, seats, n)));
      expect(longest).toBeLessThanOrEqual(game.bound(config, seats));
    },
  );
});
