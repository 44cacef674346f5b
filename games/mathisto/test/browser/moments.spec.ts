import type { Page } from '@playwright/test';
import type { Envelope } from '#kernel/match.ts';
import { hurry } from '#web/test/hand.ts';
import { expectNoSideways, expectNoViolations, shoot } from '#web/test/pages.ts';
import { expect, test } from '#web/test/site.ts';
import { familyOf, isDiscovery, isJoker } from '../../rules/cards.ts';
import type { Mathisto, View } from '../../rules/types.ts';
import { familiesOn, laidOut, nextMoment, PRIMARY, sitDown } from './player.ts';

/** Drawings say nothing to axe, and there are thousands of lines in them. */
const DRAWN = { except: '.mathisto-card' } as const;

test('one’s turn: a family, the cards one lacks, and a player touched at the table', async ({ page }) => {
  await hurry(page);
  await sitDown(page, {
    seed: 'turn',
    seats: 4,
    until: ({ view }) => isMyTurn(view) && view.posed.length >= 1 && familiesHeld(view) > 1,
  });
  await nextMoment(page);
  // What the others hold can be counted, and so can each family before its owner.
  const sizes = await page
    .locator('.place')
    .evaluateAll(places =>
      places.map(place => [
        Number.parseInt(place.querySelector('.state')?.textContent ?? '', 10),
        place.querySelectorAll('.held .card').length,
      ]),
    );
  for (const [said, drawn] of sizes) if (!Number.isNaN(said)) expect(drawn).toBe(said);
  expect(await page.locator('.posed-fan').first().locator('[data-card]').count()).toBeGreaterThan(5);

  for (const tab of await familiesOn(page).all()) {
    await tab.click();
    await laidOut(page, tab);
    await expect(page.locator('.plate.target')).toHaveCount(0);
    // Of some families one lacks nothing.
    if ((await page.locator('[data-want]').count()) > 0) break;
  }
  await page.locator('[data-want]').first().click();
  await expect(page.locator('.want[aria-pressed="true"] .tag')).toHaveText('je demande');
  await expect(page.locator('.plate.target')).toHaveCount(3);
  await expectNoViolations(page, DRAWN);
  await shoot(page, 'mathisto-turn');
  await page.locator('.plate.target').first().click();
  await expect(page.locator('.call-event')).toBeVisible();
  await expect(page.locator('.plate.target')).toHaveCount(0);
});

test('a call between two others: the card in the middle, and what both say', async ({ page }) => {
  await sitDown(page, { seed: 'call', seats: 4, until: ({ view }) => isGivenAmongOthers(view) });
  const call = page.locator('.call-event[data-got="given"]').first();
  await expect(call.locator('h2')).toContainText(' donne ');
  await expect(page.locator('.place .says').filter({ hasText: 's’il vous plaît' })).toBeVisible();
  await expect(page.locator('.place .says').filter({ hasText: 'Voici.' })).toBeVisible();
});

test('[MH-8] a call that fails: a word at the called player, and what was drawn', async ({ page }) => {
  await hurry(page);
  await sitDown(page, { seed: 'failed', until: ({ view }) => isMyTurn(view) && hasAskedMeInVain(view) });
  await nextMoment(page);
  await expect(page.locator('.call-event h2')).toContainText('Vous n’avez pas');
  await expect(page.locator('.call-event .drawn .back')).toBeVisible();
  await expect(page.locator('.place .says')).toContainText('Vous');
});

test('six at the table, and a card is taken from one’s hand', { tag: '@touch' }, async ({ page }) => {
  await sitDown(page, { seed: 'six', seats: 6, until: ({ view }) => isTakenFromMe(view) });
  await expect(page.locator('.call-event[data-got="given"] h2').first()).toContainText('vous prend');
  await expect(page.locator('.place')).toHaveCount(5);
  await expectNoSideways(page);
});

test('a whole family behind its question makes no small phone wider', { tag: '@touch' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await sitDown(page, { seed: 'six', seats: 6, until: ({ view }) => view.posed.length > 0 });
  await expect(page.locator('.laid.behind > .card')).toHaveCount(7);
  for (const part of await page.locator('.laid.behind, .question h2, .choice').all()) {
    const box = await part.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  }
});

test('[MH-11] a question: letters choose, all see the answer and why, and it can be read again', async ({
  page,
}) => {
  await sitDownToQuestion(page);
  await page.keyboard.press('c');
  const chosen = page.locator('[data-choice="2"]');
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.now h2')).toContainText((await chosen.locator('span').textContent()) ?? '');
  await expectNoViolations(page, DRAWN);
  await shoot(page, 'mathisto-question');
  await page.locator(PRIMARY).click();
  await expect(page.locator('.choice.right')).toHaveCount(1);
  await expect(page.locator('.choice[data-said="true"]')).toHaveCount(1);
  await expect(page.locator('.because')).toBeVisible();
  await page.locator('[data-read]').click();
  await expect(page.locator('.question')).toHaveCount(0);
  await page.getByRole('button', { name: 'Relire la dernière question' }).click();
  await expect(page.locator('.question.answered .because')).toBeVisible();
});

test('on a phone a hint leaves the answers in sight, and a window is not cut off', { tag: '@touch' }, async ({
  page,
}) => {
  await sitDownToQuestion(page);
  await page.getByRole('button', { name: 'Un indice' }).tap();
  await expect(page.locator('.hint')).toContainText('.');
  for (const choice of await page.locator('[data-choice]').all()) await expect(choice).toBeInViewport();
  await expect(page.locator(PRIMARY)).toBeInViewport();

  await sitDown(page, { seed: 'window', seats: 4, until: isWindow });
  await nextMoment(page);
  for (const option of await page.locator('.option').all()) await expect(option).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.place .token')).not.toHaveCount(0);
  await expectNoSideways(page);
  await expectNoViolations(page, DRAWN);
  await shoot(page, 'mathisto-counter-phone');
});

test('[MH-12] discoveries are laid down together, and lie before their owner', async ({ page }) => {
  await hurry(page);
  await sitDown(page, {
    seed: 'discoveries',
    seats: 3,
    until: ({ view }) => isMyTurn(view) && hasFour(view),
  });
  await nextMoment(page);
  await page.locator('[data-pose="discoveries"]').click();
  await expect(page.locator('.discoveries .want[aria-pressed="true"]')).not.toHaveCount(0);
  await expectNoViolations(page, DRAWN);
  await page.locator(PRIMARY).click();
  await expect(page.locator('.own-posed [data-family="discoveries"]')).toBeVisible();
});

test('a hand of many families scrolls sideways on a phone, and its last card is reached', {
  tag: '@touch',
}, async ({ page }) => {
  await hurry(page);
  await sitDown(page, {
    seed: 'many families',
    until: ({ view }) => isMyTurn(view) && familiesHeld(view) > 4,
  });
  await nextMoment(page);
  await expectLastReached(page);
});

async function expectLastReached(page: Page): Promise<void> {
  const last = page.locator('.family > button').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
}

function isMyTurn({ phase }: View): boolean {
  return phase.tag === 'turn' && phase.seat === 0;
}

function isWindow({ view: { phase } }: Envelope<Mathisto>): boolean {
  return phase.tag === 'counter' && phase.poser !== 0;
}

function isGivenAmongOthers({ past, phase }: View): boolean {
  const last = past.at(-1);
  return (
    phase.tag === 'turn' &&
    last?.kind === 'called' &&
    last.got === 'given' &&
    last.caller !== 0 &&
    last.from !== 0
  );
}

function isTakenFromMe({ past, phase }: View): boolean {
  const last = past.at(-1);
  return phase.tag === 'turn' && last?.kind === 'called' && last.got === 'given' && last.from === 0;
}

function hasAskedMeInVain({ past }: View): boolean {
  const last = past.at(-1);
  return last?.kind === 'called' && last.got === 'drew' && last.from === 0;
}

function hasFour({ hands }: View): boolean {
  return (hands[0] ?? []).filter(isDiscovery).length >= 4;
}

function familiesHeld({ hands }: View): number {
  return new Set((hands[0] ?? []).flatMap(card => (isJoker(card) ? [] : [familyOf(card)]))).size;
}

/** A table at which the first seat is asked a question. */
async function sitDownToQuestion(page: Page): Promise<void> {
  await hurry(page);
  await sitDown(page, {
    seed: 'question',
    until: ({ view: { phase } }) => phase.tag === 'question' && phase.seat === 0,
  });
  await nextMoment(page);
}
