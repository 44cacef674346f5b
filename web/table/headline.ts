import type { AnyEnvelope, TellScene } from '#contract/page.ts';
import type { Words } from '#text/words.ts';
import type { PageLabel } from '../app/words.ts';

/** Who won, in one sentence. */
export function headline({ outcome, viewer }: AnyEnvelope, { words, seatName }: TellScene): string {
  const { label }: Words<PageLabel> = words;
  const winners = outcome?.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])) ?? [];
  if (winners.length > 1)
    return label('result.shared', { winners: winners.map(seat => ({ text: seatName(seat) })) });
  const [winner = 0] = winners;
  return label('result.won', { who: winner === viewer ? 'you' : 'other', name: seatName(winner) });
}
