import './shelf.css';
import type { JSX } from 'preact';
import { Bar } from '../app/bar.tsx';
import { useLoaded } from '../app/loaded.ts';
import { words } from '../app/words.ts';
import { hasEntered } from '../me/entered.ts';
import { BoxDrawing, DEPTH } from './box-drawing.tsx';
import { Contents } from './contents.tsx';
import { Plank } from './plank.tsx';
import { findLeftOff, Resume } from './resume.tsx';
import { inRows, type Shelved, shelf, span } from './shelved.ts';
import { Together } from './together.tsx';

/** The boxes, then where one left off or a first game, then what each box holds. */
export function ShelfPage(): JSX.Element {
  const { label } = words.value;
  const leftOff = useLoaded('left off', findLeftOff).value;
  return (
    <>
      <Bar />
      <main class="shelf-page">
        <h1>{label('shelf.title')}</h1>
        {/* On a phone what one left off comes first: nothing is shown before that is known, so that nothing jumps. */}
        {leftOff.tag !== 'waiting' && (
          <>
            <Boxes />
            <Resume leftOff={leftOff.tag === 'here' ? leftOff.value : null}>
              <OnlineTables />
              <Together />
            </Resume>
            <Contents />
          </>
        )}
      </main>
    </>
  );
}

/** For those who play elsewhere: the others load nothing of it. */
function OnlineTables(): JSX.Element | null {
  const loaded = useLoaded('online tables', async () =>
    hasEntered() ? (await import('./online-tables.tsx')).OnlineTables : null,
  ).value;
  // A part that did not arrive is no reason to show no page.
  return loaded.tag === 'here' && loaded.value !== null ? <loaded.value /> : null;
}

function Boxes(): JSX.Element {
  return (
    <nav class="shelf" aria-label={words.value.label('shelf.boxes')} style={columnsFor(shelf)}>
      {inRows(shelf).map(row => (
        <div key={row[0]?.id} class="row" style={columnsFor(row)}>
          <Plank />
          <ul>
            {row.map((game, i) => (
              <StandingBox key={game.id} game={game} column={shelf.indexOf(game)} inRow={i} />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

interface StandingProps {
  readonly game: Shelved;
  /** Where it stands on the one plank of a wide screen, and on its own plank of a narrow one. */
  readonly column: number;
  readonly inRow: number;
}

function StandingBox({ game, column, inRow }: StandingProps): JSX.Element {
  const { label } = words.value;
  const { id, meta, isOpen } = game;
  const { min, max } = meta.minutes;
  const facts = { ...span(meta.players), shortest: min === max ? 'same' : min, longest: max };
  return (
    <li class="standing" style={`--column: ${column + 1}; --in-row: ${inRow + 1}`}>
      <a href={`/${id}`} class={isOpen ? 'open' : 'closed'}>
        <span class="box">
          <BoxDrawing game={game} />
        </span>
        <span class="plate">
          <b>{meta.name}</b>
          <small class="wide">{label('shelf.facts', facts)}</small>
          <small class="narrow">{label('shelf.facts-short', facts)}</small>
          {!isOpen && <small class="wide state">{label('shelf.closed')}</small>}
          {!isOpen && <small class="narrow state">{label('shelf.closed-short')}</small>}
        </span>
      </a>
    </li>
  );
}

/** Boxes keep their sizes against each other, whatever the width of the screen. */
function columnsFor(games: readonly Shelved[]): string {
  return `--columns: ${games.map(({ box }) => `minmax(0, ${box.width + DEPTH}fr)`).join(' ')}`;
}
