import { describe, expect, test } from 'vitest';
import { LANGUAGES, scenesOf, testTerminal } from '#cli/test/terminal-suite.ts';
import { seedFromText } from '#kernel/fair.ts';
import { Match } from '#kernel/match.ts';
import { rngFor } from '#kernel/rng.ts';
import type { Language } from '#text/catalogue.ts';
import { game } from '../../rules/index.ts';
import type { Calculator, Config, Move, View } from '../../rules/types.ts';
import { laid, play, position } from '../../test/position.ts';
import { trials } from '../../test/trials.ts';
import { advise } from '../../ui/advise.ts';
import { terminal } from '../index.ts';

const CONFIGS: readonly { seats: number; config: Config }[] = trials.map(({ seats, config }) => ({
  seats,
  config,
}));

const sceneIn = scenesOf('calculator');

/** A game by chance, plays before exchanges; calls back after each choice. */
function playOut(
  { seats, config }: { seats: number; config: Config },
  seed: string,
  onChoice: (match: Match<Calculator>, before: View, move: Move, chooser: View) => void,
): Match<Calculator> {
  const match = new Match(game, { config, seats, seed: seedFromText(seed) });
  for (let i = 0; !match.over; i++) {
    const seat = match.envelope('spectator').turn?.seats[0] ?? 0;
    const rng = rngFor(seedFromText(`${seed}/moves`), i);
    const chooser = match.envelope(seat).view;
    const moves = [...game.moves(chooser)];
    const plays = moves.filter(({ kind }) => kind === 'play');
    const from = plays.length > 0 && rng.int(6) > 0 ? plays : moves;
    const move = from[rng.int(from.length)] as Move;
    const before = match.envelope(0).view;
    const by = rng.int(20) === 0 ? 'clock' : 'bot';
    const given = by === 'clock' ? game.fallback(chooser) : move;
    expect(match.submit({ seat, move: given, step: match.step, elapsedMs: 0, by }).ok).toBe(true);
    onChoice(match, before, given, chooser);
  }
  return match;
}

const opening = game.view(position({ racks: [[2, 9, 10, 12, 17, 18], [1]], bag: [5, 6] }), 0);
const second = game.view(
  play(
    position({
      racks: [
        [2, 9, 10, 12, 17, 18],
        [2, 3, 3, 11, 15, 20],
      ],
      bag: [5, 6],
    }),
    'g7 across 9x2=18',
  ),
  1,
);

describe('the terminal', () => {
  testTerminal({
    id: 'calculator',
    terminal,
    setups: CONFIGS,
    playOut,
    widths: [60, 80, 120],
    every: 5,
    facts: [],
    views: [opening],
  });

  test('two numbers that touch are written apart', async () => {
    const { words } = await sceneIn('en');
    const move: Move = { kind: 'play', tokens: laid('g7 across 1+2, h7 across 12, h8 across 3') };
    expect(terminal.write(move, words)).toBe('g7 1+2; h7 12 3');
    expect(terminal.read(terminal.write(move, words), opening)).toEqual({ tag: 'move', move });
  });

  test.each([
    ['g7 9x2=18', 'g7 across 9x2=18'],
    ['G7 9 × 2 = 18', 'g7 across 9x2=18'],
    ['g7 across 9*2=18', 'g7 across 9x2=18'],
    ['g7 droite 18/9=2', 'g7 across 18:9=2'],
    ['g7 18÷9=2', 'g7 across 18:9=2'],
    ['g7 down 12−10=2', 'g7 down 12-10=2'],
    ['g7 bas 12-10=2', 'g7 down 12-10=2'],
    ['g7 9x2=18; g9 down 2=12-10', 'g7 across 9x2=18, g9 down 2=12-10'],
    ['g7 9x2=18, h9 bas =12-10', 'g7 across 9x2=18, h9 down =12-10'],
  ])('reads %s', (line, tokens) => {
    expect(terminal.read(line, opening)).toEqual({
      tag: 'move',
      move: { kind: 'play', tokens: laid(tokens) },
    });
  });

  test('what lies there already may be repeated, or left out', () => {
    const move = { kind: 'play', tokens: laid('h7 down :3=3') };
    expect(terminal.read('g7 down 9:3=3', second)).toEqual({ tag: 'move', move });
    expect(terminal.read('h7 down :3=3', second)).toEqual({ tag: 'move', move });
  });

  test.each([
    ['Échange 10, 2', [2, 10]],
    ['e\u0301change 17', [17]],
    ['swap all', [2, 9, 10, 12, 17, 18]],
    ['passe', []],
    ['pass', []],
  ])('reads %s', (line, tokens) => {
    expect(terminal.read(line, opening)).toEqual({ tag: 'move', move: { kind: 'exchange', tokens } });
  });

  test.each(['swap', 'échange'])('[CA-10] a bare %s asks which, and lets no turn go by', async line => {
    const read = terminal.read(line, opening);
    expect(read).toMatchObject({ tag: 'refused', refusal: { rule: 'CA-10', facts: { case: 'which' } } });
    const { words } = await sceneIn('fr');
    expect(words.refusal('CA-10', { case: 'which' })).toContain('passe\u202F» laisse filer le tour');
  });

  test.each([
    '',
    '   ',
    'bla',
    'g7',
    '9x2=18',
    'g7 21',
    'g7 9 north',
    'g7 up 9',
    'swap x',
    'pass now',
    'g7 9;',
    'constructor',
  ])('does not read "%s"', line => {
    expect(terminal.read(line, opening)).toBeNull();
  });

  test.each([
    ['n1 3', 'off'],
    ['a14 3', 'off'],
    ['a12 1+2', 'off'],
    ['g7 9; g7 down 2', 'taken'],
  ])('[CA-1] %s is refused, not misunderstood', (line, why) => {
    expect(terminal.read(line, opening)).toMatchObject({
      tag: 'refused',
      refusal: { rule: 'CA-1', facts: { case: why } },
    });
  });
});

describe.each(LANGUAGES)('in %s', language => {
  test('[CA-16] the result names the winner first, with each total', async () => {
    const scene = await sceneIn(language);
    const envelope = playOut(CONFIGS[0] as (typeof CONFIGS)[number], 'result', () => {}).envelope(0);
    const [headline = '', ...lines] = terminal.result(envelope, scene).split('\n');
    expect(headline).toMatch(/!$/);
    expect(lines).toHaveLength(2);
    const totals = lines.map(line => Number(/(\d+) points?$/.exec(line)?.[1]));
    expect(totals).toEqual(envelope.outcome?.scores.toSorted((a, b) => b - a));
  });
});

test('[CA-13] a turn is told equality by equality', async () => {
  const before = position({ racks: [[2, 9, 10, 12, 17, 18], [1]], bag: [1, 3, 4, 5, 6] });
  const after = play(before, 'g7 across 9x2=18, g9 down 2=12-10');
  const told = async (language: Language, viewer: 0 | 1): Promise<string[]> =>
    terminal.tell(game.view(before, viewer), game.view(after, viewer), await sceneIn(language));
  expect(plain(await told('en', 1))).toEqual([
    'Vous plays 9 × 2 = 18 (12 points, doubled) and 2 = 12 − 10 (8 points, doubled), 20 points in all.',
  ]);
  expect(plain(await told('fr', 0))).toEqual([
    'Vous jouez 9 × 2 = 18 (12 points, doublés) et 2 = 12 − 10 (8 points, doublés), en tout 20 points.',
    'Vous tirez 1, 3, 4, 5 et 6.',
  ]);
});

test('a hint is written as whole lines, which can be typed', async () => {
  const racks = [
    [2, 9, 10, 12, 17, 18],
    [2, 3, 3, 11, 15, 20],
  ];
  const after = play(position({ racks, bag: [1, 3] }), 'g7 across 9x2=18, g9 down 2=12-10');
  const view = game.view(after, 1);
  const move: Move = { kind: 'play', tokens: laid('h7 down :3=3, k8 across x, k10 across :2=15') };
  const advice = terminal.advise({ move, value: 0, error: 0, facts: {} }, view, await sceneIn('fr'));
  const [written = ''] = advice.split(' → ');
  expect(plain([advice])).toEqual(['g7 bas 9 : 3 = 3; k7 3 × 10 : 2 = 15 → 12 + 20 = 32 points.']);
  expect(terminal.read(written, view)).toEqual({ tag: 'move', move });
});

test('on a page, a hint is a sentence', async () => {
  const racks = [
    [2, 9, 10, 12, 17, 18],
    [2, 3, 3, 11, 15, 20],
  ];
  const after = play(position({ racks, bag: [1, 3] }), 'g7 across 9x2=18, g9 down 2=12-10');
  const view = game.view(after, 1);
  const tokens = laid('h7 down :3=3, k8 across x, k10 across :2=15');
  const hint = { move: { kind: 'play', tokens } as const, value: 0, error: 0, facts: {} };
  expect(plain([advise(hint, view, await sceneIn('fr')), advise(hint, view, await sceneIn('en'))])).toEqual([
    'Formez 9 : 3 = 3 de g7 vers le bas et 3 × 10 : 2 = 15 de k7 vers la droite, pour 12 + 20 = 32 points.',
    'Make 9 ÷ 3 = 3 from g7 downwards and 3 × 10 ÷ 2 = 15 from k7 to the right, for 12 + 20 = 32 points.',
  ]);
});

test('[CA-11] what was laid wrongly is told, with what everybody saw', async () => {
  const before = position({ racks: [[9, 2, 3], [1]], bag: [1], config: { checking: 'penalty' } });
  const after = play(before, 'g7 across 9+2=3');
  const scene = await sceneIn('en');
  expect(plain(terminal.tell(game.view(before, 1), game.view(after, 1), scene))).toEqual([
    'Vous is wrong (g7 9, g8 +, g9 2, g10 = and g11 3): all of it comes back, the turn is lost.',
    '9 + 2 = 3, from g7 to g11: 9 + 2 is 11.',
  ]);
});

test.each([
  ['a1 across 9=9', 'The first play covers the star, on g7.'],
  ['g7 across 9:2=3', 'does not come out exactly'],
])('[CA-11] everybody hears why the turn was lost: %s', async (turn, why) => {
  const before = position({ racks: [[9, 9, 2, 3], [1]], bag: [1], config: { checking: 'penalty' } });
  const after = play(before, turn);
  const told = terminal.tell(game.view(before, 1), game.view(after, 1), await sceneIn('en'));
  expect(told).toHaveLength(2);
  expect(plain(told).at(-1)).toContain(why);
});

test('what only one player may see is told to that player only', async () => {
  const scene = await sceneIn('en');
  const drawers = new Set<number | undefined>();
  playOut(CONFIGS[0] as (typeof CONFIGS)[number], 'secret', (match, before) => {
    const { view } = match.envelope(0);
    const told = terminal.tell(before, view, scene).join(' ');
    if (/You draw|Your rack/.test(told)) drawers.add(view.past.at(-1)?.seat);
  });
  expect([...drawers]).toEqual([0]);
});

/** A formula is not broken: its spaces are no-break ones. */
function plain(lines: readonly string[]): string[] {
  return lines.map(line => line.replaceAll('\u00A0', ' '));
}
