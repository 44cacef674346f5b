import { describe, expect, test } from 'vitest';
import type { AnyEnvelope } from '#contract/page.ts';
import type { Scene } from '#contract/terminal.ts';
import type { AnyTrial } from '#contract/trial.ts';
import { type AnyMatch, Match } from '#kernel/match.ts';
import { testSeed } from '#kernel/test/laws.ts';
import { widthOf } from '#text/ansi.ts';
import { LANGUAGES } from '#text/catalogue.ts';
import { commonTexts } from '#text/common.ts';
import { loadWords } from '#text/words.ts';
import { makeBot } from '../bot/index.ts';
import { fieldsOf } from '../fields.ts';
import { byKind, openMoves, sayMove } from '../moves.ts';
import { plainTexts } from '../parts.ts';
import { makeTerminal } from '../terminal/index.ts';
import { playWithBots } from './play.ts';
import { allTrials } from './trials.ts';

/** What is seen of a sentence that was not filled in, or of a value that nobody laid out. */
const LEFT_OVER = /[{}[\]]|undefined|NaN|object/;
const WIDTHS = [40, 80];
/** The table is drawn once in so many choices: some games take hundreds. */
const EVERY = 10;

const scenes: readonly Scene[] = await Promise.all(
  LANGUAGES.map(async language => ({
    words: await loadWords(language, plainTexts, commonTexts),
    seatName: (seat: number) => ['Vous', 'Zoé', 'Malo', 'Inès', 'Hugo', 'Awa'][seat] ?? '',
    colour: false,
    width: 80,
  })),
);

describe.each(await allTrials())('a game with nothing but rules: $name', ({ trial }) => {
  test('bots play it to its end at a terminal, and nothing of it is left unsaid', () => {
    const { game, config, seats } = trial;
    const terminal = makeTerminal(game);
    const begun = new Match(game, { config, seats, seed: testSeed(7) }).envelope(0).view;
    let choices = 0;
    const match = playWithBots(trial, makeBot(game), {
      levels: [1],
      seed: 7,
      watch: (now, seat, move) => {
        const { view } = now.envelope(seat);
        for (const { words } of scenes)
          expect(terminal.read(terminal.write(move, words), view)).toEqual({ tag: 'move', move });
        if (choices++ % EVERY === 0) drawAll(trial, now, begun);
      },
    });
    expect(match.step).toBeLessThanOrEqual(game.bound(config, seats));
    for (const scene of scenes) {
      const result = terminal.result(match.envelope(0), scene).split('\n');
      expect(result).toHaveLength(seats);
      expect(result.join()).not.toMatch(LEFT_OVER);
    }
  });
});

/** At this step, for everybody who may look: the table, the moves by number, the page's fields, the story. */
function drawAll({ game, seats }: AnyTrial, match: AnyMatch, before: AnyEnvelope['view']): void {
  const terminal = makeTerminal(game);
  for (const viewer of [0, 1 % seats, 'spectator'] as const) {
    const envelope = match.envelope(viewer);
    const moves = viewer === 'spectator' ? [] : openMoves(game, envelope, viewer);
    const numbers = [...game.moves(envelope.view)].map((move, i) => [String(i + 1), move] as const);
    for (const scene of scenes) {
      for (const width of WIDTHS) {
        const lines = terminal.draw(envelope, { ...scene, width }).split('\n');
        for (const line of lines) expect(widthOf(line), line).toBeLessThanOrEqual(width);
        expect(lines.join('\n')).not.toMatch(LEFT_OVER);
      }
      expect(terminal.ask(envelope, scene) === '').toBe(moves.length === 0);
      expect(fieldsOf(envelope.view, scene).length).toBeGreaterThan(0);
      expect(byKind(moves, scene).flatMap(kind => kind.moves)).toHaveLength(moves.length);
      expect(moves.map(move => sayMove(move, scene)).join()).not.toMatch(LEFT_OVER);
      expect(terminal.tell(before, envelope.view, scene).join()).not.toMatch(LEFT_OVER);
    }
    for (const [number, move] of numbers.slice(0, 50))
      expect(terminal.read(number, envelope.view)).toEqual({ tag: 'move', move });
  }
}
