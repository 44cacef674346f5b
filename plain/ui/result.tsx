import '#ui/totals.css';
import { type Shape, seatsByRank } from '#contract/game.ts';
import type { ResultProps } from '#contract/page.ts';
import { formatNumber } from '#text/format.ts';
import { sayPlain } from '../names.ts';

/** Ranks and points, the winner first. */
export function Result({ envelope: { outcome }, words, seatName }: ResultProps<Shape>) {
  if (outcome === null) return null;
  const say = sayPlain({ words });
  return (
    <div class="totals-box">
      <table class="totals">
        <thead>
          <tr>
            <th scope="col">{say('plain.name')}</th>
            <th scope="col">{say('plain.rank')}</th>
            <th scope="col">{say('plain.score')}</th>
          </tr>
        </thead>
        <tbody>
          {seatsByRank(outcome).map(seat => (
            <tr key={seat}>
              <th scope="row">{seatName(seat)}</th>
              <td>{outcome.ranks[seat]}</td>
              <td>
                <b>{formatNumber(outcome.scores[seat] ?? 0, words.language)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
