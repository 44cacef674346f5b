import type { Seat } from '#contract/game.ts';
import { type Decisive, type Stretch, sidesOf } from '#table/stretches.ts';
import { formatNumber } from '#text/format.ts';
import type { Words } from '#text/words.ts';
import type { PageLabel } from '../app/words.ts';
import { sideName } from './facts.ts';

interface ScoreSheetProps {
  readonly stretches: readonly Stretch[];
  readonly decisive: Decisive | null;
  readonly words: Words<PageLabel>;
  readonly seatName: (seat: Seat) => string;
}

/** Turn after turn, what each had: for whoever wants to count again, and for paper. */
export function ScoreSheet({ stretches, decisive, words, seatName }: ScoreSheetProps) {
  const { label } = words;
  const sides = sidesOf(stretches);
  const rows = stretches.slice(1).map((stretch, i) => {
    const gainOf = (score: number, seat: Seat): number => score - (stretches[i]?.scores[seat] ?? 0);
    return { stretch, gains: stretch.scores.map(gainOf) };
  });
  const signed = (gain: number): string =>
    gain > 0 ? `+${formatNumber(gain, words.language)}` : formatNumber(gain, words.language);
  return (
    <details class="score-sheet">
      <summary>{label('end.sheet')}</summary>
      <section class="score-box" tabIndex={0} aria-label={label('end.sheet')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{label('end.turn')}</th>
              {sides.map(side => (
                <th scope="col" key={side.join()}>
                  {sideName(side, words, seatName)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ stretch, gains }, i) => {
              const isDecisive = stretch === decisive?.stretch;
              return (
                <tr key={i} class={isDecisive ? 'decisive' : undefined}>
                  <th scope="row">
                    {nameOf(stretch, gains, i + 1)}
                    {isDecisive && <small>{label('end.decisive')}</small>}
                  </th>
                  {sides.map(([seat = 0]) => (
                    <td key={seat}>
                      {gains[seat] !== 0 && <span class="soft">{signed(gains[seat] ?? 0)}</span>}{' '}
                      {formatNumber(stretch.scores[seat] ?? 0, words.language)}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </details>
  );

  /** By whoever scored in their own turn; by its number alone where others did, too. */
  function nameOf({ seat, isLastCount }: Stretch, gains: readonly number[], turn: number): string {
    if (isLastCount) return label('end.last-count');
    const isTheirs = seat !== null && gains.every((gain, other) => gain === 0 || other === seat);
    return isTheirs ? label('end.turn-of', { turn, name: seatName(seat) }) : String(turn);
  }
}
