import type { JSX } from 'preact';
import type { SeatInfo, TableInfo } from '#protocol/table-info.ts';
import { later } from '#ui/later.tsx';
import { words } from '../app/words.ts';
import type { LateSeatProps } from '../carry/late-seat.tsx';
import { awaitedSeats, carriedWords } from '../lobby/seat-words.ts';
import { me } from '../me/session.ts';
import { connectionState } from './connection.ts';
import type { Feed } from './feed.ts';
import { GoneNote } from './gone-note.tsx';
import type { RemoteTable } from './remote-table.ts';

interface NotesProps {
  readonly feed: Feed;
  readonly table: RemoteTable;
  readonly info: TableInfo;
  readonly nameOf: (seat: number) => string;
}

/** What cannot wait for a menu, beside the seats: a lost connection, a question to everybody, a bot in one's place. */
export function Notes({ feed, table, info, nameOf }: NotesProps): JSX.Element {
  const { label, refusal } = words.value;
  const notice = feed.notice.value;
  const there = info.you.seat === null ? undefined : info.seats[info.you.seat];
  const handedOver = there?.kind === 'person' ? there.handedOver : null;
  const isPlaying = info.status === 'playing';
  return (
    <div class="online-notes">
      <div role="status">
        <ConnectionNote table={table} ending={feed.client.ending} />
        {notice !== null && <p class="note">{refusal(notice.rule, notice.facts)}</p>}
        {isPlaying && handedOver !== null && <p class="note">{label(`online-table.bot.${handedOver}`)}</p>}
        {isPlaying && info.stop !== null && <p class="note">{voteWords(info.stop, info, 'stop', nameOf)}</p>}
        {isPlaying && info.gather !== undefined && (
          <p class="note">{voteWords(info.gather, info, 'gather', nameOf)}</p>
        )}
        {isPlaying && there?.kind === 'person' && there.heldBy !== undefined && (
          <p class="note">{label('online-table.held', { name: nameOf(there.heldBy) })}</p>
        )}
        {isPlaying && info.you.seat === null && <p class="note soft">{label('online-table.watching')}</p>}
      </div>
      {isPlaying && isElsewhere(there) && (
        <button type="button" class="button primary" onClick={() => void feed.wish({ t: 'take-back' })}>
          {label('online-table.take-back')}
        </button>
      )}
      {isPlaying && isAskedAbout(info.stop, info) && <Answers feed={feed} about="stop" />}
      {isPlaying && isAskedAbout(info.gather ?? null, info) && <Answers feed={feed} about="gather" />}
      {isPlaying && info.you.seat === null && awaitedSeats(info, me.value?.id).length > 0 && (
        <LateSeat info={info} nameOf={nameOf} />
      )}
      {info.carried !== undefined && <p class="soft">{carriedWords(info, { isShort: true })}</p>}
      {isPlaying && <GoneNote feed={feed} info={info} nameOf={nameOf} />}
      {/* Who looks on counts too, and knows it. */}
      {info.spectators > (info.you.seat === null ? 1 : 0) && (
        <p class="soft spectators">{label('online-table.spectators', { people: info.spectators })}</p>
      )}
    </div>
  );
}

/** A bot plays for them, or another's device: they may come back. */
function isElsewhere(there: SeatInfo | undefined): boolean {
  if (there?.kind !== 'person' || there.handedOver === 'resigned') return false;
  return there.handedOver !== null || there.heldBy !== undefined;
}

/** Something that all must agree on. */
type Vote = NonNullable<TableInfo['stop']>;

function Answers({ feed, about }: { readonly feed: Feed; readonly about: 'stop' | 'gather' }): JSX.Element {
  const { label } = words.value;
  return (
    <div class="note-actions">
      {([true, false] as const).map(agrees => (
        <button
          type="button"
          class="button"
          key={String(agrees)}
          onClick={() => void feed.wish({ t: `answer-${about}`, agrees })}
        >
          {label(`online-table.${about}.${agrees ? 'yes' : 'no'}`)}
        </button>
      ))}
    </div>
  );
}

const LateSeat = later<LateSeatProps>(() => import('../carry/late-seat.tsx').then(one => one.LateSeat));

function ConnectionNote({
  table,
  ending,
}: {
  table: RemoteTable;
  ending: string | null;
}): JSX.Element | null {
  const { label, refusal } = words.value;
  const isWaiting = table.unsent.value.length > 0;
  switch (connectionState.value) {
    case 'open':
      return isWaiting ? <p class="note soft sending">{label('online-table.sending')}</p> : null;
    case 'connecting':
    case 'away':
      return <p class="note">{label(isWaiting ? 'online-table.away-kept' : 'online-table.away')}</p>;
    case 'closed':
      return (
        <p class="note">
          {refusal(ending === 'protocol' ? 'online-table.protocol' : 'online-table.closed', {})}{' '}
          <button type="button" class="button" onClick={() => location.reload()}>
            {label('online-table.reload')}
          </button>
        </p>
      );
  }
}

function isAskedAbout(vote: Vote | null, { you, seats }: TableInfo): boolean {
  if (vote === null || you.seat === null || vote.agreed.includes(you.seat)) return false;
  return seats[you.seat]?.kind === 'person' && !isElsewhere(seats[you.seat]);
}

function voteWords(
  { by, agreed }: Vote,
  { you }: TableInfo,
  about: 'stop' | 'gather',
  nameOf: (seat: number) => string,
): string {
  const { label } = words.value;
  const isAgreed = you.seat !== null && agreed.includes(you.seat);
  return isAgreed
    ? label(`online-table.${about}.waiting`)
    : label(`online-table.${about}.asked`, { name: nameOf(by) });
}
