import { describe, expect, test } from 'vitest';
import type { SeatRecord, TableRecord } from '../../store/records.ts';
import { begin, entropiesOf, goAway, rotated, setReady, setSeat, sit, stand } from '../seating.ts';

const bot: Exclude<SeatRecord, { kind: 'person' }> = { kind: 'bot', level: 3 };
const empty: Exclude<SeatRecord, { kind: 'person' }> = { kind: 'empty' };
const ann: SeatRecord = { kind: 'person', player: 'ann', isReady: true, entropy: 'a' };
const ben: SeatRecord = { kind: 'person', player: 'ben', isReady: true, entropy: 'b' };

function table(seats: readonly SeatRecord[], change: Partial<TableRecord> = {}): TableRecord {
  return {
    id: 't',
    game: 'mathable',
    version: 1,
    config: {},
    host: 'ann',
    visibility: 'link',
    clock: { kind: 'none' },
    chat: true,
    status: 'open',
    commitment: '',
    seats,
    createdAt: 0,
    startedAt: null,
    endedAt: null,
    outcome: null,
    previous: null,
    next: null,
    revision: 7,
    ...change,
  };
}

function seatsOf(next: ReturnType<typeof stand>): readonly SeatRecord[] | string {
  return next.ok ? next.record.seats : next.why;
}

describe('sitting down', () => {
  test('takes the first free chair, or the one asked for', () => {
    expect(sit(table([ann, empty, empty]), 'ben', { entropy: 'b' })).toMatchObject({ ok: true, seat: 1 });
    expect(sit(table([ann, empty, empty]), 'ben', { entropy: 'b', seat: 2 })).toMatchObject({ seat: 2 });
  });

  test('is a change that anybody else’s at the same time would be refused for', () => {
    const next = sit(table([ann, empty]), 'ben', { entropy: 'b' });
    expect(next.ok && next.record.revision).toBe(8);
  });

  test.each([
    ['a chair that is taken', table([ann, bot, empty]), { seat: 1 }, 'seat-taken'],
    ['a chair that is not there', table([ann, empty]), { seat: 5 }, 'seat-taken'],
    ['a full table', table([ann, bot]), {}, 'seat-taken'],
    ['a table where one plays already', table([ann, empty], { status: 'playing' }), {}, 'not-open'],
  ])('refuses %s', (_, record, wish, why) => {
    expect(sit(record, 'ben', { entropy: 'b', ...wish })).toEqual({ ok: false, why });
  });

  test('elsewhere leaves the first chair', () => {
    expect(seatsOf(sit(table([ann, empty]), 'ann', { seat: 1, entropy: 'c' }))).toEqual([
      empty,
      { ...ann, entropy: 'c' },
    ]);
  });

  test('again, where one is expected, adds to the deal and says yes', () => {
    const expected = table([{ ...ann, isReady: false, entropy: '' }, ben]);
    expect(seatsOf(sit(expected, 'ann', { entropy: 'new' }))).toEqual([{ ...ann, entropy: 'new' }, ben]);
  });

  test('where one plays already changes nothing', () => {
    const record = table([ann, ben], { status: 'playing' });
    expect(sit(record, 'ann', { entropy: 'late' })).toEqual({ ok: true, seat: 0, record });
  });
});

test('standing up leaves an empty chair', () => {
  expect(seatsOf(stand(table([ann, ben]), 'ben'))).toEqual([ann, empty]);
  expect(seatsOf(stand(table([ann, empty]), 'ben'))).toBe('not-seated');
  expect(seatsOf(stand(table([ann, ben], { status: 'playing' }), 'ben'))).toBe('not-open');
});

test('the host puts bots where nobody is, never in the place of somebody who is here', () => {
  const put = (record: TableRecord, by: string, seat: number, to: typeof bot | typeof empty, here = '') =>
    seatsOf(setSeat(record, by, { seat, to, isHere: player => player === here }));
  expect(put(table([ann, empty]), 'ann', 1, bot)).toEqual([ann, bot]);
  expect(put(table([ann, bot]), 'ann', 1, empty)).toEqual([ann, empty]);
  expect(put(table([ann, ben]), 'ann', 1, bot)).toEqual([ann, bot]);
  expect(put(table([ann, ben]), 'ann', 1, bot, 'ben')).toBe('seat-taken');
  expect(put(table([ann, empty]), 'ben', 1, bot)).toBe('not-host');
  expect(put(table([ann, empty]), 'ann', 2, bot)).toBe('no-such-seats');
});

test('who goes away for good leaves chair and house to somebody who sits there', () => {
  const left = goAway(table([ann, ben]), 'ann');
  expect(left).toMatchObject({ ok: true, record: { host: 'ben', seats: [empty, ben] } });
  expect(goAway(table([ann, ben], { status: 'over' }), 'ann')).toEqual({ ok: false, why: 'not-open' });
});

test('a match begins when every chair is taken and everybody said yes; the host says yes by beginning', () => {
  expect(begin(table([{ ...ann, isReady: false }, ben, bot]), 'ann', 5)).toMatchObject({
    ok: true,
    record: { status: 'playing', startedAt: 5 },
  });
  expect(begin(table([ann, { ...ben, isReady: false }]), 'ann', 5)).toEqual({ ok: false, why: 'not-ready' });
  expect(begin(table([ann, empty]), 'ann', 5)).toEqual({ ok: false, why: 'not-ready' });
  expect(begin(table([ann, { ...ben, entropy: '' }]), 'ann', 5)).toEqual({ ok: false, why: 'not-ready' });
  expect(begin(table([bot, bot]), 'ann', 5)).toEqual({ ok: false, why: 'not-ready' });
  expect(begin(table([ann, ben]), 'ben', 5)).toEqual({ ok: false, why: 'not-host' });
  expect(begin(table([ann, ben], { status: 'over' }), 'ann', 5)).toEqual({ ok: false, why: 'not-open' });
});

test('one may say no again before it begins', () => {
  expect(seatsOf(setReady(table([ann, ben]), 'ben', false))).toEqual([ann, { ...ben, isReady: false }]);
  expect(seatsOf(setReady(table([ann, empty]), 'ben', true))).toBe('not-seated');
});

test('in a rematch everybody moves on by one, and is expected again', () => {
  expect(rotated([ann, ben, bot])).toEqual([
    bot,
    { ...ann, isReady: false, entropy: '' },
    { ...ben, isReady: false, entropy: '' },
  ]);
});

test('bots add nothing to the deal', () => {
  expect(entropiesOf(table([ann, bot, ben]))).toEqual(['a', '', 'b']);
});
