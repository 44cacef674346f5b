import type { Commands } from '#contract/commands.ts';
import { cards } from './cards.ts';

export const commands: Commands = { cards };
