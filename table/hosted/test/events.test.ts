import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseEvent, type TableEvent } from '../events.ts';

const choice: TableEvent = {
  kind: 'choice',
  seat: 1,
  move: { kind: 'take', take: 2 },
  by: 'player',
  elapsedMs: 1200,
  step: 4,
};

const events: readonly TableEvent[] = [
  choice,
  { ...choice, command: 'c1', print: '0123456789abcdef' },
  { kind: 'hand-over', seat: 0, by: 'clock' },
  { kind: 'take-back', seat: 0 },
  { kind: 'resign', seat: 3 },
  { kind: 'offer-stop', seat: 0 },
  { kind: 'answer-stop', seat: 1, agrees: false },
];

test.each(events)('an event is read back as it was written: %j', event => {
  expect(parseEvent(JSON.parse(JSON.stringify(event)))).toEqual(event);
});

test.each([
  null,
  [],
  {},
  { kind: 'resign' },
  { kind: 'resign', seat: -1 },
  { kind: 'resign', seat: '0' },
  { kind: 'surrender', seat: 0 },
  { kind: 'hand-over', seat: 0, by: 'bot' },
  { kind: 'answer-stop', seat: 0 },
  { ...choice, by: 'somebody' },
  { ...choice, move: 'take' },
  { ...choice, elapsedMs: -1 },
  { ...choice, step: 0.5 },
  { ...choice, command: 7 },
  { ...choice, print: null },
])('not an event: %j', raw => {
  expect(parseEvent(raw)).toBeNull();
});

test('whatever it is given, it does not throw, and reads again what it has read', () => {
  const field = fc.oneof(fc.anything(), fc.constantFrom('choice', 'resign', 'owner', 'player', 0, 1, true));
  const raw = fc.dictionary(
    fc.constantFrom('kind', 'seat', 'by', 'agrees', 'move', 'step', 'elapsedMs'),
    field,
  );
  fc.assert(
    fc.property(fc.oneof(fc.anything(), raw), any => {
      const event = parseEvent(any);
      expect(event && parseEvent(event)).toEqual(event);
    }),
  );
});
