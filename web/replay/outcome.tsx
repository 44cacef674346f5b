import type { AnyEnvelope, AnyGameUi, TellScene } from '#contract/page.ts';
import { headline } from '../table/headline.ts';

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
