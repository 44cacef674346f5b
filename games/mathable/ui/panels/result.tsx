import '#ui/totals.css';
import { seatsByRank } from '#contract/game.ts';
import type { ResultProps } from '#contract/page.ts';
import type { Words } from '#text/words.ts';
import type { Mathable } from '../../rules/types.ts';
import type { GameLabel } from '../../text/words.ts';
import { earnings } from './earnings.ts';

/** MB-18: how each total came about. */
export function Result({ envelope, words, seatName }: ResultProps<Mathable>) {
  const { label }: Words<GameLabel> = words;
  const { view, outcome } = envelope;
  if (outcome === null) return null;
  const seats = seatsByRank(outcome);
  return (
    <div class="totals-box">
      <table class="totals">
        <thead>
          <tr>
            <th scope="col">{label('ui.total-player')}</th>
            <th scope="col">{label('ui.total-placed')}</th>
            <th scope="col">{label('ui.total-bonus')}</th>
            <th scope="col">{label('ui.total-left')}</th>
            <th scope="col">{label('ui.total')}</th>
          </tr>
        </thead>
        <tbody>
          {seats.map(seat => {
            const { placed, bonus, left } = earnings(view, seat);
            return (
              <tr key={seat}>
                <th scope="row">{seatName(seat)}</th>
                <td>{placed}</td>
                <td>{bonus === 0 ? '–' : `+${bonus}`}</td>
                <td>{left === 0 ? '–' : `−${left}`}</td>
                <td>
                  <b>{outcome.scores[seat]}</b>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
