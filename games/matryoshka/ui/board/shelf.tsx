import './shelf.css';
import type { ComponentChildren } from 'preact';
import { type Card, makeCard, type SetName, SIZES, setOf, sizeOf } from '../../rules/cards.ts';
import { type Run, rowsOf, scoreOf } from '../../rules/score.ts';
import { SetBadge } from '../card/badge.tsx';
import { StandingDoll } from '../card/standing-doll.tsx';
import { nameCard, nameSet } from '../names.ts';
import type { UiWords } from '../words.ts';

interface ShelfProps {
  readonly cards: readonly Card[];
  readonly words: UiWords;
  /** Whose it is; above it, with what it is worth, unless `untitled`. */
  readonly title: string;
  readonly untitled?: boolean;
  /** `mine` and `chosen` are larger, and say what each column is worth; so does `final`. */
  readonly size?: 'mine' | 'chosen' | 'final';
  /** Not there before: they drop onto their planks. */
  readonly fresh?: readonly Card[];
  /** Would stand there. */
  readonly ghosts?: readonly Card[];
  /** What a doll answers when touched; absent where nobody may ask. */
  readonly touch?: (card: Card) => void;
}

const NONE: readonly Card[] = [];

/** A display as a small shelf: a plank for each set, a place for each size, and on the planks what each run is worth. */
export function Shelf({ cards, words, title, untitled = false, size, ...more }: ShelfProps) {
  const { fresh = NONE, ghosts = NONE, touch } = more;
  const { label } = words;
  const { runs, columnsDetail, total, rows, columns } = scoreOf(cards);
  const shown = [...cards, ...ghosts];
  // While one chooses, no plank changes places.
  const sets = size === 'chosen' ? rowsOf(shown) : planksOf(shown);
  const worth = label('ui.points', { points: total });
  return (
    <figure
      class={size === undefined ? 'display' : `display ${size}`}
      style={{ '--planks': `${Math.max(1, sets.length)}` }}
    >
      <figcaption class={untitled ? 'unseen' : undefined}>
        <span>{title}</span>{' '}
        <b>
          <span class="worth">{worth}</span>
          <span class="total" aria-hidden="true">
            {total}
          </span>
        </b>
      </figcaption>
      <div class="cabinet">
        <div class="sizes" aria-hidden="true">
          {SIZES.map(one => (
            <span key={one}>{one}</span>
          ))}
        </div>
        {sets.length === 0 && <p class="nothing">{label('ui.no-display')}</p>}
        {sets.map(set => (
          <ul key={set} class="plank" aria-label={nameSet(set, words)}>
            <li class="badge" aria-hidden="true">
              <SetBadge set={set} />
            </li>
            {SIZES.map(one => {
              const card = makeCard(set, one);
              if (cards.includes(card))
                return (
                  <Doll key={one} {...{ card, words, touch }} isFresh={fresh.includes(card)}>
                    <StandingDoll set={set} size={one} />
                  </Doll>
                );
              return (
                <li key={one} class={ghosts.includes(card) ? 'doll ghost' : 'hole'} aria-hidden="true">
                  {ghosts.includes(card) && <StandingDoll set={set} size={one} />}
                </li>
              );
            })}
            <Runs runs={runs.filter(run => run.set === set && run.points > 0)} words={words} />
          </ul>
        ))}
        {size !== undefined && (
          <div class="feet" aria-hidden="true">
            {SIZES.map(one => {
              const points = columnsDetail.find(column => column.size === one)?.points ?? 0;
              return <span key={one}>{points > 0 && <b>{points}</b>}</span>;
            })}
          </div>
        )}
        <p class="unseen">{label('ui.how', { rows, columns, total })}</p>
      </div>
    </figure>
  );
}

interface DollProps {
  readonly card: Card;
  readonly words: UiWords;
  readonly isFresh: boolean;
  readonly touch: ((card: Card) => void) | undefined;
  readonly children: ComponentChildren;
}

function Doll({ card, words, isFresh, touch, children }: DollProps) {
  return (
    <li class={isFresh ? 'doll fresh' : 'doll'} style={{ '--size': `${sizeOf(card)}` }} data-card={card}>
      {children}
      {touch === undefined ? (
        <span class="unseen">{nameCard(card, words)}</span>
      ) : (
        <button type="button" aria-label={nameCard(card, words)} onClick={() => touch(card)} />
      )}
    </li>
  );
}

/** A light strip along the plank under each run, with its points at its end. */
function Runs({ runs, words }: { readonly runs: readonly Run[]; readonly words: UiWords }) {
  return (
    <>
      {runs.map(({ from, to, points, bonus }) => (
        <li key={from} class="run" style={{ '--from': `${from}`, '--to': `${to}` }}>
          <b aria-hidden="true">{points + bonus}</b>
          <span class="unseen">{words.label('ui.points', { points: points + bonus })}</span>
        </li>
      ))}
    </>
  );
}

/** The fullest set first; of equal ones, in their order. */
function planksOf(cards: readonly Card[]): SetName[] {
  const count = new Map<SetName, number>();
  for (const card of cards) count.set(setOf(card), (count.get(setOf(card)) ?? 0) + 1);
  return [...count].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1)).map(([set]) => set);
}

/** Cards that were not displayed before. */
export function newCards(before: readonly Card[] | undefined, after: readonly Card[]): Card[] {
  return before === undefined ? [] : after.filter(card => !before.includes(card));
}
