import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, LEFT_OVER, scenesOf, testTerminal } from '#cli/test/terminal-suite.ts';
import { seedFromText } from '#kernel/fair.ts';
import { Match } from '#kernel/match.ts';
import { rngFor } from '#kernel/rng.ts';
import { parseCell } from '../../rules/cells.ts';
import { game } from '../../rules/index.ts';
import type { Config, Mathable, Move, View } from '../../rules/types.ts';
import { trials } from '../../test/trials.ts';
import playEn from '../../text/en-play.json' with { type: 'json' };
import { terminal } from '../index.ts';

const CONFIGS: readonly { seats: number; config: Config }[] = trials.map(({ seats, config }) => ({
  seats,
  config,
}));

const sceneIn = scenesOf('mathable');

/** A game by chance, kinds first; calls back after each choice. */
function playOut(
  { seats, config }: { seats: number; config: Config },
  seed: string,
  onChoice: (match: Match<Mathable>, before: View, move: Move, chooser: View) => void,
): Match<Mathable> {
  const match = new Match(game, { config, seats, seed: seedFromText(seed) });
  for (let i = 0; !match.over; i++) {
    const { turn } = match.envelope('spectator');
    const rng = rngFor(seedFromText(`${seed}/moves`), i);
    const may = turn?.may?.seats ?? [];
    const actors = may.length > 0 && rng.int(3) === 0 ? may : (turn?.seats ?? []);
    for (const seat of actors) {
      const chooser = match.envelope(seat).view;
      const moves = [...game.moves(chooser)];
      const kinds = [...new Set(moves.map(({ kind }) => kind))];
      const kind = kinds[rng.int(kinds.length)];
      const alike = moves.filter(one => one.kind === kind);
      const move = alike[rng.int(alike.length)] as Move;
      const before = match.envelope(0).view;
      expect(match.submit({ seat, move, step: match.step, elapsedMs: 0, by: 'bot' }).ok).toBe(true);
      onChoice(match, before, move, chooser);
      if (actors === may) break;
    }
  }
  return match;
}

/** MB-6 squares that are next to a line early on. */
const RESTRICTED = ['5G', '5H', '7E', '8E', '7J', '8J', '10G', '10H'].map(text => parseCell(text));

describe('the terminal', () => {
  const { view } = new Match(game, {
    config: CONFIGS[0]?.config as Config,
    seats: 2,
    seed: seedFromText('a'),
  }).envelope(0);

  testTerminal({
    id: 'mathable',
    terminal,
    setups: CONFIGS,
    playOut,
    widths: [60, 80, 120],
    every: 5,
    facts: [],
    views: [view],
  });

  test.each([
    ['8I 12', { kind: 'place', cell: 106, tile: 12 }],
    ['12 8i', { kind: 'place', cell: 106, tile: 12 }],
    ['I8 12', { kind: 'place', cell: 106, tile: 12 }],
    ['8i=12', { kind: 'place', cell: 106, tile: 12 }],
    ['8I 12 left UP', { kind: 'place', cell: 106, tile: 12, lines: ['up', 'left'] }],
    ['8I 12 gauche haut', { kind: 'place', cell: 106, tile: 12, lines: ['up', 'left'] }],
    ['8I 12 bas droite', { kind: 'place', cell: 106, tile: 12, lines: ['right', 'down'] }],
    ['Échange 2, 1', { kind: 'exchange', tiles: [1, 2] }],
    ['e\u0301change 7', { kind: 'exchange', tiles: [7] }],
    ['swap 90', { kind: 'exchange', tiles: [90] }],
    ['swap all', { kind: 'exchange', tiles: view.rack }],
    ['passe', { kind: 'pass' }],
    ['done', { kind: 'end' }],
    ['pioche', { kind: 'draw' }],
    ['refuse', { kind: 'keep' }],
    ['decline', { kind: 'keep' }],
    ['garde', { kind: 'keep' }],
    ['keep', { kind: 'keep' }],
    ['conteste', { kind: 'contest' }],
    ['accepte', { kind: 'accept' }],
  ])('reads %s', (line, move) => {
    expect(terminal.read(line, view)).toEqual({ tag: 'move', move });
  });

  test.each([
    '',
    '   ',
    'bla',
    '8I',
    '12',
    '8I 12 north',
    'swap',
    'swap x',
    'pass now',
    '8I 12 12',
    '8I -3',
    'constructor',
    'swap 1 2 3 4 5 6 7 8',
  ])('does not read "%s"', line => {
    expect(terminal.read(line, view)).toBeNull();
  });

  test('yes and no answer the question about the extra tile, and nothing else', () => {
    expect(terminal.read('oui', view)).toBeNull();
    const asked: View = { ...view, phase: { tag: 'bonus' } };
    expect(terminal.read('oui', asked)).toEqual({ tag: 'move', move: { kind: 'draw' } });
    expect(terminal.read('n', asked)).toEqual({ tag: 'move', move: { kind: 'keep' } });
  });

  test('[MB-7] the question names the words that answer it', async () => {
    const asked: View = { ...view, phase: { tag: 'bonus' } };
    for (const [language, draw, keep] of [
      ['en', 'draw', 'decline'],
      ['fr', 'pioche', 'refuse'],
    ] as const) {
      const { words } = await sceneIn(language);
      expect(words.label('ask.bonus')).toMatch(new RegExp(`${draw} \\S+ ${keep}$`));
      expect(terminal.write({ kind: 'keep' }, words)).toBe(keep);
      for (const word of [draw, keep]) expect(terminal.read(word, asked)).not.toBeNull();
    }
  });

  test('[MB-1] a square off the board is refused, not misunderstood', () => {
    expect(terminal.read('15A 3', view)).toMatchObject({ tag: 'refused', refusal: { rule: 'MB-1' } });
    expect(terminal.read('8Z 3', view)).toMatchObject({ tag: 'refused', refusal: { facts: { cell: '8Z' } } });
  });
});

describe.each(LANGUAGES)('in %s', language => {
  test('every refusal that the rules can give has a whole sentence', async () => {
    const { words } = await sceneIn(language);
    const seen = new Set<string>();
    for (const [index, setup] of CONFIGS.entries()) {
      const wild = fc.sample(trials[index]?.anyMove as fc.Arbitrary<unknown>, { numRuns: 100, seed: 7 });
      playOut(setup, `refusals ${index}`, (match, before) => {
        if (match.step % 4 !== 0) return;
        const place = before.rack.flatMap(tile => RESTRICTED.map(cell => ({ kind: 'place', cell, tile })));
        for (const raw of [...wild, ...place, { kind: 'exchange', tiles: before.rack.slice(0, 7) }]) {
          const move = game.parseMove(raw);
          if (move === null) continue;
          for (const viewer of [0, 1, 'spectator'] as const) {
            const verdict = game.check(match.envelope(viewer).view, move);
            if (verdict.ok) continue;
            seen.add(verdict.rule);
            expect(words.refusal(verdict.rule, verdict.facts)).not.toMatch(LEFT_OVER);
          }
        }
      });
    }
    const known = Object.keys(playEn.refusals).filter(rule => rule !== 'MB-1');
    expect([...seen].sort()).toEqual(known.sort());
  });

  test('[MB-18] the result adds up', async () => {
    const scene = await sceneIn(language);
    const match = playOut(CONFIGS[0] as (typeof CONFIGS)[number], 'result', () => {});
    const envelope = match.envelope(0);
    const lines = terminal.result(envelope, scene).split('\n').slice(1);
    expect(lines).toHaveLength(2);
    for (const line of lines) {
      const numbers = [...line.replaceAll(/\(.*?\)/g, '').matchAll(/([+−=:])?\s?(−?\d[\d\u202F,]*)/g)];
      const amounts = numbers.map(([, sign, text]) => {
        const amount = Number((text ?? '').replaceAll(/[\u202F,]/g, '').replace('−', '-'));
        return sign === '−' ? -amount : amount;
      });
      const total = amounts.pop();
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
      expect(envelope.outcome?.scores).toContain(total);
    }
  });
});

test('[MB-15] a contest is told in whole sentences, whoever contests', async () => {
  const asked = [
    { who: 'you', name: '' },
    { who: 'other', name: 'Zoé' },
  ];
  const facts = { asked, who: 'other', name: 'Malo', tile: 8, cell: '5G', tiles: 2 };
  const { words: english } = await sceneIn('en');
  expect(english.label('tell.contest-upheld', facts)).toBe(
    'Contested by you and Zoé, and rightly: 8 on 5G was wrong. It and what followed, 2 tiles, go back to Malo.',
  );
  const { words: french } = await sceneIn('fr');
  expect(french.label('tell.contest-upheld', facts)).toMatch(
    /^Tour contesté par vous et Zoé, à juste titre\u202F: /,
  );
  expect(french.label('tell.contest-rejected', facts)).toMatch(/, à tort\u202F: tout était juste\.$/);
});

test('[MB-17] the rule book says that a turn taken back is one without a tile', async () => {
  for (const language of LANGUAGES) {
    const { words } = await sceneIn(language);
    expect(words.rule('MB-17')?.text).toMatch(
      /\(MB-15\) (counts as one without a tile|compte comme un tour sans jeton)\./,
    );
  }
});

test('what only one player may see is told to that player only', async () => {
  const scene = await sceneIn('en');
  const referee = CONFIGS[0] as (typeof CONFIGS)[number];
  playOut(referee, 'secret', (match, before, move) => {
    if (move.kind !== 'draw') return;
    const told = terminal.tell(before, match.envelope(0).view, scene).join(' ');
    expect(/extra tile: \d/.test(told)).toBe(match.envelope(0).view.turn.seat === 0);
  });
});
