import type { Page } from '@playwright/test';
import { isRecord } from '#contract/json.ts';
import { game } from '#games/mathable/rules/index.ts';
import { makeLog } from '#kernel/log.ts';
import { makeSeed } from '#kernel/rng.ts';
import { setUpTable, type Table } from '#protocol/test/set-up.ts';
import { played } from '#table/test/played.ts';
import { hurry } from './hand.ts';
import { expect, test } from './online.ts';
import { expectNoSideways, expectNoViolations, goOffline, open, shoot, waitUntilKept } from './pages.ts';
import { fr } from './words.ts';

const LOG = played(game, ['douze', 'treize']);
const FILE = makeLog(LOG, makeSeed(LOG.seed));
const LAST = LOG.entries.length;

test.describe('a file', () => {
  test.beforeEach(({ page }) => hurry(page));

  test('with a proof says how its deal came about, and what was checked', async ({ page }) => {
    await takeIn(page, FILE);
    await page.getByRole('button', { name: fr.label('fair.open', { state: 'unseen' }) }).click();
    const panel = page.getByRole('dialog');
    await expect(panel).toContainText(fr.label('fair.lead', { state: 'unseen' }));
    await expect(panel.locator('li.wrong')).toHaveCount(0);
    await expect(panel).toContainText(fr.label('fair.play-whole', { steps: LAST, over: 'yes' }));
    await panel.locator('summary').click();
    for (const number of ['douze', 'treize', LOG.proof?.commitment ?? '', LOG.proof?.hostBits ?? ''])
      await expect(panel).toContainText(number);
    await expectNoViolations(page);
    await expectNoSideways(page);
    await shoot(page, 'fair');
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  });

  test('without a proof says what could not be checked', async ({ page }) => {
    await takeIn(page, without(FILE, 'proof'));
    await page.getByRole('button', { name: fr.label('fair.open', { state: 'unproved' }) }).click();
    await expect(page.getByRole('dialog')).toContainText(fr.label('fair.unproved'));
  });

  test('whose deal was forged opens with that', async ({ page }) => {
    await takeIn(page, changed(FILE, { proof: { ...LOG.proof, entropies: ['douze', 'quatorze'] } }));
    const panel = page.getByRole('dialog');
    await expect(panel).toContainText(fr.label('fair.lead', { state: 'wrong' }));
    await expect(panel.locator('li.wrong')).toHaveText([new RegExp(fr.label('fair.mixed', { fits: 'no' }))]);
    await expectNoViolations(page);
    await shoot(page, 'fair-wrong');
  });

  test('whose steps were changed is refused, with the step', async ({ page }) => {
    const { entries } = LOG;
    await open(page, '/games');
    await choose(page, changed(FILE, { entries: entries.with(3, { ...entries[3], print: '0' } as never) }));
    await expect(page.getByRole('alert')).toContainText(
      fr.label('games.import-diverges', { step: 4, entry: 4 }),
    );
  });
});

test.describe('a match of the server', () => {
  // The page asks for what is not there, and the browser writes that to the console.
  test.use({ provoked: /status of (404|409)|ERR_INTERNET_DISCONNECTED/ });

  test('is seen by its link once it is over, from every seat, and checked', async ({ guest, house }) => {
    const table = await setUpTable(house.url, { game: 'mathable', config: {}, seats: 2 });
    const page = await guest('Marie');
    await page.goto(`/replay/online/${table.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(fr.label('replay.playing'));
    await expect(page.getByRole('link', { name: fr.label('replay.watch') })).toHaveAttribute(
      'href',
      `/t/${table.id}`,
    );
    await expectNoViolations(page);

    await playToTheEnd(table);
    await page.goto(`/replay/online/${table.id}?step=3#fair`);
    const panel = page.getByRole('dialog');
    await expect(panel).toContainText(fr.label('fair.lead', { state: 'fair' }));
    await expect(panel).toContainText(fr.label('fair.published', { fits: 'yes', seenBy: 'server' }));
    await expect(panel).toContainText('Player 0 et Player 1');
    await expect(panel.locator('li.wrong')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.locator('.slider output')).toContainText('3');
    const eyes = page.getByLabel(fr.label('replay.eyes'));
    for (const seat of ['1', '2']) {
      await eyes.selectOption(seat);
      await expect(page.locator('[data-tile]')).toHaveCount(7);
      await expect(page).toHaveURL(new RegExp(`/replay/online/${table.id}\\?step=3&seat=${seat}$`));
    }
    await eyes.selectOption('spectator');
    await expect(page.locator('[data-tile]')).toHaveCount(0);
    await expectNoViolations(page);
    await expectNoSideways(page);
    await shoot(page, 'replay-online');
  });

  test.describe('on a device that keeps the client', () => {
    test.use({ keepsClient: true });

    test('is kept on the device, and then seen without a network', async ({ guest, house }) => {
      const table = await setUpTable(house.url, { game: 'mathable', config: {}, seats: 2 });
      await playToTheEnd(table);
      const page = await guest('Marie');
      await page.goto(`/replay/online/${table.id}`);
      await page.getByRole('button', { name: fr.label('replay.keep', { state: 'offered' }) }).click();
      await expect(
        page.getByRole('button', { name: fr.label('replay.keep', { state: 'kept' }) }),
      ).toBeVisible();
      await waitUntilKept(page);
      await goOffline(page);
      // The browser's switch does not reach the worker, but pages ask for themselves.
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mathable');
      await page.getByRole('button', { name: fr.label('fair.open', { state: 'unseen' }) }).click();
      await expect(page.getByRole('dialog').locator('li.wrong')).toHaveCount(0);
      await open(page, '/games');
      await expect(page.locator('.game-card')).toContainText('Player 1');
      await page.goto('/replay/online/another');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(fr.label('replay.offline'));
    });
  });

  test('whose rules have changed since is shown as it was kept', async ({ guest, house }) => {
    const table = await setUpTable(house.url, { game: 'mathable', config: {}, seats: 2 });
    await playToTheEnd(table);
    const at = `/api/tables/${table.id}`;
    await expect.poll(async () => (await fetch(`${house.url}${at}/archive`)).status).toBe(200);
    const page = await guest('Marie');
    // As if the house had other rules by now than those it was played by.
    await page.route(`**${at}/match`, async route => {
      const response = await route.fetch();
      await route.fulfill({ response, json: changed(await response.json(), { version: 99 }) });
    });
    await page.goto(`/replay/online/${table.id}?seat=2`);
    await expect(page.locator('[data-tile]')).toHaveCount(7);
    await page.getByRole('button', { name: fr.label('fair.open', { state: 'old' }) }).click();
    const current = game.version;
    await expect(page.getByRole('dialog')).toContainText(
      fr.label('fair.play-version', { version: 99, current }),
    );
  });

  test('that never was has its sentence', async ({ guest }) => {
    const page = await guest('Marie');
    await page.goto('/replay/online/AAAAAAAAAAAAAAAAAAAAAA');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(fr.label('replay.no-such-table'));
    await expectNoViolations(page);
  });
});

/** As people who are never there: three idle rounds end it. */
async function playToTheEnd({ id, players, everybody }: Table): Promise<void> {
  for (;;) {
    await Promise.race(players.map(one => one.until(() => one.isAsked || one.info?.status === 'over')));
    const player = players.find(one => one.isAsked);
    if (player?.last === undefined) break;
    const { step, view } = player.last;
    expect(await player.client.play(id, step, game.fallback(view as never))).toEqual({ ok: true });
    await Promise.all(players.map(one => one.until(() => (one.last?.step ?? 0) > step)));
  }
  await Promise.all(players.map(one => one.until(() => one.info?.status === 'over')));
  for (const one of everybody) one.close();
}

async function takeIn(page: Page, file: unknown): Promise<void> {
  await open(page, '/games');
  await choose(page, file);
  await expect(page).toHaveURL(/\/replay\/\w+/);
}

async function choose(page: Page, file: unknown): Promise<void> {
  const buffer = Buffer.from(JSON.stringify(file));
  const given = { name: 'game.json', mimeType: 'application/json', buffer };
  await page.locator('input[type="file"]').setInputFiles(given);
}

function changed(file: unknown, change: object): object {
  return { ...(isRecord(file) ? file : {}), ...change };
}

function without(file: unknown, name: string): object {
  return Object.fromEntries(Object.entries(changed(file, {})).filter(([key]) => key !== name));
}
