import './totals.css';
import type { Seat } from '#contract/game.ts';

interface TotalsProps {
  /** The winner first. */
  readonly seats: readonly Seat[];
  readonly seatName: (seat: Seat) => string;
  /** Of the player, of what stands between, of the total. */
  readonly heads: readonly string[];
  /** What stands between the name and the total. */
  readonly cells: (seat: Seat) => readonly (string | number | undefined)[];
  readonly total: (seat: Seat) => string | number | undefined;
}

/** How each total came about. */
export function Totals({ seats, seatName, heads, cells, total }: TotalsProps) {
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
          {seats.map(seat => (
            <tr key={seat}>
              <th scope="row">{seatName(seat)}</th>
              {cells(seat).map((cell, i) => (
                <td key={i}>{cell}</td>
              ))}
              <td>
                <b>{total(seat)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
