import '#ui/totals.css';
import './panels.css';
import { seatsByRank } from '#contract/game.ts';
import type { ResultProps } from '#contract/page.ts';
import { runLengths, scoreOf } from '../../rules/score.ts';
import type { Matryoshka } from '../../rules/types.ts';
import { Shelf } from '../board/shelf.tsx';
import { nameCard } from '../names.ts';
import { sayTie } from '../tie.ts';
import type { UiWords } from '../words.ts';

/** How each total came about, and what decided between equal ones (MY-11). */
export function Result({ envelope, words: all, seatName }: ResultProps<Matryoshka>) {
  const words: UiWords = all;
  const { label } = words;
  const { view, outcome } = envelope;
  if (outcome === null) return null;
  const seats = seatsByRank(outcome);
  const totals = new Set(seats.map(seat => outcome.scores[seat] ?? 0));
  const tied = totals.size < seats.length;
  return (
    <div class="matryoshka-result">
      <div class="totals-box">
        <table class="totals">
          <thead>
            <tr>
              <th scope="col">{label('ui.total-player')}</th>
              <th scope="col">{label('ui.total-rows')}</th>
              <th scope="col">{label('ui.total-columns')}</th>
              {tied && <th scope="col">{label('ui.total-runs')}</th>}
              <th scope="col">{label('ui.total')}</th>
            </tr>
          </thead>
          <tbody>
            {seats.map(seat => {
              const display = view.displays[seat] ?? [];
              const { rows, columns, total } = scoreOf(display);
              return (
                <tr key={seat}>
                  <th scope="row">{seatName(seat)}</th>
                  <td>{rows}</td>
                  <td>{columns}</td>
                  {tied && <td>{runLengths(display).join(', ')}</td>}
                  <td>
                    <b>{total}</b>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {[...totals].map(points => {
        const why = sayTie(view, outcome, points, { words, seatName });
        return why === null ? null : <p key={points}>{why}</p>;
      })}
      {seats.map(seat => (
        <div key={seat}>
          <Shelf cards={view.displays[seat] ?? []} title={seatName(seat)} words={words} size="final" />
          <p class="soft">
            {(view.hands[seat] ?? []).map(card => label('ui.left-over', { card: nameCard(card, words) }))}
          </p>
        </div>
      ))}
    </div>
  );
}
