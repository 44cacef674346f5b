/** Usage: node bench/mathable-arena.bench.ts [games] [first seed] [pairs, as 5-1,2-1] */
import { bot } from '#games/mathable/bot/index.ts';
import { game } from '#games/mathable/rules/index.ts';
import { duel } from './lib/duel.ts';

duel('mathable-arena', { game, bot, config: { checking: 'referee', lines: 'automatic' } });
