import type { Words } from '#text/words.ts';
import type { GameLabel } from '../text/words.ts';

export type UiWords = Words<GameLabel>;
