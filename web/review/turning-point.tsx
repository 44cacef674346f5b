import type { ComponentChildren } from 'preact';
import type { AnyDecision } from '#bots/look-back.ts';
import type { TellScene } from '#contract/page.ts';
import { formatNumber } from '#text/format.ts';
import type { Words } from '#text/words.ts';
import { PageIcon } from '#ui/page-icons.tsx';
import type { PageLabel } from '../app/words.ts';
import { makeEyes } from '../replay/eyes.ts';

interface TurningPointProps {
  readonly number: number;
  readonly decision: AnyDecision;
  readonly text: string;
  readonly picture: ComponentChildren;
  readonly scene: TellScene;
  /** What follows `/replay/`. */
  readonly path: string;
  readonly canPlayOn: boolean;
}

/** A decision that cost much: the position, what was done, what was there and why, and by how much it was better. */
export function TurningPoint({ number, decision, text, picture, scene, path, canPlayOn }: TurningPointProps) {
  const { label, language }: Words<PageLabel> = scene.words;
  const { step, seat, loss, error } = decision;
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
      <div class="turning-picture" aria-hidden="true">
        {picture}
      </div>
      <p class="turning-text">{text}</p>
      <p class="ways">
        <a class="button" href={`/replay/${path}?step=${step}&seat=${makeEyes(seat)}`}>
          <PageIcon name="play" />
          {label('look-back.see')}
        </a>
        {canPlayOn && (
          <a class="button" href={`/play-on/${path}?step=${step}&seat=${makeEyes(seat)}`}>
            <PageIcon name="branch" />
            {label('play-on.here')}
          </a>
        )}
      </p>
    </li>
  );
}
