import type { JSX } from 'preact';
import type { SeatOrder } from '#protocol/http.ts';
import { PageIcon } from '#ui/page-icons.tsx';
import { words } from '../app/words.ts';
import { botWords, SeatChips } from './seat-chips.tsx';

interface SeatsChoiceProps {
  /** How many can play. */
  readonly range: { readonly min: number; readonly max: number };
  /** The first is one's own. */
  readonly seats: readonly SeatOrder[];
  readonly change: (seats: readonly SeatOrder[]) => void;
}

/** Who sits beside oneself: somebody who gets the link, or a bot. */
export function SeatsChoice({ range, seats, change }: SeatsChoiceProps): JSX.Element {
  const { label } = words.value;
  const firstPerson = seats.findIndex(({ kind }, i) => i > 0 && kind === 'person');
  return (
    <>
      <ol class="chairs" start={2}>
        {seats.map((seat, i) =>
          i === 0 ? null : (
            // oxlint-disable-next-line react/no-array-index-key -- seats have no other name
            <li key={i}>
              <SeatChoice
                number={i + 1}
                seat={seat}
                isExplained={i === firstPerson}
                choose={next => change(seats.with(i, next))}
              />
              {seats.length > range.min && (
                <button
                  type="button"
                  class="button quiet icon"
                  aria-label={label('set-up.remove', { seat: i + 1 })}
                  title={label('set-up.remove', { seat: i + 1 })}
                  onClick={() => change(seats.toSpliced(i, 1))}
                >
                  <PageIcon name="close" />
                </button>
              )}
            </li>
          ),
        )}
      </ol>
      {seats.length < range.max && (
        <button type="button" class="button" onClick={() => change([...seats, { kind: 'person' }])}>
          <PageIcon name="plus" />
          {label('set-up.add')}
        </button>
      )}
    </>
  );
}

interface SeatChoiceProps {
  readonly number: number;
  readonly seat: SeatOrder;
  /** What a free seat waits for is said once. */
  readonly isExplained: boolean;
  readonly choose: (seat: SeatOrder) => void;
}

function SeatChoice({ number, seat, isExplained, choose }: SeatChoiceProps): JSX.Element {
  const { label } = words.value;
  return (
    <fieldset class="chair">
      <legend>{label('seat', { seat: number })}</legend>
      <div class="chips">
        <SeatChips
          level={seat.kind === 'bot' ? seat.level : null}
          choose={level => choose(level === null ? { kind: 'person' } : { kind: 'bot', level })}
        />
      </div>
      {seat.kind === 'bot' && <p class="soft">{botWords(seat.level)}</p>}
      {isExplained && <p class="soft">{label('online.seat.person-help')}</p>}
    </fieldset>
  );
}
