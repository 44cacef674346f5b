import { describe, expect, test } from 'vitest';
import { makeWords } from '#text/words.ts';
import { beginPuzzle, playNext, playOn } from '#ui/learn/puzzle-run.ts';
import { PACK, sorted } from '../../rules/cards.ts';
import { campOf, partnerOf } from '../../rules/seats.ts';
import { takerOf } from '../../rules/tricks.ts';
import { dealOf } from '../../solver/deal-of.ts';
import gameFr from '../../text/fr.json' with { type: 'json' };
import { moveOf, playsFrom } from '../best-play.ts';
import { COURSE } from '../course.tsx';
import { ME, readTrick, readTrumps, stateOf, writeCards, writeTrick } from '../position.ts';
import { PUZZLES } from '../puzzles.ts';
import { roleIn } from '../standing.ts';
import en from '../text/en.json' with { type: 'json' };
import fr from '../text/fr.json' with { type: 'json' };

test('there are ten, from gentle to fiendish, for declarers and defenders', () => {
  expect(PUZZLES.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const levels = PUZZLES.map(({ level }) => level);
  expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  expect(new Set(PUZZLES.map(roleIn))).toEqual(new Set(['attack', 'defence']));
  const deeds = PUZZLES.map(({ answer }) => answer.split(' ')[0]);
  expect(new Set(deeds)).toEqual(new Set(['lead', 'force', 'dodge', 'cut', 'renounce']));
});

describe.each(PUZZLES)('puzzle $number, $id', puzzle => {
  const { number, id, best, answer, declarer, way } = puzzle;
  const own = COURSE.puzzles[number - 1] as (typeof COURSE.puzzles)[number];
  const state = stateOf(puzzle);
  const plays = playsFrom(state);
  /** What a play is worth to the learner's camp. */
  const worth = (value: number): number => (campOf(declarer) === campOf(ME) ? value : -value);

  test('is a deal of the whole pack, played by the rules up to here', () => {
    const played = [...state.tricks, state.trick].flat();
    expect(sorted([...state.hands.flat(), ...played.map(({ card }) => card)])).toEqual(PACK);
    expect(puzzle.hands.map(hand => hand.split(' ').length)).toEqual([13, 13, 13, 13]);
    const leaders = [...state.tricks, state.trick].flatMap(([lead]) => lead?.hand ?? []);
    expect(leaders.slice(1)).toEqual(state.tricks.slice(0, leaders.length - 1).map(takerOf));
    expect([declarer, partnerOf(declarer)]).toContain(leaders[0]);
  });

  test('is written as it is read', () => {
    const contract = { trumps: readTrumps(puzzle.trumps) };
    for (const text of puzzle.played) expect(writeTrick(readTrick(text, contract, way))).toBe(text);
    for (const [seat, text] of puzzle.hands.entries()) {
      const all = [...state.tricks, state.trick].flat().filter(({ hand }) => hand === seat);
      const cards = sorted([...(state.hands[seat] ?? []), ...all.map(({ card }) => card)]);
      expect(writeCards(cards)).toBe(text);
    }
  });

  test('one card leads to the best result, and no other does', () => {
    const [first, second] = plays;
    expect(`${first?.deed} ${writeCards([first?.card ?? 0])}`).toBe(answer);
    expect(worth(first?.value ?? 0)).toBe(best);
    expect(worth(second?.value ?? best)).toBeLessThan(best);
    expect(best).toBeGreaterThan(0);
  });

  test('asks the learner, who has three to six tricks to play', () => {
    expect([ME, partnerOf(ME)]).toContain(dealOf(state)?.leader);
    const left = 13 - state.tricks.length;
    expect(left).toBeGreaterThanOrEqual(3);
    expect(left).toBeLessThanOrEqual(6);
    expect(own.standing(beginPuzzle(own).envelope.view)).toEqual({ points: 0, over: false, solved: false });
  });

  test('the solution, shown to its end, solves it', () => {
    let run = beginPuzzle(own, 'solution');
    while (!own.standing(run.envelope.view).over) run = playNext(run);
    expect(own.standing(run.envelope.view)).toEqual({ points: best, over: true, solved: true });
  });

  test('after any other first card the best play does not solve it', () => {
    for (const play of plays.slice(1)) {
      let run = playOn(beginPuzzle(own), moveOf(play));
      while (!own.standing(run.envelope.view).over) run = playNext(run);
      expect(own.standing(run.envelope.view)).toEqual({
        points: worth(play.value),
        over: true,
        solved: false,
      });
    }
  });

  test('hints tell what to think of, then the card, then what was lost', () => {
    const { envelope } = beginPuzzle(own);
    expect(own.advise(envelope.view, 0)).toMatchObject({ key: `learn.puzzle.${id}.hint`, move: null });
    const [first, second] = plays;
    expect(own.advise(envelope.view, 1)).toMatchObject({
      key: 'learn.puzzle.hint.play',
      move: first && moveOf(first),
    });
    const lost = second && playOn(beginPuzzle(own), moveOf(second)).envelope.view;
    const key = worth(second?.value ?? 0) > 0 ? 'learn.puzzle.hint.less' : 'learn.puzzle.hint.lost';
    expect(lost && own.advise(lost, 0).key).toBe(key);
  });

  test.each([
    ['fr', makeWords('fr', fr, gameFr)],
    ['en', makeWords('en', en)],
  ])('has all its words (%s)', (_, { label }) => {
    const { view } = beginPuzzle(own).envelope;
    const says = [own.goal, own.tell(view, false), own.advise(view, 0), own.advise(view, 1)];
    for (const { key, facts } of says) expect(label(key, facts)).toMatch(/^[^{}[\]]+[.?!]$/);
    for (const part of ['name', 'hint', 'why'])
      expect(label(`learn.puzzle.${id}.${part}`)).not.toContain('[');
  });
});
