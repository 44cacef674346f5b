import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parseEvent } from '#table/hosted/events.ts';
import * as columns from '../columns.ts';

const ROW = {
  name: 'Ann',
  count: 3,
  on: 1,
  none: null,
  gzipped: Buffer.from([1, 2]),
  config: '{"lines":"automatic"}',
  event: '{"kind":"resign","seat":1}',
  torn: '{"kind":',
};

test('what a column promises is read with its type', () => {
  expect(columns.text(ROW, 'name')).toBe('Ann');
  expect(columns.textOrNull(ROW, 'none')).toBe(null);
  expect(columns.number(ROW, 'count')).toBe(3);
  expect(columns.numberOrNull(ROW, 'none')).toBe(null);
  expect(columns.flag(ROW, 'on')).toBe(true);
  expect(columns.bytes(ROW, 'gzipped')).toEqual(new Uint8Array([1, 2]));
  expect(columns.word(ROW, 'name', ['Ben', 'Ann'])).toBe('Ann');
  expect(columns.json(ROW, 'config')).toEqual({ lines: 'automatic' });
  expect(columns.form(ROW, 'config', v.strictObject({ lines: v.string() }))).toEqual({ lines: 'automatic' });
  expect(columns.parsed(ROW, 'event', parseEvent)).toEqual({ kind: 'resign', seat: 1 });
});

describe('what it does not hold is told, without what is there', () => {
  test.each<[string, () => unknown]>([
    ['text', () => columns.text(ROW, 'count')],
    ['a text that is not there', () => columns.text(ROW, 'none')],
    ['a number', () => columns.number(ROW, 'name')],
    ['yes or no', () => columns.flag(ROW, 'name')],
    ['bytes', () => columns.bytes(ROW, 'name')],
    ['one of these words', () => columns.word(ROW, 'name', ['Ben'])],
    ['JSON', () => columns.json(ROW, 'torn')],
    ['JSON of this form', () => columns.form(ROW, 'config', v.strictObject({}))],
    ['an event', () => columns.parsed(ROW, 'config', parseEvent)],
  ])('%s', (_, read) => {
    expect(read).toThrow(columns.DamagedRow);
    expect(read).toThrow(/^damaged \w+$/);
  });
});
