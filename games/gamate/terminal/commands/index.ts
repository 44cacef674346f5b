import type { Commands } from '#contract/commands.ts';
import { cards } from './cards.ts';
import { score } from './score.ts';
import { solve } from './solve.ts';
import { trumps } from './trumps.ts';

export const commands: Commands = { cards, trumps, score, solve };
