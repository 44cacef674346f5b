import type { Seat } from '#contract/game.ts';
import { isAsked } from '#kernel/asked.ts';
import type { Envelope } from '#kernel/match.ts';
import { isOut } from '../../rules/turn.ts';
import type { Mathisto } from '../../rules/types.ts';
import { CardBack } from '../card/back.tsx';
import { othersOf } from '../choice.ts';
import { sceneOf } from '../stage/scene.ts';
import type { UiScene } from '../words.ts';

interface PlacesProps extends UiScene {
  readonly envelope: Envelope<Mathisto>;
  /** Asks this player for the card that was taken up; absent as long as none was. */
  readonly ask?: (seat: Seat) => void;
  /** The judge's advice. */
  readonly hinted: Seat | null;
}

/** The others round the table, from the next one on: how many cards they hold, and what they have to do with the last call. */
export function Places({ envelope, ask, hinted, words, seatName }: PlacesProps) {
  const { label } = words;
  const { view } = envelope;
  const scene = sceneOf(view);
  return (
    <ol class="mathisto-places" aria-label={label('ui.players')}>
      {othersOf(view).map((seat, i) => {
        const out = isOut(view, seat);
        const role =
          scene.tag !== 'call'
            ? null
            : scene.call.caller === seat
              ? 'caller'
              : scene.call.from === seat
                ? 'called'
                : null;
        const classes = [
          'mathisto-place',
          isAsked(envelope, seat) && 'on-turn',
          out && 'out',
          hinted === seat && 'hinted',
        ];
        const inside = (
          <>
            <b class="place-name">{seatName(seat)}</b>
            <span class="place-cards">
              {(view.handSizes[seat] ?? 0) > 0 && (
                <span class="place-back" aria-hidden="true">
                  <CardBack />
                </span>
              )}
              {out ? label('ui.out') : label('ui.cards', { cards: view.handSizes[seat] ?? 0 })}
            </span>
          </>
        );
        return (
          <li
            key={seat}
            class={classes.filter(Boolean).join(' ')}
            data-seat={seat}
            data-role={role ?? undefined}
          >
            {ask === undefined ? (
              <div class="place-body">{inside}</div>
            ) : (
              <button
                type="button"
                class="place-body"
                aria-keyshortcuts={String(i + 1)}
                onClick={() => ask(seat)}
              >
                <span class="unseen">{label('ui.ask-player')}</span>
                {inside}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
