import type { Words } from '#text/words.ts';
import type { GameLabel, RulesLabel } from '../text/words.ts';

export type UiWords = Words<GameLabel>;
export type RulesWords = Words<RulesLabel>;
