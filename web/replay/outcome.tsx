import type { Words } from '#text/words.ts';
import type { AnyEnvelope, AnyGameUi, TellScene } from '#ui/game-ui.ts';
import type { PageLabel } from '../app/words.ts';

interface OutcomeProps {
  readonly envelope: AnyEnvelope;
  readonly gameUi: AnyGameUi;
  readonly scene: TellScene;
}

/** At the last step: who won, and how each total came about. */
export function Outcome({ envelope, gameUi, scene }: OutcomeProps) {
  const { Result } = gameUi;
  return (
    <section class="outcome">
      <h2>{headline(envelope, scene)}</h2>
      <Result envelope={envelope} {...scene} />
    </section>
  );
}

function headline({ outcome, viewer }: AnyEnvelope, { words, seatName }: TellScene): string {
  const { label }: Words<PageLabel> = words;
  const winners = outcome?.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])) ?? [];
  if (winners.length > 1)
    return label('result.shared', { winners: winners.map(seat => ({ text: seatName(seat) })) });
  const [winner = 0] = winners;
  return label('result.won', { who: winner === viewer ? 'you' : 'other', name: seatName(winner) });
}
