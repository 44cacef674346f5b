import { isAccepted } from './answers.ts';
import { gameJudgedBy } from './game.ts';

export const game = gameJudgedBy(isAccepted);
