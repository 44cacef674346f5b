import { readFileSync } from 'node:fs';
import type { Outcome } from '#contract/game.ts';
import { registry } from '#games/registry.ts';
import { parseLog } from '#kernel/log.ts';
import { Match } from '#kernel/match.ts';
import { formatNumber } from '#text/format.ts';
import type { Kept } from '../offline/store.ts';
import { hurry } from './hand.ts';
import { keepOnDevice, replayPath } from './kept.ts';
import { expectNoSideways, expectNoViolations, shoot, turnTo } from './pages.ts';
import { expect, test } from './site.ts';

/** A match of each game that was played to its end. */
const PLAYED = {
  mathable: 'out-of-tiles-two-players',
  calculator: 'last-equals-with-reserve-three-players',
  gamate: 'rubber-won-with-the-lower-total',
  mathisto: 'seventh-family-three-players',
  matryoshka: 'clear-win-three-players',
};
/** These show on the table itself how it ended (`showsEnd`): the result opens when it is asked for. */
const SHOWN_ON_TABLE: ReadonlySet<string> = new Set(['matryoshka']);
/** Where points alone do not say who won: the rule that does. */
const NOT_BY_POINTS = [
  { game: 'mathable', replay: 'shared-win', rule: 'MB-18' },
  { game: 'calculator', replay: 'shared-win-two-players', rule: 'CA-16' },
  { game: 'gamate', replay: 'rubber-won-with-the-lower-total', rule: 'GA-17' },
  { game: 'gamate', replay: 'twelve-void-deals', rule: 'GA-18' },
  { game: 'mathisto', replay: 'shared-win-four-players', rule: 'MH-20' },
  { game: 'matryoshka', replay: 'tie-broken-by-the-longest-run-four-players', rule: 'MY-11' },
] as const;
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
];

for (const [game, replay] of Object.entries(PLAYED)) {
  test(`the end of ${game}: the first button is in sight, and stays when the result is closed`, async ({
    page,
  }) => {
    const { kept, outcome } = await readMatch(game, replay);
    await hurry(page);
    await keepOnDevice(page, kept);
    await page.goto('/table/done');
    const result = page.getByRole('dialog');
    const again = result.locator('footer > :first-child');
    const end = page.getByRole('region', { name: 'La partie est finie' });
    const isOnTable = SHOWN_ON_TABLE.has(game);
    if (isOnTable) await end.getByRole('button', { name: 'Le résultat' }).click();
    await expect(result.locator('.totals').first()).toBeVisible();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect(again).toHaveText('Rejouer');
      await expect(again).toBeInViewport({ ratio: 1 });
      await expectNoSideways(page);
      await shoot(page, `end-${game}`);
    }
    await expect(result.locator('.end-moment')).toContainText(
      // There the camp with fewer points has won: by games.
      game === 'gamate'
        ? /gagne(nt)? la manche qui décide\u202F: 2 à \d\./
        : /passe.* de .* à .*(avance|retard|égalité)/,
    );

    await page.keyboard.press('Escape');
    await expect(result).toBeHidden();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect(end.getByRole('button', { name: 'Rejouer' })).toBeInViewport({ ratio: 1 });
      await expect(end.getByRole('link', { name: 'Revoir' })).toBeInViewport({ ratio: 1 });
      await shoot(page, `over-${game}`);
    }
    // Around a cloth one's own seat comes last.
    const scores = page.locator(isOnTable ? '.rank .score' : '.seat .score');
    const seen = await scores.allTextContents();
    const counted = outcome.scores.map(score => formatNumber(score, 'fr'));
    expect(seen.toSorted()).toEqual(counted.toSorted());
    // All games have the same frame, and each looks at its own result where it is played to its end.
    if (game === 'mathable') await expectNoViolations(page);
    await end.getByRole('button', { name: 'Le résultat' }).click();
    await expect(again).toBeVisible();
  });
}

test('equal totals: the end says which rule decides', async ({ page }) => {
  await hurry(page);
  const matches = await Promise.all(NOT_BY_POINTS.map(({ game, replay }) => readMatch(game, replay)));
  await keepOnDevice(page, ...matches.map(({ kept }, i) => ({ ...kept, id: `equal-${i}` })));
  for (const [i, { game, rule }] of NOT_BY_POINTS.entries()) {
    await turnTo(page, `/table/equal-${i}`);
    if (SHOWN_ON_TABLE.has(game)) {
      await expect(page.locator('.board')).toContainText(`(${rule})`);
      await page.getByRole('button', { name: 'Le résultat' }).click();
    }
    await expect(page.getByRole('dialog').locator('.end-totals')).toContainText(`(${rule})`);
  }
});

test('the result goes out as a picture and onto paper, and the same people play again', async ({ page }) => {
  const { kept } = await readMatch('mathable', PLAYED.mathable);
  await hurry(page);
  await keepOnDevice(page, kept);
  await page.goto('/table/done');
  const result = page.getByRole('dialog');
  const download = page.waitForEvent('download');
  await result.getByRole('button', { name: 'Partager en image' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('mathable.png');
  const picture = readFileSync(await file.path());
  // A PNG says its size in bytes 16 to 23; paper alone would be far smaller.
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(picture.length).toBeGreaterThan(20_000);
  await expect(result.getByRole('status')).toHaveText('L’image est enregistrée sur cet appareil.');

  await result.getByRole('button', { name: 'Imprimer' }).click();
  await page.emulateMedia({ media: 'print' });
  const rows = result.locator('.score-sheet tbody tr');
  await expect(rows.last()).toContainText('Le décompte final');
  await expect(rows.last()).toBeVisible();
  for (const unprinted of [page.locator('.table'), page.locator('.table-bar'), result.locator('footer')])
    await expect(unprinted).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await expect(result.getByRole('link', { name: 'Voir ce moment' })).toHaveAttribute(
    'href',
    /^\/replay\/done\?step=\d+$/,
  );
  await result.getByRole('button', { name: 'Rejouer' }).click();
  await expect(page).not.toHaveURL(/\/table\/done$/);
  await expect(page.locator('.seat .name')).toHaveText(['Vous', 'Carambole']);
  await expect(page.locator('.seat .score')).toHaveText(['0', '0']);
});

async function readMatch(id: string, replay: string): Promise<{ kept: Kept; outcome: Outcome }> {
  const file = JSON.parse(readFileSync(replayPath(replay, id), 'utf8'));
  const rules = await registry[id]?.rules?.();
  const read = parseLog(file);
  if (rules === undefined || !read.ok) throw new Error(`no match of ${id}`);
  const replayed = Match.replay(rules.game, read.log);
  const outcome = replayed.ok ? replayed.match.envelope('spectator').outcome : null;
  if (outcome === null) throw new Error(`${replay} does not end`);
  const chairs = Array.from({ length: file.seats }, (_, seat) =>
    seat === 0
      ? ({ kind: 'person', name: '' } as const)
      : ({ kind: 'bot', level: seat === 1 ? 5 : 2 } as const),
  );
  const steps = file.entries.length;
  return { kept: { id: 'done', game: id, chairs, file, steps, over: true, updated: Date.now() }, outcome };
}
