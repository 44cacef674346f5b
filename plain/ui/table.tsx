import '#ui/board/board-table.css';
import './plain.css';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Game, Refusal, Seat, Shape } from '#contract/game.ts';
import type { TableProps } from '#contract/page.ts';
import { isAsked } from '#kernel/asked.ts';
import type { TableRule } from '#kernel/match.ts';
import { submitMove } from '#ui/submit-move.ts';
import { fieldsOf } from '../fields.ts';
import { openMoves, sayMove } from '../moves.ts';
import { type Listener, sayPlain } from '../names.ts';
import { isAtSeats } from '../seats.ts';
import { Fields } from './fields.tsx';
import { Moves } from './moves.tsx';

/** A move that did not go, and at which step. */
interface Refused<S extends Shape> {
  readonly step: number;
  readonly refusal: Refusal<S['rule'] | TableRule>;
}

/** A table of its own for each game, because a page knows its table by the component. */
export function makeTable<S extends Shape>(game: Game<S>) {
  return function Table(props: TableProps<S>) {
    const { envelope, seat, check, submit, hint, openRule, announce, sound, words, seatName } = props;
    const { view, turn, chosen, step, mine } = envelope;
    const listener: Listener = { words, seatName };
    const say = sayPlain(listener);
    const [refused, setRefused] = useState<Refused<S> | null>(null);
    const moves = useMemo(
      () => (seat === null ? [] : openMoves(game, envelope, seat)),
      [view, turn, chosen.join(), seat],
    );
    const hand = useRef<HTMLElement>(null);
    const isComplete = game.complete === true;

    function refuse(refusal: Refused<S>['refusal']): void {
      setRefused({ step, refusal });
      announce(words.refusal(refusal.rule, refusal.facts));
      sound({ kind: 'refusal' });
    }

    function play(move: S['move']): void {
      const verdict = check(move);
      if (!verdict.ok) {
        refuse(verdict);
        return;
      }
      setRefused(null);
      sound({ kind: 'card' });
      // The button that was pressed may be gone in a moment: whoever plays by keys stays near.
      hand.current?.focus({ preventScroll: true });
      submitMove(submit, move, refuse);
    }

    const shown = refused?.step === step ? refused.refusal : null;
    const fields = fieldsOf(view, listener).filter(({ field }) => !isAtSeats(view, field, words));
    return (
      <>
        <section class="board plain-board" aria-label={say('plain.table')} tabIndex={0}>
          <Fields fields={fields} />
        </section>
        <div class={seat !== null && isAsked(envelope, seat) ? 'now' : 'now waiting'}>
          <p>{sayNow(envelope, seat, listener)}</p>
          {mine !== null && <p>{say('plain.chosen', { what: sayMove(mine, listener) })}</p>}
          {shown !== null && (
            <p class="bubble">
              {words.refusal(shown.rule, shown.facts)}{' '}
              {game.rules.includes(shown.rule) && (
                <button type="button" class="plain-rule" onClick={() => openRule(shown.rule)}>
                  {shown.rule}
                </button>
              )}
            </p>
          )}
        </div>
        <section class="hand plain-hand" aria-label={say('plain.moves')} ref={hand} tabIndex={-1}>
          <Moves {...{ game, view, moves, listener, isComplete, play }} advised={hint?.move ?? null} />
        </section>
      </>
    );
  };
}

function sayNow<S extends Shape>(
  { turn, chosen, outcome }: TableProps<S>['envelope'],
  seat: Seat | null,
  listener: Listener,
): string {
  const say = sayPlain(listener);
  if (outcome !== null || turn === null) return say('plain.over');
  if (seat !== null && isAsked({ turn, chosen }, seat)) return say('plain.choose');
  if (seat !== null && turn.may?.seats.includes(seat) === true) return say('plain.may');
  const [one, ...more] = turn.seats.filter(other => other !== seat && !chosen.includes(other));
  return one === undefined || more.length > 0
    ? say('plain.waiting-all')
    : say('plain.waiting', { name: listener.seatName(one) });
}
