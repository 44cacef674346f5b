import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { MyTable, SeatInfo } from '#protocol/table-info.ts';
import { words } from '../app/words.ts';
import { ownTables } from '../lobby/lobby-list.ts';
import { SeatFace } from '../lobby/seat-face.tsx';
import { isAwaited } from '../lobby/seat-words.ts';
import { connection, mine } from '../online/connection.ts';
import { findShelved } from './shelved.ts';

/** So many fit beside the boxes. */
const SHOWN = 3;

/** Where one plays elsewhere: those where one is asked first. */
export function OnlineTables(): JSX.Element | null {
  const { label } = words.value;
  useEffect(() => {
    connection();
  }, []);
  const tables = ownTables({ mine: mine.value });
  if (tables.length === 0) return null;
  return (
    <section class="online-place">
      <h2>{label('shelf.online')}</h2>
      <ul>
        {tables.slice(0, SHOWN).map(table => (
          <li key={table.id}>
            <a class={table.isAsked || isAwaited(table) ? 'is-yours' : ''} href={`/t/${table.id}`}>
              <span class="faces" aria-hidden="true">
                {othersAt(table).map((seat, i) => (
                  // oxlint-disable-next-line react/no-array-index-key -- seats have no other name, and never move
                  <SeatFace key={i} seat={seat} />
                ))}
              </span>
              <span>
                <b>{titleOf(table)}</b>
                <small>{stateOf(table)}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {tables.length > SHOWN && <a href="/games">{label('shelf.online-all')}</a>}
    </section>
  );
}

function othersAt({ seats, seat }: MyTable): readonly SeatInfo[] {
  return seats.toSpliced(seat, 1);
}

function titleOf(table: MyTable): string {
  const { label } = words.value;
  const game = findShelved(table.game)?.meta.name ?? table.game;
  const names = othersAt(table).flatMap(seat => {
    if (seat.kind === 'empty') return [];
    return [{ text: seat.kind === 'bot' ? label(`bot.${seat.level}.name`) : seat.player.name }];
  });
  return names.length === 0 ? game : label('shelf.against', { game, names });
}

function stateOf(table: MyTable): string {
  const { label } = words.value;
  const { isAsked, status } = table;
  if (isAsked) return label('shelf.your-turn');
  if (isAwaited(table)) return label('shelf.your-answer');
  return label(status === 'open' ? 'shelf.waiting' : 'shelf.others-turn');
}
