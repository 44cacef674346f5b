import { expect, test } from 'vitest';
import type { SeatInfo } from '#protocol/table-info.ts';
import { makeWords } from '#text/words.ts';
import en from '../../text/en.json' with { type: 'json' };
import online from '../../text/online/en.json' with { type: 'json' };
import { missing, waitsFor } from '../waiting-for.ts';

const words = makeWords('en', en, online);
const EMPTY: SeatInfo = { kind: 'empty' };
const BOT: SeatInfo = { kind: 'bot', level: 4 };
const ANN = person('Ann');
const BEN = person('Ben');
/** Expected in a rematch, or asked for a moment. */
const [ANN_LATER, BEN_LATER] = [person('Ann', false), person('Ben', false)];

function person(name: string, isReady = true): SeatInfo {
  const player = { id: name, name, face: 0 };
  return { kind: 'person', player, isHere: true, isReady, handedOver: null, awaySince: null };
}

/** Ann has set up the table. */
test.each<[readonly SeatInfo[], you: number | null, isMissing: number, said: string]>([
  [[ANN, EMPTY, BOT], 0, 1, 'One player is still missing.'],
  [[ANN, EMPTY, EMPTY], null, 2, '2 players are still missing.'],
  [[ANN, BEN, BOT], 0, 0, 'Everybody is here: you can begin.'],
  [[ANN, BEN, BOT], 1, 0, 'Everybody is here: Ann can begin.'],
  [[ANN, BEN_LATER], 0, 1, 'Waiting for an answer from Ben.'],
  [[ANN, BEN_LATER], 1, 1, 'The table is waiting for you.'],
  [[ANN_LATER, BEN_LATER], 0, 1, 'Waiting for an answer from Ben.'],
  [[ANN_LATER, BEN], 1, 0, 'Everybody is here: Ann can begin.'],
  [
    [ANN, BEN_LATER],
    null,
    1,
    'All seats are taken, but not everybody has answered yet. You will be able to watch the game.',
  ],
])('%#: what the table waits for', (seats, seat, isMissing, said) => {
  const info = { seats, host: 'Ann', you: { seat, isHost: seat === 0 } };
  expect(missing(info)).toBe(isMissing);
  expect(waitsFor(info, words)).toBe(said);
});
