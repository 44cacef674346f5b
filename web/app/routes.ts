import type { ComponentType } from 'preact';
import type { PageProps } from './page-props.ts';
import type { Place } from './router.ts';

type Page = () => Promise<ComponentType<PageProps>>;

const shelf: Page = async () => (await import('../shelf/shelf-page.tsx')).ShelfPage;
const sheet: Page = async () => (await import('../shelf/sheet-page.tsx')).SheetPage;
const settings: Page = async () => (await import('../app/settings-page.tsx')).SettingsPage;
const games: Page = async () => (await import('../replay/games-page.tsx')).GamesPage;
const setUp: Page = async () => (await import('../table/set-up-page.tsx')).SetUpPage;
const table: Page = async () => (await import('../table/table-page.tsx')).TablePage;
const replay: Page = async () => (await import('../replay/replay-page.tsx')).ReplayPage;
const rules: Page = async () => (await import('../rules/rules-page.tsx')).RulesPage;
const learn: Page = async () => (await import('../learn/learn-page.tsx')).LearnPage;
const lost: Page = async () => (await import('../app/lost-page.tsx')).LostPage;

/** Which page an address opens. A name in front of `/rules` or `/learn` is a game's; the page says so if it is none. */
export function pageFor({ path }: Place): { readonly name: string; readonly page: Page } {
  const [first, second] = path;
  if (first === undefined) return { name: 'shelf', page: shelf };
  if (first === 'settings') return { name: 'settings', page: settings };
  if (first === 'games') return { name: 'games', page: games };
  if (first === 'table') return { name: `table ${second}`, page: table };
  if (first === 'replay') return { name: `replay ${second}`, page: replay };
  switch (second) {
    case undefined:
      return { name: `sheet ${first}`, page: sheet };
    case 'play':
      return { name: `play ${first}`, page: setUp };
    case 'rules':
      return { name: `rules ${first}`, page: rules };
    case 'learn':
      return { name: `learn ${first}`, page: learn };
    default:
      return { name: 'lost', page: lost };
  }
}
