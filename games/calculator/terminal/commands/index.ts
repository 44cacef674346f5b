import type { Commands } from '#contract/commands.ts';
import { best } from './best.ts';
import { legal } from './legal.ts';
import { puzzle } from './puzzle.ts';
import { score } from './score.ts';
import { solve } from './solve.ts';

export const commands: Commands = { score, legal, best, puzzle, solve };
