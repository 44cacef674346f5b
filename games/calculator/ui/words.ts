import type { Words } from '#text/words.ts';
import type { GameLabel } from '../text/labels.ts';

export type UiWords = Words<GameLabel>;
