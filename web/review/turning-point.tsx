import type { AnyDecision } from '#bots/look-back.ts';
import type { AnyGameUi, TellScene } from '#contract/page.ts';
import type { AnyFrame } from '#table/history.ts';
import type { AnyPassage } from '#table/passages.ts';
import { formatNumber } from '#text/format.ts';
import type { Words } from '#text/words.ts';
import { PageIcon } from '#ui/page-icons.tsx';
import { useLoaded } from '../app/loaded.ts';
import type { PageLabel } from '../app/words.ts';
import { makeEyes } from '../replay/eyes.ts';

interface TurningPointProps {
  readonly number: number;
  readonly decision: AnyDecision;
  readonly passage: AnyPassage;
  /** What whoever looks back saw before and after. */
  readonly seen: { readonly before: AnyFrame; readonly after: AnyFrame };
  readonly gameUi: AnyGameUi;
  readonly scene: TellScene;
  /** What follows `/replay/`. */
  readonly path: string;
}

/** A decision that cost much: the position, what was done, what was there, and by how much it was better. */
export function TurningPoint({ number, decision, passage, seen, gameUi, scene, path }: TurningPointProps) {
  const { label, language }: Words<PageLabel> = scene.words;
  const { step, seat, best, loss, error } = decision;
  const view = passage.views[seat];
  const advice = useLoaded(`advice ${language} ${step} ${seat}`, () =>
    gameUi.advise(best, view, scene),
  ).value;
  const told = gameUi.tell(seen.before.envelope.view, seen.after.envelope.view, scene);
  const facts = { loss: Math.round(loss), error: Math.max(1, Math.round(error)) };
  return (
    <li class="turning-point">
      <header>
        <span class="turning-number" aria-hidden="true">
          {formatNumber(number, language)}
        </span>
        <div>
          <h2>{label('look-back.step', { step })}</h2>
          <p class="soft">{label('look-back.left', { name: scene.seatName(seat), ...facts })}</p>
        </div>
      </header>
      <div class="turning-picture">
        <gameUi.Thumbnail view={view} />
      </div>
      <p>{told.join(' ')}</p>
      <p>
        <b>{label('look-back.better')}</b> {advice.tag === 'here' ? advice.value : ''}
      </p>
      <a class="button" href={`/replay/${path}?step=${step}&seat=${makeEyes(seat)}`}>
        <PageIcon name="play" />
        {label('look-back.see')}
      </a>
    </li>
  );
}
