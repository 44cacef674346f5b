import './score.css';
import { pointsOf } from '../../rules/score.ts';
import { campOf } from '../../rules/seats.ts';
import type { DealResult } from '../../rules/types.ts';
import type { UiWords } from '../words.ts';

interface DealLinesProps {
  readonly result: DealResult;
  readonly words: UiWords;
  /** What their sum is called. */
  readonly total: string;
}

/** GA-16: where the points of a deal come from, one line each. */
export function DealLines({ result, words, total }: DealLinesProps) {
  const { label } = words;
  if (result.tag !== 'played') return null;
  const { contract, announced, tricks, brisques, renounced } = result;
  const { lines, points } = pointsOf({
    announced: announced.tricks,
    isOpposed: contract.isOpposed,
    declarer: campOf(contract.declarer),
    tricks,
    brisques,
    renounced,
  });
  return (
    <table class="deal-lines">
      <caption class="unseen">{label('ui.where-from')}</caption>
      <tbody>
        {lines.map(({ what, count, points: worth }) => (
          <tr key={what}>
            <th scope="row">{label(`ui.line.${what}`, { count })}</th>
            <td>{count > 1 ? `${count} × ${worth / count}` : ''}</td>
            <td>{worth}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total}</th>
          <td>{''}</td>
          <td>{points}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** `Made, 2 over`: in a word or two, as one writes it on the sheet. */
export function headlineOf(result: DealResult, { label }: UiWords): string {
  if (result.tag !== 'played') return label(`ui.deal-${result.tag}`);
  const { tricks, announced, contract } = result;
  const over = tricks[campOf(contract.declarer)] - announced.tricks;
  return over < 0 ? label('ui.deal-down', { under: -over }) : label('ui.deal-made', { over });
}
