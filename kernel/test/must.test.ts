import { expect, test } from 'vitest';
import { must } from '../must.ts';

test('what is there is given, zero and the empty text too', () => {
  expect([must(0), must(''), must(false), must([1][0])]).toEqual([0, '', false, 1]);
});

test.each([null, undefined])('%s is a bug', nothing => {
  expect(() => must<number>(nothing)).toThrow('always there');
});
