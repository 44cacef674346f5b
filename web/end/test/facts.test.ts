import { describe, expect, test } from 'vitest';
import type { Outcome } from '#contract/game.ts';
import type { Stretch } from '#table/stretches.ts';
import { makeWords } from '#text/words.ts';
import type { PageLabel } from '../../app/words.ts';
import en from '../../text/en.json' with { type: 'json' };
import endEn from '../../text/end/en.json' with { type: 'json' };
import endFr from '../../text/end/fr.json' with { type: 'json' };
import fr from '../../text/fr.json' with { type: 'json' };
import { chartLines } from '../chart-lines.ts';
import { marginOf, swingOf } from '../facts.ts';

const words = { fr: makeWords('fr', endFr, fr), en: makeWords('en', endEn, en) };
const nameOf = (seat: number): string => ['Vous', 'Amande', 'Inès', 'Paul'][seat] ?? '';
const outcome = (ranks: readonly number[], scores: readonly number[]): Outcome => ({
  ranks,
  scores,
  rule: '',
});
const say = (language: 'fr' | 'en', key: PageLabel, facts: ReturnType<typeof marginOf>): string =>
  facts === null ? '' : words[language].label(key, facts);

describe('by how much', () => {
  const seen = { viewer: 0, you: 'you', nameOf } as const;
  test.each([
    ['one won', outcome([1, 2], [965, 640]), '965 points contre 640 pour Amande\u202F: 325 d’avance.'],
    ['one lost', outcome([2, 1], [7, 8]), '8 points contre 7 pour vous\u202F: 1 d’avance.'],
    [
      'partners won',
      outcome([1, 2, 1, 2], [234, 112, 234, 112]),
      '234 points contre 112 pour Amande et Paul\u202F: 122 d’avance.',
    ],
    ['nobody lost', outcome([1, 1], [5, 5]), ''],
    ['something else than points decided', outcome([1, 2], [190, 191]), ''],
  ])('%s', (_, given, sentence) => {
    expect(say('fr', 'end.margin', marginOf(given, seen))).toBe(sentence);
  });

  test('to others it is told of me', () => {
    const lost = marginOf(outcome([2, 1], [7, 8]), { ...seen, you: 'me' });
    expect(say('en', 'end.margin', lost)).toBe('8 points against 7 for me: 1 ahead.');
  });
});

describe('what the moment that decided changed', () => {
  const stretch: Stretch = { first: 1, last: 1, seat: 0, scores: [], isLastCount: false };
  test.each([
    ['fr', -31, 277, [0], 0, 'Vous passez de 31 points de retard à 277 points d’avance.'],
    ['fr', 0, 1, [1], 0, 'Amande passe de l’égalité à 1 point d’avance.'],
    ['fr', -99, -1, [0, 2], 0, 'Votre camp passe de 99 points de retard à 1 point de retard.'],
    ['fr', 3, 9, [1, 3], 'spectator', 'Amande et Paul passent de 3 points d’avance à 9 points d’avance.'],
    ['en', -31, 277, [0], 0, 'You go from 31 points behind to 277 points ahead.'],
    ['en', 0, 1, [1], 0, 'Amande goes from level to 1 point ahead.'],
  ] as const)('in %s, from %i to %i', (language, from, to, winners, viewer, sentence) => {
    const facts = swingOf({ stretch, by: 'points', from, to }, winners, viewer, nameOf);
    expect(words[language].label('end.swing', facts)).toBe(sentence);
  });
});

describe('the game that decided a rubber', () => {
  const stretch: Stretch = {
    first: 1,
    last: 1,
    seat: 0,
    scores: [],
    games: [2, 1, 2, 1],
    isLastCount: false,
  };
  test.each([
    ['fr', 0, 'Votre camp gagne la manche qui décide\u202F: 2 à 1.'],
    ['fr', 'spectator', 'Vous et Inès gagnent la manche qui décide\u202F: 2 à 1.'],
    ['en', 0, 'Your side wins the deciding game: 2 to 1.'],
  ] as const)('in %s, seen by %s', (language, viewer, sentence) => {
    const facts = swingOf({ stretch, by: 'games', from: 0, to: 1 }, [0, 2], viewer, nameOf);
    expect(words[language].label('end.swing-games', facts)).toBe(sentence);
  });
});

test('the lines of the scores: one a side, the viewer’s whole, all within the box', () => {
  const stretches = [
    [0, 0, 0, 0],
    [9, 0, 9, 0],
    [9, 30, 9, 30],
    [40, 30, 40, 30],
  ].map((scores, at): Stretch => ({ first: at, last: at, seat: null, scores, isLastCount: false }));
  const [, , , last] = stretches;
  if (last === undefined) throw new Error('no last stretch');
  const size = { width: 300, height: 100 };
  const { lines, moment } = chartLines(
    stretches,
    { stretch: last, by: 'points', from: -21, to: 10 },
    1,
    size,
  );
  expect(lines.map(({ side, isMine, dash }) => ({ side, isMine, whole: dash.length === 0 }))).toEqual([
    { side: [0, 2], isMine: false, whole: false },
    { side: [1, 3], isMine: true, whole: true },
  ]);
  expect(moment).toBe(300);
  expect(lines[0]?.points).toEqual([
    [0, 100],
    [100, 77.5],
    [200, 77.5],
    [300, 0],
  ]);
});
