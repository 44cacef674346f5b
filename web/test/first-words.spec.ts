import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { registry } from '#games/registry.ts';
import { TO_COME } from '#text/words.ts';
import type { Kept } from '../offline/store.ts';
import { keepOnDevice } from './kept.ts';
import { turnTo } from './pages.ts';
import { expect, test } from './site.ts';

const GAMES = join(import.meta.dirname, '..', '..', 'games');

interface MatchFile {
  readonly config: unknown;
  readonly seats: number;
  readonly entries: readonly unknown[];
}

/** One new deal for each way to play a game that its real matches know, seen from the first chair and the last. */
function deals(game: string): readonly Kept[] {
  const files = globSync(join(GAMES, game, 'test', 'replays', '*.json')).map(path => ({
    name: basename(path, '.json'),
    file: JSON.parse(readFileSync(path, 'utf8')) as MatchFile,
  }));
  const ways = new Map(files.map(one => [JSON.stringify(one.file.config), one]));
  return [...ways.values()].flatMap(({ name, file }) =>
    [0, file.seats - 1].map(person => ({
      id: `${name}-${person}`,
      game,
      chairs: Array.from({ length: file.seats }, (_, seat) =>
        seat === person ? { kind: 'person', name: '' } : { kind: 'bot', level: 1 },
      ),
      file: { ...file, entries: [] },
      steps: 0,
      over: false,
      updated: Date.now(),
    })),
  );
}

for (const [game, { meta, text }] of Object.entries(registry)) {
  if (text.play === undefined) continue;
  test(`the first picture of ${meta.name} says no word that comes as it is played`, async ({ page }) => {
    const never = new Promise<void>(() => undefined);
    // Nobody moves, and no more words come than those that the table is drawn with.
    const held: string[] = [];
    await page.route(/\/(fr-play|bot-worker)-[^/]*\.js$/, route => {
      held.push(route.request().url());
      return never;
    });
    const matches = deals(game);
    await keepOnDevice(page, ...matches);
    for (const { id } of matches) {
      await turnTo(page, `/table/${id}`);
      await expect(page.locator('main[data-step="0"] .board')).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      expect(await page.locator('body').evaluate(sayingIn, TO_COME), id).toEqual([]);
    }
    // All along the words were on their way.
    await expect.poll(() => held.filter(url => url.includes('/fr-play-')).length).toBe(1);
  });
}

/** Runs in the page: what is seen or heard there with a certain sign in it. */
function sayingIn(body: Element, sign: string): string[] {
  return [...body.querySelectorAll('*')]
    .flatMap(element => [
      ...[...element.childNodes]
        .filter(node => node.nodeType === Node.TEXT_NODE)
        .map(node => node.textContent ?? ''),
      ...[...element.attributes].map(({ name, value }) => `${name}: ${value}`),
    ])
    .filter(said => said.includes(sign));
}
