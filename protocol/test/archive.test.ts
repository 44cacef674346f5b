import { expect, test } from 'vitest';
import { type Archive, makeArchive, parseArchive } from '../archive.ts';

const frame = (step: number, hand: readonly number[]) => ({
  envelope: { step, view: { hand } },
  by: step === 0 ? null : 1,
});
const ARCHIVE: Archive = new Map([
  ['spectator', [frame(0, []), frame(1, []), frame(2, [])]],
  ['0', [frame(0, [5]), frame(1, [5]), frame(2, [])]],
  ['1', [frame(0, [7]), frame(1, [7, 8]), frame(2, [8])]],
]);
const KEPT = JSON.parse(JSON.stringify(makeArchive(ARCHIVE)));

test('an archive comes back as it was', () => {
  expect(parseArchive(KEPT)).toEqual(ARCHIVE);
});

test('one is kept as a beginning and what each step changed, for everybody', () => {
  expect(KEPT).toMatchObject({ format: 'etagere-archive/2', frames: { '1': frame(0, [7]) } });
  expect(KEPT.changes[0]).toEqual({
    by: 1,
    edits: {
      spectator: [[['step'], 1]],
      '0': [[['step'], 1]],
      '1': [
        [['step'], 1],
        [['view', 'hand', 1], 8],
      ],
    },
  });
});

test('one of the first format, all frames whole, can still be read', () => {
  expect(parseArchive(JSON.parse(JSON.stringify({ frames: Object.fromEntries(ARCHIVE) })))).toEqual(ARCHIVE);
});

const start = { envelope: { step: 0 }, by: null };
const changed = (changes: unknown) => ({ ...KEPT, frames: { spectator: start }, changes });
test.each([
  null,
  [],
  {},
  { frames: { spectator: [] } },
  { frames: [] },
  { frames: {} },
  { frames: { 0: [{}] } },
  { frames: { 0: [start] } },
  { ...KEPT, format: 'etagere-archive/3' },
  { ...KEPT, frames: { spectator: [start] } },
  { ...KEPT, frames: { 0: start } },
  { ...KEPT, changes: [{ by: 0, edits: { spectator: [] } }] },
  changed(undefined),
  changed([null]),
  changed([{ by: 0, edits: [] }]),
  changed([{ by: 0, edits: { spectator: null } }]),
  changed([{ by: 0, edits: { spectator: [['step', 1]] } }]),
  changed([{ by: 0, edits: { spectator: [[[], null]] } }]),
  changed([{ by: 0, edits: { spectator: [[[{}], 1]] } }]),
  changed([{ by: 0, edits: { spectator: [[['list', 'length'], 5e7]] } }]),
  changed([
    { by: 0, edits: { spectator: [[['list'], []]] } },
    { by: 0, edits: { spectator: [[['list', 'length'], 'none']] } },
  ]),
])('%j is no archive', raw => {
  expect(parseArchive(raw)).toBeNull();
});
