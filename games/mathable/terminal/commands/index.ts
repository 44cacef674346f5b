import type { Commands } from '#contract/commands.ts';
import { best } from './best.ts';
import { legal } from './legal.ts';
import { score } from './score.ts';

export const commands: Commands = { score, legal, best };
