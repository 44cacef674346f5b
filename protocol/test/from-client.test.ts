import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fromClient, parseFromClient } from '../from-client.ts';

const PLAY = { t: 'play', id: 'c1', table: 'A_b-9', step: 3, move: { kind: 'place', cells: [1, 2] } };

/** A move is recognised by hand: it must be what the schema would have said, to the last field. */
test.each<[string, unknown]>([
  ['a move', PLAY],
  ['a move with an empty body', { ...PLAY, move: {} }],
  ['with a field too many', { ...PLAY, seat: 1 }],
  ['without a table', { ...PLAY, table: undefined }],
  ['at a table of no such name', { ...PLAY, table: 'a b' }],
  ['with a long id', { ...PLAY, id: 'x'.repeat(1000) }],
  ['with an id that is a number', { ...PLAY, id: 7 }],
  ['in half a step', { ...PLAY, step: 0.5 }],
  ['in a step before the first', { ...PLAY, step: -1 }],
  ['in the last step there can be', { ...PLAY, step: 1e6 }],
  ['in one beyond', { ...PLAY, step: 1e6 + 1 }],
  ['with a list for a move', { ...PLAY, move: [] }],
  ['with nothing for a move', { ...PLAY, move: null }],
  ['another command', { t: 'resign', id: 'c1', table: 'A_b-9' }],
  ['a word of nobody’s', { ...PLAY, t: 'toString' }],
  ['a list', [PLAY]],
  ['nothing', null],
])('%s is read as the schema has it', (_name, message) => {
  const read = v.safeParse(fromClient, JSON.parse(JSON.stringify(message)));
  expect(parseFromClient(JSON.stringify(message))).toEqual(read.success ? read.output : null);
});

test('what is no JSON is no message', () => {
  expect(parseFromClient('{"t":"play"')).toBeNull();
});
