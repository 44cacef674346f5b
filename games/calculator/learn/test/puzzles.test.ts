import { describe, expect, test } from 'vitest';
import { makeWords } from '#text/words.ts';
import { beginPuzzle, playNext, playOn } from '#ui/learn/puzzle-run.ts';
import { ALL_NUMBERS } from '../../data/board.ts';
import { readRun } from '../../rules/compute.ts';
import { runsOf } from '../../rules/runs.ts';
import { isSign, missing } from '../../rules/tokens.ts';
import { bestPlays } from '../../solver/best-plays.ts';
import type { Position } from '../../solver/field.ts';
import { singleLinePlays } from '../../solver/generate.ts';
import gameEn from '../../text/en.json' with { type: 'json' };
import gameFr from '../../text/fr.json' with { type: 'json' };
import { writeDivision } from '../../ui/signs.ts';
import { COURSE } from '../course.tsx';
import { readLaid, stateOf } from '../position.ts';
import { answerOf, PUZZLES } from '../puzzles.ts';
import { decline, isOneLine } from '../standing.ts';
import en from '../text/en.json' with { type: 'json' };
import fr from '../text/fr.json' with { type: 'json' };

test('there are ten, from gentle to fiendish', () => {
  expect(PUZZLES.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const levels = PUZZLES.map(({ level }) => level);
  expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  expect(new Set(levels).size).toBe(5);
  expect(new Set(PUZZLES.map(({ id }) => id)).size).toBe(10);
});

describe.each(PUZZLES)('puzzle $number, $id', puzzle => {
  const { number, id, best, rack } = puzzle;
  const own = COURSE.puzzles[number - 1] as (typeof COURSE.puzzles)[number];
  const state = stateOf(puzzle);
  const { board, supply, scored } = state;
  const position: Position = { board, supply, scored, grid: 'full', equals: supply['='] };
  const plays = singleLinePlays(position, rack);

  test('is a position of the box, and nothing can be drawn', () => {
    const laid = board.filter((token): token is number => token !== null && !isSign(token));
    expect(missing(ALL_NUMBERS, [...laid, ...rack])).toBeUndefined();
    for (const { tokens } of runsOf(board)) expect(readRun(tokens).tag).not.toBe('wrong');
    expect(state.bag).toEqual([]);
  });

  test('no line brings more: all of them were found and counted', () => {
    expect(Math.max(...plays.map(({ points }) => points))).toBe(best);
    const top = plays.filter(({ points }) => points === best);
    expect(top.map(({ tokens }) => tokens)).toContainEqual(answerOf(puzzle));
    expect(top.length).toBeLessThanOrEqual(4);
  });

  test('a search over several lines finds nothing better either', () => {
    expect(bestPlays(position, rack)[0]?.points).toBe(best);
  });

  test('the solution, shown, solves it; another line is over too, and does not', () => {
    expect(own.standing(beginPuzzle(own).envelope.view)).toEqual({ points: 0, over: false, solved: false });
    const shown = playNext(beginPuzzle(own, 'solution')).envelope.view;
    expect(own.standing(shown)).toEqual({ points: best, over: true, solved: true });
    const less = plays.find(({ points }) => points < best);
    const played = playOn(beginPuzzle(own), { kind: 'play', tokens: less?.tokens ?? [] }).envelope.view;
    expect(own.standing(played)).toEqual({ points: less?.points, over: true, solved: false });
  });

  test('hints tell what to think of, then where, then half of it, then all', () => {
    const { view } = beginPuzzle(own).envelope;
    const answer = answerOf(puzzle);
    const hints = [0, 1, 2, 3].map(asked => own.advise(view, asked));
    expect(hints[0]).toMatchObject({ key: `learn.puzzle.${id}.hint`, move: null });
    expect(hints[1]).toMatchObject({ key: 'learn.puzzle.hint.line', move: null });
    expect(hints[2]?.move).toEqual({ kind: 'play', tokens: answer.slice(0, Math.ceil(answer.length / 2)) });
    expect(hints[3]?.move).toEqual({ kind: 'play', tokens: answer });
  });

  test.each([
    ['fr', makeWords('fr', fr, gameFr)],
    ['en', makeWords('en', en, gameEn)],
  ])('has all its words (%s)', (_, words) => {
    const { label } = writeDivision(words, '÷');
    const { view } = beginPuzzle(own).envelope;
    const over = playNext(beginPuzzle(own)).envelope.view;
    const says = [
      own.goal,
      own.tell(view, false),
      own.tell(over, false),
      own.tell(over, true),
      ...[0, 1, 2, 3].map(asked => own.advise(view, asked)),
      { key: `learn.puzzle.${id}.why`, facts: {} },
    ];
    for (const { key, facts } of says) expect(label(key, facts)).toMatch(/^[^{}[\]]+[.?!]$/);
    expect(label(own.name)).not.toContain('[');
  });
});

test('only one line is taken, and nothing is exchanged', () => {
  expect(decline({ kind: 'exchange', tokens: [] })?.key).toBe('learn.puzzle.pass');
  const two = readLaid('a1 across 3=3, a1 down .+1');
  expect(isOneLine(two)).toBe(false);
  expect(decline({ kind: 'play', tokens: two })?.key).toBe('learn.puzzle.lines');
  expect(decline({ kind: 'play', tokens: readLaid('a1 down 3=3') })).toBeNull();
});
