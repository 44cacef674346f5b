import type { JSX } from 'preact';
import type { TableInfo } from '#protocol/table-info.ts';
import { words } from '../app/words.ts';
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
        {isPlaying && info.stop !== null && <p class="note">{stopWords(info, nameOf)}</p>}
        {isPlaying && info.you.seat === null && <p class="note soft">{label('online-table.watching')}</p>}
      </div>
      {isPlaying && handedOver !== null && handedOver !== 'resigned' && (
        <button type="button" class="button primary" onClick={() => void feed.wish({ t: 'take-back' })}>
          {label('online-table.take-back')}
        </button>
      )}
      {isPlaying && isAskedToStop(info) && (
        <div class="note-actions">
          <button
            type="button"
            class="button"
            onClick={() => void feed.wish({ t: 'answer-stop', agrees: true })}
          >
            {label('online-table.stop.yes')}
          </button>
          <button
            type="button"
            class="button"
            onClick={() => void feed.wish({ t: 'answer-stop', agrees: false })}
          >
            {label('online-table.stop.no')}
          </button>
        </div>
      )}
      {isPlaying && <GoneNote feed={feed} info={info} nameOf={nameOf} />}
      {/* Who looks on counts too, and knows it. */}
      {info.spectators > (info.you.seat === null ? 1 : 0) && (
        <p class="soft spectators">{label('online-table.spectators', { people: info.spectators })}</p>
      )}
    </div>
  );
}

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

function isAskedToStop({ stop, you, seats }: TableInfo): boolean {
  if (stop === null || you.seat === null || stop.agreed.includes(you.seat)) return false;
  const there = seats[you.seat];
  return stop.by !== you.seat && there?.kind === 'person' && there.handedOver === null;
}

function stopWords({ stop, you }: TableInfo, nameOf: (seat: number) => string): string {
  const { label } = words.value;
  const by = stop?.by ?? 0;
  const isAgreed = you.seat !== null && (by === you.seat || stop?.agreed.includes(you.seat) === true);
  return isAgreed
    ? label('online-table.stop.waiting')
    : label('online-table.stop.asked', { name: nameOf(by) });
}
