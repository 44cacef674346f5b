import '../lobby/lobby.css';
import type { JSX } from 'preact';
import type { MyTable } from '#protocol/table-info.ts';
import { CardsPart } from '../app/cards-part.tsx';
import { words } from '../app/words.ts';
import { ownTables } from '../lobby/lobby-list.ts';
import { OwnCard, PastCard } from '../lobby/table-cards.tsx';
import { hasEntered } from '../me/entered.ts';
import { server } from '../me/session.ts';

/** Milliseconds that the games of this device wait for the server: without it they are shown alone. */
const PATIENCE = 1500;

/** Where one sits or sat elsewhere; nothing for whoever has never been online, and without the server. */
export async function findOnlineGames(): Promise<readonly MyTable[]> {
  if (!hasEntered()) return [];
  const late = new Promise<null>(resolve => setTimeout(() => resolve(null), PATIENCE));
  const got = await Promise.race([server.mine(), late]);
  return got?.ok === true ? got.value.tables : [];
}

/** The games that are played on other devices too. */
export function OnlineNow({ tables }: { readonly tables: readonly MyTable[] }): JSX.Element | null {
  const cards = ownTables({ mine: tables }).map(table => <OwnCard key={table.id} table={table} />);
  return <CardsPart title={words.value.label('games.online')} cards={cards} />;
}

/** Those that are over. */
export function OnlinePast({ tables }: { readonly tables: readonly MyTable[] }): JSX.Element | null {
  const cards = tables
    .filter(({ status }) => status === 'over' || status === 'stopped')
    .toSorted((a, b) => (b.endedAt ?? 0) - (a.endedAt ?? 0))
    .map(table => <PastCard key={table.id} table={table} />);
  return <CardsPart title={words.value.label('games.online-past')} cards={cards} />;
}
