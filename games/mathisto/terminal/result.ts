/** MH-20: how it came out, and where each total comes from. */

import { type Seat, seatsByRank } from '#contract/game.ts';
import type { Scene } from '#contract/terminal.ts';
import type { Envelope } from '#kernel/match.ts';
import type { Words } from '#text/words.ts';
import { scoreOf } from '../rules/score.ts';
import type { Mathisto } from '../rules/types.ts';
import type { TerminalLabel } from '../text/words.ts';
import { whoIs } from '../ui/names.ts';

export function result({ view, outcome }: Envelope<Mathisto>, scene: Scene): string {
  if (outcome === null) return '';
  const { label }: Words<TerminalLabel> = scene.words;
  const { ranks } = outcome;
  const inOrder = seatsByRank(outcome);
  const winners = inOrder.filter(seat => ranks[seat] === 1);
  const [winner = 0] = winners;
  const name = (seat: Seat): { text: string } => ({ text: scene.seatName(seat) });
  const headline =
    winners.length === 1
      ? label('result.won', whoIs(winner, view.me, scene.seatName))
      : label('result.shared', { winners: winners.map(name) });
  const players = inOrder.map(seat => {
    const { families, answers, discoveries, counters, total } = scoreOf(view, seat);
    return `  ${label('result.player', { name: scene.seatName(seat), families, answers, discoveries, counters, total })}`;
  });
  return [headline, ...players].join('\n');
}
