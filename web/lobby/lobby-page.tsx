import '../app/cards.css';
import './lobby.css';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { LobbyTable } from '#protocol/table-info.ts';
import { useTitle } from '#ui/use-title.ts';
import { Bar } from '../app/bar.tsx';
import { CardsPart } from '../app/cards-part.tsx';
import { go } from '../app/router.ts';
import { words } from '../app/words.ts';
import { connectionState } from '../online/connection.ts';
import { JoinByCode } from './join-by-code.tsx';
import { othersTables, ownTables } from './lobby-list.ts';
import { NewTable } from './new-table.tsx';
import { OutOfReach } from './out-of-reach.tsx';
import { sitDown } from './set-up-table.ts';
import { OpenCard, OwnCard, PlayingCard } from './table-cards.tsx';
import { Trouble } from './trouble.tsx';
import { useLobby } from './use-lobby.ts';

/** `/lobby`: one's own tables, those that wait for players, those that one may watch, and a new one. */
export function LobbyPage(): JSX.Element {
  const { label } = words.value;
  useTitle(label('lobby.title'));
  const { lobby, trouble } = useLobby();
  const [refused, setRefused] = useState<string | null>(null);
  const [own, open, playing] = [
    ownTables(lobby),
    othersTables(lobby, 'open'),
    othersTables(lobby, 'playing'),
  ];
  const isKnown = lobby.tables !== null;
  const isAway = connectionState.value === 'away' || connectionState.value === 'closed';

  async function join({ id }: LobbyTable): Promise<void> {
    setRefused(null);
    const seated = await sitDown(id);
    if (seated.ok) go(`/t/${id}`);
    else setRefused(seated.why);
  }

  return (
    <>
      <Bar />
      <main class="lobby-page">
        <header>
          <h1>{label('lobby.title')}</h1>
          <p class="soft">{label('lobby.about')}</p>
        </header>
        {trouble !== null && <OutOfReach why={trouble} />}
        {trouble === null && (
          <>
            <NewTable isInviting={isKnown && open.length === 0} />
            <JoinByCode />
            <p class="lobby-away" role="status">
              {isAway && label('lobby.away')}
            </p>
            <Trouble title={label('lobby.join-failed')} why={refused} />
            <CardsPart
              title={label('lobby.mine')}
              cards={own.map(table => <OwnCard key={table.id} table={table} />)}
            />
            <CardsPart
              title={label('lobby.open')}
              cards={open.map(table => (
                <OpenCard key={table.id} table={table} join={() => void join(table)} />
              ))}
            />
            <CardsPart
              title={label('lobby.playing')}
              cards={playing.map(table => <PlayingCard key={table.id} table={table} />)}
            />
          </>
        )}
      </main>
    </>
  );
}
