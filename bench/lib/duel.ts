import type { Level } from '#contract/bot.ts';
import type { Shape } from '#contract/game.ts';
import type { Seed } from '#kernel/rng.ts';
import { type Fixture, playGame } from './arena.ts';
import { meanOf, winInterval } from './figures.ts';

/**
 * Levels against each other, two players, each pair of games with the same chance and the seats changed; one line a
 * pair. What is asked stands on the command line: [games] [first seed] [pairs, as 5-1,2-1].
 */
export function duel<S extends Shape>(
  bench: string,
  fixture: Pick<Fixture<S>, 'game' | 'bot' | 'config'>,
): void {
  const [games = '100', first = '1', pairs = '2-1,3-2,4-3,5-4,5-1'] = process.argv.slice(2);
  for (const pair of pairs.split(',')) {
    const [level, against] = pair.split('-').map(Number) as [Level, Level];
    const wins: number[] = [];
    const margins: number[] = [];
    const ms: number[] = [];
    const cpu: number[] = [];
    for (let index = 0; index < Number(games); index++) {
      const seat = index % 2;
      const seed: Seed = [Number(first) + Math.floor(index / 2), 18, 0, 0, 0, 0, 0, 0];
      const levels = seat === 0 ? [level, against] : [against, level];
      const scores = playGame({ ...fixture, levels, seed }, decision => {
        if (decision.seat !== seat) return;
        ms.push(decision.ms);
        cpu.push(decision.cpuMs);
      });
      const margin = (scores[seat] ?? 0) - (scores[1 - seat] ?? 0);
      wins.push(margin > 0 ? 1 : margin === 0 ? 0.5 : 0);
      margins.push(margin);
    }
    const figures = {
      bench,
      level,
      against,
      games: Number(games),
      ...winInterval(wins),
      margin: Math.round(meanOf(margins)),
      msMean: Number(meanOf(ms).toFixed(2)),
      msMost: Number(Math.max(...ms).toFixed(1)),
      cpuMsMost: Number(Math.max(...cpu).toFixed(1)),
    };
    console.log(JSON.stringify(figures));
  }
}
