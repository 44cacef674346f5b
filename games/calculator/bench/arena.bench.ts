/** Usage: node games/calculator/bench/arena.bench.ts [games] [first seed] [pairs, as 5-1,2-1] */

import { duel } from '#bench/lib/duel.ts';
import { bot } from '../bot/index.ts';
import { game } from '../rules/index.ts';

duel('calculator-arena', { game, bot, config: { grid: 'full', checking: 'assisted', closing: 'reserve' } });
