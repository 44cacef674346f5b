import type { Commands } from '#games/entry.ts';
import { cards } from './cards.ts';

export const commands: Commands = { cards };
