import { describe, expect, test } from 'vitest';
import { rngFor } from '#kernel/rng.ts';
import { testSeed } from '#kernel/test/laws.ts';
import { makeWords } from '#text/words.ts';
import { bot } from '../../bot/index.ts';
import { game } from '../../rules/index.ts';
import type { Move } from '../../rules/types.ts';
import { cellOf, position } from '../../test/position.ts';
import en from '../../text/en.json' with { type: 'json' };
import playEn from '../../text/en-play.json' with { type: 'json' };
import fr from '../../text/fr.json' with { type: 'json' };
import playFr from '../../text/fr-play.json' with { type: 'json' };
import { advise, adviseTyped } from '../advise.ts';

const view = game.view(position({ racks: [[2, 8, 12], [1]], reserve: [5, 6] }), 0);
const french = { words: makeWords('fr', fr, playFr) };
const english = { words: makeWords('en', en, playEn) };
const found = (move: Move, facts = {}) => ({ move, value: 0, error: 0, facts });

describe('a hint is a sentence', () => {
  const place = found(
    { kind: 'place', cell: cellOf('8I'), tile: 12 },
    { plan: '8I=12 6H=8 9G=2', planPoints: 22, planTiles: 3 },
  );
  test('about a tile, and about the turn that it begins', () => {
    expect(advise(place, view, french)).toBe(
      'Posez 12 en 8I\u202F: 3 × 4, pour 12 points. Puis 8 en 6H et 2 en 9G\u202F: 22 points pour le tour entier.',
    );
    expect(advise(place, view, english)).toBe(
      'Place 12 on 8I: 3 × 4, for 12 points. Then 8 on 6H and 2 on 9G: 22 points for the whole turn.',
    );
  });

  test('about tiles to exchange, and those to keep', () => {
    const exchange = found({ kind: 'exchange', tiles: [8, 12] }, { leave: '2' });
    expect(advise(exchange, view, french)).toMatch(/^Échangez 8 et 12\u202F: .* \(gardez 2\)\.$/);
    expect(advise(exchange, view, english)).toMatch(/^Exchange 8 and 12: .* \(keep 2\)\.$/);
  });

  test('in a terminal, after the move as it can be typed', () => {
    expect(adviseTyped(place, view, french)).toMatch(/^8I 12\u202F: Posez 12 en 8I/);
  });

  test('whatever the judge advises, without the notation of files', () => {
    for (const candidate of bot.rank(view, { iterations: 0 }, rngFor(testSeed(1), 0)).slice(0, 20))
      expect(advise(candidate, view, english)).not.toMatch(/=|\{|undefined/);
  });
});
