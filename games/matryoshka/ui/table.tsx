import './board/board.css';
import './table.css';
import { useState } from 'preact/hooks';
import type { Refusal } from '#contract/game.ts';
import type { TableProps } from '#contract/page.ts';
import { isAsked } from '#kernel/asked.ts';
import { later } from '#ui/later.tsx';
import { laterWays, useFlights } from '#ui/stage/flight.ts';
import { useMiddle } from '#ui/stage/middle.ts';
import { Rail } from '#ui/stage/rail.tsx';
import { submitIfAllowed } from '#ui/submit-move.ts';
import { type Card, setOf, sizeOf, without } from '../rules/cards.ts';
import { rowsOf, totalOf } from '../rules/score.ts';
import type { Matryoshka, Move, Rule } from '../rules/types.ts';
import { newCards, Shelf } from './board/shelf.tsx';
import { choosable, firstChoice, moveOf, promptOf, touchCard, wanted } from './choice.ts';
import { Actions } from './hand/actions.tsx';
import { Hand } from './hand/hand.tsx';
import { useKeptFocus } from './hand/kept-focus.ts';
import { questionOf } from './panels/question.tsx';
import type { UiWords } from './words.ts';

const flightsOf = laterWays(async () => (await import('./flights.ts')).flightsOf);
const Desk = later(async () => (await import('./board/desk.tsx')).Desk, { ahead: true });
const Final = later(async () => (await import('./board/final.tsx')).Final, { ahead: true });

interface Considered {
  readonly prompt: string;
  readonly chosen: readonly Card[];
  readonly refusal: Refusal<Rule> | null;
}

export function Table(props: TableProps<Matryoshka>) {
  const { envelope, seat, check, hint, openRule, announce, sound, seatName, own, faces, pace } = props;
  const { view, mine } = envelope;
  const words: UiWords = props.words;
  const me = view.me === 'spectator' ? null : view.me;
  const live = seat !== null && isAsked(envelope, seat);
  // What is considered belongs to what is asked, not to a step: a remark of somebody else must not take it away.
  const prompt = promptOf(view);
  const [kept, keep] = useState<Considered | null>(null);
  const [peeked, peek] = useState<Card | null>(null);
  const fresh: Considered = { prompt, chosen: me === null ? [] : firstChoice(view, me), refusal: null };
  const considered = kept?.prompt === prompt ? kept : fresh;
  const chosen = mine !== null && 'cards' in mine ? mine.cards : considered.chosen;
  const choosing = view.phase.tag === 'display' && me !== null;
  // What is laid aside for a display leaves the hand, and the others close up.
  const step = `${envelope.step} ${choosing ? chosen.join() : ''}`;
  useFlights({ step, pace, ...flightsOf(props) });

  const cards = me === null ? [] : choosing ? without(choosable(view, me), chosen) : handOf(props);
  const keepFocus = useKeptFocus();

  function refuse(refusal: Refusal<Rule>): void {
    keep({ ...considered, refusal });
    announce(words.refusal(refusal.rule, refusal.facts));
    sound({ kind: 'refusal' });
  }

  function touch(card: Card): void {
    if (!live) return;
    keep({ prompt, chosen: touchCard(chosen, card, view), refusal: null });
    peek(null);
    const at = cards.indexOf(card);
    if (choosing) keepFocus(at < 0 ? card : (cards[at + 1] ?? cards[at - 1]));
    sound(choosing ? { kind: 'doll', size: sizeOf(card) } : { kind: 'card' });
  }

  /** Asks about a card that lies in the display: it cannot be given away, and the rules say why. */
  function askDisplayed(card: Card): void {
    const move = moveOf([card], view);
    const verdict = move === null ? null : check(move);
    if (verdict?.ok === false) refuse(verdict);
  }

  function drop(card: Card, x: number, y: number): void {
    const there = document.elementFromPoint(x, y)?.closest('[data-drop]');
    if (there !== null && there !== undefined && !chosen.includes(card)) touch(card);
  }

  function play(move: Move | null): void {
    if (move !== null) submitIfAllowed(props, move, refuse);
  }

  // In a lesson the shelves stay where they were, also after the end.
  const isOver = view.phase.tag === 'over' && own !== undefined;
  const middle = isOver ? 'final' : choosing ? 'choosing' : 'desk';
  useMiddle(middle);
  const taking = view.phase.tag === 'take' && view.phase.active === me;
  const hinted = live && hint !== null ? cardsOf(hint.move) : [];
  const seen = live && choosing && peeked !== null && !chosen.includes(peeked) ? peeked : null;
  const question = questionOf({
    envelope,
    chosen,
    live,
    words,
    seatName,
    openRule,
    peeked: seen,
    refusal: considered.refusal,
  });
  return (
    <>
      <section
        class={`board ${middle}`}
        aria-label={words.label('ui.table')}
        data-prompt={prompt}
        data-asked={live}
        // In a lesson it may be longer than its place: keys must be able to scroll it.
        {...(own === undefined ? { tabIndex: 0 } : {})}
      >
        {isOver && <Final {...{ envelope, words, seatName, faces }} />}
        {own === undefined && <OtherShelves {...props} />}
        {choosing && (
          <div class="my-display" data-drop>
            <Shelf
              cards={chosen}
              size="chosen"
              title={words.label('ui.my-display')}
              untitled
              words={words}
              ghosts={without(seen === null ? hinted : onPlanks([seen], chosen), chosen)}
              {...(live ? { touch } : {})}
            />
            <Worth {...{ chosen, words }} need={wanted(view)} />
          </div>
        )}
        {!choosing && !isOver && (
          <Desk
            {...props}
            chosen={chosen}
            {...(live && { ask: askDisplayed })}
            {...(live && taking && { take: touch })}
          />
        )}
      </section>
      <section class="hand" aria-label={words.label('ui.hand')}>
        <span class="stock" data-place="stock" />
        <Hand
          cards={cards}
          chosen={taking ? [] : chosen}
          hinted={hinted}
          live={live && !taking}
          {...{ words, touch, drop }}
          // Elsewhere nothing would look different, and to find that out takes a touch as long again.
          peek={card => choosing && peek(card)}
        />
      </section>
      <Rail
        {...{ own, prompt }}
        chosen={considered.refusal === null ? chosen.join() : null}
        isWaiting={!live}
        {...question}
      >
        <Actions
          {...{ envelope, chosen, words, live, check, play }}
          restart={() => keep({ ...fresh, chosen: [] })}
        />
      </Rail>
    </>
  );
}

interface WorthProps {
  readonly chosen: readonly Card[];
  readonly need: number;
  readonly words: UiWords;
}

/** What is chosen so far is worth. */
function Worth({ chosen, need, words }: WorthProps) {
  const points = totalOf(chosen);
  return (
    <p class="sum">
      <b>{points}</b> <span>{words.label('ui.would-score', { points, chosen: chosen.length, need })}</span>
    </p>
  );
}

/** In a lesson nobody sits round the cloth: what the others show lies on it. */
function OtherShelves({ envelope, before, words, seatName }: TableProps<Matryoshka>) {
  const { displays, me } = envelope.view;
  return (
    <div class="others">
      {displays.map((cards, seat) =>
        seat === me ? null : (
          <Shelf
            key={seat}
            cards={cards}
            title={seatName(seat)}
            words={words}
            fresh={newCards(before?.view.displays[seat], cards)}
          />
        ),
      )}
    </div>
  );
}

/** Those whose plank is there already: a shelf that grew would push the hand away from under the pointer. */
function onPlanks(cards: readonly Card[], chosen: readonly Card[]): readonly Card[] {
  const sets = rowsOf(chosen);
  return cards.filter(card => sets.includes(setOf(card)));
}

/** What is in hand and not on the tray. */
function handOf({ envelope }: TableProps<Matryoshka>): readonly Card[] {
  const { view, mine } = envelope;
  const { phase, me } = view;
  const hand = me === 'spectator' ? [] : (view.hands[me] ?? []);
  const laid = mine?.kind === 'offer' ? mine.cards : [];
  const middle = 'middle' in phase && phase.active === me ? [phase.middle] : [];
  const offered = phase.tag === 'take' && me !== 'spectator' ? (phase.offers[me] ?? []) : [];
  return without(hand, [...laid, ...middle, ...offered]);
}

function cardsOf(move: Move): readonly Card[] {
  if ('cards' in move) return move.cards;
  return 'card' in move ? [move.card] : [];
}
