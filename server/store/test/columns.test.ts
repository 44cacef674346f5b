import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import * as columns from '../columns.ts';
import { makeEvents } from '../events.ts';
import type { EventRecord } from '../records.ts';

const ROW = {
  name: 'Ann',
  count: 3,
  on: 1,
  none: null,
  gzipped: Buffer.from([1, 2]),
  config: '{"lines":"automatic"}',
  torn: '{"kind":',
};

test('what a column promises is read with its type', () => {
  expect(columns.text(ROW, 'name')).toBe('Ann');
  expect(columns.textOrNull(ROW, 'none')).toBe(null);
  expect(columns.number(ROW, 'count')).toBe(3);
  expect(columns.numberOrNull(ROW, 'none')).toBe(null);
  expect(columns.flag(ROW, 'on')).toBe(true);
  expect(columns.bytes(ROW, 'gzipped')).toEqual(new Uint8Array([1, 2]));
  expect(columns.oneOf(ROW, 'name', ['Ben', 'Ann'])).toBe('Ann');
  expect(columns.json(ROW, 'config')).toEqual({ lines: 'automatic' });
  expect(columns.form(ROW, 'config', v.strictObject({ lines: v.string() }))).toEqual({ lines: 'automatic' });
});

describe('what it does not hold is told, without what is there', () => {
  test.each<[string, () => unknown]>([
    ['text', () => columns.text(ROW, 'count')],
    ['a text that is not there', () => columns.text(ROW, 'none')],
    ['a number', () => columns.number(ROW, 'name')],
    ['yes or no', () => columns.flag(ROW, 'name')],
    ['bytes', () => columns.bytes(ROW, 'name')],
    ['one of these words', () => columns.oneOf(ROW, 'name', ['Ben'])],
    ['JSON', () => columns.json(ROW, 'torn')],
    ['JSON of this form', () => columns.form(ROW, 'config', v.strictObject({}))],
  ])('%s', (_, read) => {
    expect(read).toThrow(columns.DamagedRow);
    expect(read).toThrow(/^damaged \w+$/);
  });
});

describe('events, a line for each', () => {
  const RESIGN = '[7,{"kind":"resign","seat":1}]\n';

  test('are numbered up to the last', async () => {
    const event = { kind: 'resign', seat: 1 };
    const both = [4, 5].map(seq => ({ seq, at: 7, event }));
    expect(await eventsIn(`${RESIGN}${RESIGN}`, 3)).toEqual(both);
    expect(await eventsIn(`${RESIGN}${RESIGN}`, 4)).toEqual(both.slice(1));
  });

  test.each([
    ['torn', '[7,{"kind":\n'],
    ['no list', '{"kind":"resign","seat":1}\n'],
    ['no event', '[7,{"kind":"fly","seat":1}]\n'],
    ['without a time', '[null,{"kind":"resign","seat":1}]\n'],
  ])('%s: the match cannot be read', async (_, line) => {
    await expect(eventsIn(`${RESIGN}${line}`, 3)).rejects.toThrow(columns.DamagedRow);
  });

  function eventsIn(events: string, after: number): Promise<readonly EventRecord[]> {
    const db = { read: async () => [{ last: 5, events }], write: async () => 0 };
    return makeEvents(db).after('match', after);
  }
});
