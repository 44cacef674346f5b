/** MY-11: how it came out, and where each total comes from. */

import { type Facts, type Seat, seatsByRank } from '#contract/game.ts';
import type { Scene } from '#contract/terminal.ts';
import type { Envelope } from '#kernel/match.ts';
import type { Words } from '#text/words.ts';
import { runLengths, scoreOf } from '../rules/score.ts';
import type { Matryoshka } from '../rules/types.ts';
import type { TerminalLabel } from '../text/words.ts';

export function result({ view, outcome }: Envelope<Matryoshka>, scene: Scene): string {
  if (outcome === null) return '';
  const say: Words<TerminalLabel>['label'] = scene.words.label;
  const name = scene.seatName;
  const { ranks, scores } = outcome;
  const inOrder = seatsByRank(outcome);
  const winners = inOrder.filter(seat => ranks[seat] === 1);
  const [winner = 0] = winners;
  const who = (seat: Seat): Facts => ({ who: seat === view.me ? 'you' : 'other', name: name(seat) });
  const headline =
    winners.length === 1
      ? say('result.won', who(winner))
      : say('result.shared', { winners: winners.map(seat => ({ text: name(seat) })) });

  const best = scores[winner] ?? 0;
  const tied = inOrder.filter(seat => scores[seat] === best);
  const runs = tied.map(seat => ({
    name: name(seat),
    runs: runLengths(view.displays[seat] ?? []).join('-'),
  }));
  const decided = tied.length > winners.length ? [say('result.tied', { points: best, tied: runs })] : [];
  const players = inOrder.map(seat => {
    const { columns, rows, total } = scoreOf(view.displays[seat] ?? []);
    return `  ${say('result.player', { name: name(seat), columns, rows, total })}`;
  });
  return [headline, ...decided, ...players].join('\n');
}
