import { describe, expect, test } from 'vitest';
import { rngFor } from '#kernel/rng.ts';
import { DIFFICULTIES } from '../../data/questions.ts';
import { FAMILIES } from '../../rules/cards.ts';
import { isRight } from '../is-right.ts';
import { TOPICS } from '../path.ts';
import { type Kept, LEVELS, NOTHING, nameOf, QUESTION_COUNT } from '../progress.ts';
import {
  choiceByKey,
  goOn,
  isAgain,
  openRound,
  questionsOf,
  ROUND,
  type Round,
  reply,
  scoreOf,
} from '../round.ts';

const rng = rngFor([8, 7, 6, 5, 4, 3, 2, 1], 0);
const namesIn = (round: Round): string[] => round.queue.map(nameOf);
const allOf = (family: (typeof FAMILIES)[number]): string[] => questionsOf(family, 'all').map(nameOf);

describe('what is asked', () => {
  test('every question belongs to one family and to one difficulty', () => {
    expect(questionsOf('all', 'all')).toHaveLength(QUESTION_COUNT);
    const parts = FAMILIES.flatMap(family => DIFFICULTIES.flatMap(level => questionsOf(family, level)));
    expect(new Set(parts.map(nameOf)).size).toBe(QUESTION_COUNT);
  });

  test.each(TOPICS)('there is always something to ask about %s', topic => {
    for (const level of LEVELS) {
      const { queue, size } = openRound(topic, level, NOTHING, rng);
      expect(size).toBe(Math.min(ROUND, questionsOf(topic, level).length));
      expect(size).toBeGreaterThan(0);
      expect(new Set(queue.map(nameOf)).size).toBe(size);
      for (const { order } of queue) expect(order.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
    }
  });

  test.each(TOPICS)('a round about %s begins easy, and gets harder', topic => {
    const levels = openRound(topic, 'all', NOTHING, rng).queue.map(({ question }) => question.difficulty);
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  });

  test('those missed before come first, then the new ones, then the others', () => {
    const names = allOf('geometers');
    const kept: Kept = { ...NOTHING, missed: names.slice(0, 2), known: names.slice(2, 20) };
    const first = namesIn(openRound('geometers', 'all', kept, rng));
    expect(first).toEqual(expect.arrayContaining([...names.slice(0, 2), ...names.slice(20)]));
    expect(first).toHaveLength(ROUND);
    // Never only what was missed.
    const many: Kept = { ...NOTHING, missed: names.slice(0, 12) };
    const second = namesIn(openRound('geometers', 'all', many, rng));
    expect(second.filter(name => many.missed.includes(name))).toHaveLength(5);
    // Unless nothing else is left.
    const all: Kept = { ...NOTHING, missed: names };
    expect(openRound('geometers', 'all', all, rng).size).toBe(ROUND);
  });
});

describe('a round', () => {
  test('with nothing missed has ten questions, and ends', () => {
    let round = openRound('all', 'all', NOTHING, rng);
    for (let asked = 1; asked <= ROUND; asked++) {
      round = reply(round, 0, true);
      expect(scoreOf(round)).toEqual({ right: asked, asked });
      round = goOn(round, rng);
    }
    expect(round).toMatchObject({ queue: [], missed: [], reply: null });
    expect(goOn(reply(round, 0, true), rng)).toEqual(round);
  });

  test('what was missed comes again until it is known, and counts as missed once', () => {
    const opened = openRound('analysts', 1, NOTHING, rng);
    const [first] = namesIn(opened);
    let round = goOn(reply(opened, null, false), rng);
    expect(namesIn(round).at(-1)).toBe(first);
    expect(round.missed.map(nameOf)).toEqual([first]);
    expect(scoreOf(round)).toEqual({ right: 0, asked: 1 });
    while (round.queue.length > 1) round = goOn(reply(round, 0, true), rng);
    expect(isAgain(round)).toBe(true);
    round = goOn(reply(round, 2, false), rng);
    expect(namesIn(round)).toEqual([first]);
    round = goOn(reply(round, 0, true), rng);
    expect(round.queue).toEqual([]);
    expect(scoreOf(round)).toEqual({ right: opened.size - 1, asked: opened.size });
    expect(round.missed).toHaveLength(1);
  });

  test('an answer stands, and nothing comes before it', () => {
    const round = openRound('all', 'all', NOTHING, rng);
    expect(goOn(round, rng)).toBe(round);
    const answered = reply(round, 1, false);
    expect(reply(answered, 0, true)).toBe(answered);
  });
});

test('[MH-11] what is typed is judged as at a table, in either language; no answer is wrong', () => {
  for (const item of questionsOf('all', 'all')) {
    const { fr, en } = item.question;
    for (const text of [fr.answer, en.answer, ...fr.accepted, ...en.accepted])
      expect({ text, isRight: isRight(item, text) }).toEqual({ text, isRight: true });
    for (const text of [...fr.wrong, ...en.wrong])
      expect({ text, isRight: isRight(item, text) }).toEqual({ text, isRight: false });
    expect([0, 1, 2, 3, null].map(said => isRight(item, said))).toEqual([true, false, false, false, false]);
  }
});

const key = (name: string, held: Partial<KeyboardEvent> = {}): Parameters<typeof choiceByKey>[0] => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

test('1 to 4 give an answer; other keys, and those of the browser, do not', () => {
  expect(['1', '2', '3', '4', '5', '0', 'a', 'Enter'].map(name => choiceByKey(key(name)))).toEqual([
    0,
    1,
    2,
    3,
    null,
    null,
    null,
    null,
  ]);
  expect(choiceByKey(key('1', { ctrlKey: true }))).toBeNull();
});
