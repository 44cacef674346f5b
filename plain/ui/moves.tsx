import { useId, useState } from 'preact/hooks';
import type { Game, Shape } from '#contract/game.ts';
import { byKind, isSameMove, sayMove, sayWithinKind, searchText } from '../moves.ts';
import { type Listener, sayPlain } from '../names.ts';
import { readMove, writeMove } from '../written.ts';

interface MovesProps<S extends Shape> {
  readonly game: Game<S>;
  readonly view: S['view'];
  readonly moves: readonly S['move'][];
  readonly listener: Listener;
  /** Whether all moves are listed; otherwise others can be written. */
  readonly isComplete: boolean;
  readonly play: (move: S['move']) => void;
  readonly advised: S['move'] | null;
}

/** With more moves than these one looks for one by its name. */
const MANY = 16;
/** More buttons than these are not drawn at once. */
const MOST = 60;

/** What can be done now, kind by kind. */
export function Moves<S extends Shape>({
  game,
  view,
  moves,
  listener,
  isComplete,
  play,
  advised,
}: MovesProps<S>) {
  const say = sayPlain(listener);
  const id = useId();
  const [typed, type] = useState('');
  if (moves.length === 0) return null;
  const wanted = typed.trim().toLowerCase().split(/\s+/);
  const found = moves.filter(move => {
    const text = searchText(move, listener);
    return wanted.every(word => text.includes(word));
  });
  const kinds = byKind(found.slice(0, MOST), listener);
  const written = typed.trim() === '' ? null : readMove(game, typed, view);
  const isNew = written !== null && !found.some(move => isSameMove(move, written));
  const [first] = moves;
  const hasFilter = moves.length > MANY || !isComplete;
  return (
    <div class="plain-moves">
      {hasFilter && (
        <div class="field plain-filter">
          <label for={id}>{say('plain.filter')}</label>
          <input
            id={id}
            type="search"
            autocomplete="off"
            spellcheck={false}
            value={typed}
            onInput={event => type(event.currentTarget.value)}
          />
          <small role="status">{typed.trim() !== '' && say('plain.found', { count: found.length })}</small>
        </div>
      )}
      {kinds.map(({ kind, name, moves: alike }) => (
        <fieldset key={kind} class="plain-kind">
          <legend>{name}</legend>
          <div class="plain-choices">
            {alike.map((move, i) => (
              <button
                key={i}
                type="button"
                class={advised !== null && isSameMove(move, advised) ? 'button advised' : 'button'}
                aria-label={sayMove(move, listener)}
                onClick={() => play(move)}
              >
                {sayWithinKind(move, listener)}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
      {isNew && (
        <button type="button" class="button" onClick={() => play(written)}>
          {say('plain.write', { what: sayMove(written, listener) })}
        </button>
      )}
      {found.length > MOST && <p class="soft">{say('plain.left-out', { count: found.length - MOST })}</p>}
      {!isComplete && first !== undefined && (
        <p class="soft">{say('plain.sample', { example: writeMove(first) })}</p>
      )}
    </div>
  );
}
