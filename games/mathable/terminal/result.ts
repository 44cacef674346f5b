/** MB-18: how it ended, and where each total comes from. */

import { type Facts, type Seat, seatsByRank } from '#contract/game.ts';
import type { Scene } from '#contract/terminal.ts';
import type { Envelope } from '#kernel/match.ts';
import type { Words } from '#text/words.ts';
import type { Mathable, View } from '../rules/types.ts';
import type { TerminalLabel } from '../text/words.ts';
import { earnings } from '../ui/panels/earnings.ts';

export function result({ view, outcome }: Envelope<Mathable>, scene: Scene): string {
  if (outcome === null) return '';
  const say: Words<TerminalLabel>['label'] = scene.words.label;
  const who = (seat: Seat): Facts => ({
    who: seat === view.me ? 'you' : 'other',
    name: scene.seatName(seat),
  });
  const seats = outcome.ranks.map((_, seat) => seat);
  const winners = seats.filter(seat => outcome.ranks[seat] === 1);
  const [winner] = winners;
  const headline =
    winners.length === 1 && winner !== undefined
      ? say('result.won', who(winner))
      : say('result.shared', { winners: winners.map(seat => ({ text: scene.seatName(seat) })) });
  const inOrder = seatsByRank(outcome);
  const lines = inOrder.map(seat => {
    const total = outcome.scores[seat] ?? 0;
    return `  ${say('result.player', { ...who(seat), ...earned(view, seat), total })}`;
  });
  return [headline, ...lines].join('\n');
}

function earned(view: View, seat: Seat): Facts {
  const { tiles, ...sums } = earnings(view, seat);
  return { ...sums, tiles: tiles.map(tile => ({ text: String(tile) })) };
}
