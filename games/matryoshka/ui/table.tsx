import './table.css';
import { useState } from 'preact/hooks';
import type { Refusal } from '#contract/game.ts';
import type { TableProps } from '#contract/page.ts';
import { isAsked } from '#kernel/asked.ts';
import { submitIfAllowed } from '#ui/submit-move.ts';
import type { Card } from '../rules/cards.ts';
import type { Matryoshka, Move, Rule } from '../rules/types.ts';
import { DisplayTable, newCards } from './board/display-table.tsx';
import { Market } from './board/market.tsx';
import { choosable, firstChoice, moveOf, promptOf, touchCard } from './choice.ts';
import { Actions } from './hand/actions.tsx';
import { Hand } from './hand/hand.tsx';
import { Now } from './panels/now.tsx';
import type { UiWords } from './words.ts';

interface Considered {
  readonly prompt: string;
  readonly chosen: readonly Card[];
  readonly refusal: Refusal<Rule> | null;
}

export function Table(props: TableProps<Matryoshka>) {
  const { envelope, before, seat, check, hint, openRule, announce, sound, seatName } = props;
  const { view, mine } = envelope;
  const words: UiWords = props.words;
  const me = view.me === 'spectator' ? null : view.me;
  const live = seat !== null && isAsked(envelope, seat);
  // What is considered belongs to what is asked, not to a step: a remark of somebody else must not take it away.
  const prompt = promptOf(view);
  const [kept, keep] = useState<Considered | null>(null);
  const fresh: Considered = { prompt, chosen: me === null ? [] : firstChoice(view, me), refusal: null };
  const considered = kept?.prompt === prompt ? kept : fresh;
  const chosen = mine !== null && 'cards' in mine ? mine.cards : considered.chosen;

  function refuse(refusal: Refusal<Rule>): void {
    keep({ ...considered, refusal });
    announce(words.refusal(refusal.rule, refusal.facts));
    sound({ kind: 'refusal' });
  }

  function touch(card: Card): void {
    if (!live) return;
    keep({ prompt, chosen: touchCard(chosen, card, view), refusal: null });
    sound({ kind: 'card' });
  }

  /** Asks about a card that lies in the display: it cannot be given away, and the rules say why. */
  function askDisplayed(card: Card): void {
    if (!live) return;
    if (view.phase.tag === 'display') touch(card);
    else {
      const move = moveOf([card], view);
      const verdict = move === null ? null : check(move);
      if (verdict?.ok === false) refuse(verdict);
    }
  }

  function drop(card: Card, x: number, y: number): void {
    const there = document.elementFromPoint(x, y)?.closest('[data-drop]');
    if (there !== null && there !== undefined && !chosen.includes(card)) touch(card);
  }

  function play(move: Move | null): void {
    if (move !== null) submitIfAllowed(props, move, refuse);
  }

  const seats = view.handSizes.map((_, one) => one);
  const others = me === null ? seats : seats.slice(me + 1).concat(seats.slice(0, me));
  const choosing = view.phase.tag === 'display' && me !== null;
  const myDisplay = choosing ? chosen : me === null ? [] : (view.displays[me] ?? []);
  const taking = view.phase.tag === 'take' && view.phase.active === me;
  const hinted = live && hint !== null ? cardsOf(hint.move) : [];
  return (
    <>
      {/* It may be longer than its place: keys must be able to scroll it. */}
      <section
        class="board felt"
        aria-label={words.label('ui.table')}
        tabIndex={0}
        data-prompt={prompt}
        data-asked={live}
      >
        <Market {...{ envelope, words, seatName, chosen }} {...(live && taking ? { take: touch } : {})} />
        {me !== null && (
          <div class={choosing ? 'my-display choosing' : 'my-display'} data-drop>
            <DisplayTable
              cards={myDisplay}
              title={words.label('ui.my-display')}
              words={words}
              fresh={choosing ? [] : newCards(before?.view.displays[me], myDisplay)}
              {...(live ? { touch: askDisplayed } : {})}
            />
          </div>
        )}
        <div class="displays" data-count={others.length}>
          {others.map(one => (
            <DisplayTable
              key={one}
              cards={view.displays[one] ?? []}
              title={seatName(one)}
              words={words}
              fresh={newCards(before?.view.displays[one], view.displays[one] ?? [])}
            />
          ))}
        </div>
      </section>
      <section class="hand" aria-label={words.label('ui.hand')}>
        <Hand
          cards={me === null ? [] : choosing ? choosable(view, me) : (view.hands[me] ?? [])}
          chosen={taking ? [] : chosen}
          hinted={hinted}
          live={live && !taking}
          words={words}
          touch={touch}
          drop={drop}
        />
        <Actions
          {...{ envelope, chosen, words, live, check, play }}
          restart={() => keep({ ...fresh, chosen: [] })}
        />
      </section>
      <Now {...{ envelope, chosen, words, live, seatName, openRule }} refusal={considered.refusal} />
    </>
  );
}

function cardsOf(move: Move): readonly Card[] {
  if ('cards' in move) return move.cards;
  return 'card' in move ? [move.card] : [];
}
