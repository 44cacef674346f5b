import { createECDH, randomBytes } from 'node:crypto';
import type { CDPSession, Locator, Page, Request } from '@playwright/test';
import { WHOLE } from './chromium.ts';
import { expect, test } from './online.ts';
import { expectNoViolations, open, shoot, waitUntilKept } from './pages.ts';
import { fr, say } from './words.ts';

// One without windows does not know messages for devices.
test.use({ keepsClient: true, launchOptions: WHOLE });
// One such browser for all of them.
test.describe.configure({ mode: 'default' });

test('a message says whose turn it is, once for each table; one that cannot be read leads to the shelf', async ({
  guest,
}) => {
  const page = await guest('Inès');
  const deliver = await postman(page);
  await deliver({ table: 'abc', game: 'Mathable', language: 'fr' });
  const first = {
    title: fr.label('push.title', { game: 'Mathable' }),
    body: fr.label('push.body'),
    path: '/t/abc',
  };
  await expect.poll(() => shown(page)).toEqual([first]);
  await deliver({ table: 'abc', game: 'Mathable', language: 'fr' });
  await deliver({ table: 'def', game: 'Matryoshka', language: 'en' });
  const second = {
    title: say.en.label('push.title', { game: 'Matryoshka' }),
    body: say.en.label('push.body'),
    path: '/t/def',
  };
  await expect.poll(() => shown(page)).toEqual(expect.arrayContaining([first, second]));
  expect(await shown(page)).toHaveLength(2);

  await putAway(page);
  await expect.poll(() => shown(page)).toEqual([]);
  await deliver('not JSON');
  await expect.poll(() => shown(page)).toMatchObject([{ path: '/' }]);
  await deliver({ table: '../../elsewhere', game: '?', language: 'xx' });
  await expect
    .poll(() => shown(page))
    .toEqual([expect.objectContaining({ title: expect.any(String), path: '/' })]);
});

test('messages are switched on and off in the settings', async ({ guest }) => {
  const page = await guest('Inès');
  await page.context().grantPermissions(['notifications']);
  await haveService(page);
  await open(page, '/settings');
  await waitUntilKept(page);
  const { on, off } = choicesOn(page);
  await expect(off).toBeChecked();

  const noted = page.waitForResponse(response => isPush(response.request(), 'POST'));
  await on.click();
  expect((await noted).status()).toBe(201);
  await expect(on).toBeChecked();
  await expectNoViolations(page);
  await shoot(page, 'settings-messages');

  const forgotten = page.waitForResponse(response => isPush(response.request(), 'DELETE'));
  await off.click();
  expect((await forgotten).status()).toBe(200);
  await expect(off).toBeChecked();
});

test('a browser that blocks them says what to do', async ({ guest }) => {
  const page = await guest('Inès');
  await open(page, '/settings');
  // Nobody is there to be asked: a browser under test says no by itself.
  await choicesOn(page).on.click();
  await expect(page.getByText(fr.label('push.blocked'))).toBeVisible();
  await expect(choicesOn(page).on).toHaveCount(0);
  await expectNoViolations(page);
});

test.describe('in a window that keeps nothing', () => {
  // Chromium explains itself in the console.
  test.use({ provoked: /Push API in incognito mode/ });

  test('a browser whose service does not answer says so, and stays without', async ({ guest }) => {
    const page = await guest('Inès');
    await page.context().grantPermissions(['notifications']);
    await open(page, '/settings');
    await waitUntilKept(page);
    const { on, off } = choicesOn(page);
    await on.click();
    await expect(page.getByText(fr.label('push.failed'))).toBeVisible();
    await expect(off).toBeChecked();
  });
});

function choicesOn(page: Page): { readonly on: Locator; readonly off: Locator } {
  const group = page.getByRole('group', { name: fr.label('push.legend') });
  const named = (name: string): Locator => group.getByRole('radio', { name, exact: true });
  return { on: named(fr.label('push.on')), off: named(fr.label('push.off')) };
}

function isPush(request: Request, method: string): boolean {
  return new URL(request.url()).pathname === '/api/push' && request.method() === method;
}

/** Whoever carries messages to this browser. */
async function postman(page: Page): Promise<(data: object | string) => Promise<void>> {
  await page.context().grantPermissions(['notifications']);
  await open(page, '/lobby');
  const session: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>(resolve => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations;
      if (one !== undefined) resolve(one.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await waitUntilKept(page);
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  return async data => {
    const text = typeof data === 'string' ? data : JSON.stringify(data);
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: text });
  };
}

function shown(page: Page): Promise<readonly object[]> {
  return page.evaluate(async () => {
    const { ready } = navigator.serviceWorker;
    const notifications = await (await ready).getNotifications();
    return notifications.map(({ title, body, data }) => ({ title, body, path: data as unknown }));
  });
}

/** As when somebody has read them all. */
async function putAway(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { ready } = navigator.serviceWorker;
    for (const notification of await (await ready).getNotifications()) notification.close();
  });
}

/** A browser under test has no service that would carry messages to it; what it would give us is made here. */
async function haveService(page: Page): Promise<void> {
  const curve = createECDH('prime256v1');
  const made = {
    endpoint: `https://push.etagere.dev/${randomBytes(8).toString('hex')}`,
    keys: {
      p256dh: curve.generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  };
  await page.addInitScript(given => {
    let isOn = false;
    const subscription = {
      ...given,
      toJSON: () => given,
      unsubscribe: async () => {
        isOn = false;
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        isOn = true;
        return subscription;
      },
      getSubscription: async () => (isOn ? subscription : null),
    });
  }, made);
}
