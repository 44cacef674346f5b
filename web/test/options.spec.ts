import type { Page } from '@playwright/test';
import { makeCell } from '#games/mathable/rules/cells.ts';
import { linesAt } from '#games/mathable/rules/placing.ts';
import { tryOn } from '#games/mathable/test/browser/hand.ts';
import { nextMoment, stepAfter } from '#games/mathable/test/browser/player.ts';
import { tell } from '#games/mathable/ui/tell.ts';
import { seatNames } from '../table/seat-names.ts';
import { hurry, press } from './hand.ts';
import { cut, keepOnDevice, kept, type MatchFile, readReplay, rebuild } from './kept.ts';
import { open } from './pages.ts';
import { expect, test } from './site.ts';
import { fr } from './words.ts';

test.beforeEach(async ({ page }) => hurry(page));

test.describe('[MB-15] where players check one another', () => {
  const contests = [
    // Among two nobody else can be quicker.
    ['rightly', 'challenge-out-of-tiles-two-players', 'à juste titre'],
    ['wrongly', 'contest-rejected-three-players', 'à tort'],
  ] as const;
  for (const [how, name, words] of contests) {
    test(`a turn is contested ${how}`, async ({ page }) => {
      const whole = readReplay(name);
      const { file, seat, sentences } = contestIn(whole, words);
      await keepOnDevice(page, kept('table', file, { person: seat }));
      await open(page, '/table/table');
      await press(page, fr.label('ui.contest'));
      for (const sentence of sentences) await expect(page.locator('.log')).toContainText(sentence);
    });
  }

  test('a last turn is accepted, and the game is over', async ({ page }) => {
    const whole = readReplay('challenge-out-of-tiles-two-players');
    await keepOnDevice(page, kept('table', cut(whole, whole.entries.length - 1)));
    await open(page, '/table/table');
    await expect(page.locator('.now')).toContainText(fr.label('ui.verdict'));
    await press(page, fr.label('ui.accept'));
    await expect(page.getByRole('dialog').locator('.totals')).toBeVisible();
  });
});

test.describe('[MB-16] where players name their lines', () => {
  const { file, seat, move, after } = severalLines('shared-win');
  const cell = makeCell(move.cell);
  const present = linesAt(rebuild(file).envelope(seat).view.board, move.cell);

  test.beforeEach(async ({ page }) => {
    await keepOnDevice(page, kept('table', file, { person: seat }));
    await open(page, '/table/table');
    await tryOn(page, move.tile, cell);
  });

  test('only those that are named count', async ({ page }) => {
    const named = page.locator('.claims button[aria-pressed="true"]');
    // Who names the lines counts for themselves: the whole of its name promises nothing.
    const confirm = page.getByRole('button', { name: fr.label('ui.confirm'), exact: true });
    await expect(named).toHaveCount(1);
    await named.click();
    await expect(confirm).toBeDisabled();
    const right = present.filter(({ direction }) => move.lines?.includes(direction) === true);
    for (const line of right) await press(page, fr.label('ui.claim-line', { ...line }));
    await confirm.click();
    await expect(page.locator('.log li').first()).toContainText(`${move.tile} en ${cell}`);
    await expect(page.locator('.seat').nth(seat).locator('.score')).toHaveText(String(after.scores[seat]));
  });

  test('one that is wrong is refused for all to see', async ({ page }) => {
    const wrong = present.find(({ direction }) => move.lines?.includes(direction) !== true);
    await press(page, fr.label('ui.claim-line', { ...wrong }));
    await page.locator('.hand .actions .primary').click();
    await expect(page.locator('.why')).toContainText(/MB-[56]/);
  });
});

for (const [players, options] of [
  [3, []],
  [4, ['setting.checking.challenge', 'setting.lines.claimed']],
] as const) {
  test(`${players} players go around the table${options.length > 0 ? ' by all options' : ''}`, async ({
    page,
  }) => {
    await open(page, '/mathable/play');
    for (let seat = 3; seat <= players; seat++) await press(page, fr.label('set-up.add'));
    for (let seat = 2; seat <= players; seat++) {
      const chair = page.getByRole('group', { name: fr.label('seat', { seat }) });
      await chair.getByRole('button', { name: fr.label(`bot.${seat - 1}.name`) }).click();
    }
    if (options.length > 0) await page.locator('.more-options > summary').click();
    for (const option of options) await press(page, fr.label(option));
    await press(page, fr.label('set-up.begin'));
    await expect(page.locator('.seat')).toHaveCount(players);
    await passOnce(page);
    await passOnce(page);
    for (let level = 1; level < players; level++)
      await expect(page.locator('.log')).toContainText(
        new RegExp(`${fr.label(`bot.${level}.name`)} (pose|passe|échange|finit|pioche)`),
      );
  });
}

/** Lets the others play until it is the person's turn again. */
async function passOnce(page: Page): Promise<void> {
  await nextMoment(page);
  const step = await page.locator('[data-step]').getAttribute('data-step');
  await press(page, fr.label('ui.pass'));
  await stepAfter(page, step);
  await nextMoment(page);
}

/** The match up to a contest that ends as these words say, who makes it, and what the table tells of it. */
function contestIn(whole: MatchFile, words: string) {
  for (const [index, { seat, move }] of whole.entries.entries()) {
    if (move.kind !== 'contest') continue;
    const file = cut(whole, index);
    const [before, after] = [rebuild(file), rebuild(cut(whole, index + 1))];
    const { chairs } = kept('table', file, { person: seat });
    const sentences = tell(before.envelope(seat).view, after.envelope(seat).view, {
      words: fr,
      seatName: seatNames(chairs, fr, seat),
    });
    if (sentences.some(sentence => sentence.includes(words))) return { file, seat, sentences };
  }
  throw new Error(`nobody contests ${words}`);
}

/** The match up to a tile that is laid with several lines, and the table after it. */
function severalLines(name: string) {
  const whole = readReplay(name);
  for (const [index, { seat, move }] of whole.entries.entries()) {
    if (move.kind !== 'place' || (move.lines?.length ?? 0) < 2) continue;
    const after = rebuild(cut(whole, index + 1)).envelope(seat).view;
    return { file: cut(whole, index), seat, move, after };
  }
  throw new Error('nobody names several lines');
}
