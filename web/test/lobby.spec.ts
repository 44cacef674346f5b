import type { Page } from '@playwright/test';
import { press } from './hand.ts';
import { troubles } from './layout.ts';
import { enterLobby, expect, test } from './online.ts';
import { expectContrast, expectNoSideways, expectNoViolations, shoot, waitUntilKept } from './pages.ts';
import { layWire } from './wire.ts';
import { fr, phrasesIn, say } from './words.ts';

test.describe('a table by invitation', () => {
  test('is set up, joined by its link in one click, and begun', async ({ guest }) => {
    const [ines, paul] = [await guest('Inès'), await guest('Paul')];
    await ines.goto('/mathable');
    await ines.getByRole('link', { name: fr.label('online.invite'), exact: true }).click();
    await ines.getByLabel(fr.label('me.name')).fill('Inès la grande');
    await openMore(ines);
    await press(ines, fr.label('online.clock.kind.days'));
    await press(ines, fr.label('online.clock.days', { days: 3 }));
    await press(ines, fr.label('setting.checking.challenge'));
    await press(ines, fr.label('online.invite.send'));

    const link = await ines.getByLabel(fr.label('online.link'), { exact: true }).inputValue();
    expect(link).toBe(ines.url());
    await expect(ines.getByRole('img', { name: fr.label('online.qr') })).toBeVisible();
    await expect(ines.locator('.waiting-terms')).toContainText(fr.label('online.clock.days', { days: 3 }));
    await expect(ines.locator('.waiting-terms')).toContainText(fr.label('setting.checking.challenge'));
    await expect(ines.locator('.waiting-for')).toHaveText(fr.label('online.waiting.missing', { players: 1 }));
    await expect(ines.getByRole('button', { name: fr.label('online.waiting.begin') })).toBeDisabled();

    // The name is asked in the same step; it may also be left as it is.
    const code = await ines.locator('.table-code strong').innerText();
    await paul.goto('/lobby');
    await paul.getByLabel(fr.label('lobby.code')).fill('nobody here');
    await press(paul, fr.label('lobby.join'));
    await expect(paul.getByRole('alert')).toContainText(fr.label('online.trouble.no-such-code'));
    await paul.getByLabel(fr.label('lobby.code')).fill(code.toUpperCase());
    await press(paul, fr.label('lobby.join'));
    await expect(paul).toHaveURL(link);
    await paul.goto(`/t/${code}`);
    await expect(paul).toHaveURL(link);
    await expect(seat(paul, 0)).toContainText('Inès la grande');
    await paul.getByLabel(fr.label('me.name')).fill('Paul le petit');
    await press(paul, fr.label('online.waiting.sit'));
    await expect(seat(ines, 1)).toContainText('Paul le petit');
    await expect(paul.locator('.waiting-for')).toHaveText(
      fr.label('online.waiting.host-begins', { name: 'Inès la grande' }),
    );
    await expect(ines).toHaveTitle(new RegExp(fr.label('online.waiting.title.complete')));

    await press(ines, fr.label('online.waiting.begin'));
    for (const page of [ines, paul]) await expect(page.locator('[data-tile]')).toHaveCount(7);
  });

  test('may be played with bots, and waits for whoever needs a moment', async ({ guest }) => {
    const [ines, paul] = [await guest('Inès'), await guest('Paul')];
    const id = await setUp(ines, 'matryoshka', async () => {
      const third = ines.getByRole('group', { name: fr.label('seat', { seat: 3 }) });
      await third.getByRole('button', { name: fr.label('bot.4.name') }).click();
    });
    await paul.goto(`/t/${id}`);
    await press(paul, fr.label('online.waiting.sit'));
    const begin = ines.getByRole('button', { name: fr.label('online.waiting.begin') });
    await expect(begin).toBeEnabled();
    await press(paul, fr.label('online.waiting.moment'));
    await expect(begin).toBeDisabled();
    await expect(seat(ines, 1)).toContainText(fr.label('online.seat.awaited'));
    await press(paul, fr.label('online.waiting.join'));
    await expect(begin).toBeEnabled();

    // Who leaves makes room for a bot, which the host may send away again.
    await press(paul, fr.label('online.waiting.stand'));
    await expect(seat(ines, 1)).toContainText(fr.label('online.seat.free'));
    await seat(ines, 1).locator('summary').click();
    await seat(ines, 1)
      .getByRole('button', { name: fr.label('bot.1.name') })
      .click();
    await expect(seat(paul, 1)).toContainText(fr.label('bot.1.style'));
    await expect(paul.getByRole('button', { name: fr.label('online.waiting.sit') })).toHaveCount(0);
    await begin.click();
    await expect(ines.locator('[data-step]')).toBeVisible();
  });

  test('is not in the list', async ({ guest }) => {
    const [ines, paul] = [await guest('Inès'), await guest('Paul')];
    await setUp(ines, 'mathable');
    const id = await setUp(ines, 'mathable', () => press(ines, fr.label('online.visibility.public')));
    await paul.goto('/lobby');
    await expect(joinOf(paul, 'Inès')).toHaveCount(1);
    await joinOf(paul, 'Inès').click();
    await expect(paul).toHaveURL(`/t/${id}`);
  });

  test('shows what was promised about the deal', async ({ guest }) => {
    const ines = await guest('Inès');
    await setUp(ines, 'mathable');
    await ines.getByText(fr.label('online.deal'), { exact: true }).click();
    await expect(ines.locator('.deal-promise code')).toHaveText(/^[0-9a-f]{64}$/);
  });

  test('gives its link to whoever asks', async ({ guest }) => {
    const ines = await guest('Inès');
    await ines.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await setUp(ines, 'mathable');
    await press(ines, fr.label('online.copy'));
    await expect(ines.locator('.share-actions')).toContainText(fr.label('online.copied'));
    expect(await ines.evaluate(() => navigator.clipboard.readText())).toBe(ines.url());
  });
});

test.describe('the lobby', () => {
  test('is live: a table comes, is joined in one click, is watched, and goes', async ({ guest }) => {
    const [ines, paul, marie] = [await guest('Inès B.'), await guest('Paul B.'), await guest('Marie B.')];
    for (const page of [paul, marie]) await enterLobby(page);
    await setUp(ines, 'mathable', () => press(ines, fr.label('online.visibility.public')));
    await joinOf(paul, 'Inès B.').click();
    await expect(seat(paul, 1)).toContainText('Paul B.');
    await press(ines, fr.label('online.waiting.begin'));
    const watch = marie.getByRole('link', { name: /Regarder.*Inès B\. et Paul B\./ });
    await expect(watch).toBeVisible();
    await expect(joinOf(marie, 'Inès B.')).toHaveCount(0);
    await watch.click();
    await expect(marie.locator('[data-step]')).toBeVisible();
    await expect(marie.locator('[data-tile]')).toHaveCount(0);

    // Both find their table again; one of them is asked.
    const turns: string[] = [];
    for (const page of [ines, paul]) {
      await page.goto('/lobby');
      await expect(page.getByRole('heading', { name: fr.label('lobby.mine') })).toBeVisible();
      turns.push((await page.locator('.table-card .table-state').first().textContent()) ?? '');
    }
    expect(turns.toSorted()).toEqual([fr.label('lobby.your-turn'), fr.label('lobby.others-turn')].toSorted());
  });

  test.describe('without its server', () => {
    test.use({ provoked: /WebSocket connection|net::ERR_/ });

    test('says so, and comes back by itself', async ({ guest, house }) => {
      const wire = await layWire(house.url);
      const ines = await guest('Inès', wire.url);
      await enterLobby(ines);
      await expect(ines.locator('.new-table')).toBeVisible();
      wire.cut();
      await expect(ines.locator('.lobby-away')).toHaveText(fr.label('lobby.away'));
      wire.mend();
      await expect(ines.locator('.lobby-away')).toHaveText('');

      await ines.goto('/mathable/invite');
      await expect(ines.getByLabel(fr.label('me.name'))).toHaveValue('Inès');
      wire.cut();
      await press(ines, fr.label('online.invite.send'));
      await expect(ines.getByRole('alert')).toContainText(fr.label('online.trouble.offline'));
      wire.mend();
      await press(ines, fr.label('online.invite.send'));
      await expect(ines).toHaveURL(/\/t\/[\w-]+$/);
      await wire.close();
    });

    test.describe('on a device that keeps the client', () => {
      test.use({ keepsClient: true });

      test('says what still works', async ({ guest, house }) => {
        const wire = await layWire(house.url);
        const ines = await guest('Inès', wire.url);
        await enterLobby(ines);
        await waitUntilKept(ines);
        wire.cut();
        await ines.goto('/lobby');
        await expect(ines.locator('.out-of-reach')).toContainText(fr.label('online.away-works'));
        await expectNoViolations(ines);
        await ines.goto('/mathable/invite');
        await ines.getByRole('link', { name: fr.label('online.play-this-here') }).click();
        await press(ines, fr.label('set-up.begin'));
        await expect(ines.locator('[data-tile]')).toHaveCount(7);
        await wire.close();
      });
    });
  });
});

test('everybody can see and reach everything', async ({ guest }) => {
  const [ines, paul] = [await guest('Inès'), await guest('Paul')];
  await enterLobby(paul);
  await expect(paul.locator('.new-table')).toBeVisible();
  await look(paul, 'lobby');
  const id = await setUp(ines, 'mathable', async () => {
    await press(ines, fr.label('online.visibility.public'));
    await look(ines, 'invite-usual');
    await openMore(ines);
    await press(ines, fr.label('online.clock.kind.fischer'));
    await look(ines, 'invite');
    await press(ines, fr.label('me.face-change'));
    await look(ines, 'invite-faces');
    await ines.keyboard.press('Escape');
  });
  await paul.goto('/lobby');
  await expect(joinOf(paul, 'Inès').first()).toBeVisible();
  await look(paul, 'lobby-tables');
  await paul.goto(`/t/${id}`);
  await expect(paul.getByRole('img', { name: fr.label('online.qr') })).toBeVisible();
  await look(paul, 'waiting-guest');
  await seat(ines, 1).locator('summary').click();
  await ines.getByText(fr.label('online.deal'), { exact: true }).click();
  await look(ines, 'waiting-host');
});

test('in English nothing is left in French', async ({ guest }) => {
  const { label } = say.en;
  const ines = await guest('Inès');
  await ines.addInitScript(() => localStorage.setItem('etagere.language', 'en'));
  const expectEnglish = async (title: string): Promise<void> => {
    await expect(ines.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(phrasesIn(await ines.locator('body').innerText(), 'fr')).toEqual([]);
  };
  await ines.goto('/lobby');
  await expect(ines.locator('.new-table')).toBeVisible();
  await expectEnglish(label('lobby.title'));
  await ines.goto('/mathable/invite');
  await openMore(ines);
  for (const kind of ['move', 'fischer', 'days']) {
    await press(ines, label(`online.clock.kind.${kind}`));
    await expectEnglish(label('online.invite.title', { game: 'Mathable' }));
  }
  await press(ines, label('online.invite.send'));
  await ines.getByText(label('online.deal'), { exact: true }).click();
  await expectEnglish(label('online.waiting.title', { game: 'Mathable' }));
});

/** At every width, in both lights. */
async function look(page: Page, name: string): Promise<void> {
  const usual = page.viewportSize() ?? { width: 1440, height: 900 };
  expect(await troubles(page, { finger: usual.width < 600 })).toEqual([]);
  await expectNoViolations(page);
  await shoot(page, `online-${name}`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page);
  await shoot(page, `online-${name}-dark`);
  await page.emulateMedia({ colorScheme: 'light' });
  for (const [width, height] of [
    [320, 568],
    [3840, 2160],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectNoSideways(page);
    expect(await troubles(page, { finger: false })).toEqual([]);
  }
  await page.setViewportSize(usual);
}

/** What is usually left as it is. */
async function openMore(page: Page): Promise<void> {
  await page.locator('.more-options > summary').click();
}

/** Sets up a table as `answer` answers the questions, and is in its waiting room afterwards. */
async function setUp(page: Page, game: string, answer?: () => Promise<void>): Promise<string> {
  await page.goto(`/${game}/invite`);
  // Whoever changes nothing finds it on the first screen.
  await expect(page.getByRole('button', { name: fr.label('online.invite.send') })).toBeInViewport({
    ratio: 1,
  });
  await answer?.();
  await press(page, fr.label('online.invite.send'));
  await expect(page).toHaveURL(/\/t\/[\w-]+$/);
  return page.url().split('/').at(-1) ?? '';
}

function seat(page: Page, number: number) {
  return page.locator('.waiting-seat').nth(number);
}

function joinOf(page: Page, name: string) {
  return page.getByRole('button', { name: new RegExp(`${fr.label('lobby.join')}.*${name}`) });
}
