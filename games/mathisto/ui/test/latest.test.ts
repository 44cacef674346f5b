import { describe, expect, test } from 'vitest';
import { game } from '../../rules/index.ts';
import type { State } from '../../rules/types.ts';
import { playOut, position, step } from '../../test/position.ts';
import { EVERYTHING, familiesCalled, recordOf } from '../board/record.ts';
import { answerToRead, familyInMiddle, latestIn, revealedIn } from '../middle/latest.ts';

const start = position({
  hands: ['geometers:5 scribe euler', 'mirzakhani cauchy pythagoras', 'gauss turing'],
  stock: 'boole zero',
});
const see = (state: State, seat = 0) => game.view(state, seat);

const called = playOut(start, [{ 0: 'call cauchy 1' }, { 0: 'call calculus 2' }]);
const posed = step(start, { 0: 'pose geometers:5 scribe' });
const answered = step(posed, { 0: 'right' });
const revealed = step(answered, { 1: 'counter super', 2: 'counter nothing' });
const settled = step(revealed, { 1: 'wrong' });

describe('the middle of the table', () => {
  test('begins with nothing', () => {
    expect(latestIn(see(start))).toEqual({ tag: 'start' });
  });

  test('[MH-8] shows the last call', () => {
    expect(latestIn(see(called))).toMatchObject({
      tag: 'call',
      call: { caller: 0, from: 2, card: 'calculus', got: 'drew' },
    });
  });

  test('[MH-17] shows a posing, and what the others chose together', () => {
    expect(latestIn(see(posed))).toMatchObject({ tag: 'posing', countered: null });
    expect(latestIn(see(settled))).toMatchObject({
      tag: 'posing',
      countered: { choices: [null, 'super', 'nothing'] },
    });
  });
});

describe('an answer stays to be read', () => {
  test('in the window that follows, and after it', () => {
    expect(answerToRead(see(answered), 0)).toMatchObject({ why: 'posing' });
    expect(answerToRead(see(settled), 0)).toMatchObject({ why: 'super' });
  });

  test('not while another question is asked', () => {
    expect(answerToRead(see(revealed), 0)).toBeNull();
  });

  test('until it is put aside', () => {
    expect(answerToRead(see(settled), settled.past.length)).toBeNull();
  });

  test('until somebody goes on: then the table shows that, and the pack of questions shows it again', () => {
    const next = step(settled, { 1: 'call euler 0' });
    expect(answerToRead(see(next, 0), 0)).toBeNull();
    expect(answerToRead(see(next, 1), 0)).toBeNull();
  });
});

describe('a window', () => {
  test('[MH-14] shows no choice before all have chosen, then all of them until something else happens', () => {
    expect(revealedIn(see(answered))).toBeNull();
    expect(revealedIn(see(revealed))?.choices).toEqual([null, 'super', 'nothing']);
    expect(revealedIn(see(settled))?.choices).toEqual([null, 'super', 'nothing']);
    expect(revealedIn(see(step(settled, { 1: 'call euler 0' })))).toBeNull();
  });

  test('[MH-11] the family lies in the middle while it is asked about and countered', () => {
    expect(familyInMiddle(see(posed))).toBe('geometers');
    expect(familyInMiddle(see(answered))).toBe('geometers');
    expect(familyInMiddle(see(settled))).toBeNull();
  });
});

describe('the record of calls', () => {
  const { past } = see(called);

  test('the latest first, numbered from the first', () => {
    expect(recordOf(past, EVERYTHING)).toEqual([
      { number: 2, caller: 0, from: 2, card: 'calculus', got: 'drew' },
      { number: 1, caller: 0, from: 1, card: 'cauchy', got: 'given' },
    ]);
    expect(familiesCalled(past)).toEqual(['analysts']);
  });

  test('of one card, one family, one player', () => {
    expect(recordOf(past, { ...EVERYTHING, card: 'cauchy' })).toHaveLength(1);
    expect(recordOf(past, { ...EVERYTHING, family: 'geometers' })).toHaveLength(0);
    expect(recordOf(past, { ...EVERYTHING, seat: 2 }).map(({ number }) => number)).toEqual([2]);
  });
});
