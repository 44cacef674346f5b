import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Viewer } from '#contract/game.ts';
import { parseLog } from '#kernel/log.ts';
import { Match } from '#kernel/match.ts';
import { must } from '#kernel/must.ts';
import type { Language } from '#text/catalogue.ts';
import { makeWords } from '#text/words.ts';
import { game } from '../../rules/index.ts';
import en from '../../text/en.json' with { type: 'json' };
import playEn from '../../text/en-play.json' with { type: 'json' };
import fr from '../../text/fr.json' with { type: 'json' };
import playFr from '../../text/fr-play.json' with { type: 'json' };
import { sayTie } from '../tie.ts';

const NAMES = ['Inès', 'Paul', 'Zoé', 'Ida', 'Max'];

/** What is said of the highest total at the end of a stored match. */
function saidOf(name: string, viewer: Viewer, language: Language): string | null {
  const path = join(import.meta.dirname, '..', '..', 'test', 'replays', `${name}.json`);
  const read = parseLog(JSON.parse(readFileSync(path, 'utf8')));
  const replayed = read.ok ? Match.replay(game, read.log) : read;
  if (!replayed.ok) throw new Error(`${name} does not replay`);
  const { view, outcome } = replayed.match.envelope(viewer);
  const words = language === 'fr' ? makeWords('fr', fr, playFr) : makeWords('en', en, playEn);
  const best = Math.max(...must(outcome).scores);
  return sayTie(view, must(outcome), best, { words, seatName: seat => NAMES[seat] ?? '' });
}

test.each([
  ['clear-win-three-players', 0, null],
  [
    'tie-broken-by-the-longest-run-four-players',
    0,
    'À 27 points, la plus longue suite décide (MY-11)\u202F: 4 pour vous et 3 pour Paul.',
  ],
  [
    'tie-broken-by-a-later-run-five-players',
    'spectator',
    'À 35 points, les plus longues suites décident (MY-11)\u202F: 3, 3 pour Ida et 3, 2 pour Inès.',
  ],
  ['shared-win-two-players', 0, 'Mêmes points et mêmes suites\u202F: ils restent à égalité (MY-11).'],
] as const)('[MY-11] what decided %s', (name, viewer, said) => {
  expect(saidOf(name, viewer, 'fr')).toBe(said);
});

test('[MY-11] the same in English', () => {
  expect(saidOf('tie-broken-by-the-longest-run-four-players', 1, 'en')).toBe(
    'At 27 points, the longest run decides (MY-11): 4 for Inès and 3 for you.',
  );
});
