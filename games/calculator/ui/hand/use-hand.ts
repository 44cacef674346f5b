import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { TableProps } from '#contract/page.ts';
import { isAsked } from '#kernel/asked.ts';
import { submitMove } from '#ui/submit-move.ts';
import { STAR } from '../../data/board.ts';
import type { Calculator, Cell, Direction } from '../../rules/types.ts';
import { readLines } from '../lines.ts';
import { cellOf, sayLaid, sayRefusal } from '../say.ts';
import type { Division } from '../signs.ts';
import type { UiWords } from '../words.ts';
import { EMPTY, type Hand, laidTokens, moveOf, putDown, touchCell } from './hand-state.ts';
import { erase, typeKey } from './typing.ts';

interface UseHandProps extends TableProps<Calculator> {
  readonly division: Division;
}

/** What is in hand at this table, and all that a finger or a key can do with it. */
export function useHand(props: UseHandProps) {
  const { envelope, seat, check, submit, announce, sound, division } = props;
  const words: UiWords = props.words;
  const { view } = envelope;
  // What was in hand belongs to the step in which it was taken: it is not there at the next one.
  const prompt = `${envelope.step} ${seat}`;
  const [kept, keep] = useState<Kept>({ prompt, hand: EMPTY });
  const hand = kept.prompt === prompt ? kept.hand : EMPTY;
  const [at, setAt] = useState<Cell>(STAR);
  const live = seat !== null && isAsked(envelope, seat);

  /** Draws it, and says and sounds what became of it. */
  function change(next: Hand): void {
    keep({ prompt, hand: next });
    if (next.tag === 'exchanging') return;
    if (next.cursor !== null) setAt(next.cursor.cell);
    const before = hand.tag === 'laying' ? hand : EMPTY;
    if (next.why !== null && next.why !== before.why) {
      announce(sayRefusal(next.why.refusal, words, division));
      sound({ kind: 'refusal' });
      return;
    }
    const last = next.laid.at(-1);
    if (last === undefined || before.laid.includes(last)) return;
    sound({ kind: 'peg' });
    const laid = laidTokens(next, view);
    const one = laid.find(({ cell }) => cell === last.cell);
    if (one === undefined) return;
    const lines = view.config.checking === 'assisted' ? readLines(view, laid).lines : [];
    const mine = lines.filter(({ run }) => run.cells.includes(last.cell));
    announce(sayLaid(one, mine, words, division));
  }

  /** Asks the rules first: where they say no, nothing is played and everything stays as it is. */
  function handIn(): void {
    const move = moveOf(hand, view);
    if (move === null) return;
    const verdict = check(move);
    if (!verdict.ok) {
      const base = hand.tag === 'laying' ? hand : EMPTY;
      change({ ...base, held: null, cursor: null, why: { cell: cellOf(verdict), refusal: verdict } });
      return;
    }
    submitMove(submit, move, refusal => announce(sayRefusal(refusal, words, division)));
  }

  /** Enter lays what is in hand; with nothing in hand, it hands in what was laid. */
  function enter(cell: Cell): void {
    const isReady = hand.tag === 'exchanging' || (hand.held === null && hand.laid.length > 0);
    if (isReady) handIn();
    else change(touchCell(hand, cell, view));
  }

  function go(cell: Cell, direction?: Direction): void {
    setAt(cell);
    if (hand.tag === 'exchanging' || hand.held !== null) return;
    keep({
      prompt,
      hand: {
        ...hand,
        why: null,
        cursor: { cell, direction: direction ?? hand.cursor?.direction ?? 'across' },
      },
    });
  }

  /** Tokens can be typed wherever the focus is: at the hole that waits, or where the keyboard was last. */
  function type({ key }: KeyboardEvent): boolean {
    if (key === 'Escape') {
      change(putDown(hand));
      return false;
    }
    if (hand.tag === 'exchanging') return false;
    const aimed: Hand = hand.cursor === null ? { ...hand, cursor: { cell: at, direction: 'across' } } : hand;
    const next = key === 'Backspace' || key === 'Delete' ? erase(aimed, view) : typeKey(aimed, key, view);
    if (next === null) return false;
    change(next);
    return true;
  }

  useKeys(live, type);
  return { hand, at, live, change, handIn, enter, go, words, kept, prompt };
}

interface Kept {
  readonly prompt: string;
  readonly hand: Hand;
}

function useKeys(live: boolean, type: (event: KeyboardEvent) => boolean): void {
  const latest = useRef(type);
  latest.current = type;
  // With the drawing, not after it: a key pressed at once must count.
  useLayoutEffect(() => {
    if (!live) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      const isElsewhere =
        event.target instanceof Element && event.target.closest('input, textarea, select, dialog') !== null;
      if (isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
      if (latest.current(event)) event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [live]);
}
