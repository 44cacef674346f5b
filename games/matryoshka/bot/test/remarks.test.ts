import { describe, expect, test } from 'vitest';
import { LEVELS, type Level } from '#contract/bot.ts';
import { ALL_CARDS } from '../../rules/cards.ts';
import { game } from '../../rules/index.ts';
import { TOPICS } from '../../rules/parse.ts';
import { totalOf } from '../../rules/score.ts';
import type { Remark, State, View } from '../../rules/types.ts';
import { beliefIn, wishesOf } from '../hearing.ts';
import { bot } from '../index.ts';
import { viewAt } from './position.ts';
import { positions, randomMove, rngOf, SILENT, TALKING } from './random-play.ts';

type Said = { readonly view: View; readonly seat: number; readonly remark: Remark };

describe('what bots say', () => {
  test.each(LEVELS)('level %d keeps within the rules, and lets the match go on', level => {
    for (let seed = 0; seed < 4; seed++) {
      const { said, last } = talkingMatch(level, 3, seed);
      for (const { view, remark } of said)
        expect(game.check(view, { kind: 'remark', remark })).toEqual({ ok: true });
      expect(last.phase.tag).toBe('over');
      // Two a round at most: nobody's table drowns in talk.
      for (const seat of [0, 1, 2])
        expect(said.filter(one => one.seat === seat).length).toBeLessThanOrEqual(2 * 5);
    }
  });

  test('everybody says something sooner or later, and some more than others', () => {
    const amount = (level: Level): number =>
      [0, 1, 2, 3, 4, 5].reduce((sum, seed) => sum + talkingMatch(level, 3, seed).said.length, 0);
    for (const level of LEVELS) expect(amount(level)).toBeGreaterThan(0);
    expect(amount(1)).toBeGreaterThan(amount(2));
  });

  test('is the same however often it is asked in a moment, and nothing at a silent table', () => {
    for (const { view } of positions(4, 5)) {
      for (const level of LEVELS) {
        const answer = bot.interrupt?.(view, level, rngOf(1));
        expect(bot.interrupt?.(view, level, rngOf(2))).toEqual(answer);
        expect(bot.interrupt?.({ ...view, config: SILENT }, level, rngOf(1))).toBe(null);
      }
    }
  });

  test('a beginner asks for what it needs', () => {
    const wishes = [0, 1, 2, 3, 4, 5]
      .flatMap(seed => talkingMatch(1, 3, seed).said)
      .filter(({ remark }) => remark.say === 'want');
    expect(wishes.length).toBeGreaterThan(5);
    for (const { view, seat, remark } of wishes) {
      const pool = [...(view.hands[seat] ?? []), ...(view.displays[seat] ?? [])];
      const topic = 'topic' in remark ? remark.topic : '5';
      const useful = ALL_CARDS.filter(card => card.includes(topic) && !pool.includes(card)).filter(
        card => totalOf([...pool, card]) > totalOf(pool),
      );
      expect(useful).not.toEqual([]);
    }
  });
});

describe('what bots hear', () => {
  const middleOfMatch = viewAt({
    round: 2,
    phase: { tag: 'offer', active: 0, middle: 'F7' },
    displays: ['A1 A2 B1 B2', 'C1 C2 D1 D2', 'E1 E2 F1 F2'],
    hands: ['', 'A5 B5 C4 C5 D4 D5', ''],
    me: 1,
  });

  test('a wish makes such cards seem worth more to the speaker', () => {
    const heard = after(middleOfMatch, { seat: 0, remark: { say: 'want', topic: '5' } });
    const wishes = wishesOf(heard, 0);
    expect(wishes[TOPICS.indexOf('5')]).toBeGreaterThan(0);
    expect(wishes.filter(wish => wish !== 0)).toHaveLength(1);
    expect([...wishesOf(heard, 2)].every(wish => wish === 0)).toBe(true);
    const valueOf = (view: View, card: string): number =>
      bot
        .rank(view, { iterations: 0 }, rngOf(1))
        .find(({ move }) => move.kind === 'offer' && move.cards[0] === card)?.value ?? 0;
    expect(valueOf(heard, 'A5')).not.toBe(valueOf(middleOfMatch, 'A5'));
  });

  test('who gives away what he asked for is believed less, who keeps it more', () => {
    const asked = after(middleOfMatch, { seat: 0, remark: { say: 'want', topic: 'A' } });
    expect(beliefIn(asked, 0)).toBe(1 / 2);
    const past = (displays: View['displays']): View => ({
      ...asked,
      past: [...asked.past, { kind: 'displayed', displays }],
    });
    expect(beliefIn(past([['A1', 'A2'], [], []]), 0)).toBe(2 / 3);
    expect(beliefIn(past([['B1', 'B2'], [], []]), 0)).toBe(1 / 3);
    const gaveAway: View = {
      ...asked,
      past: [
        ...asked.past,
        { kind: 'exchanged', active: 0, partner: 2, middle: 'A7', offers: [[], null, null], given: null },
      ],
    };
    expect(beliefIn(gaveAway, 0)).toBe(1 / 3);
  });
});

function after(view: View, { seat, remark }: { readonly seat: number; readonly remark: Remark }): View {
  return { ...view, past: [...view.past, { kind: 'said', seat, remark }] };
}

/** A match of bots who talk as this level does and play at random. */
function talkingMatch(level: Level, seats: number, seed: number): { said: Said[]; last: State } {
  const said: Said[] = [];
  let state = game.setup(TALKING, seats, rngOf(seed));
  for (let step = 1; ; step++) {
    const status = game.status(state);
    if (status.tag === 'over') return { said, last: state };
    const speaker = (status.turn.may?.seats ?? [])
      .map(seat => ({ seat, move: bot.interrupt?.(game.view(state, seat), level, rngOf(seed, step)) }))
      .find(({ move }) => move !== null && move !== undefined);
    if (speaker?.move?.kind === 'remark') {
      const { seat, move } = speaker;
      said.push({ view: game.view(state, seat), seat, remark: move.remark });
      state = game.apply(state, [{ seat, move, elapsedMs: 0, by: 'bot' }], rngOf(seed, step));
      continue;
    }
    const commits = status.turn.seats.map(seat => {
      const move = randomMove(game.view(state, seat), rngOf(seed, 10_000 + step * seats + seat));
      return { seat, move, elapsedMs: 0, by: 'bot' as const };
    });
    state = game.apply(state, commits, rngOf(seed, step));
  }
}
