import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { makeWords } from '#text/words.ts';
import type { Kept } from '../offline/store.ts';
import pagesFr from '../text/fr.json' with { type: 'json' };
import replaysEn from '../text/replays/en.json' with { type: 'json' };
import replaysFr from '../text/replays/fr.json' with { type: 'json' };
import { etagere } from './cli.ts';
import { hurry } from './hand.ts';
import { keepOnDevice, replayPath } from './kept.ts';
import { sticksOut, troubles } from './layout.ts';
import { expectNoSideways, expectNoViolations, open, shoot } from './pages.ts';
import { expect, test } from './site.ts';

const { label } = makeWords('fr', pagesFr, replaysFr);

/** Short matches of each box, with a person in the first chair. */
const MATCHES = {
  calculator: 'shared-win-two-players',
  gamate: 'made-exactly',
  mathable: 'challenge-out-of-tiles-two-players',
  mathisto: 'discoveries-together-three-players',
  matryoshka: 'clear-win-three-players',
} as const;

/** One whose review takes next to nothing, and has something to say. */
const FORFEIT = 'forfeit-after-an-opposition';

function kept(
  game: keyof typeof MATCHES,
  { over = true, name = MATCHES[game] }: { readonly over?: boolean; readonly name?: string } = {},
): Kept {
  const file = JSON.parse(readFileSync(replayPath(name, game), 'utf8')) as {
    readonly seats: number;
    readonly entries: readonly unknown[];
  };
  return {
    id: game,
    game,
    chairs: Array.from({ length: file.seats }, (_, seat) =>
      seat === 0 ? { kind: 'person', name: '' } : { kind: 'bot', level: 2 },
    ),
    file: over ? file : { ...file, entries: file.entries.slice(0, 8) },
    steps: file.entries.length,
    over,
    updated: Date.now(),
  };
}

test.beforeEach(({ page }) => hurry(page));

for (const game of Object.keys(MATCHES) as (keyof typeof MATCHES)[])
  test(`a match of ${game} is looked back at: who was ahead comes first`, async ({ page }) => {
    await keepOnDevice(page, kept(game));
    await open(page, `/replay/${game}`);
    await page.getByRole('link', { name: label('look-back.open') }).click();
    await expect(page.locator('.swing')).toBeVisible();
    await expect(page.locator('.swing [role=img]')).toHaveAttribute('aria-label', /première étape/);
    await shoot(page, `review-${game}-going`);
  });

test('the page finds what the command line finds, to be read by everybody', async ({ page }) => {
  // Called as a terminal calls them, so that both say the same, word by word.
  const chairs = [1, 2, 3].map(seat => ({ kind: 'person', name: `Joueur ${seat}` }) as const);
  await keepOnDevice(page, { ...kept('matryoshka'), chairs });
  const found = JSON.parse(
    await etagere('review', replayPath(MATCHES.matryoshka, 'matryoshka'), '--json'),
  ) as Found;
  await openReview(page, 'matryoshka');
  await saysAll(page, found);
  await expect(page.locator('.lucks li')).toHaveCount(3);
  await expect(page.locator('.review-panel.seen')).toContainText(label('look-back.seen-about'));
  await canBeRead(page, false);
  await page
    .locator('.turning-point')
    .first()
    .getByRole('link', { name: label('look-back.see') })
    .click();
  await expect(page).toHaveURL(new RegExp(`/replay/matryoshka\\?step=${found.turningPoints[0]?.step}&seat=`));
});

test('a short match on a phone, to be read by everybody @touch', async ({ page }) => {
  const chairs = [1, 2, 3, 4].map(seat => ({ kind: 'person', name: `Joueur ${seat}` }) as const);
  await keepOnDevice(page, { ...kept('gamate', { name: FORFEIT }), chairs });
  const found = JSON.parse(await etagere('review', replayPath(FORFEIT, 'gamate'), '--json')) as Found;
  await openReview(page, 'gamate');
  await saysAll(page, found);
  await expect(page.locator('.lucks li')).toHaveCount(4);
  await canBeRead(page, true);
});

/** What the command line finds. */
interface Found {
  readonly turningPoints: readonly { readonly step: number; readonly text: string }[];
  readonly accuracy: readonly { readonly seat: number }[];
}

async function openReview(page: Page, game: string): Promise<void> {
  await open(page, `/review/${game}`);
  await expect(page.locator('.review-page progress')).toHaveCount(0, { timeout: 90_000 });
}

async function saysAll(page: Page, { turningPoints, accuracy }: Found): Promise<void> {
  await expect(page.locator('.turning-point h2')).toHaveText(
    turningPoints.map(({ step }) => label('look-back.step', { step })),
  );
  await expect(page.locator('.turning-text')).toHaveText(turningPoints.map(({ text }) => text));
  for (const point of await page.locator('.turning-point').all()) {
    await expect(point.locator('.turning-picture > *')).toBeVisible();
    await expect(point).not.toContainText(/undefined|[{}]/);
  }
  const percents = page.locator('.accuracies .percent');
  await expect(percents).toHaveCount(accuracy.length);
  for (const one of await percents.all()) await expect(one).toHaveText(/^\d+\s%$/);
}

async function canBeRead(page: Page, finger: boolean): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolations(page);
    await shoot(page, `review-${colorScheme}`);
  }
  await expectNoSideways(page);
  expect([...(await sticksOut(page)), ...(await troubles(page, { finger }))]).toEqual([]);
}

test('a match that goes on is not looked back at', async ({ page }) => {
  await keepOnDevice(page, kept('mathable', { over: false }));
  await open(page, '/replay/mathable');
  await expect(page.getByRole('link', { name: label('look-back.open') })).toHaveCount(0);
  await open(page, '/review/mathable');
  await expect(page.locator('main')).toContainText(label('look-back.not-over'));
});

test('in English', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('etagere.language', 'en'));
  await keepOnDevice(page, kept('gamate', { name: FORFEIT }));
  await open(page, '/review/gamate');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(replaysEn.labels['look-back.title']);
  await expect(page.locator('.turning-point').last()).toContainText('Better: announcing 7 tricks down', {
    timeout: 90_000,
  });
});
