import { LANGUAGES } from '#text/catalogue.ts';
import { formatNumber } from '#text/format.ts';
import { expect, test } from './online.ts';
import { expectNoSideways, expectNoViolations, open, shoot } from './pages.ts';
import { fr, say } from './words.ts';

for (const language of LANGUAGES) {
  test(`the house says what it kept and lost, in figures and in a picture (${language})`, async ({
    guest,
    request,
  }) => {
    const page = await guest('Inès');
    await page.addInitScript(chosen => localStorage.setItem('etagere.language', chosen), language);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/about');
      const about = await (await request.get('/api/about')).json();
      const { label } = say[language];
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(label('about.title'));
      await expect(page).toHaveTitle(`${label('about.title')} · Étagère`);
      await expect(page.getByRole('img')).toHaveAccessibleName(label('about.picture', { kept: about.kept }));
      await expect(figure(page, label('about.lost'))).toHaveText(
        `${label('about.lost')}0${label('about.lost-note', { lost: 0 })}`,
      );
      await expect(figure(page, label('about.kills'))).toContainText(formatNumber(about.kills, language));
      await expect(figure(page, label('about.version'))).toContainText(about.version);
      await expectNoSideways(page);
    }
    await expectNoViolations(page);
    await shoot(page, `about-${language}`);
  });
}

test('it is found from the settings, by keyboard', async ({ guest }) => {
  const page = await guest('Inès');
  await open(page, '/settings');
  const link = page.getByRole('link', { name: fr.label('settings.figures') });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fr.label('about.title'));
  await expect(page.getByRole('link', { name: fr.label('about.json') })).toHaveAttribute(
    'href',
    '/api/about',
  );
});

test.describe('a house that does not answer', () => {
  test.use({ provoked: /status of 503|Failed to load/ });

  test('says so, and leads on to what works', async ({ guest }) => {
    const page = await guest('Inès');
    await page.route('**/api/about', route =>
      route.fulfill({ status: 503, json: { error: { code: 'stopping', seconds: 1 } } }),
    );
    await open(page, '/about');
    await expect(page.locator('.out-of-reach')).toContainText(fr.label('online.trouble.stopping'));
    await expectNoViolations(page);
    await page.unroute('**/api/about');
    await page.getByRole('button', { name: fr.label('online.try-again') }).click();
    await expect(page.locator('.abacus')).toBeVisible();
  });
});

function figure(page: Parameters<typeof open>[0], name: string) {
  return page.locator('.about-figure').filter({ has: page.getByText(name, { exact: true }) });
}
