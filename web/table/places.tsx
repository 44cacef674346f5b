/** The seats of a table with a cloth: the others at its edges, one's own plaque for the rail. */
import type { Signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { Aim, AnyEnvelope } from '#contract/page.ts';
import { isAsked } from '#kernel/asked.ts';
import type { Words } from '#text/words.ts';
import { drawnOnce } from '#ui/drawn-once.tsx';
import { Icon } from '#ui/icons.tsx';
import { useNotedCards } from '#ui/stage/flight.ts';
import type { PageLabel } from '../app/words.ts';
import { EDGES, edgesOf } from './edges.ts';
import { Plaque, Says, type SeatsProps } from './seats.tsx';

interface PlacesProps extends SeatsProps {
  readonly before: AnyEnvelope | null;
  readonly pace: number;
  readonly aim?: Signal<Aim | null>;
}

/** The others, clockwise from one's left; whoever looks on sees all. */
export function Places(props: PlacesProps) {
  const { chairs, viewer, envelope, before, gameUi, scene, pace } = props;
  const { AtSeat } = gameUi;
  // What lies there has many lines: a plaque that can be touched does not draw it again.
  const Lying = useMemo(() => AtSeat && drawnOnce(AtSeat), [AtSeat]);
  useNotedCards(envelope.step, pace);
  const edges = edgesOf(chairs.length, viewer);
  const aim = props.aim?.value ?? null;
  return (
    <>
      {EDGES.map(edge => {
        const seats = edges[edge];
        if (seats.length === 0) return null;
        return (
          <ul key={edge} class={`plaques ${edge}`}>
            {seats.map(seat => {
              const onTurn = isAsked(envelope, seat);
              const isAim = aim?.seats.includes(seat) === true;
              const isPicked = isAim && aim.picked === seat;
              return (
                <li key={seat} class={onTurn ? 'seat place on-turn' : 'seat place'} aria-current={onTurn}>
                  <div
                    class={`plate${isAim ? ' target' : ''}${isPicked ? ' picked' : ''}`}
                    data-place={`seat-${seat}`}
                  >
                    <Plaque {...props} seat={seat} />
                    {isAim && (
                      <button
                        type="button"
                        class="aim"
                        aria-label={aim.label(seat)}
                        aria-pressed={isPicked}
                        onClick={() => aim.pick(seat)}
                      />
                    )}
                  </div>
                  {Lying && <Lying {...{ envelope, before, seat, pace }} {...scene} />}
                  <Says {...props} seat={seat} />
                </li>
              );
            })}
          </ul>
        );
      })}
    </>
  );
}

/** One's own plaque, which the game lays on its rail, and the way to the story for where there is no corner for it. */
export function Own(props: SeatsProps) {
  const { viewer, envelope, scene } = props;
  const { label }: Words<PageLabel> = scene.words;
  const onTurn = viewer !== 'spectator' && isAsked(envelope, viewer);
  return (
    <>
      {viewer !== 'spectator' && (
        <div class={onTurn ? 'seat own on-turn' : 'seat own'} data-place={`seat-${viewer}`}>
          <Plaque {...props} seat={viewer} />
          <Says {...props} seat={viewer} />
        </div>
      )}
      <button type="button" class="button quiet open-log" popovertarget="log">
        <Icon name="log" />
        {label('table.story-short')}
      </button>
    </>
  );
}
