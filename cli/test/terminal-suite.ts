import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Shape } from '#contract/game.ts';
import type { Scene, Terminal } from '#contract/terminal.ts';
import type { Match } from '#kernel/match.ts';
import { widthOf } from '#text/ansi.ts';
import type { Language } from '#text/catalogue.ts';
import { entryOf, wordsOf } from '../shelf.ts';

export const LANGUAGES = ['fr', 'en'] as const;
const NAMES = ['Vous', 'Zoé', 'Malo', 'Inès', 'Hugo', 'Awa'];

/** What is seen of a sentence that was not filled in. */
export const LEFT_OVER = /[{}[\]]|undefined|NaN/;

interface Setup<S extends Shape> {
  readonly seats: number;
  readonly config: S['config'];
}

/** `before`: what the first seat saw; `chooser`: what the one who chose saw. */
type OnChoice<S extends Shape> = (
  match: Match<S>,
  before: S['view'],
  move: S['move'],
  chooser: S['view'],
) => void;

export interface TerminalTrial<S extends Shape> {
  readonly id: string;
  readonly terminal: Terminal<S>;
  readonly setups: readonly Setup<S>[];
  /** A match by chance that comes to everything; calls back after each choice. */
  readonly playOut: (setup: Setup<S>, seed: string, onChoice: OnChoice<S>) => Match<S>;
  readonly widths: readonly number[];
  /** The table is drawn once in so many steps. */
  readonly every: number;
  /** What a judge may have found, beside nothing. */
  readonly facts: readonly Readonly<Record<string, number | string>>[];
  /** In which anything may be typed. */
  readonly views: readonly S['view'][];
}

/** What is said at a terminal, and in which width. */
export function scenesOf(id: string): (language: Language, how?: Partial<Scene>) => Promise<Scene> {
  return async (language, how = {}) => {
    const words = await wordsOf(entryOf(id), language);
    return { words, seatName: seat => NAMES[seat] ?? '', colour: false, width: 80, ...how };
  };
}

/** What holds for every game at a terminal, in both languages, whatever happens in it. */
export function testTerminal<S extends Shape>(trial: TerminalTrial<S>): void {
  const { id, terminal, setups, playOut, widths, every, facts, views } = trial;
  const sceneIn = scenesOf(id);

  test('no line makes it throw', () => {
    for (const view of views) {
      const read = fc.property(fc.string(), line => void terminal.read(line, view));
      expect(fc.check(read).failed).toBe(false);
    }
  });

  describe.each(LANGUAGES)('in %s', language => {
    test('what we write we read', async () => {
      const { words } = await sceneIn(language);
      for (const setup of setups)
        playOut(setup, `grammar ${JSON.stringify(setup)}`, (_match, _before, move, chooser) => {
          const line = terminal.write(move, words);
          expect(terminal.read(line, chooser), line).toEqual({ tag: 'move', move });
        });
    });

    test('every line of the help is read, in one view or another', async () => {
      const { words } = await sceneIn(language);
      for (const { write, means } of terminal.grammar(words)) {
        expect(means).not.toMatch(LEFT_OVER);
        for (const line of write.split(', ')) {
          const read = views.map(view => terminal.read(line, view)).find(one => one !== null);
          expect(read, line).toBeDefined();
        }
      }
    });

    test.each(widths)(
      'the table fits into %s columns, and without colour has no escape sequence',
      async width => {
        const scene = await sceneIn(language, { width });
        const coloured = await sceneIn(language, { width, colour: true });
        for (const setup of setups)
          playOut(setup, `table ${JSON.stringify(setup)}`, match => {
            if (match.step % every !== 0) return;
            for (const viewer of [0, 'spectator'] as const) {
              const table = terminal.draw(match.envelope(viewer), scene);
              expect(table).not.toContain('\u001B');
              for (const line of table.split('\n')) expect(widthOf(line), line).toBeLessThanOrEqual(width);
              expect(stripped(terminal.draw(match.envelope(viewer), coloured))).toBe(stripped(table));
            }
          });
      },
    );

    test('every step is told, every question asked, every move advised, without a gap', async () => {
      const scene = await sceneIn(language);
      for (const setup of setups) {
        const match = playOut(setup, `tell ${JSON.stringify(setup)}`, (now, before, move, chooser) => {
          const said = terminal.tell(before, now.envelope(0).view, scene);
          for (let seat = 0; seat < setup.seats; seat++) said.push(terminal.ask(now.envelope(seat), scene));
          for (const found of [{}, ...facts])
            said.push(terminal.advise({ move, value: 0, error: 0, facts: found }, chooser, scene));
          expect(said.join('\n')).not.toMatch(LEFT_OVER);
        });
        const end = match.envelope(0);
        for (const line of terminal.tell(null, end.view, scene)) expect(line).not.toMatch(LEFT_OVER);
        expect(terminal.result(end, scene)).not.toMatch(LEFT_OVER);
      }
    });
  });
}

function stripped(text: string): string {
  // oxlint-disable-next-line no-control-regex -- the escape character is what it looks for
  return text.replaceAll(/\u001B\[[0-9;]*m/g, '').replaceAll(/ +$/gm, '');
}
