import './totals.css';
import { type Outcome, type Seat, seatsByRank } from '#contract/game.ts';

interface TotalsProps {
  readonly outcome: Outcome;
  readonly seatName: (seat: Seat) => string;
  /** Of the player, of what stands between, of the total. */
  readonly heads: readonly string[];
  /** What stands between the name and the total. */
  readonly cells: (seat: Seat) => readonly (string | number)[];
}

/** How each total came about, the winner first. */
export function Totals({ outcome, seatName, heads, cells }: TotalsProps) {
  return (
    <div class="totals-box">
      <table class="totals">
        <thead>
          <tr>
            {heads.map(head => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seatsByRank(outcome).map(seat => (
            <tr key={seat}>
              <th scope="row">{seatName(seat)}</th>
              {cells(seat).map((cell, i) => (
                <td key={i}>{cell}</td>
              ))}
              <td>
                <b>{outcome.scores[seat]}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
