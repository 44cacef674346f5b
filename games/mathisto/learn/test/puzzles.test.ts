import { describe, expect, test } from 'vitest';
import { makeWords } from '#text/words.ts';
import { beginPuzzle, playNext, playOn } from '#ui/learn/puzzle-run.ts';
import { ALL_CARDS, sorted } from '../../rules/cards.ts';
import { game } from '../../rules/index.ts';
import { totalOf } from '../../rules/score.ts';
import type { Move, View } from '../../rules/types.ts';
import { COURSE } from '../course.tsx';
import { isSame } from '../judge.ts';
import { ME, openAt, readCards, stateOf, writeCards } from '../position.ts';
import { PUZZLES } from '../puzzles.ts';
import { playedIn, worthIn } from '../standing.ts';
import en from '../text/en.json' with { type: 'json' };
import fr from '../text/fr.json' with { type: 'json' };
import { worldsOf } from '../worlds.ts';

test('there are ten, from gentle to fiendish, of three kinds', () => {
  expect(PUZZLES.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const levels = PUZZLES.map(({ level }) => level);
  expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  const kinds = PUZZLES.map(({ answer }) => answer.kind);
  expect(new Set(kinds)).toEqual(new Set(['call', 'pose', 'discoveries', 'counter']));
});

describe.each(PUZZLES)('puzzle $number, $id', puzzle => {
  const { number, id, best, answer, position } = puzzle;
  const own = COURSE.puzzles[number - 1] as (typeof COURSE.puzzles)[number];
  const { view } = openAt(position).envelope(ME);
  const moves = [...game.moves(view)];

  test('is a position of the box, and the learner is asked', () => {
    const { hands, stock, posed } = stateOf(position);
    expect(sorted([...hands.flat(), ...stock, ...posed.flatMap(({ cards }) => cards)])).toEqual(ALL_CARDS);
    for (const hand of position.hands) expect(writeCards(readCards(hand))).toBe(hand);
    expect(game.check(view, answer)).toEqual({ ok: true });
  });

  test('its answer, and no other, is as good as can be in every deal that fits', () => {
    const worths = moves.map(move => ({ move, worth: worthIn(puzzle, move) }));
    expect(Math.max(...worths.map(({ worth }) => worth))).toBe(best);
    const right = worths.filter(({ worth }) => worth === best);
    expect(right).toHaveLength(1);
    expect(isSame(right[0]?.move as Move, answer)).toBe(true);
  });

  test('all the deals that fit look the same to the learner, and differ for the others', () => {
    const worlds = worldsOf(position);
    for (const world of worlds) expect(looks(game.view(world, ME))).toEqual(looks(view));
    const deals = worlds.map(({ hands, stock }) => JSON.stringify([hands, sorted(stock)]));
    expect(new Set(deals).size).toBeGreaterThan(1);
    // The one that is played is among them.
    const truth = [0, 1, 2].map(seat => openAt(position).envelope(seat).view.hands[seat]);
    expect(worlds.some(({ hands }) => JSON.stringify(hands) === JSON.stringify(truth))).toBe(true);
  });

  test('the solution, shown, solves it; anything else is over too, and does not', () => {
    const shown = playNext(beginPuzzle(own, 'solution'));
    expect(own.standing(shown.envelope.view)).toEqual({ points: best, over: true, solved: true });
    const wrong = moves.find(move => !isSame(move, answer)) as Move;
    const played = playOn(beginPuzzle(own), wrong).envelope.view;
    expect(playedIn(played, puzzle)).toEqual(wrong);
    expect(own.standing(played)).toEqual({ points: worthIn(puzzle, wrong), over: true, solved: false });
  });

  test('before a move it is not over', () => {
    expect(own.standing(beginPuzzle(own).envelope.view)).toEqual({ points: 0, over: false, solved: false });
  });

  test.each([
    ['fr', makeWords('fr', fr)],
    ['en', makeWords('en', en)],
  ])('has all its words (%s)', (_, { label }) => {
    const before = beginPuzzle(own).envelope.view;
    const solved = playNext(beginPuzzle(own)).envelope.view;
    const lost = moves
      .filter(move => !isSame(move, answer))
      .map(move => playOn(beginPuzzle(own), move).envelope.view);
    const says = [
      own.goal,
      own.tell(before, false),
      own.tell(solved, false),
      own.tell(solved, true),
      ...lost.map(seen => own.tell(seen, false)),
      own.advise(before, 0),
      own.advise(before, 1),
    ];
    for (const { key, facts } of says) expect(label(key, facts)).toMatch(/^[^{}[\]]+[.?!]$/);
    expect(label(own.name)).toMatch(/^[^[\]]+$/);
    expect(label(own.note ?? '')).toMatch(/^[^[\]]+\.$/);
  });

  test('hints tell what to think of, then the move', () => {
    expect(own.advise(view, 0)).toMatchObject({ key: `learn.puzzle.${id}.hint`, move: null });
    expect(own.advise(view, 1)).toMatchObject({ key: `learn.puzzle.${id}.why`, move: answer });
  });
});

/** What a view shows; only how chance lays out the choices of a question may be another. */
function looks({ past, ...rest }: View): unknown {
  return {
    ...rest,
    past: past.map(one => (one.kind === 'answered' ? { ...one, asked: null, said: null } : one)),
  };
}

test('the points that the texts speak of are those of the table', () => {
  const totals = (id: string): readonly number[] => {
    const found = PUZZLES.find(puzzle => puzzle.id === id);
    if (found === undefined) throw new Error(`no puzzle ${id}`);
    const { view } = openAt(found.position).envelope(ME);
    return view.handSizes.map((_, seat) => totalOf(view, seat));
  };
  expect(totals('lead')).toEqual([100, 110, 90]);
  expect(totals('take')).toEqual([90, 60, 110]);
});
