import './trick.css';
import { TRICKS } from '../../rules/score.ts';
import { campOf, otherCamp } from '../../rules/seats.ts';
import { tally } from '../../rules/tricks.ts';
import { trumpsOf } from '../../rules/trumps.ts';
import type { Announcement, View } from '../../rules/types.ts';
import { sayDefinition } from '../../text/say-definition.ts';
import type { UiScene } from '../words.ts';

interface ContractSlipProps extends UiScene {
  readonly view: View;
}

/** What is played: the trumps, by whom, in which sense, and how far the announcement is. */
export function ContractSlip({ view, words, seatName }: ContractSlipProps) {
  const { contract, announced, me } = view;
  const { label } = words;
  if (contract === null) return null;
  const { trumps, declarer, isOpposed } = contract;
  const who = { who: declarer === me ? 'you' : 'other', name: seatName(declarer) };
  const camp = campOf(declarer);
  const { tricks } = tally(view.tricks);
  const [taken, lost] = [tricks[camp], tricks[otherCamp(camp)]];
  return (
    <section class="slip contract" aria-label={label('ui.contract')} data-sheet>
      <h2>{sayDefinition(trumps, words)}</h2>
      {announced === null ? (
        <p>
          {label('ui.declared-by', who)}, {label('ui.trumps-count', { trumps: trumpsOf(trumps).length })}
        </p>
      ) : (
        <>
          <p class="way">
            <WayArrow way={announced.way} />
            <span>
              <b>{label(`ui.way.${announced.way}`)}</b>
              <span class="means">, {label(`ui.way-means.${announced.way}`)}</span>
            </span>
          </p>
          <Track {...{ taken, lost }} announced={announced.tricks} />
          <p class="count">
            {label('ui.tricks-of', {
              ...who,
              announced: announced.tricks,
              taken,
              left: Math.max(0, announced.tricks - taken),
              lost,
            })}
          </p>
        </>
      )}
      {isOpposed && <Doubled words={words} />}
    </section>
  );
}

/** GA-9: whoever opposes doubles what is won and lost. */
export function Doubled({ words }: Pick<UiScene, 'words'>) {
  return (
    <p class="doubled" data-stamp>
      <span class="unseen">{words.label('ui.doubled')}</span>
      <span aria-hidden="true">× 2</span>
    </p>
  );
}

/** Up or down, as one would draw it. */
export function WayArrow({ way }: Pick<Announcement, 'way'>) {
  return (
    <svg class="way-arrow" viewBox="0 0 26 26" width="26" height="26" aria-hidden="true">
      <path d="M13 23V4M5 12l8-9 8 9" {...(way === 'down' ? { transform: 'rotate(180 13 13)' } : {})} />
    </svg>
  );
}

interface TrackProps {
  readonly taken: number;
  readonly lost: number;
  readonly announced: number;
}

/** A field for each trick: taken by the declarer's camp, hatched if by the other; the mark is how far it must go. */
function Track({ taken, lost, announced }: TrackProps) {
  return (
    <span class="track" aria-hidden="true">
      {Array.from({ length: TRICKS }, (_, i) => (
        <span
          key={i}
          class={i < taken ? 'taken' : i >= TRICKS - lost ? 'lost' : undefined}
          data-goal={i === announced - 1 ? '' : undefined}
        />
      ))}
    </span>
  );
}
