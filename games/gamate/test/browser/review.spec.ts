import type { Page } from '@playwright/test';
import { makeWords } from '#text/words.ts';
import { hurry } from '#web/test/hand.ts';
import { keepOnDevice, kept as keptMathable, readReplay } from '#web/test/kept.ts';
import { sticksOut, troubles } from '#web/test/layout.ts';
import { expectNoSideways, expectNoViolations, open, shoot } from '#web/test/pages.ts';
import { expect, test } from '#web/test/site.ts';
import pagesEn from '#web/text/en.json' with { type: 'json' };
import pagesFr from '#web/text/fr.json' with { type: 'json' };
import replaysEn from '#web/text/replays/en.json' with { type: 'json' };
import replaysFr from '#web/text/replays/fr.json' with { type: 'json' };
import gameEn from '../../text/en.json' with { type: 'json' };
import playEn from '../../text/en-play.json' with { type: 'json' };
import reviewEn from '../../text/en-review.json' with { type: 'json' };
import gameFr from '../../text/fr.json' with { type: 'json' };
import playFr from '../../text/fr-play.json' with { type: 'json' };
import reviewFr from '../../text/fr-review.json' with { type: 'json' };
import { kept } from './player.ts';

const say = {
  fr: makeWords('fr', gameFr, playFr, reviewFr, pagesFr, replaysFr),
  en: makeWords('en', gameEn, playEn, reviewEn, pagesEn, replaysEn),
};
const { label } = say.fr;

/** `down` has 63 steps; at the 41st declarer renounces where forcing with the same card would save a trick. */
const STEPS = 63;
const FAULT = 41;

test.beforeEach(async ({ page }) => {
  await hurry(page);
  await keepOnDevice(page, kept('done', 'down', STEPS), kept('begun', 'down', FAULT));
});

for (const language of ['fr', 'en'] as const) {
  test(`a step with a fault says what was lost: ${language}`, async ({ page, isMobile }) => {
    await page.addInitScript(one => localStorage.setItem('etagere.language', one), language);
    await open(page, `/replay/done?step=${FAULT}`);
    const words = say[language];
    const review = page.getByRole('region', { name: words.label('replay.review') });
    const toggle = review.getByRole('button', { name: words.label('replay.review-open') });
    // Nobody is told unasked.
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(review).toContainText(words.label('replay.review-about'));
    await expect(review.locator('.finding')).toHaveCount(0);
    await toggle.click();
    await expect(review.locator('.finding')).toContainText(
      words.label('review.lost', { loss: 'tricks', tricks: 1 }),
    );
    await expect(review.locator('.finding')).toContainText(
      words.label('review.better', { deed: 'force', card: 24, others: 'no' }),
    );
    await expect(review.locator('.finding .gamate-card')).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoViolations(page);
      await shoot(page, `gamate-review-${language}-${colorScheme}`);
    }
    await expectNoSideways(page);
    expect([...(await sticksOut(page)), ...(await troubles(page, { finger: isMobile }))]).toEqual([]);
  });
}

test('one jumps from fault to fault, and the device remembers that one wants to know', async ({ page }) => {
  await open(page, '/replay/done?step=1');
  const finding = page.locator('.review .finding');
  await page.getByRole('button', { name: label('replay.review-open') }).click();
  await expect(finding).toContainText(label('replay.review-none'));
  await expect(page.locator('.review .faults')).toContainText(
    label('replay.review-count', { count: 7, going: 'no' }),
  );
  const after = page.getByRole('button', { name: label('replay.review-after') });
  const before = page.getByRole('button', { name: label('replay.review-before') });
  await expect(before).toHaveAttribute('aria-disabled', 'true');
  await after.click();
  await expectStep(page, 40);
  await after.click();
  await expectStep(page, FAULT);
  await before.click();
  await expectStep(page, 40);
  // Before the last tricks nobody can be sure.
  await page.getByRole('slider').fill('30');
  await expect(finding).toContainText(label('review.sure', { verdict: 'early', tricks: 6 }));
  // Through other eyes the same is found.
  await page.getByRole('slider').fill(String(FAULT));
  await page.getByLabel(label('replay.eyes')).selectOption('3');
  await expect(finding).toContainText(label('review.lost', { loss: 'tricks', tricks: 1 }));
  await page.reload();
  await expect(finding).toContainText(label('review.lost', { loss: 'tricks', tricks: 1 }));
});

test('before the end, and for games that cannot tell, there is no review', async ({ page }) => {
  await keepOnDevice(page, keptMathable('other', readReplay('out-of-tiles-two-players')));
  for (const id of ['begun', 'other']) {
    await open(page, `/replay/${id}`);
    await expect(page.getByRole('slider')).toBeVisible();
    await expect(page.locator('.review')).toHaveCount(0);
  }
});

async function expectStep(page: Page, step: number): Promise<void> {
  await expect(page.locator('.slider output')).toHaveText(label('replay.step', { step, last: STEPS }));
}
