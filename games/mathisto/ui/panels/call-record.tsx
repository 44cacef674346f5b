import './panels.css';
import { useState } from 'preact/hooks';
import { cardsOf } from '../../rules/cards.ts';
import type { View } from '../../rules/types.ts';
import { EVERYTHING, familiesCalled, recordOf } from '../board/record.ts';
import { Emblem } from '../card/emblem.tsx';
import { nameCard, nameFamily } from '../names.ts';
import type { UiScene } from '../words.ts';

interface CallRecordProps extends UiScene {
  readonly view: View;
}

/** All calls so far, the latest first; of one family, one card or one player, if that is what one wants to know. */
export function CallRecord({ view, words, seatName }: CallRecordProps) {
  const { label } = words;
  const [filter, setFilter] = useState(EVERYTHING);
  const calls = recordOf(view.past, filter);
  const called = new Set(recordOf(view.past, EVERYTHING).map(({ card }) => card));
  return (
    <section class="call-record" aria-label={label('ui.record')}>
      <p class="mathisto-title">{label('ui.record')}</p>
      <fieldset class="chips">
        <legend class="unseen">{label('ui.record-family')}</legend>
        {familiesCalled(view.past).map(family => (
          <button
            type="button"
            class="chip"
            key={family}
            aria-pressed={filter.family === family}
            onClick={() =>
              setFilter({ ...filter, family: filter.family === family ? null : family, card: null })
            }
          >
            <Emblem family={family} />
            {nameFamily(family, words)}
          </button>
        ))}
      </fieldset>
      {filter.family !== null && (
        <fieldset class="chips">
          <legend class="unseen">{label('ui.record-card')}</legend>
          {cardsOf(filter.family)
            .filter(card => called.has(card))
            .map(card => (
              <button
                type="button"
                class="chip"
                key={card}
                aria-pressed={filter.card === card}
                onClick={() => setFilter({ ...filter, card: filter.card === card ? null : card })}
              >
                {label(`card.${card}.short`)}
              </button>
            ))}
        </fieldset>
      )}
      <fieldset class="chips">
        <legend class="unseen">{label('ui.record-seat')}</legend>
        {view.handSizes.map((_, seat) => (
          <button
            type="button"
            class="chip"
            key={seat}
            aria-pressed={filter.seat === seat}
            onClick={() => setFilter({ ...filter, seat: filter.seat === seat ? null : seat })}
          >
            {seatName(seat)}
          </button>
        ))}
      </fieldset>
      <ol class="recorded" aria-label={label('ui.record')}>
        {calls.length === 0 && <li class="soft">{label('ui.record-empty')}</li>}
        {calls.map(({ number, caller, from, card, got }) => (
          <li key={number} data-got={got}>
            <span class="call-number">{number}</span>
            <span>{label('ui.recorded', { caller: seatName(caller), from: seatName(from) })}</span>
            <b>{nameCard(card, words)}</b>
            <span class="got">{label(`ui.got.${got}`)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
