import type { Commands } from '#games/entry.ts';
import { best } from './best.ts';
import { score } from './score.ts';

export const commands: Commands = { score, best };
