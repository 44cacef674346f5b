import type { Words } from '#text/words.ts';
import type { GameLabel, RulesLabel, TerminalLabel } from '../text/words.ts';

export type UiWords = Words<GameLabel>;
export type RulesWords = Words<RulesLabel>;
export type TerminalWords = Words<TerminalLabel>;
