import { describe, expect, test } from 'vitest';
import { LANGUAGES, scenesOf, testTerminal } from '#cli/test/terminal-suite.ts';
import { seedFromText } from '#kernel/fair.ts';
import { Match } from '#kernel/match.ts';
import { rngFor } from '#kernel/rng.ts';
import { game } from '../../rules/index.ts';
import type { Config, Mathisto, Move, View } from '../../rules/types.ts';
import { cardsOf, playOut as playSteps, position, step } from '../../test/position.ts';
import { trials } from '../../test/trials.ts';
import { terminal } from '../index.ts';

const SETUPS: readonly { seats: number; config: Config }[] = trials.map(({ seats, config }) => ({
  seats,
  config,
}));

const sceneIn = scenesOf('mathisto');

/** A short game: whoever can pose or counter does, and most calls find their card. Calls back around each choice. */
function playOut(
  { seats, config }: { seats: number; config: Config },
  seed: string,
  onChoice: (match: Match<Mathisto>, before: View, move: Move, chooser: View) => void,
): Match<Mathisto> {
  const match = new Match(game, { config, seats, seed: seedFromText(seed) });
  for (let i = 0; !match.over; i++) {
    const rng = rngFor(seedFromText(`${seed}/moves`), i);
    for (const seat of match.envelope('spectator').turn?.seats ?? []) {
      const chooser = match.envelope(seat).view;
      const moves = [...game.moves(chooser)];
      const bold = moves.filter(
        move => move.kind === 'pose' || (move.kind === 'counter' && move.with !== 'nothing'),
      );
      const found = rng.int(4) === 0 ? [] : moves.filter(move => isFound(match, move));
      const from = [bold, found, moves].find(some => some.length > 0) ?? [];
      const move = from[rng.int(from.length)] as Move;
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

function isFound(match: Match<Mathisto>, move: Move): boolean {
  return (
    move.kind === 'call' && match.envelope(move.from).view.hands[move.from]?.includes(move.card) === true
  );
}

describe('the terminal', () => {
  const turning = position({ hands: ['geometers scribe zero euler', 'gauss', 'turing'], stock: 'cauchy' });
  const asked = step(turning, { 0: 'pose geometers' });
  const countering = step(asked, { 0: 'wrong' });
  const views = {
    turn: game.view(turning, 0),
    question: game.view(asked, 0),
    counter: game.view(countering, 1),
  };

  testTerminal({
    id: 'mathisto',
    terminal,
    setups: SETUPS,
    playOut,
    widths: [40, 80],
    every: 11,
    facts: [
      { case: 'sure', percent: 100, have: 2, need: 3 },
      { percent: 0, joker: 1 },
    ],
    views: Object.values(views),
  });

  test.each([
    ['turn', 'euler 2', { kind: 'call', card: 'euler', from: 1 }],
    ['turn', 'Leonhard EULER 3', { kind: 'call', card: 'euler', from: 2 }],
    ['turn', 'liu hui 2', { kind: 'call', card: 'liu-hui', from: 1 }],
    ['turn', 'al-khwarizmi 2', { kind: 'call', card: 'al-khwarizmi', from: 1 }],
    ['turn', 'viète 2', { kind: 'call', card: 'viete', from: 1 }],
    ['turn', 'hipparque 2', { kind: 'call', card: 'hipparchus', from: 1 }],
    ['turn', 'zéro 2', { kind: 'call', card: 'zero', from: 1 }],
    ['turn', 'poser géomètres', { kind: 'pose', cards: cardsOf('geometers') }],
    ['turn', 'lay Ge', { kind: 'pose', cards: cardsOf('geometers') }],
    [
      'turn',
      'pose scribe euclide archimède liu-hui descartes lobatchevski',
      { kind: 'pose', cards: cardsOf('geometers:5 scribe') },
    ],
    ['turn', 'découvertes', { kind: 'discoveries', cards: ['zero'] }],
    ['turn', 'discoveries zero calculus', { kind: 'discoveries', cards: ['calculus', 'zero'] }],
    ['question', '3', { kind: 'choose', choice: 2 }],
    ['question', 'réponse √2 / 2', { kind: 'type', text: '√2 / 2' }],
    ['question', 'PASSE', { kind: 'silence' }],
    ['counter', 'rien', { kind: 'counter', with: 'nothing' }],
    // Where no window is open, the rules say so.
    ['turn', 'rien', { kind: 'counter', with: 'nothing' }],
    ['counter', 'super-contre', { kind: 'counter', with: 'super' }],
    ['counter', 'discovery', { kind: 'counter', with: 'discovery' }],
  ] as const)('in a %s, reads %s', (when, line, move) => {
    expect(terminal.read(line, views[when])).toEqual({ tag: 'move', move });
  });

  test.each(['newton 2', 'pose newton', 'discoveries fire'])('[MH-1] %s names nobody here', line => {
    expect(terminal.read(line, views.turn)).toMatchObject({
      tag: 'refused',
      refusal: { rule: 'MH-1', facts: { case: 'unknown' } },
    });
  });

  test.each(['euler 9', 'Euler 0', 'euler 42'])('[MH-6] %s: there is no such player at this table', line => {
    expect(terminal.read(line, views.turn)).toMatchObject({
      tag: 'refused',
      refusal: { rule: 'MH-6', facts: { case: 'seat', seat: Number(line.split(' ')[1]) } },
    });
  });

  test('[MH-9] whoever wants to draw on the turn hears what can be done, not whose turn it is', async () => {
    const drawing = terminal.read('piocher', views.turn);
    if (drawing?.tag !== 'move') throw new Error('not read');
    const verdict = game.check(views.turn, drawing.move);
    if (verdict.ok) throw new Error('not refused');
    const say = async (language: 'fr' | 'en'): Promise<string> =>
      (await sceneIn(language)).words.refusal(verdict.rule, verdict.facts);
    expect(await say('en')).toContain('it is your turn to call or to pose.');
    expect(await say('fr')).toContain('c’est à vous d’appeler ou de poser.');
  });

  test('[MH-2] a joker cannot be called', () => {
    expect(terminal.read('bourbaki 2', views.turn)).toMatchObject({ refusal: { rule: 'MH-2' } });
  });

  test('[MH-10] a family that is not ready is refused by the rules', () => {
    const read = terminal.read('pose analysts', views.turn);
    if (read?.tag !== 'move') throw new Error('not read');
    expect(game.check(views.turn, read.move)).toMatchObject({ rule: 'MH-10' });
  });

  test.each(['', '  ', 'bla', 'euler', '5', 'pose', 'answer', 'draw 2', 'euler two'])(
    'on a turn does not read "%s"',
    line => {
      expect(terminal.read(line, views.turn)).toBeNull();
    },
  );

  test('[MH-11] a lone digit is an answer, also where none is asked for: the rules say so', () => {
    expect(terminal.read('2', views.turn)).toEqual({ tag: 'move', move: { kind: 'choose', choice: 1 } });
    expect(game.check(views.turn, { kind: 'choose', choice: 1 })).toMatchObject({ rule: 'MH-11' });
  });
});

describe('[MH-6] where the table remembers by itself', () => {
  const start = position({ hands: ['euler', 'cauchy gauss', 'turing'], config: { record: 'hidden' } });
  const after = step(start, { 0: 'call cauchy 1' });
  const views = [game.view(start, 0), game.view(after, 0)] as const;

  test('a call is said as it is made, and is no part of what is written down', async () => {
    const scene = await sceneIn('en');
    expect(terminal.tell(...views, scene)).toEqual([]);
    expect(terminal.fleeting?.(...views, scene)).toEqual([expect.stringContaining('Cauchy')]);
  });

  test('where a record is kept, it is told like all the rest', async () => {
    const scene = await sceneIn('en');
    const shown = views.map(view => ({ ...view, config: { ...view.config, record: 'shown' as const } }));
    const [before, now] = shown as [(typeof shown)[number], (typeof shown)[number]];
    expect(terminal.tell(before, now, scene)).toHaveLength(1);
    expect(terminal.fleeting?.(before, now, scene)).toEqual([]);
  });
});

describe.each(LANGUAGES)('in %s', language => {
  test('[MH-20] the result adds up', async () => {
    const scene = await sceneIn(language);
    const match = playOut(SETUPS[0] as (typeof SETUPS)[number], 'result', () => {});
    const envelope = match.envelope(0);
    for (const line of terminal.result(envelope, scene).split('\n').slice(1)) {
      const numbers = (line.match(/\d+/g) ?? []).map(Number);
      const total = numbers.at(-1) ?? -1;
      expect(numbers.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(total);
      expect(envelope.outcome?.scores).toContain(total);
    }
  });

  test('[MH-11] the right answer and why are told once it is answered, and not before', async () => {
    const scene = await sceneIn(language);
    const start = position({ hands: ['geometers', 'gauss', 'turing'], stock: 'cauchy' });
    const [asked, answered] = [
      step(start, { 0: 'pose geometers' }),
      playSteps(start, [{ 0: 'pose geometers' }, { 0: 'silence' }]),
    ];
    const before = terminal.tell(game.view(start, 1), game.view(asked, 1), scene);
    const after = terminal.tell(game.view(asked, 1), game.view(answered, 1), scene);
    expect(before).toHaveLength(1);
    expect(after).toHaveLength(2);
    expect(after[1]).toContain(language === 'fr' ? 'La bonne réponse' : 'The right answer');
  });
});
