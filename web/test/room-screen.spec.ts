import type { Page } from '@playwright/test';
import { makeCell } from '#games/mathable/rules/cells.ts';
import { game } from '#games/mathable/rules/index.ts';
import type { Mathable, View } from '#games/mathable/rules/types.ts';
import { byPointer, playOnce } from '#games/mathable/test/browser/player.ts';
import type { Envelope } from '#kernel/match.ts';
import { Client } from '#protocol/client.ts';
import { api } from '#protocol/http.ts';
import { expect, type Guest, test } from './online.ts';
import { expectContrast, expectNoViolations, shoot } from './pages.ts';
import { joins, leaves, openSalon } from './room.ts';

/** All grow with the height. */
const SCREENS = [
  { width: 1280, height: 720 },
  { width: 3840, height: 2160 },
  { width: 1920, height: 1080 },
] as const;

/** A screen, and three people who choose this box. */
async function sitDown(
  guest: Guest,
  box: RegExp,
): Promise<{ readonly screen: Page; readonly phones: Page[] }> {
  const { screen, code } = await openSalon(guest);
  const phones = [
    await joins(guest, code, 'Inès', 'Renard'),
    await joins(guest, code, 'Omar', 'Hibou'),
    await joins(guest, code, 'Mamie Rose', 'Mouton'),
  ];
  await screen.getByRole('button', { name: box }).click();
  return { screen, phones };
}

/** Read from four metres: nothing is written smaller than 28 px of 1080, lids excepted, and nothing lies outside. */
async function expectLegible(screen: Page, name: string): Promise<void> {
  for (const size of SCREENS) {
    await screen.setViewportSize(size);
    await expect.poll(() => tooSmall(screen), `${name} at ${size.width}`).toEqual([]);
    const page = await screen.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return { width: scrollWidth, height: scrollHeight };
    });
    expect(page, `${name} without scrolling`).toEqual(size);
    await shoot(screen, name);
  }
  await expectNoViolations(screen);
}

/** Text that is smaller than that, or that is cut off by an edge of the screen. */
function tooSmall(screen: Page): Promise<readonly string[]> {
  return screen.evaluate(() => {
    const least = (28 * innerHeight) / 1080 - 0.2;
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const element = text.parentElement;
      const said = text.textContent?.trim() ?? '';
      if (
        element === null ||
        said === '' ||
        element.closest('.unseen, .box-drawing, [data-cards], .card') !== null
      )
        continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.d ?? 1) : 1;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * Math.abs(scale);
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isOutside = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
      if (size < least) found.add(`${said}: ${size.toFixed(1)} px`);
      if (isOutside) found.add(`${said}: outside`);
    }
    return [...found];
  });
}

async function stepOn(screen: Page): Promise<number> {
  return Number(await screen.locator('[data-step]').getAttribute('data-step'));
}

test('the lobby fits a television: who sits, what is missing, the door and the options', async ({
  guest,
}) => {
  const { screen } = await sitDown(guest, /Matryoshka/);
  await expect(screen.locator('.screen-shelf .chosen')).toContainText('Matryoshka');
  await expect(screen.getByRole('button', { name: /Gamate/ })).toContainText('il manque 1 joueur');
  await expectLegible(screen, 'room-tv-lobby');
  const heights = await screen
    .locator('.screen-shelf .box-drawing')
    .evaluateAll(boxes => boxes.map(box => box.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBe(heights.at(-1));
  expect(heights.filter(height => height === heights.at(-1))).toHaveLength(1);
  await screen.getByRole('button', { name: 'Régler la table' }).click();
  await screen.getByRole('button', { name: 'Fermée' }).click();
  await expect(screen.getByRole('button', { name: 'Fermée' })).toHaveAttribute('aria-pressed', 'true');
  await screen.getByRole('button', { name: /Nougat/ }).click();
  await expect(screen.getByRole('button', { name: /Nougat/ })).toHaveAttribute('aria-pressed', 'true');
  await expectNoViolations(screen);
  await screen.keyboard.press('Escape');
  await expect(screen.getByText('La porte est fermée.')).toBeVisible();
});

test('Mathable on a television: the last turn, whom one waits for, and nobody’s tiles', async ({ guest }) => {
  const { screen, phones } = await sitDown(guest, /Mathable/);
  await screen.getByRole('button', { name: 'Commencer' }).click();
  await expect(screen.locator('.screen-play')).toBeVisible();
  const turn = screen.locator('.seat[aria-current="true"]');
  const names = ['Inès', 'Omar', 'Mamie Rose'];
  const whose = (await turn.locator('b').textContent()) ?? '';
  const player = phones[names.indexOf(whose)];
  if (player === undefined) throw new Error(`${whose} has no phone`);
  await expect(screen.getByRole('heading', { level: 1 })).toHaveText(`À ${whose}`);
  const step = await stepOn(screen);
  await playOnce(player, byPointer(player));
  await expect.poll(() => stepOn(screen)).toBeGreaterThan(step);
  await expect(screen.locator('.screen-lately')).toContainText(whose);
  await expectLegible(screen, 'room-tv-mathable');
  await expect(screen.locator('[data-tile]')).toHaveCount(0);
  await screen.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(screen);
  await shoot(screen, 'room-tv-mathable-evening');

  // A phone sleeps: everybody sees whom they wait for.
  const asked = (await turn.locator('b').textContent()) ?? '';
  await phones[names.indexOf(asked)]?.close();
  await expect(screen.getByRole('heading', { level: 1 })).toHaveText(`On attend ${asked}`);
  await expect(screen.getByRole('heading', { name: 'Rallumez-le, ou prêtez la place' })).toBeVisible();
  await expectLegible(screen, 'room-tv-away');
});

test('Matryoshka on a television: all sit round the cloth, and no hand is seen', async ({ guest }) => {
  const { screen } = await sitDown(guest, /Matryoshka/);
  await screen.getByRole('button', { name: 'Commencer' }).click();
  await expect(screen.locator('.screen-cloth [data-step]')).toBeVisible();
  await expect(screen.locator('.screen-cloth .place')).toHaveCount(3);
  await expect(screen.locator('.screen-cloth')).toContainText(/Table [A-Z]{4} \d+/);
  await expectLegible(screen, 'room-tv-matryoshka');
  await expect(screen.locator('.hand .card')).toHaveCount(0);
});

for (const box of ['Mathable', 'Matryoshka'])
  test(`${box} is over: a podium, where the points came from, and what comes next`, async ({ guest }) => {
    const { screen, code } = await openSalon(guest);
    const phone = await joins(guest, code, 'Inès', 'Renard');
    await screen.getByRole('button', { name: new RegExp(box) }).click();
    await screen.getByRole('button', { name: 'Commencer' }).click();
    await expect(screen.locator('[data-step]')).toBeVisible();
    // A bot plays on for whoever leaves, and the match comes to its end.
    await leaves(phone, code);
    await expect(screen.locator('.screen-end')).toBeVisible({ timeout: 100_000 });
    await expect(screen.locator('.screen-podium li')).not.toHaveCount(0);
    await expect(screen.locator('.screen-podium [data-rank="1"] strong')).not.toBeEmpty();
    await expect(screen.getByRole('heading', { name: 'Comment les points sont venus' })).toBeVisible();
    await expect(screen.locator('.screen-moments li')).not.toHaveCount(0);
    await expectLegible(screen, `room-tv-end-${box.toLowerCase()}`);
    await screen.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(screen);
    await shoot(screen, `room-tv-end-${box.toLowerCase()}-evening`);
    await screen.getByRole('button', { name: 'Une autre boîte' }).click();
    await expect(screen.locator('.screen-shelf')).toBeVisible();
  });

test('what somebody tries in Mathable lies on the screen as a ghost, until it is taken back', async ({
  guest,
}) => {
  const { screen } = await openSalon(guest);
  await screen.getByRole('button', { name: 'Sans téléphone' }).click();
  await screen.getByLabel('Nom').fill('Mamie');
  await screen.getByRole('button', { name: 'Jouer à l’écran' }).click();
  await screen.getByRole('button', { name: /Mathable/ }).click();
  await screen.getByRole('button', { name: 'Commencer' }).click();
  await expect(screen.getByRole('heading', { level: 1 })).toHaveText('À Mamie');
  const client = await handOf(screen);
  const { table, step, move } = await client.tryable();
  client.client.try(table, step, move);
  await expect(screen.locator('.screen-turn')).toContainText(
    `On essaie ${move.tile} en ${makeCell(move.cell)}.`,
  );
  await expect(screen.locator('.lit .wood-tile')).toHaveCount(1);
  client.client.try(table, step, null);
  await expect(screen.locator('.lit .wood-tile')).toHaveCount(0);
  client.client.close();
});

/** The hand of whoever plays at this screen, as a phone of theirs would hold it. */
async function handOf(screen: Page) {
  const { origin } = new URL(screen.url());
  const kept = await screen.evaluate(() => localStorage.getItem('etagere.screen'));
  const session: { readonly id: string; readonly token: string; readonly people: Record<string, string> } =
    JSON.parse(kept ?? '{}');
  const [token = ''] = Object.values(session.people);
  const room = await api(origin, { token: session.token }).room(session.id);
  const table = (room.ok ? room.value.table : null) ?? '';
  const client = new Client({ url: `${origin.replace('http', 'ws')}/socket`, token });
  const tryable = () =>
    new Promise<{ readonly table: string; readonly step: number; readonly move: Placing }>(resolve => {
      client.on(message => {
        if (message.t !== 'frames' || message.table !== table) return;
        const last = message.frames.at(-1)?.envelope as Envelope<Mathable> | undefined;
        const move = last === undefined ? null : placeable(last.view);
        if (last !== undefined && move !== null) resolve({ table, step: last.step, move });
      });
      client.watch(table, () => undefined);
    });
  return { client, tryable };
}

type Placing = { readonly kind: 'place'; readonly cell: number; readonly tile: number };

/** A tile that may lie somewhere. */
function placeable(view: View): Placing | null {
  for (const tile of view.rack)
    for (const cell of view.board.keys()) {
      const move: Placing = { kind: 'place', cell, tile };
      if (game.check(view, move).ok) return move;
    }
  return null;
}
