import type { ComponentType } from 'preact';
import type { PageProps, Place } from './router.ts';
import { speakOf, type TextPart } from './words.ts';

type Page = () => Promise<ComponentType<PageProps>>;

/** A page that says more than others. Its words are asked for at once, before those of all pages are loaded. */
function speaking<T>(part: TextPart | readonly TextPart[], page: Promise<T>): Promise<T> {
  speakOf(...[part].flat());
  return page;
}

const shelf: Page = async () => (await speaking('shelf', import('../shelf/shelf-page.tsx'))).ShelfPage;
const sheet: Page = async () =>
  (await speaking(['shelf', 'chairs'], import('../shelf/sheet-page.tsx'))).SheetPage;
const settings: Page = async () =>
  (await speaking(['online', 'who', 'settings', 'menu'], import('../settings/settings-page.tsx')))
    .SettingsPage;
const about: Page = async () =>
  (await speaking(['about', 'online'], import('../about/about-page.tsx'))).AboutPage;
const games: Page = async () =>
  (await speaking(['replays', 'online'], import('../replay/games-page.tsx'))).GamesPage;
const setUp: Page = async () => (await import('../table/set-up-page.tsx')).SetUpPage;
const deal: Page = async () => (await import('../table/deal-page.tsx')).DealPage;
const table: Page = async () => (await import('../table/table-page.tsx')).TablePage;
const replay: Page = async () => (await speaking('replays', import('../replay/replay-page.tsx'))).ReplayPage;
const review: Page = async () => (await speaking('replays', import('../review/review-page.tsx'))).ReviewPage;
const playOn: Page = async () =>
  (await speaking(['replays', 'chairs', 'play-on'], import('../play-on/play-on-page.tsx'))).PlayOnPage;
const carry: Page = async () =>
  (await speaking(['online', 'who', 'chairs', 'carry'], import('../carry/carry-page.tsx'))).CarryPage;
const rules: Page = async () => (await speaking('rules', import('../rules/rules-page.tsx'))).RulesPage;
const learn: Page = async () => (await speaking('learn', import('../learn/learn-page.tsx'))).LearnPage;
const solo: Page = async () => (await speaking('learn', import('../solo/solo-page.tsx'))).SoloPage;
const lobby: Page = async () =>
  (await speaking(['online', 'who'], import('../lobby/lobby-page.tsx'))).LobbyPage;
const invite: Page = async () =>
  (await speaking(['online', 'who', 'chairs'], import('../lobby/invite-page.tsx'))).InvitePage;
const online: Page = async () =>
  (await speaking(['online', 'who', 'chairs', 'menu'], import('../online/online-page.tsx'))).OnlinePage;
const salon: Page = async () =>
  (await speaking(['room', 'salon', 'who', 'chairs', 'online', 'menu'], import('../room/salon-page.tsx')))
    .SalonPage;
const phone: Page = async () => (await speaking(['room', 'who'], import('../room/phone-page.tsx'))).PhonePage;
const lost: Page = async () => (await import('../app/lost-page.tsx')).LostPage;

interface Route {
  readonly name: string;
  readonly page: Page;
  /** Whose page it is by its address alone: what that game styles holds in all of it. */
  readonly game?: string;
}

/** Which page an address opens. A name in front of `/rules`, `/learn` or `/solo` is a game's; the page says so if it is none. */
export function pageFor({ path, query }: Place): Route {
  const [first, second, third] = path;
  if (first === undefined) return { name: 'shelf', page: shelf };
  if (first === 'settings') return { name: 'settings', page: settings };
  if (first === 'about') return { name: 'about', page: about };
  if (first === 'games') return { name: 'games', page: games };
  if (first === 'lobby') return { name: 'lobby', page: lobby };
  if (first === 'salon') return { name: 'salon', page: salon };
  if (first === 's') return { name: `phone ${second}`, page: phone };
  if (first === 't') return { name: `online ${second}`, page: online };
  if (first === 'table') return { name: `table ${second}`, page: table };
  if (first === 'replay') return { name: `replay ${second} ${third}`, page: replay };
  if (first === 'review') return { name: `review ${second} ${third}`, page: review };
  if (first === 'play-on') return { name: path.join(' '), page: playOn };
  if (first === 'carry') return { name: `carry ${second}`, page: carry };
  switch (second) {
    case undefined:
      return { name: `sheet ${first}`, page: sheet, game: first };
    case 'play':
      return query.has('now')
        ? { name: `deal ${first}`, page: deal, game: first }
        : { name: `play ${first}`, page: setUp, game: first };
    case 'invite':
      return { name: `invite ${first}`, page: invite, game: first };
    case 'rules':
      return { name: `rules ${first}`, page: rules, game: first };
    case 'learn':
      return { name: `learn ${first}`, page: learn, game: first };
    case 'solo':
      return { name: `solo ${first}`, page: solo, game: first };
    default:
      return { name: 'lost', page: lost };
  }
}
