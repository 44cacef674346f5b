import './turning-picture.css';
import type { Seat } from '#contract/game.ts';
import type { PictureProps } from '#contract/page.ts';
import type { Card as CardOf } from '../rules/cards.ts';
import { isTrump } from '../rules/trumps.ts';
import type { Gamate, Move, View } from '../rules/types.ts';
import { CardBack } from './card/back.tsx';
import { Card } from './card/card.tsx';

const SIDES = ['south', 'west', 'north', 'east'] as const;

/** Four hands around the pile, as their player saw them: dashed what was played, raised what was better. */
export function Picture({ view, played, best, seatName }: PictureProps<Gamate>) {
  const me = view.me === 'spectator' ? 0 : view.me;
  const pile = view.trick.filter(({ deed }) => deed !== 'renounce');
  return (
    <div class="gamate-around">
      {SIDES.map((side, turn) => {
        const seat = (me + turn) % SIDES.length;
        return (
          <figure key={side} class={side}>
            <Hand {...{ view, seat, played, best: best.move }} />
            <figcaption>{seatName(seat)}</figcaption>
          </figure>
        );
      })}
      <div class="pile">
        {pile.map(({ hand, card }) => (
          <figure key={hand}>
            <Card card={card} isTrump={isTrumpIn(view, card)} />
            <figcaption>{seatName(hand)}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}

interface HandProps {
  readonly view: View;
  readonly seat: Seat;
  readonly played: Move;
  readonly best: Move;
}

/** Backs that are drawn of a hand that is not seen. */
const BACKS = 5;

function Hand({ view, seat, played, best }: HandProps) {
  const hand = view.hands[seat] ?? null;
  const size = view.handSizes[seat] ?? 0;
  if (hand === null)
    return (
      <span class="fan">
        {Array.from({ length: Math.min(BACKS, size) }, (_, i) => (
          <CardBack key={i} />
        ))}
      </span>
    );
  const at = (move: Move): number =>
    handOf(view, move) === seat && 'card' in move ? hand.indexOf(move.card) : -1;
  const [done, better] = [at(played), at(best)];
  return (
    <span class="fan open">
      {hand.map((card, i) => (
        <span key={`${card} ${i}`} class={i === better ? 'better' : i === done ? 'done' : undefined}>
          <Card card={card} isTrump={isTrumpIn(view, card)} />
        </span>
      ))}
    </span>
  );
}

/** The hand that a card comes from. */
function handOf({ phase }: View, move: Move): Seat | null {
  if (move.kind === 'lead') return move.hand;
  return phase.tag === 'follow' ? phase.hand : null;
}

function isTrumpIn({ contract }: View, card: CardOf): boolean {
  return contract !== null && isTrump(contract.trumps, card);
}
