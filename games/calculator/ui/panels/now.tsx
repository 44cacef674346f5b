import type { Seat } from '#contract/game.ts';
import type { Envelope } from '#kernel/match.ts';
import type { Calculator } from '../../rules/types.ts';
import type { GameLabel } from '../../text/words.ts';
import type { Hand } from '../hand/hand-state.ts';
import { gainFacts, type Line, type Reading } from '../lines.ts';
import { lineFacts, sayRefusal } from '../say.ts';
import type { Division } from '../signs.ts';
import type { UiWords } from '../words.ts';

interface NowProps {
  readonly envelope: Envelope<Calculator>;
  readonly hand: Hand;
  /** Null where the program keeps what it sees to itself (CA-11). */
  readonly reading: Reading | null;
  readonly words: UiWords;
  readonly division: Division;
  readonly live: boolean;
  readonly seatName: (seat: Seat) => string;
}

/** What is asked; and of what is laid, each line, and how its points come about. */
export function Now(props: NowProps) {
  const { envelope, reading, words, division, live } = props;
  const { turn } = envelope;
  return (
    <section class={live ? 'now' : 'now waiting'}>
      {turn !== null && (
        <h2>
          {words.label(live ? 'ui.your-turn' : 'ui.their-turn', {
            name: turn.seats.map(props.seatName).join(', '),
          })}
        </h2>
      )}
      {reading === null || reading.lines.length === 0 ? (
        <p>{words.label(whatToDo(props))}</p>
      ) : (
        // On a phone they may be more than there is room for: keys must be able to scroll them.
        <ul class="lines sum" tabIndex={0} aria-label={words.label('ui.lines')}>
          {reading.lines.map(line => (
            <LineNow
              key={`${line.run.direction} ${line.run.cells.join()}`}
              {...{ line, reading, words, division }}
            />
          ))}
        </ul>
      )}
      {reading?.refusal && reading.lines.length > 0 && (
        <p class="not-yet">{sayRefusal(reading.refusal, words, division)}</p>
      )}
    </section>
  );
}

function whatToDo({ envelope, hand, live }: NowProps): GameLabel {
  if (envelope.turn === null) return 'ui.over';
  if (!live) return 'ui.wait';
  if (hand.tag === 'exchanging') return 'ui.choose-exchange';
  if (hand.held !== null) return 'ui.choose-hole';
  if (hand.cursor !== null) return 'ui.choose-token';
  if (envelope.view.config.checking === 'penalty' && hand.laid.length > 0) return 'ui.unchecked';
  return envelope.view.board.every(token => token === null) ? 'ui.begin-star' : 'ui.begin';
}

interface LineNowProps {
  readonly line: Line;
  readonly reading: Reading;
  readonly words: UiWords;
  readonly division: Division;
}

/** A mark, the line, and what it brings or what it lacks: no colour is needed to tell them apart. */
function LineNow({ line, reading, words, division }: LineNowProps) {
  const { read, refusal, gains } = line;
  const facts = lineFacts(line, division);
  const mark = read.tag === 'equality' ? '✓' : read.tag === 'fragment' ? '…' : '≠';
  return (
    <li class={read.tag}>
      <span class="mark" aria-hidden="true">
        {mark}
      </span>
      <span>
        {refusal === null ? (
          <b>{facts['text']}</b>
        ) : (
          <span class="why-line">{sayRefusal(refusal, words, division)}</span>
        )}
        {read.tag === 'fragment' && (
          <small>{words.label('ui.may-stand', { value: read.value, sides: read.sides.length })}</small>
        )}
        {read.tag === 'equality' && gains.length === 0 && <small>{words.label('ui.scored-before')}</small>}
        {gains.map(gain => (
          <small key={gain.cell}>
            {words.label('ui.how', {
              ...gainFacts(reading.board, gain, division),
              several: gains.length > 1 ? 'yes' : 'no',
            })}
          </small>
        ))}
      </span>
      {gains.length > 0 && <b class="points">+{facts['points']}</b>}
    </li>
  );
}
