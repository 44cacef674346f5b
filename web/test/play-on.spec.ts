import { readFileSync } from 'node:fs';
import { playMove } from '#games/mathable/test/browser/hand.ts';
import { makeWords } from '#text/words.ts';
import pagesFr from '../text/fr.json' with { type: 'json' };
import playOnFr from '../text/play-on/fr.json' with { type: 'json' };
import replaysFr from '../text/replays/fr.json' with { type: 'json' };
import { etagere } from './cli.ts';
import { hurry, press } from './hand.ts';
import { keepOnDevice, kept, readReplay } from './kept.ts';
import { sticksOut, troubles } from './layout.ts';
import { expectNoSideways, expectNoViolations, open, shoot } from './pages.ts';
import { expect, test } from './site.ts';

const { label } = makeWords('fr', pagesFr, replaysFr, playOnFr);
const NAME = 'out-of-tiles-two-players';

test.beforeEach(({ page }) => hurry(page));

test('from a step of a replay it is played to the end, and the end stands beside the real one @phone', async ({
  page,
  isMobile,
}, info) => {
  const real = kept('real', readReplay(NAME));
  await keepOnDevice(page, real);
  await open(page, `/replay/real?step=${real.steps - 12}&seat=1`);
  await page.getByRole('link', { name: label('play-on.here') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(label('play-on.here'));
  await expectNoViolations(page);
  await expectNoSideways(page);
  expect([...(await sticksOut(page)), ...(await troubles(page, { finger: isMobile }))]).toEqual([]);
  await shoot(page, 'play-on');

  // In the place of the other; whoever plays one's own hand is asked for.
  await page
    .getByRole('button', { name: /^Amande/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Pépin/ }).click();
  await press(page, label('play-on.begin'));
  await expect(page).toHaveURL(/\/table\//);
  const id = page.url().split('/').at(-1);
  const result = page.getByRole('dialog');
  const pass = page.getByRole('button', { name: 'Passer', exact: true });
  await expect(async () => {
    if (await result.isHidden()) await pass.click({ timeout: 500 });
    await expect(result).toBeVisible({ timeout: 500 });
  }).toPass();
  const beside = result.getByRole('region', { name: label('play-on.beside') });
  await expect(beside.getByRole('row')).toHaveCount(3);
  await expect(beside).toContainText(/Alors, la victoire était pour (vous|Amande)/);
  await shoot(page, 'play-on-end');

  const path = info.outputPath('on.json');
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: label('table.export') }).click();
  await (await arriving).saveAs(path);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ format: 'etagere-match/2' });
  expect(await etagere('verify', path)).toContain('il n’y en a pas eu');

  await beside.getByRole('button', { name: label('play-on.back', { to: 'match' }) }).click();
  await expect(page).toHaveURL(new RegExp(`/replay/real\\?step=${real.steps - 12}&seat=2`));

  await open(page, '/games');
  await expect(page.locator('.game-card')).toHaveCount(2);
  await expect(page.locator('.game-card').first()).toContainText(
    label('games.from', { number: real.steps - 12 }),
  );
  await open(page, `/replay/${id}`);
  await page.getByRole('button', { name: label('fair.open', { state: 'imagined' }) }).click();
  await expect(result).toContainText(label('fair.lead', { state: 'imagined' }));
});

test('from a puzzle, with all that is in the box', async ({ page }) => {
  await open(page, '/mathable/learn/puzzle/1');
  await page.getByRole('button', { name: 'La solution' }).click();
  await page.getByRole('link', { name: label('play-on.here') }).click();
  await press(page, label('play-on.begin'));
  await expect(page).toHaveURL(/\/table\//);
  await playMove(page, 'pass');
  await expect(page.locator('.log')).toContainText(/passe/);
});

test('where nothing can be played there is no way to it', async ({ page }) => {
  const file = readReplay(NAME);
  await keepOnDevice(page, kept('real', file));
  await open(page, `/replay/real?step=${file.entries.length}&seat=1`);
  await expect(page.locator('.outcome')).toBeVisible();
  await expect(page.getByRole('link', { name: label('play-on.here') })).toHaveCount(0);
  await open(page, `/play-on/real?step=${file.entries.length}&seat=1`);
  await expect(page.locator('main')).toContainText(label('play-on.nothing-why', { why: 'over' }));
  await open(page, '/play-on/nowhere?step=1&seat=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(label('table.none'));
});
