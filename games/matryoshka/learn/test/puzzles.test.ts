import { describe, expect, test } from 'vitest';
import { beginPuzzle, playNext, playOn } from '#ui/learn/puzzle-run.ts';
import { cardsInPlay, SETS } from '../../rules/cards.ts';
import { game } from '../../rules/index.ts';
import { totalOf } from '../../rules/score.ts';
import { DISPLAY } from '../../rules/setup.ts';
import type { Move } from '../../rules/types.ts';
import { COURSE } from '../course.tsx';
import { ME, readCards, stateOf, writeCards } from '../position.ts';
import { answerOf, PUZZLES, positionOf } from '../puzzles.ts';
import { adviceFor, standingOf, viewOf } from '../standing.ts';
import en from '../text/en.json' with { type: 'json' };
import { displayAfter, gainOfOthers, worthOf } from '../worth.ts';

test('there are ten, from gentle to fiendish, and half of them are displays', () => {
  expect(PUZZLES.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const levels = PUZZLES.map(({ level }) => level);
  expect(levels).toEqual([...levels].sort((a, b) => a - b));
  expect(PUZZLES.filter(({ goal }) => goal === 'display')).toHaveLength(5);
  expect(new Set(PUZZLES.map(({ goal }) => goal)).size).toBe(4);
});

describe.each(PUZZLES)('puzzle $number', puzzle => {
  const { number, best, answer, round, hands } = puzzle;
  const own = COURSE.puzzles[number - 1] as (typeof COURSE.puzzles)[number];
  const view = viewOf(puzzle);
  const answers = [...game.moves(view)];

  test('is a position of the box', () => {
    const state = stateOf(positionOf(puzzle));
    const middle = 'middle' in state.phase ? [state.phase.middle] : [];
    const cards = [...state.hands.flat(), ...state.displays.flat(), ...state.deck, ...middle];
    expect(cards.toSorted()).toEqual(cardsInPlay(state.removed).toSorted());
    expect(cards).toHaveLength(14 * hands.length);
    expect(SETS.length - state.removed.length).toBe(2 * hands.length);
    expect(state.displays.map(cards => cards.length)).toEqual(hands.map(() => DISPLAY[round - 1]));
    expect(state.deck).toHaveLength(2 * hands.length * (4 - round));
  });

  test('its answer, and no other, is the best of all', () => {
    const worths = answers.map(move => worthOf(move, view));
    expect(Math.max(...worths)).toBe(best);
    expect(answers.filter(move => worthOf(move, view) === best)).toEqual([answerOf(puzzle)]);
  });

  test('what an answer is worth is what can be displayed after it', () => {
    for (const move of answers) {
      const after = displayAfter(move, view);
      expect(after).toHaveLength(DISPLAY[round]);
      const given = move.kind === 'present' ? gainOfOthers(move.card, view) : 0;
      expect(worthOf(move, view)).toBe(totalOf(after) - given);
    }
  });

  test('the solution, shown, solves it; anything else is over too, and does not', () => {
    const shown = playNext(beginPuzzle(own, 'solution'));
    expect(own.standing(shown.envelope.view)).toMatchObject({ over: true, solved: true, points: best });
    const wrong = answers.find(move => worthOf(move, view) < best) as Move;
    const played = playOn(beginPuzzle(own), wrong).envelope.view;
    expect(standingOf(played, puzzle)).toMatchObject({
      move: wrong,
      over: true,
      solved: false,
      points: worthOf(wrong, view),
    });
  });

  test('before a move it is not over', () => {
    expect(own.standing(beginPuzzle(own).envelope.view)).toMatchObject({ over: false, solved: false });
  });

  test('hints are true, and end with the answer', () => {
    const hints = Array.from({ length: 14 }, (_, asked) => adviceFor(puzzle, asked));
    for (const { key } of hints) expect(Object.keys(en.labels)).toContain(key);
    const right = hints.flatMap(({ facts }) =>
      typeof facts['cards'] === 'string' ? readCards(facts['cards']) : [],
    );
    const wrong = hints.map(({ facts }) => facts['card']);
    expect(right.filter(card => !answer.includes(card))).toEqual([]);
    expect(wrong).not.toContain(answer);
    expect(hints.at(-1)).toMatchObject({ facts: { cards: answer }, move: answerOf(puzzle) });
  });

  test('is written as it is read', () => {
    for (const text of [...hands, ...puzzle.displays, answer]) expect(writeCards(readCards(text))).toBe(text);
    expect(view.me).toBe(ME);
  });
});
