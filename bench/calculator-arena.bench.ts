/** Usage: node bench/calculator-arena.bench.ts [games] [first seed] [pairs, as 5-1,2-1] */
import { bot } from '#games/calculator/bot/index.ts';
import { game } from '#games/calculator/rules/index.ts';
import { duel } from './lib/duel.ts';

duel('calculator-arena', { game, bot, config: { grid: 'full', checking: 'assisted', closing: 'reserve' } });
