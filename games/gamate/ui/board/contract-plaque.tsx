import { TRICKS } from '../../rules/score.ts';
import { campOf, otherCamp } from '../../rules/seats.ts';
import { tally } from '../../rules/tricks.ts';
import { trumpsOf } from '../../rules/trumps.ts';
import type { Announcement, Contract, View } from '../../rules/types.ts';
import { sayDefinition } from '../../text/say-definition.ts';
import type { UiScene, UiWords } from '../words.ts';

interface ContractPlaqueProps extends UiScene {
  readonly view: View;
}

/** What is played: the trumps, by whom, in which sense, and how far the announcement is. */
export function ContractPlaque({ view, words, seatName }: ContractPlaqueProps) {
  const { contract, announced, me } = view;
  const { label } = words;
  if (contract === null) return null;
  const { trumps, declarer, isOpposed } = contract;
  return (
    <section class="contract" aria-label={label('ui.contract')}>
      <p class="contract-trumps">
        <b>{sayDefinition(trumps, words)}</b>{' '}
        <span>{label('ui.trumps-count', { trumps: trumpsOf(trumps).length })}</span>
      </p>
      <p class="contract-terms">
        <span>
          {label('ui.declared-by', { who: declarer === me ? 'you' : 'other', name: seatName(declarer) })}
        </span>
        {announced && (
          <span class="way">
            <WayArrow way={announced.way} /> {label(`ui.way.${announced.way}`)}
          </span>
        )}
        {isOpposed && <span class="doubled">{label('ui.doubled')}</span>}
      </p>
      {announced && <TrickCount {...{ view, contract, announced, words }} />}
    </section>
  );
}

/** Up or down, as one would draw it. */
export function WayArrow({ way }: Pick<Announcement, 'way'>) {
  return (
    <svg class="way-arrow" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M8 14V3M3.5 7.5 8 3l4.5 4.5" {...(way === 'down' ? { transform: 'rotate(180 8 8.5)' } : {})} />
    </svg>
  );
}

interface TrickCountProps {
  readonly view: View;
  readonly contract: Contract;
  readonly announced: Announcement;
  readonly words: UiWords;
}

/** `4 of 7`, and thirteen marks: taken by the declarer's camp, taken by the other, still to come. */
function TrickCount({ view, contract, announced, words }: TrickCountProps) {
  const camp = campOf(contract.declarer);
  const { tricks } = tally(view.tricks);
  const taken = tricks[camp];
  const lost = tricks[otherCamp(camp)];
  return (
    <p class="contract-count">
      <b>{words.label('ui.tricks-of', { taken, announced: announced.tricks })}</b>
      <span class="pips" aria-hidden="true">
        {Array.from({ length: TRICKS }, (_, i) => (
          <span
            key={i}
            class={i < taken ? 'pip taken' : i >= TRICKS - lost ? 'pip lost' : 'pip'}
            data-goal={i === announced.tricks - 1 ? '' : undefined}
          />
        ))}
      </span>
      <span class="lost-count">{words.label('ui.tricks-lost', { lost })}</span>
    </p>
  );
}
