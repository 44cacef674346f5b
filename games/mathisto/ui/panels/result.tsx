import '#ui/totals.css';
import './panels.css';
import { seatsByRank } from '#contract/game.ts';
import type { ResultProps } from '#contract/page.ts';
import { scoreOf } from '../../rules/score.ts';
import type { Mathisto } from '../../rules/types.ts';
import { nameCard } from '../names.ts';
import type { UiWords } from '../words.ts';
import { PosedFamily } from './posed-family.tsx';

/** MH-20: where each total comes from, the families on the table, and what stayed in the hands. */
export function Result({ envelope, words: all, seatName }: ResultProps<Mathisto>) {
  const words: UiWords = all;
  const { label } = words;
  const { view, outcome } = envelope;
  if (outcome === null) return null;
  const seats = seatsByRank(outcome);
  const isShared = outcome.ranks.filter(rank => rank === 1).length > 1;
  const scores = seats.map(seat => ({ seat, ...scoreOf(view, seat) }));
  // Few games have all of it; what nobody scored is left out.
  const columns = (['families', 'answers', 'discoveries', 'counters'] as const).filter(column =>
    scores.some(score => score[column] > 0),
  );
  return (
    <div class="mathisto-result">
      {/* It may be wider than its place: keys must be able to scroll it. */}
      <section class="totals-box" tabIndex={0} aria-label={label('ui.total')}>
        <table class="totals">
          <thead>
            <tr>
              <th scope="col">{label('ui.total-player')}</th>
              {columns.map(column => (
                <th scope="col" key={column}>
                  {label(`ui.total-${column}`)}
                </th>
              ))}
              <th scope="col">{label('ui.total')}</th>
            </tr>
          </thead>
          <tbody>
            {scores.map(score => (
              <tr key={score.seat}>
                <th scope="row">{seatName(score.seat)}</th>
                {columns.map(column => (
                  <td key={column}>{score[column]}</td>
                ))}
                <td>
                  <b>{score.total}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {isShared && <p>{label('ui.equal')}</p>}
      <p class="soft">{label('ui.over', { rule: outcome.rule })}</p>
      <div class="result-families">
        {view.posed.map(posed => (
          <PosedFamily key={posed.family} config={view.config} {...{ posed, words, seatName }} />
        ))}
      </div>
      {seats.map(seat => {
        const left = (view.hands[seat] ?? []).map(card => ({ text: nameCard(card, words) }));
        return left.length === 0 ? null : (
          <p class="soft" key={seat}>
            {label('ui.left-over', { name: seatName(seat), cards: left })}
          </p>
        );
      })}
    </div>
  );
}
