import './final.css';
import type { ComponentChildren } from 'preact';
import { type Seat, seatsByRank } from '#contract/game.ts';
import type { Envelope } from '#kernel/match.ts';
import { scoreOf } from '../../rules/score.ts';
import type { Matryoshka } from '../../rules/types.ts';
import { sayTie } from '../tie.ts';
import type { UiWords } from '../words.ts';
import { Shelf } from './shelf.tsx';

interface FinalProps {
  readonly envelope: Envelope<Matryoshka>;
  readonly words: UiWords;
  readonly seatName: (seat: Seat) => string;
  readonly faces: readonly ComponentChildren[] | undefined;
}

/** After the last display: all shelves side by side, the best one first and larger. */
export function Final({ envelope, words, seatName, faces }: FinalProps) {
  const { label } = words;
  const { view, outcome } = envelope;
  if (outcome === null) return null;
  const seats = seatsByRank(outcome);
  const [best = 0, second = 0] = seats.map(seat => outcome.scores[seat] ?? 0);
  const winners = seats.filter(seat => outcome.ranks[seat] === 1);
  const [winner = 0] = winners;
  const who = winner === view.me ? 'you' : 'other';
  const why = sayTie(view, outcome, best, { words, seatName });
  return (
    <>
      <h2>
        {winners.length > 1
          ? label('result.shared', { winners: winners.map(seat => ({ text: seatName(seat) })) })
          : label('ui.final', { who, name: seatName(winner), best, second })}
      </h2>
      {why !== null && <p class="tie">{why}</p>}
      <ol class="ranks" style={{ '--count': seats.length }}>
        {seats.map((seat, i) => {
          const display = view.displays[seat] ?? [];
          const { rows, columns, total } = scoreOf(display);
          const hasWon = outcome.ranks[seat] === 1;
          return (
            <li
              key={seat}
              class={hasWon ? 'rank first' : 'rank'}
              style={{ '--rank': `${i}`, '--last': `${seats.length - 1}` }}
            >
              {hasWon && <span class="ribbon">{label('ui.wins')}</span>}
              <div class="plate" data-place={`seat-${seat}`}>
                {faces?.[seat]}
                <span class="name">{seatName(seat)}</span>
                <span class="score">{total}</span>
              </div>
              <Shelf cards={display} words={words} title={seatName(seat)} untitled size="final" />
              <p class="how">{label('ui.parts', { rows, columns })}</p>
            </li>
          );
        })}
      </ol>
    </>
  );
}
