import { expect, test } from 'vitest';
import type { Clock } from '#protocol/limits.ts';
import { makeWords } from '#text/words.ts';
import en from '../../text/online/en.json' with { type: 'json' };
import fr from '../../text/online/fr.json' with { type: 'json' };
import { CLOCK_KINDS, CLOCKS, clocksOf, clockWords, sameClock } from '../clocks.ts';

const SAID: readonly [Clock, string, string][] = [
  [{ kind: 'none' }, 'Sans pendule', 'No clock'],
  [{ kind: 'move', seconds: 30 }, '30 s par coup', '30 s a move'],
  [{ kind: 'move', seconds: 120 }, '2 min par coup', '2 min a move'],
  [
    { kind: 'fischer', seconds: 600, increment: 10 },
    '10 min, plus 10 s par coup',
    '10 min, plus 10 s a move',
  ],
  [{ kind: 'days', days: 1 }, '1 jour par coup', '1 day a move'],
  [{ kind: 'days', days: 7 }, '7 jours par coup', '7 days a move'],
];

test.each(SAID)('%o is said in both languages', (clock, french, english) => {
  expect(clockWords(clock, makeWords('fr', fr))).toBe(french);
  expect(clockWords(clock, makeWords('en', en))).toBe(english);
});

test('the usual clock of a kind is one of those shown, which grow longer', () => {
  for (const kind of CLOCK_KINDS) {
    const shown = clocksOf(kind);
    expect(shown.filter(clock => sameClock(clock, CLOCKS[kind][0]))).toHaveLength(1);
    expect(new Set(shown.map(clock => clockWords(clock, makeWords('en', en)))).size).toBe(shown.length);
  }
});
