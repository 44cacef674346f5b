import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, LEFT_OVER, scenesOf, testTerminal } from '#cli/test/terminal-suite.ts';
import type { Scene } from '#contract/terminal.ts';
import { seedFromText } from '#kernel/fair.ts';
import { Match } from '#kernel/match.ts';
import { rngFor } from '#kernel/rng.ts';
import type { Language } from '#text/catalogue.ts';
import { game } from '../../rules/index.ts';
import type { Config, Matryoshka, Move, View } from '../../rules/types.ts';
import { position, step } from '../../test/position.ts';
import { trials } from '../../test/trials.ts';
import playEn from '../../text/en-play.json' with { type: 'json' };
import { terminal } from '../index.ts';

const SETUPS: readonly { seats: number; config: Config }[] = trials.map(({ seats, config }) => ({
  seats,
  config,
}));

const sceneIn = scenesOf('matryoshka');

/** A game by chance, with a remark now and then; calls back before and after each choice, with the chooser's view. */
function playOut(
  { seats, config }: { seats: number; config: Config },
  seed: string,
  onChoice: (match: Match<Matryoshka>, before: View, move: Move, chooser: View) => void,
): Match<Matryoshka> {
  const match = new Match(game, { config, seats, seed: seedFromText(seed) });
  for (let i = 0; !match.over; i++) {
    const { turn } = match.envelope('spectator');
    const rng = rngFor(seedFromText(`${seed}/moves`), i);
    const talkers = turn?.may?.seats ?? [];
    const talks = talkers.length > 0 && rng.int(3) === 0;
    for (const seat of talks ? [talkers[rng.int(talkers.length)] ?? 0] : (turn?.seats ?? [])) {
      const chooser = match.envelope(seat).view;
      const moves = [...game.moves(chooser)].filter(({ kind }) => (kind === 'remark') === talks);
      const move = moves[rng.int(moves.length)] as Move;
      const before = match.envelope(0).view;
      expect(match.submit({ seat, move, step: match.step, elapsedMs: 0, by: 'bot' })).toMatchObject({
        ok: true,
        entry: { seat },
      });
      onChoice(match, before, move, chooser);
    }
  }
  return match;
}

describe('the terminal', () => {
  const presenting = position({ hands: ['A1 A2', 'B1 B2', 'C1 C2'], displays: ['A7', 'B7', 'C7'] });
  const offering = step(presenting, { 0: 'present A1' });
  const taking = step(offering, { 1: 'offer B1', 2: 'offer C1' });
  const displaying = position({
    hands: ['A1 A2', 'B1 B2'],
    displays: ['A6 A7', 'B7'],
    phase: { tag: 'display' },
  });
  const views = {
    present: game.view(presenting, 0),
    offer: game.view(offering, 1),
    take: game.view(taking, 0),
    display: game.view(displaying, 0),
  };

  testTerminal({
    id: 'matryoshka',
    terminal,
    setups: SETUPS,
    playOut,
    widths: [40, 80],
    every: 5,
    facts: [{ gain: 1.25, other: 3, seat: 2 }, { other: 0 }],
    views: Object.values(views),
  });

  test.each([
    ['present', 'A1', { kind: 'present', card: 'A1' }],
    ['present', '1a', { kind: 'present', card: 'A1' }],
    ['offer', 'b2', { kind: 'offer', cards: ['B2'] }],
    ['offer', 'B2, B1', { kind: 'offer', cards: ['B1', 'B2'] }],
    ['take', 'C1', { kind: 'take', card: 'C1' }],
    ['display', 'a7 a1 A2 A6', { kind: 'display', cards: ['A1', 'A2', 'A6', 'A7'] }],
    ['display', 'without A1', { kind: 'display', cards: ['A2', 'A6', 'A7'] }],
    ['display', 'sans a1', { kind: 'display', cards: ['A2', 'A6', 'A7'] }],
    ['display', 'Sauf A1 A2', { kind: 'display', cards: ['A6', 'A7'] }],
    // Refused for what one does not have, rather than for the number of cards left.
    ['display', 'without A1 B7', { kind: 'display', cards: ['B7'] }],
    ['take', 'say want 5', { kind: 'remark', remark: { say: 'want', topic: '5' } }],
    ['take', 'dire cherche a', { kind: 'remark', remark: { say: 'want', topic: 'A' } }],
    ['offer', 'dire donne 3', { kind: 'remark', remark: { say: 'have', topic: '3' } }],
    ['offer', 'say for-you', { kind: 'remark', remark: { say: 'for-you' } }],
    ['display', 'DIRE MERCI', { kind: 'remark', remark: { say: 'thanks' } }],
    ['display', 'dis hélas', { kind: 'remark', remark: { say: 'alas' } }],
  ] as const)('when asked to %s, reads %s', (asked, line, move) => {
    expect(terminal.read(line, views[asked])).toEqual({ tag: 'move', move });
  });

  test('[MY-6] several cards before the time to display are refused, not misunderstood', () => {
    const read = terminal.read('A1 A2', views.present);
    if (read?.tag !== 'move') throw new Error('not read');
    expect(game.check(views.present, read.move)).toMatchObject({
      rule: 'MY-6',
      facts: { case: 'exchanges' },
    });
  });

  test.each(['A8', 'K1', 'z9', 'A1 A0', '12b'])('[MY-1] %s is no doll, and refused as such', line => {
    expect(terminal.read(line, views.display)).toMatchObject({
      tag: 'refused',
      refusal: { rule: 'MY-1', facts: { case: 'unknown' } },
    });
  });

  test.each([
    '',
    '  ',
    'bla',
    'A',
    '1',
    'A1 bla',
    'say',
    'say want',
    'say want 8',
    'say want 5 6',
    'say thanks 5',
    'say constructor',
    'without',
    'without 5',
    'A1 A2 A3 A4 A5 A6 A7 B1 B2 B3 B4 B5 B6 B7 C1',
  ])('does not read "%s"', line => {
    expect(terminal.read(line, views.display)).toBeNull();
  });
});

describe.each(LANGUAGES)('in %s', language => {
  test('every refusal that the rules can give has a whole sentence', async () => {
    const { words } = await sceneIn(language);
    const seen = new Set<string>();
    for (const [index, setup] of SETUPS.entries()) {
      const { anyMove, tries } = trials[index] as (typeof trials)[number];
      const wild = fc.sample(anyMove, { numRuns: 200, seed: 7 });
      playOut(setup, `refusals ${index}`, match => {
        if (match.step % 7 !== 0) return;
        for (const viewer of [0, 1, 'spectator'] as const) {
          const { view } = match.envelope(viewer);
          for (const raw of [...wild, ...(tries?.(view) ?? [])]) {
            const move = game.parseMove(raw);
            const verdict = move === null ? { ok: true as const } : game.check(view, move);
            if (verdict.ok) continue;
            seen.add(verdict.rule);
            expect(words.refusal(verdict.rule, verdict.facts)).not.toMatch(LEFT_OVER);
          }
        }
      });
    }
    expect([...seen].sort()).toEqual(Object.keys(playEn.refusals).sort());
  });

  test('[MY-11] the result adds up', async () => {
    const scene = await sceneIn(language);
    const match = playOut(SETUPS[1] as (typeof SETUPS)[number], 'result', () => {});
    const envelope = match.envelope(0);
    const players = terminal.result(envelope, scene).split('\n').slice(-3);
    for (const line of players) {
      const [columns = 0, rows = 0, total = 0] = (line.match(/\d+/g) ?? []).map(Number);
      expect(columns + rows).toBe(total);
      expect(envelope.outcome?.scores).toContain(total);
    }
  });
});

describe('what is told', () => {
  const start = position({
    hands: ['A1 A2', 'B1 B2', 'C1 C2'],
    displays: ['A7', 'B7', 'C7'],
    removed: ['J'],
  });
  const presented = step(start, { 0: 'present A1' });
  const offered = step(presented, { 1: 'offer B1', 2: 'offer C1' });
  const taken = step(offered, { 0: 'take C1' });
  const told = async (viewer: number | 'spectator', language: Language = 'en'): Promise<string[]> => {
    const scene = await sceneIn(language);
    const steps = [start, presented, offered, taken].map(state => game.view(state, viewer));
    return steps.slice(1).flatMap((after, i) => terminal.tell(steps[i] ?? null, after, scene));
  };

  test('[MY-5] to the active player: the offers, and what was taken', async () => {
    expect(await told(0)).toEqual([
      'You put A1 in the middle.',
      'You are offered B1 (Zoé) and C1 (Malo).',
      'You exchange A1 with Malo for C1.',
    ]);
  });

  test('[MY-5] to the partner: what was given', async () => {
    expect(await told(2, 'fr')).toEqual([
      'Vous met A1 au milieu.',
      'Les offres sont devant Vous.',
      'Vous échange A1 avec vous contre C1.',
    ]);
  });

  test.each([1, 'spectator'] as const)('[MY-5] to %s: who with whom, and no more', async viewer => {
    expect((await told(viewer)).at(-1)).toBe('Vous exchanges A1 with Malo.');
    expect((await told(viewer)).join(' ')).not.toMatch(/C1/);
  });

  test('[MY-5] remarks are whole sentences', async () => {
    const say = async (language: Language, text: string): Promise<string | undefined> => {
      const scene = await sceneIn(language);
      const said = step(start, { 1: text });
      return terminal.tell(game.view(start, 0), game.view(said, 0), scene)[0];
    };
    expect(await say('fr', 'want 5')).toBe('Zoé\u202F: «\u202FJe cherche un 5.\u202F»');
    expect(await say('fr', 'have A')).toBe(
      'Zoé\u202F: «\u202FJe peux donner une poupée de la série A.\u202F»',
    );
    expect(await say('en', 'want A')).toBe('Zoé: “I am looking for set A.”');
    expect(await say('en', 'for-you')).toBe('Zoé: “This one is for you.”');
  });

  test('[MY-3] [MY-4] displays with their points, and the cards one draws', async () => {
    const scene = await sceneIn('en');
    const choosing = position({
      hands: ['A1 A2 A3', 'B1 B3 B5'],
      deck: 'E1 E2 E3 E4',
      round: 0,
      first: 1,
      phase: { tag: 'display' },
    });
    const shown = step(choosing, { 0: 'display A1 A2', 1: 'display B1 B3' });
    expect(terminal.tell(game.view(choosing, 0), game.view(shown, 0), scene)).toEqual([
      'You display A1 A2 → 2 points.',
      'Zoé displays B1 B3 → 0 points.',
      'Round 1. Zoé is first player; you draw E1 E2.',
    ]);
    expect(terminal.tell(game.view(choosing, 'spectator'), game.view(shown, 'spectator'), scene).at(-1)).toBe(
      'Round 1. Zoé is first player; everyone draws two cards.',
    );
  });

  test('[MY-2] the start', async () => {
    expect(terminal.tell(null, game.view(start, 0), await sceneIn('fr'))).toEqual([
      'Restent dans la boîte\u202F: les séries J.',
      'Vous serez premier joueur. Chacun choisit deux cartes à exposer.',
    ]);
  });

  test('[MY-11] a tie that runs decide is explained', async () => {
    const over = position({
      hands: ['A3', 'B7'],
      displays: ['A1 A2 A3', 'B1 C1 D4 E4'],
      round: 4,
      phase: { tag: 'over' },
    });
    const outcome = game.status(over);
    if (outcome.tag !== 'over') throw new Error('not over');
    const match = new Match(game, { config: over.config, seats: 2, seed: seedFromText('tie') });
    const envelope = { ...match.envelope(0), view: game.view(over, 0), turn: null, outcome: outcome.outcome };
    expect(terminal.result(envelope, await sceneIn('en'))).toBe(
      [
        'You win!',
        'At 4 points, the longest runs decide (MY-11): Vous 3; Zoé 1-1-1-1.',
        '  Vous: 0 in columns + 4 in rows = 4 points',
        '  Zoé: 4 in columns + 0 in rows = 4 points',
      ].join('\n'),
    );
  });
});

test('a table as it looks', async () => {
  const { envelope, scene } = await example();
  expect(terminal.draw(envelope, scene)).toMatchInlineSnapshot(`
    "Round 3 of 4 · 6 cards to draw · not in play: D H I J

      Vous (6)      12 pts     Zoé (6)       13 pts   → Malo (5)      13 pts
       1 2 3 4 5 6 7            1 2 3 4 5 6 7            1 2 3 4 5 6 7
     B · · · · · 6 ·          A · · 3 4 5 6 ·     7    A 1 2 · · · · ·     2
     C · · · · 5 · ·          B · · 3 4 · · ·     2    C 1 · · · · · ·
     E · · · · 5 6 ·     2      columns           4    E 1 · · · · · ·
     G · · · · 5 6 ·     2                             G 1 2 · · · · ·     2
       columns           8                               columns           9

       In the middle: C3 (Malo)
       Offers: A7 (Vous); E2 (Zoé)

       Your hand  B1 C7 F5 F7 G7"
  `);
});

async function example(): Promise<{ envelope: ReturnType<Match<Matryoshka>['envelope']>; scene: Scene }> {
  const match = new Match(game, {
    config: { talk: 'silent' },
    seats: 3,
    seed: seedFromText('a table as it looks'),
  });
  while (match.envelope(0).view.round < 3 || match.envelope(0).view.phase.tag !== 'take') {
    const { turn, chosen } = match.envelope('spectator');
    const seat = turn?.seats.find(one => !chosen.includes(one)) ?? 0;
    const move = game.fallback(match.envelope(seat).view);
    match.submit({ seat, move, step: match.step, elapsedMs: 0, by: 'bot' });
  }
  const { active } = match.envelope(0).view.phase as { active: number };
  return { envelope: match.envelope(active), scene: await sceneIn('en') };
}
