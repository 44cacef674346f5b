import { later } from '#ui/later.tsx';
import { whoIs } from '../names.ts';
import type { HappeningProps } from '../panels/happening.tsx';

const Happening = later(async () => (await import('../panels/happening.tsx')).Happening, { ahead: true });

/** The middle of the table. Before anything happens, it says who begins. */
export function Stage(props: HappeningProps) {
  const { envelope, live, considered, words, seatName } = props;
  const { view } = envelope;
  const hasBegun = view.past.length > 0;
  const isPosing = considered.tag === 'pose' || considered.tag === 'discoveries';
  return (
    <div class="stage" data-phase={view.phase.tag} data-asked={live}>
      {hasBegun || isPosing ? (
        <Happening {...props} />
      ) : (
        <p class="begins">{words.label('tell.start', whoIs(view.starter, view.me, seatName))}</p>
      )}
    </div>
  );
}
