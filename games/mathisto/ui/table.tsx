import './table.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Refusal, Seat } from '#contract/game.ts';
import type { TableProps } from '#contract/page.ts';
import { isAsked } from '#kernel/asked.ts';
import { later } from '#ui/later.tsx';
import { laterWays, useFlights } from '#ui/stage/flight.ts';
import { submitIfAllowed } from '#ui/submit-move.ts';
import { isByKeyboard } from '#ui/use-after-paint.ts';
import { type Card, DISCOVERY, type Family, isJoker, PEOPLE } from '../rules/cards.ts';
import { COUNTERS, type Mathisto, type Move, type Rule } from '../rules/types.ts';
import { Board } from './board/board.tsx';
import {
  backFrom,
  type Considered,
  consideredIn,
  familyTaken,
  mayCallFrom,
  moveOf,
  NOTHING,
  othersOf,
  promptOf,
  touchCard,
  touchFamily,
} from './choice.ts';
import { Hand } from './hand/hand.tsx';
import { isForTable } from './keys.ts';
import { answerAt, answerToRead } from './middle/latest.ts';
import { TableRail } from './rail/table-rail.tsx';
import type { UiWords } from './words.ts';

const flightsOf = laterWays(async () => (await import('./flights.ts')).flightsOf);
const Look = later(async () => (await import('./card/look.tsx')).Look, { ahead: true });

interface Kept {
  readonly prompt: string;
  readonly considered: Considered;
  readonly isTyped: boolean;
  readonly refusal: Refusal<Rule> | null;
}

export function Table(props: TableProps<Mathisto>) {
  const { envelope, seat, check, hint, openRule, announce, sound, seatName, own, faces, pace } = props;
  const { view } = envelope;
  const words: UiWords = props.words;
  const [kept, keep] = useState<Kept | null>(null);
  // What was answered before one came is read already.
  const [aside, setAside] = useState(view.past.length);
  // The place of an answer that is read once more.
  const [again, setAgain] = useState<number | null>(null);
  const [looked, look] = useState<readonly Card[] | null>(null);
  const prompt = promptOf(view);
  const live = seat !== null && isAsked(envelope, seat);
  const advised = hint === null ? NOTHING : consideredIn(hint.move);
  const current: Kept =
    kept?.prompt === prompt ? kept : { prompt, considered: advised, isTyped: false, refusal: null };
  const { considered } = current;
  const hand = view.me === 'spectator' ? [] : (view.hands[view.me] ?? []);
  const isTurn = live && view.phase.tag === 'turn';
  const toRead = (again === null ? null : answerAt(view, again)) ?? answerToRead(view, aside);
  const lastAnswer = view.past.findLastIndex(({ kind }) => kind === 'answered');
  useFlights({ step: `${envelope.step} ${view.me}`, pace, ...flightsOf(props) });

  function putAside(): void {
    setAside(view.past.length);
    setAgain(null);
  }

  function consider(next: Considered): void {
    keep({ prompt, considered: next, isTyped: isByKeyboard(), refusal: null });
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
    if (!isTurn || isJoker(card)) return;
    consider(touchCard(considered, card, hand));
    sound({ kind: 'card' });
  }

  function takeFamily(family: Family): void {
    if (!isTurn) look(hand.filter(card => [...PEOPLE[family], DISCOVERY[family]].some(one => one === card)));
    else if (mayCallFrom(hand, family)) {
      consider(touchFamily(considered, family));
      sound({ kind: 'card' });
    } else refuseFamily(family);
  }

  /** Nobody of this family can be called: the rules say why. */
  function refuseFamily(family: Family): void {
    const verdict = check({ kind: 'call', card: DISCOVERY[family], from: othersOf(view)[0] ?? 0 });
    const person = check({ kind: 'call', card: PEOPLE[family][0], from: othersOf(view)[0] ?? 0 });
    if (!person.ok) refuse(person);
    else if (!verdict.ok) refuse(verdict);
  }

  function ask(from: Seat): void {
    if (considered.tag === 'card') play({ kind: 'call', card: considered.card, from });
  }

  function confirm(): void {
    const move = moveOf(considered);
    if (move !== null) play(move);
  }

  function goBack(): void {
    const card = considered.tag === 'card' ? considered.card : null;
    const family = familyTaken(considered);
    consider(backFrom(considered, hand));
    const [from, to] = card === null ? ['family', family] : ['want', card];
    const target = from === 'want' ? `[data-want="${to}"]` : `[data-family="${to}"] > button`;
    document.querySelector<HTMLElement>(`.stage ${target}, .study ${target}`)?.focus();
  }

  const isAsking = isTurn && considered.tag === 'card';
  useTableKeys({
    digit: digit => {
      const there = othersOf(view)[digit - 1];
      const counter = COUNTERS[digit - 1];
      if (!live) return;
      if (isAsking && there !== undefined) ask(there);
      else if (view.phase.tag === 'counter' && toRead === null && counter !== undefined)
        consider({ tag: 'counter', with: counter });
    },
    escape: () => {
      if (considered.tag !== 'nothing') goBack();
    },
  });

  const hinted = live && hint !== null && hint.move.kind === 'call' ? hint.move.from : null;
  useAim(props, isAsking ? { hinted, ask } : null);
  const scene = { envelope, hand, live, considered, consider, toRead, words, seatName };
  return (
    <>
      <Board
        {...scene}
        {...{ prompt, confirm, touch, announce }}
        isTyped={current.isTyped}
        askFamily={takeFamily}
        {...(lastAnswer >= 0 && toRead === null && { reread: () => setAgain(lastAnswer) })}
      />
      <section class="hand mathisto-hand" aria-label={words.label('ui.hand')}>
        {view.me !== 'spectator' && (
          <Hand {...{ hand, words, look }} family={familyTaken(considered)} touchFamily={takeFamily} />
        )}
      </section>
      <TableRail
        {...scene}
        {...{ own, prompt, faces, check, play, look, openRule, hinted }}
        refusal={current.refusal}
        putAside={putAside}
        miss={() =>
          announce(words.label(view.phase.tag === 'counter' ? 'ui.miss-counter' : 'ui.miss-answer'))
        }
        back={goBack}
      />
      {looked !== null && <Look cards={looked} words={words} close={() => look(null)} />}
    </>
  );
}

interface Asking {
  readonly hinted: Seat | null;
  readonly ask: (seat: Seat) => void;
}

/** While a card is wanted, the plaques of the others are buttons: whoever is touched is asked. */
function useAim({ aim, envelope, words: all, seatName }: TableProps<Mathisto>, asking: Asking | null): void {
  const words: UiWords = all;
  const latest = useRef(asking);
  latest.current = asking;
  const isAsking = asking !== null;
  const hinted = asking?.hinted ?? null;
  useLayoutEffect(() => {
    if (aim === undefined) return;
    aim.value = isAsking
      ? {
          seats: othersOf(envelope.view),
          picked: hinted,
          pick: seat => latest.current?.ask(seat),
          label: seat => words.label('ui.ask-player', { name: seatName(seat) }),
        }
      : null;
  }, [aim, isAsking, hinted, envelope]);
  useEffect(
    () => () => {
      if (aim !== undefined) aim.value = null;
    },
    [aim],
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
      if (!isForTable(event)) return;
      if (event.key === 'Escape') latest.current.escape();
      else if (/^[1-9]$/.test(event.key)) latest.current.digit(Number(event.key));
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
