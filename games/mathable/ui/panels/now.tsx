import type { Seat } from '#contract/game.ts';
import type { Envelope } from '#kernel/match.ts';
import { type Direction, makeCell, prizeAt } from '../../rules/cells.ts';
import { linesAt, linesThatHold, pointsOf } from '../../rules/placing.ts';
import type { Mathable } from '../../rules/types.ts';
import type { GameLabel } from '../../text/words.ts';
import { type Hand, type Laid, owesBonus, pointsLaid, withLaid } from '../hand/hand-state.ts';
import { placementFacts } from '../placement-facts.ts';
import type { UiWords } from '../words.ts';

interface NowProps {
  readonly envelope: Envelope<Mathable>;
  readonly hand: Hand;
  readonly words: UiWords;
  readonly live: boolean;
  readonly seatName: (seat: Seat) => string;
  readonly toggle: (direction: Direction) => void;
}

/** What is being considered, and how its points come about. */
export function Now(props: NowProps) {
  const { hand, words, live } = props;
  const considered = hand.tag === 'laying' && hand.held === null ? hand.laid.at(-1) : undefined;
  return (
    <section class={live ? 'now' : 'now waiting'} aria-live="polite">
      {props.envelope.turn !== null && (
        <h2>{words.label(live ? 'ui.your-turn' : 'ui.their-turn', { name: turnName(props) })}</h2>
      )}
      {live && considered !== undefined ? (
        <Considered {...props} considered={considered} />
      ) : (
        <p>{words.label(...whatToDo(props))}</p>
      )}
    </section>
  );
}

function turnName({ envelope, seatName }: NowProps): string {
  return envelope.turn?.seats.map(seatName).join(', ') ?? '';
}

function whatToDo({ envelope, hand, live }: NowProps): [GameLabel] {
  const { phase, turn } = envelope.view;
  if (phase.tag === 'over') return ['ui.over'];
  if (!live) return ['ui.wait'];
  if (phase.tag === 'bonus') return ['ui.bonus'];
  if (phase.tag === 'verdict') return ['ui.verdict'];
  if (hand.tag === 'exchanging') return ['ui.choose-exchange'];
  if (hand.held !== null) return ['ui.choose-cell'];
  return [turn.placements.length > 0 ? 'ui.go-on' : 'ui.begin'];
}

function Considered({ envelope, hand, considered, words, toggle }: NowProps & { readonly considered: Laid }) {
  const { cell, claims, slot } = considered;
  const { config, rack } = envelope.view;
  const laid = hand.tag === 'laying' ? hand.laid : [];
  const { board } = withLaid(envelope.view, laid.slice(0, -1));
  const tile = rack[slot] ?? 0;
  const present = linesAt(board, cell);
  if (config.lines === 'claimed') {
    return (
      <fieldset class="claims">
        <legend>{words.label('ui.claim')}</legend>
        {present.map(({ direction, near, far }) => (
          <button
            type="button"
            key={direction}
            class="chip"
            aria-pressed={claims.includes(direction)}
            onClick={() => toggle(direction)}
          >
            {words.label('ui.claim-line', { direction, near, far })}
          </button>
        ))}
      </fieldset>
    );
  }
  if (config.checking === 'challenge')
    return <p class="sum">{words.label('ui.laid', { tile, cell: makeCell(cell) })}</p>;
  const lines = linesThatHold(board, cell, tile).map(({ direction }) => direction);
  const points = pointsOf(cell, tile, lines.length);
  const facts = {
    ...placementFacts(board, { cell, tile, lines, points }),
    cell: makeCell(cell),
    count: lines.length,
  };
  return (
    <>
      <p class="sum">{words.label('ui.sum', facts)}</p>
      <p class="soft">{words.label('ui.how', { ...facts, factor: prizeAt(cell) })}</p>
      {hand.tag === 'laying' && laid.length > 1 && (
        <p class="so-far">
          {words.label('ui.so-far', { tiles: laid.length, points: pointsLaid(hand, envelope.view) })}
        </p>
      )}
      <p class="soft">{words.label(owesBonus(laid, envelope.view) ? 'ui.bonus-first' : 'ui.lay-on')}</p>
    </>
  );
}
