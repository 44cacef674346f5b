import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { game } from '#games/mathable/rules/index.ts';
import { playMove } from '#games/mathable/test/browser/hand.ts';
import { etagere } from './cli.ts';
import { hurry } from './hand.ts';
import { cut, keepOnDevice, kept, keptIds, opening, readReplay, rebuild, replayPath } from './kept.ts';
import { open } from './pages.ts';
import { expect, test } from './site.ts';
import { fr } from './words.ts';

const NAME = 'super-bonus';

test('a file is opened by choosing it or by dropping it, twice is once', async ({ page }) => {
  await hurry(page);
  await open(page, '/games');
  await page.locator('input[type="file"]').setInputFiles(replayPath(NAME));
  await expect(page).toHaveURL(/\/replay\//);
  await expect(page.locator('.slider output')).toBeVisible();

  await open(page, '/games');
  await drop(page, readFileSync(replayPath(NAME), 'utf8'));
  await expect(page).toHaveURL(/\/replay\//);
  expect(await keptIds(page)).toHaveLength(1);
});

test('a file that is no match says what is wrong, and nothing is lost', async ({ page }) => {
  await hurry(page);
  const whole = readReplay(NAME);
  await keepOnDevice(page, kept('begun', cut(whole, 40)));
  await open(page, '/games');
  const broken: readonly (readonly [string, unknown, string])[] = [
    ['cut.json', '{"format":"etagere-match/1","game":"mathab', fr.label('games.import-not-json')],
    ['picture.json', { width: 3 }, fr.label('games.import-not-a-match', { field: 'format' })],
    ['other.json', { ...whole, game: 'whist' }, fr.label('games.import-unknown-game', { game: 'whist' })],
    [
      'newer.json',
      { ...whole, version: 99 },
      fr.label('games.import-version', { version: 99, current: game.version }),
    ],
    ['crowd.json', { ...whole, seats: 9 }, fr.label('games.import-settings', { field: 'seats' })],
    [
      'touched.json',
      { ...whole, entries: whole.entries.slice(1) },
      fr.label('games.import-diverges', { step: 1, entry: 1 }),
    ],
  ];
  for (const [name, content, sentence] of broken) {
    await page.locator('input[type="file"]').setInputFiles({
      name,
      mimeType: 'application/json',
      buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
    });
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expect(page).toHaveURL(/\/games$/);
  }
  await expect(page.locator('.game-card')).toHaveCount(1);
  expect(await keptIds(page)).toEqual(['begun']);
});

test('what is saved at the table or from the list, the command reads', async ({ page }, info) => {
  await hurry(page);
  const { file } = opening('out-of-tiles-two-players');
  await keepOnDevice(page, kept('begun', file));
  await open(page, '/table/begun');
  await playMove(page, 'pass');
  await expect(page.locator('.log')).toContainText(fr.label('tell.pass', { who: 'you' }));

  await page.getByRole('button', { name: fr.label('table.menu') }).click();
  const path = info.outputPath('table.json');
  await download(page, fr.label('table.export'), path);
  const saved = rebuild(JSON.parse(readFileSync(path, 'utf8')));
  expect(saved.step).toBeGreaterThan(file.entries.length);
  const { view } = saved.envelope(0);
  const told = JSON.parse(await etagere('replay', path, '--seat', '1', '--json'));
  expect(told).toMatchObject({ step: saved.step, view: { board: view.board, rack: view.rack } });

  await open(page, '/games');
  const again = info.outputPath('list.json');
  await download(page, /^Enregistrer dans un fichier/, again);
  expect(await etagere('replay', again)).toContain('Mathable');
});

async function download(page: Page, button: string | RegExp, path: string): Promise<void> {
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await arriving;
  expect(file.suggestedFilename()).toMatch(/^mathable-\d{4}-\d\d-\d\d-\d{4}\.json$/);
  await file.saveAs(path);
}

async function drop(page: Page, text: string): Promise<void> {
  const data = await page.evaluateHandle(content => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'match.json', { type: 'application/json' }));
    return transfer;
  }, text);
  const main = page.locator('main');
  await main.dispatchEvent('dragover', { dataTransfer: data });
  await expect(main).toHaveClass(/drop-here/);
  await main.dispatchEvent('drop', { dataTransfer: data });
}
