/** GA-17, GA-18: how it came out, and where each total comes from. */
import type { Scene } from '#contract/terminal.ts';
import type { Envelope } from '#kernel/match.ts';
import type { Words } from '#text/words.ts';
import type { Camp, Gamate } from '../rules/types.ts';
import type { TerminalLabel } from '../text/words.ts';
import { tellDeal } from '../ui/tell.ts';

export function result({ view, outcome }: Envelope<Gamate>, scene: Scene): string {
  if (outcome === null) return '';
  const say: Words<TerminalLabel>['label'] = scene.words.label;
  const { score, past, config } = view;
  const pair = (camp: Camp): string =>
    say('ui.pair', { one: scene.seatName(camp), other: scene.seatName(camp + 2) });
  const camps: readonly Camp[] = outcome.ranks[0] === 1 ? [0, 1] : [1, 0];
  const isDrawn = outcome.ranks.every(rank => rank === 1);
  const hasGames = config.length === 'rubber' || config.length === 'game';
  const headline = isDrawn ? say('ui.drawn') : say('result.camp', { pair: pair(camps[0] ?? 0) });
  const totals = camps.map(camp =>
    say('result.total', {
      pair: pair(camp),
      points: score.totals[camp],
      ...(hasGames ? { games: score.games[camp] } : {}),
    }),
  );
  const deals = past.map((deal, i) =>
    say('result.deal', { number: i + 1, sentence: tellDeal(deal, view, scene) }),
  );
  return [headline, ...totals.map(line => `  ${line}`), ...deals.map(line => `  ${line}`)].join('\n');
}
