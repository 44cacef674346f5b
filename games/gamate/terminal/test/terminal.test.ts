import { describe, expect, test } from 'vitest';
import { LANGUAGES, testTerminal } from '#cli/test/terminal-suite.ts';
import { seedFromText } from '#kernel/fair.ts';
import { Match } from '#kernel/match.ts';
import { rngFor } from '#kernel/rng.ts';
import { game } from '../../rules/index.ts';
import type { Config, Gamate, Move, View } from '../../rules/types.ts';
import { playing, playOut, position } from '../../test/position.ts';
import { trials } from '../../test/trials.ts';
import { sceneIn } from '../../ui/test/scene.ts';
import { terminal } from '../index.ts';

const SETUPS = trials.map(({ config }) => ({ seats: 4, config }));

/** A match by chance that comes to contracts; calls back after each choice, with the chooser's view before it. */
function play(
  { seats, config }: { seats: number; config: Config },
  seed: string,
  onChoice: (match: Match<Gamate>, before: View, move: Move, chooser: View) => void,
): Match<Gamate> {
  const match = new Match(game, { config, seats, seed: seedFromText(seed) });
  for (let i = 0; !match.over && i < 300; i++) {
    const seat = match.envelope('spectator').turn?.seats[0] ?? 0;
    const rng = rngFor(seedFromText(`${seed}/moves`), i);
    const chooser = match.envelope(seat).view;
    const moves = [...game.moves(chooser)].filter(({ kind }) => kind !== 'forfeit' || rng.int(9) === 0);
    const move = wantedAmong(moves, chooser) ?? moves[rng.int(moves.length)];
    if (move === undefined) throw new Error('there is nothing to do');
    const before = match.envelope(0).view;
    expect(match.submit({ seat, move, step: match.step, elapsedMs: 0, by: 'bot' })).toMatchObject({
      ok: true,
      entry: { seat },
    });
    onChoice(match, before, move, chooser);
  }
  return match;
}

/** Once two definitions were spoken, the first is repeated: an auction by chance alone would hardly end. */
function wantedAmong(moves: readonly Move[], { phase, calls }: View): Move | undefined {
  const spoken = calls.flatMap(({ trumps }) => trumps ?? []);
  const [first] = spoken;
  if (phase.tag !== 'auction' || first === undefined || spoken.length < 2) return undefined;
  return moves.find(({ kind }) => kind === 'bid') && { kind: 'bid', trumps: first };
}

describe('the terminal', () => {
  const following = playing(['10 20', '33 13', 'm 24', 'm 3'], {
    phase: { tag: 'follow', hand: 2 },
    trick: [{ hand: 1, card: 20, deed: 'lead' }],
  });
  const views = {
    auction: game.view(position(), 0),
    opposition: game.view(playOut(position(), 'bid odd, bid odd'), 1),
    announce: game.view(playOut(position(), 'bid odd, bid odd, pass, pass, pass'), 0),
    lead: game.view(playing(['m 20', '33', 'm 24', '3']), 0),
    follow: game.view(following, 0),
  };

  testTerminal({
    id: 'gamate',
    terminal,
    setups: SETUPS,
    playOut: play,
    widths: [40, 80],
    every: 7,
    facts: [{ count: 8, mine: 4, tricks: 7.5, made: 71 }],
    views: Object.values(views),
  });
  const six = { is: 'multiples', of: 6 };

  test.each([
    ['auction', 'pass', { kind: 'pass' }],
    ['auction', 'Passe', { kind: 'pass' }],
    ['auction', 'multiples 6', { kind: 'bid', trumps: six }],
    ['auction', 'propose multiples de 6', { kind: 'bid', trumps: six }],
    ['auction', 'seul vert', { kind: 'bid', trumps: { is: 'only', colour: 'green' } }],
    ['auction', 'de 4 à 12', { kind: 'bid', trumps: { is: 'run', from: 4, to: 12 } }],
    ['auction', 'Impair', { kind: 'bid', trumps: { is: 'odd' } }],
    ['opposition', 'multiples 6', { kind: 'bid', trumps: six }],
    ['opposition', 'opposer multiples 6', { kind: 'oppose', trumps: six }],
    ['announce', 'up 7', { kind: 'announce', way: 'up', tricks: 7 }],
    ['announce', 'baisse 13', { kind: 'announce', way: 'down', tricks: 13 }],
    ['announce', 'forfait', { kind: 'forfeit' }],
    ['lead', '20', { kind: 'lead', hand: 0, card: 20 }],
    ['lead', '24', { kind: 'lead', hand: 2, card: 24 }],
    ['lead', 'mute', { kind: 'lead', hand: 0, card: 0 }],
    ['lead', 'mort muette', { kind: 'lead', hand: 2, card: 0 }],
    ['lead', 'entame muette 3', { kind: 'lead', hand: 2, card: 0 }],
    ['follow', '24', { kind: 'cut', card: 24 }],
    ['follow', 'mort 24', { kind: 'cut', card: 24 }],
    ['follow', 'm', { kind: 'dodge', card: 0 }],
    ['follow', 'esquive', { kind: 'dodge', card: 0 }],
    ['follow', 'force 33', { kind: 'force', card: 33 }],
    ['follow', 'renonce 24', { kind: 'renounce', card: 24 }],
    // What does not go on the pile is refused as what was meant, and the rules say why.
    ['follow', '13', { kind: 'force', card: 13 }],
    // A bid at the wrong moment too.
    ['follow', 'multiples 6', { kind: 'bid', trumps: six }],
  ] as const)('when asked to %s, reads "%s"', (asked, line, move) => {
    expect(terminal.read(line, views[asked])).toEqual({ tag: 'move', move });
  });

  test('[GA-9] a bid where one may only oppose is no opposition: the rules say so', () => {
    const read = terminal.read('multiples 6', views.opposition);
    if (read?.tag !== 'move') throw new Error('not read');
    expect(game.check(views.opposition, read.move)).toMatchObject({
      rule: 'GA-7',
      facts: { asked: 'opposition' },
    });
  });

  test('[GA-12] a forfeit is asked about, with what it costs; nothing else is', async () => {
    const ask = async (move: Move, language: 'fr' | 'en'): Promise<string | null> =>
      terminal.confirm?.(move, views.announce, await sceneIn(language)) ?? null;
    expect(await ask({ kind: 'forfeit' }, 'en')).toBe(
      'A forfeit gives the other camp 26 points. If you mean it, type “forfeit” again.',
    );
    expect(await ask({ kind: 'forfeit' }, 'fr')).toContain('retapez «\u202Fforfait\u202F»');
    expect(await ask({ kind: 'announce', way: 'up', tricks: 7 }, 'en')).toBeNull();
  });

  test.each([
    '',
    '  ',
    'bla',
    '49',
    'up',
    'up x',
    'up 7 8',
    'force',
    'force 24 3',
    'renounce',
    'bid',
    'lead 24 9',
  ])('does not read "%s"', line => {
    expect(terminal.read(line, views.follow)).toBeNull();
  });
});

describe.each(LANGUAGES)('in %s', language => {
  test('only whoever must act is asked', async () => {
    const scene = await sceneIn(language);
    play(SETUPS[0] as (typeof SETUPS)[number], 'asked', match => {
      const acting = match.envelope('spectator').turn?.seats ?? [];
      for (const seat of [0, 1, 2, 3])
        expect(terminal.ask(match.envelope(seat), scene) !== '').toBe(acting.includes(seat));
    });
  });
});

test('[GA-17] the result names the winners, both totals and every deal', async () => {
  const match = play(SETUPS[0] as (typeof SETUPS)[number], 'result', () => {});
  const { outcome, view } = match.envelope(0);
  const lines = terminal.result(match.envelope(0), await sceneIn('en')).split('\n');
  expect(outcome).not.toBeNull();
  expect(lines).toHaveLength(3 + view.past.length);
  expect(lines[0]).toMatch(/^(Vous and Malo|Zoé and Inès) win!|^A draw/);
  for (const total of view.score.totals) expect(lines.slice(1, 3).join()).toContain(`${total} point`);
});

test('a table as it looks', async () => {
  const state = playing(['12 20 3 m', '33 13 7 8', 'm 24 36 1', '18 5 4 2'], {
    tricks: [
      [
        { hand: 0, card: 48, deed: 'lead' },
        { hand: 1, card: 9, deed: 'renounce' },
        { hand: 2, card: 10, deed: 'renounce' },
        { hand: 3, card: 0, deed: 'dodge' },
      ],
    ],
    phase: { tag: 'follow', hand: 2 },
    trick: [
      { hand: 3, card: 35, deed: 'lead' },
      { hand: 0, card: 6, deed: 'cut' },
      { hand: 1, card: 41, deed: 'renounce' },
    ],
  });
  const match = new Match(game, { config: state.config, seats: 4, seed: seedFromText('looks') });
  const envelope = { ...match.envelope(0), view: game.view(state, 0) };
  expect(terminal.draw(envelope, await sceneIn('en'))).toMatchInlineSnapshot(`
    "Deal 1 · games 0–0 · points 0–0 · total 0–0

    Contract: multiples of 6 (8 trumps), Vous · up · 0 of 7
    Trumps: 6 12 18 24 30 36 42 48

      Vous (4) · declarer · cut 6*
      Zoé (4) · renounce 41 · renounced: 9 41
    → Malo (4) · partner · dummy · renounced: 10
      Inès (4) · lead 35

    Pile: 35 (Inès) → 6* (Vous)

    Dummy  1 | 24* 36* | mute
    Your hand  3 20 | 12* | mute"
  `);
});
