import './table.css';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Refusal, Seat } from '#contract/game.ts';
import type { TableProps } from '#contract/page.ts';
import { isAsked } from '#kernel/asked.ts';
import { later, useAhead } from '#ui/later.tsx';
import { submitIfAllowed } from '#ui/submit-move.ts';
import { type Card, DISCOVERY, type Family, isJoker, PEOPLE, without } from '../rules/cards.ts';
import { CHOICES, COUNTERS, type Mathisto, type Move, type Rule } from '../rules/types.ts';
import { Board } from './board/board.tsx';
import {
  backFrom,
  type Considered,
  consideredIn,
  moveOf,
  NOTHING,
  othersOf,
  promptOf,
  touchCard,
} from './choice.ts';
import { Actions } from './hand/actions.tsx';
import { HandGrid } from './hand/hand-grid.tsx';
import { Now } from './panels/now.tsx';
import type { UiWords } from './words.ts';

const Look = later(async () => (await import('./card/look.tsx')).Look, { ahead: true });

interface Kept {
  readonly prompt: string;
  readonly considered: Considered;
  readonly refusal: Refusal<Rule> | null;
}

export function Table(props: TableProps<Mathisto>) {
  const { envelope, before, seat, check, hint, openRule, announce, sound, seatName } = props;
  const { view } = envelope;
  const words: UiWords = props.words;
  const [kept, keep] = useState<Kept | null>(null);
  const [aside, putAside] = useState(0);
  const [looked, look] = useState<readonly Card[] | null>(null);
  const prompt = promptOf(view);
  const live = seat !== null && isAsked(envelope, seat);
  const advised = hint === null ? NOTHING : consideredIn(hint.move);
  const current: Kept = kept?.prompt === prompt ? kept : { prompt, considered: advised, refusal: null };
  const { considered } = current;
  const hand = view.me === 'spectator' ? [] : (view.hands[view.me] ?? []);
  const isTurn = live && view.phase.tag === 'turn';
  useAhead();

  function consider(next: Considered): void {
    keep({ prompt, considered: next, refusal: null });
  }

  function refuse(refusal: Refusal<Rule>): void {
    keep({ ...current, refusal });
    announce(words.refusal(refusal.rule, refusal.facts));
    // A window sounds the same for those who can and those who cannot (MH-14).
    if (view.phase.tag !== 'counter') sound({ kind: 'refusal' });
  }

  function play(move: Move): void {
    submitIfAllowed(props, move, refuse);
  }

  function touch(card: Card): void {
    // MH-2: a joker is looked at, never called.
    if (isJoker(card) || (!isTurn && hand.includes(card))) look([card]);
    else if (isTurn) {
      consider(touchCard(considered, card, hand));
      sound({ kind: 'card' });
    }
  }

  function ask(from: Seat): void {
    if (considered.tag === 'card') play({ kind: 'call', card: considered.card, from });
  }

  /** Nobody of this family can be called: the rules say why. */
  function askFamily(family: Family): void {
    const card = PEOPLE[family].find(person => !hand.includes(person)) ?? DISCOVERY[family];
    const verdict = check({ kind: 'call', card, from: othersOf(view)[0] ?? 0 });
    if (!verdict.ok) refuse(verdict);
  }

  function confirm(): void {
    const move = moveOf(considered);
    if (move !== null) play(move);
  }

  function goBack(): void {
    const card = considered.tag === 'card' ? considered.card : null;
    consider(backFrom(considered, hand));
    if (card !== null) document.querySelector<HTMLElement>(`.hand-grid [data-card="${card}"]`)?.focus();
  }

  const isAsking = isTurn && considered.tag === 'card' && considered.isCalled;
  useTableKeys({
    digit: digit => {
      const there = othersOf(view)[digit - 1];
      const counter = COUNTERS[digit - 1];
      const choice = CHOICES[digit - 1];
      if (!live) return;
      if (isAsking && there !== undefined) ask(there);
      else if (view.phase.tag === 'counter' && counter !== undefined)
        consider({ tag: 'counter', with: counter });
      else if (view.phase.tag === 'question' && view.config.answers === 'choices' && choice !== undefined)
        consider({ tag: 'choose', choice });
    },
    escape: () => {
      if (considered.tag !== 'nothing') goBack();
    },
  });

  const hintedCall = live && hint !== null && hint.move.kind === 'call' ? hint.move : null;
  const held =
    before !== null && before.view.me === view.me && view.me !== 'spectator'
      ? before.view.hands[view.me]
      : null;
  return (
    <>
      <Board
        {...{
          envelope,
          prompt,
          hand,
          live,
          considered,
          consider,
          confirm,
          words,
          seatName,
          look,
          aside,
          announce,
        }}
        hinted={hintedCall?.from ?? null}
        putAside={() => putAside(view.past.length)}
        {...(isAsking && { ask })}
      />
      <section class="hand mathisto-hand" aria-label={words.label('ui.hand')}>
        {view.me !== 'spectator' && (
          <HandGrid
            {...{ view, hand, words, touch, askFamily }}
            live={isTurn}
            taken={considered.tag === 'card' ? considered.card : null}
            hinted={hintedCall?.card ?? null}
            fresh={held ? without(hand, held) : []}
          />
        )}
        <Actions
          {...{ view, hand, live, considered, consider, check, play, words, seatName, look }}
          miss={() =>
            announce(words.label(view.phase.tag === 'counter' ? 'ui.miss-counter' : 'ui.miss-answer'))
          }
          back={goBack}
        />
      </section>
      <Now {...{ envelope, hand, live, considered, words, seatName, openRule }} refusal={current.refusal} />
      {looked !== null && <Look cards={looked} words={words} close={() => look(null)} />}
    </>
  );
}

interface TableKeys {
  /** 1 for the key 1. */
  readonly digit: (digit: number) => void;
  readonly escape: () => void;
}

/** Digits choose among what is offered, Escape goes back: from anywhere on the table, unless somebody types. */
function useTableKeys(keys: TableKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  // With the drawing, not after it: a key pressed at once must count.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      // What lies above the table has the keys.
      if (document.querySelector('dialog[open], :popover-open') !== null) return;
      if (key === 'Escape') latest.current.escape();
      else if (/^[1-9]$/.test(key) && !(target instanceof HTMLInputElement))
        latest.current.digit(Number(key));
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
