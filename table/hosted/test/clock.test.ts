import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Clock } from '#protocol/limits.ts';
import { clockInfo, leftAt, newTimes, nextDue, type SeatTime, timesAfter } from '../clock.ts';
import { CLOCKS, START } from './tables.ts';

const SEATS = 3;
const INCREMENT = 5000;

const happening = fc.record({
  passed: fc.nat(20_000),
  answered: fc.option(fc.nat(SEATS - 1)),
  stands: fc.boolean(),
  asked: fc.subarray([0, 1, 2]),
  people: fc.subarray([0, 1, 2]),
});
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

const clocks = fc.constantFrom(...CLOCKS);

/** Calls `look` with all times before and after each thing that happens. */
function follow(
  clock: Clock,
  story: readonly Happening[],
  look: (step: {
    readonly before: readonly SeatTime[];
    readonly after: readonly SeatTime[];
    readonly at: number;
    readonly happened: Happening;
  }) => void,
): void {
  let before = newTimes(clock, SEATS);
  let at = START;
  for (const happened of story) {
    at += happened.passed;
    const after = timesAfter(clock, before, {
      at,
      answered: happened.answered,
      stands: happened.stands,
      asked: happened.asked,
      bots: [0, 1, 2].map(seat => (happened.people.includes(seat) ? null : 3)),
    });
    look({ before, after, at, happened });
    before = after;
  }
}

describe('clocks, whatever happens', () => {
  test('Fischer: time goes up by the increment alone, and only after an own answer', () => {
    const clock = { kind: 'fischer', seconds: 60, increment: INCREMENT / 1000 } as const;
    fc.assert(
      fc.property(fc.array(happening), story => {
        follow(clock, story, ({ before, after, at, happened: { answered } }) => {
          for (const [seat, time] of after.entries()) {
            const had = leftAt(before[seat] as SeatTime, at);
            expect(leftAt(time, at)).toBe(seat === answered ? had + INCREMENT : had);
          }
        });
      }),
    );
  });

  test.each([
    { kind: 'move', seconds: 30 },
    { kind: 'days', days: 3 },
  ] as const)('$kind: as much for each prompt, and no more while it stands', clock => {
    const whole = newTimes(clock, 1)[0]?.left ?? 0;
    fc.assert(
      fc.property(fc.array(happening), story => {
        follow(clock, story, ({ before, after, at, happened: { answered, stands, asked } }) => {
          for (const [seat, time] of after.entries()) {
            const had = leftAt(before[seat] as SeatTime, at);
            const goesOn = stands && asked.includes(seat) && seat !== answered;
            expect(leftAt(time, at)).toBe(goesOn ? had : whole);
          }
        });
      }),
    );
  });

  test('a clock runs exactly while a person is asked', () => {
    fc.assert(
      fc.property(clocks, fc.array(happening), (clock, story) => {
        follow(clock, story, ({ after, happened: { asked, people } }) => {
          for (const [seat, { since }] of after.entries()) {
            const runs = clock.kind !== 'none' && asked.includes(seat) && people.includes(seat);
            expect(since !== null).toBe(runs);
          }
        });
      }),
    );
  });

  test('time is up when nothing is left, and not a moment before', () => {
    fc.assert(
      fc.property(clocks, fc.array(happening), (clock, story) => {
        follow(clock, story, ({ after, at }) => {
          for (const time of after) {
            const due = dueOf(time);
            const shown = [due ?? at + 1e9, (due ?? at) - 1].map(now => leftAt(time, now));
            expect(shown).toEqual(due === null ? [time.left, time.left] : [0, Math.min(1, time.left)]);
          }
          const first = nextDue(after);
          expect(first?.at ?? null).toBe(
            after.map(dueOf).reduce((a, b) => (a === null || (b !== null && b < a) ? b : a), null),
          );
        });
      }),
    );
  });

  test('while nothing happens, what is shown only goes down', () => {
    fc.assert(
      fc.property(clocks, fc.array(happening), fc.nat(90_000), fc.nat(90_000), (clock, story, a, b) => {
        follow(clock, story, ({ after, at }) => {
          const show = (now: number) => clockInfo(clock, after, { now, counts: () => true });
          const [sooner, later] = [show(at + Math.min(a, b)), show(at + Math.max(a, b))];
          expect(later?.running).toEqual(sooner?.running);
          for (const [seat, left] of (later?.left ?? []).entries()) {
            const had = sooner?.left[seat] ?? null;
            expect(left === null ? had : left <= (had ?? -1)).toBe(left === null ? null : true);
          }
        });
      }),
    );
  });
});

describe('while nobody could play', () => {
  const outages = [
    { from: START - 9000, to: START - 5000 },
    { from: START + 1000, to: START + 3000 },
    { from: START + 6000, to: START + 60_000 },
  ];
  const running: SeatTime = { left: 10_000, since: START };

  test.each([
    [500, 9500],
    [1000, 9000],
    [2000, 9000],
    [3000, 9000],
    [6000, 6000],
    [60_000, 6000],
    [63_000, 3000],
    [66_000, 0],
  ])('no time passes: %i ms later %i are left', (later, left) => {
    expect(leftAt(running, START + later, outages)).toBe(left);
  });

  test('nothing falls due, and what is left is what stops', () => {
    expect(nextDue([running], outages)).toEqual({ seat: 0, at: START + 66_000 });
    const clock = { kind: 'fischer', seconds: 60, increment: 5 } as const;
    const happened = { at: START + 61_000, answered: 0, stands: false, asked: [], bots: [null], outages };
    expect(timesAfter(clock, [running], happened)).toEqual([{ left: 10_000, since: null }]);
  });
});

describe('what is shown', () => {
  const times: readonly SeatTime[] = [
    { left: 10_000, since: START },
    { left: 7000, since: null },
    { left: 7000, since: null },
  ];
  const look = { now: START + 4000, counts: (seat: number) => seat !== 2 };

  test.each([
    [{ kind: 'none' }, null],
    [{ kind: 'fischer', seconds: 10, increment: 1 }, [6000, 7000, null]],
    [{ kind: 'move', seconds: 10 }, [6000, null, null]],
    [{ kind: 'days', days: 1 }, [6000, null, null]],
  ] as const)('%j: %j', (clock, left) => {
    const info = clockInfo(clock, times, look);
    expect(info).toEqual(left === null ? null : { now: look.now, left, running: [0] });
  });
});

/** When the time of a seat is up; null while its clock stands still. */
function dueOf({ left, since }: SeatTime): number | null {
  return since === null ? null : since + left;
}
