import './board.css';
import { type Card, makeCard, SIZES } from '../../rules/cards.ts';
import { type Run, rowsOf, scoreOf } from '../../rules/score.ts';
import { SetBadge } from '../card/badge.tsx';
import { nameCard, nameSet } from '../names.ts';
import type { UiWords } from '../words.ts';
import { DollCell } from './cell.tsx';

interface DisplayTableProps {
  readonly cards: readonly Card[];
  readonly title: string;
  readonly words: UiWords;
  /** Not there before: they come in. */
  readonly fresh?: readonly Card[];
  /** What a card of it answers when touched; absent where nobody may ask. */
  readonly touch?: (card: Card) => void;
}

const NONE: readonly Card[] = [];

/** A display as the sheet lays it out: a row for each set, a column for each number, and what each is worth. */
export function DisplayTable({ cards, title, words, fresh = NONE, touch }: DisplayTableProps) {
  const { label } = words;
  const { runs, columnsDetail, total, rows, columns } = scoreOf(cards);
  const columnPoints = (size: number): number =>
    columnsDetail.find(column => column.size === size)?.points ?? 0;
  return (
    <table class="display">
      <caption>
        <span>{title}</span> <b>{label('ui.points', { points: total })}</b>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{label('ui.set')}</span>
          </th>
          {SIZES.map(size => (
            <th scope="col" key={size}>
              {size}
            </th>
          ))}
          <th scope="col">
            <span class="unseen">{label('ui.row-points')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {cards.length === 0 && (
          <tr>
            <td class="nothing" colSpan={9}>
              {label('ui.no-display')}
            </td>
          </tr>
        )}
        {rowsOf(cards).map(set => (
          <tr key={set}>
            <th scope="row">
              <SetBadge set={set} />
              <span class="unseen">{nameSet(set, words)}</span>
            </th>
            {SIZES.map(size => {
              const card = makeCard(set, size);
              if (!cards.includes(card)) return <td key={size}>{''}</td>;
              const drawing = <DollCell set={set} size={size} />;
              return (
                <td key={size} class={fresh.includes(card) ? 'fresh' : undefined} data-card={card}>
                  {touch === undefined ? (
                    <>
                      {drawing}
                      <span class="unseen">{nameCard(card, words)}</span>
                    </>
                  ) : (
                    <button type="button" aria-label={nameCard(card, words)} onClick={() => touch(card)}>
                      {drawing}
                    </button>
                  )}
                </td>
              );
            })}
            <td class="points">{runPoints(runs.filter(run => run.set === set))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <span class="unseen">{label('ui.column-points')}</span>
          </th>
          {SIZES.map(size => (
            <td class="points" key={size}>
              {columnPoints(size) > 0 ? columnPoints(size) : ''}
            </td>
          ))}
          <td class="points">
            <span class="unseen">{label('ui.how', { rows, columns, total })}</span>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** `2 + 4`, `10 + 1`: each run that scores, its bonus apart. */
function runPoints(runs: readonly Run[]): string {
  return runs
    .filter(({ points }) => points > 0)
    .flatMap(({ points, bonus }) => (bonus > 0 ? [points, bonus] : [points]))
    .join(' + ');
}

/** Cards that were not displayed before. */
export function newCards(before: readonly Card[] | undefined, after: readonly Card[]): Card[] {
  return before === undefined ? [] : after.filter(card => !before.includes(card));
}
