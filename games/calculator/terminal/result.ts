/** CA-16: how it ended, and where each total comes from. */

import { type Facts, type Seat, seatsByRank } from '#contract/game.ts';
import type { Scene } from '#contract/terminal.ts';
import type { Envelope } from '#kernel/match.ts';
import type { Calculator } from '../rules/types.ts';
import { playsOf } from '../ui/panels/earnings.ts';
import type { TerminalWords } from '../ui/words.ts';

export function result({ view, outcome }: Envelope<Calculator>, scene: Scene): string {
  if (outcome === null) return '';
  const say: TerminalWords['label'] = scene.words.label;
  const who = (seat: Seat): Facts => ({
    who: seat === view.me ? 'you' : 'other',
    name: scene.seatName(seat),
  });
  const inOrder = seatsByRank(outcome);
  const winners = inOrder.filter(seat => outcome.ranks[seat] === 1);
  const [winner] = winners;
  const headline =
    winners.length === 1 && winner !== undefined
      ? say('result.won', who(winner))
      : say('result.shared', { winners: winners.map(seat => ({ text: scene.seatName(seat) })) });
  const lines = inOrder.map(seat => {
    const plays = playsOf(view, seat);
    const gains = plays.flatMap(play => play.gains);
    const facts = {
      equalities: gains.length,
      red: gains.filter(({ isRed }) => isRed).length,
      best: Math.max(0, ...plays.map(({ points }) => points)),
      total: outcome.scores[seat] ?? 0,
    };
    return `  ${say('result.player', { ...who(seat), ...facts })}`;
  });
  return [headline, ...lines].join('\n');
}
