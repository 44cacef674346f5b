import type { CommandResult, OptionsCommand } from '#contract/commands.ts';
import { must } from '#kernel/must.ts';
import { shorten } from '#text/ansi.ts';
import type { Words } from '#text/words.ts';
import { LEVELS } from '../../puzzle/deduce.ts';
import { makePuzzle } from '../../puzzle/generate.ts';
import { SIZES } from '../../puzzle/lattice.ts';
import { printChain } from '../../rules/tokens.ts';
import type { TerminalLabel } from '../../text/words.ts';
import { drawGrid, gridToJson } from './grid.ts';

/** `etagere puzzle calculator --size 9 --level 2 --seed S`: a new puzzle (CA-18); its solution if asked for, and always for programs. */
export const puzzle: OptionsCommand = {
  about: (words: Words<TerminalLabel>) => words.label('puzzle.about'),
  takes: {
    options: [
      {
        name: 'size',
        choices: SIZES.map(String),
        example: '9',
        about: (words: Words<TerminalLabel>) => words.label('puzzle.option.size'),
      },
      {
        name: 'level',
        choices: LEVELS.map(String),
        example: '2',
        about: (words: Words<TerminalLabel>) => words.label('puzzle.option.level'),
      },
      {
        name: 'seed',
        example: 'rose',
        about: (words: Words<TerminalLabel>) => words.label('puzzle.option.seed'),
      },
      {
        name: 'solution',
        isFlag: true,
        about: (words: Words<TerminalLabel>) => words.label('puzzle.option.solution'),
      },
    ],
  },
  run: ({ given }, words: Words<TerminalLabel>): CommandResult => {
    const size = must(SIZES.find(one => String(one) === given['size']));
    const level = must(LEVELS.find(one => String(one) === given['level']));
    const seed = given['seed'] ?? seedByChance();
    const made = makePuzzle(size, level, seed);
    const { given: grid, toPlace } = made.puzzle;
    return {
      tag: 'done',
      json: {
        size,
        level,
        seed,
        grid: gridToJson(size, grid),
        toPlace: toPlace.map(String),
        solution: gridToJson(size, made.solution),
      },
      text: [
        words.label('puzzle.head', { size, level, seed: shorten(seed) }),
        '',
        drawGrid(size, grid),
        '',
        words.label('puzzle.to-place', { tokens: printChain(toPlace) }),
        '',
        ...(given['solution'] === undefined
          ? [words.label('puzzle.hidden', { seed: shorten(seed) })]
          : [words.label('puzzle.solution'), '', drawGrid(size, made.solution)]),
      ].join('\n'),
    };
  },
};

/** Short enough to be told to somebody. */
function seedByChance(): string {
  const [bits = 0] = crypto.getRandomValues(new Uint32Array(1));
  return bits.toString(36);
}
