import type { ComponentChildren, JSX } from 'preact';
import type { LobbyTable, MyTable } from '#protocol/table-info.ts';
import { PageIcon } from '#ui/page-icons.tsx';
import { useLoaded } from '../app/loaded.ts';
import { optionWordsFor, words } from '../app/words.ts';
import { me } from '../me/session.ts';
import { BoxDrawing } from '../shelf/box-drawing.tsx';
import { findShelved } from '../shelf/shelved.ts';
import { clockWords } from './clocks.ts';
import { inOneLine, optionWords } from './option-words.ts';
import { SeatFace } from './seat-face.tsx';
import { tableTitle } from './seat-words.ts';

interface TableCardProps {
  readonly table: LobbyTable;
  /** A few words on how it stands, before the others. */
  readonly state: string;
  /** It waits for oneself. */
  readonly isYours?: boolean;
  /** What one can do there. */
  readonly children: ComponentChildren;
}

/** One table in the list: the box, who sits there, how long one may think, by which options. */
export function TableCard({ table, state, isYours = false, children }: TableCardProps): JSX.Element {
  const { language } = words.value;
  const game = findShelved(table.game);
  const own = useLoaded(`card ${table.game} ${language}`, async () =>
    game === undefined ? null : optionWordsFor(game.entry, language),
  ).value;
  const options = own.tag === 'here' && own.value !== null ? optionWords(table.config, own.value) : [];
  return (
    <li class={isYours ? 'table-card is-yours' : 'table-card'}>
      <div class="table-box" aria-hidden="true">
        {game !== undefined && <BoxDrawing game={game} />}
      </div>
      <div class="table-facts">
        <h3>{titleOf(table)}</h3>
        <span class="table-faces" aria-hidden="true">
          {table.seats.map((seat, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- seats have no other name, and never move
            <SeatFace key={i} seat={seat} />
          ))}
        </span>
        <p class="table-state">{state}</p>
        <p class="soft table-terms">
          <PageIcon name="clock" />
          {inOneLine([clockWords(table.clock, words.value), ...options])}
        </p>
      </div>
      <div class="table-action">{children}</div>
    </li>
  );
}

/** Its game and the other players. Also part of each button's label, so that a screen reader tells them apart. */
export function titleOf({ game, seats, ...table }: LobbyTable | MyTable): string {
  const own = 'seat' in table ? seats[table.seat] : undefined;
  const you = own?.kind === 'person' ? own.player.id : me.value?.id;
  return tableTitle(findShelved(game)?.meta.name ?? game, seats, words.value, you);
}
