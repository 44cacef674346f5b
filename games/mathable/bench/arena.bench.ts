/** Usage: node games/mathable/bench/arena.bench.ts [games] [first seed] [pairs, as 5-1,2-1] */

import { duel } from '#bench/lib/duel.ts';
import { bot } from '../bot/index.ts';
import { game } from '../rules/index.ts';

duel('mathable-arena', { game, bot, config: { checking: 'referee', lines: 'automatic' } });
