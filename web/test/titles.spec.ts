import { LANGUAGES } from '#text/catalogue.ts';
import { keepOnDevice, kept, readReplay } from './kept.ts';
import { turnTo } from './pages.ts';
import { expect, test } from './site.ts';
import { say } from './words.ts';

const PAGES: readonly [address: string, french: string, english: string][] = [
  ['/', 'Étagère', 'Étagère'],
  ['/settings', 'Réglages · Étagère', 'Settings · Étagère'],
  ['/games', 'Mes parties · Étagère', 'My games · Étagère'],
  ['/mathable', 'Mathable · Étagère', 'Mathable · Étagère'],
  ['/mathable/play', 'Mathable\u202f: avec qui\u202f? · Étagère', 'Mathable: with whom? · Étagère'],
  ['/mathable/rules', 'Mathable\u202f: la règle · Étagère', 'Mathable: the rules · Étagère'],
  ['/mathable/learn', 'Apprendre Mathable · Étagère', 'Learn Mathable · Étagère'],
  [
    '/mathable/learn/lesson',
    'La leçon · Apprendre Mathable · Étagère',
    'The lesson · Learn Mathable · Étagère',
  ],
  [
    '/mathable/learn/puzzle/2',
    'Problème 2 · Apprendre Mathable · Étagère',
    'Puzzle 2 · Learn Mathable · Étagère',
  ],
  ['/table/a-match', 'Mathable · Étagère', 'Mathable · Étagère'],
  ['/replay/a-match', 'Revoir la partie · Mathable · Étagère', 'Replay · Mathable · Étagère'],
  [
    '/table/none',
    'Cette partie n’est pas sur cet appareil · Étagère',
    'This game is not on this device · Étagère',
  ],
  ['/nowhere', 'Il n’y a rien à cette adresse · Étagère', 'There is nothing at this address · Étagère'],
];

for (const language of LANGUAGES) {
  test(`every page names itself in the tab (${language})`, async ({ page }) => {
    await page.addInitScript(chosen => localStorage.setItem('etagere.language', chosen), language);
    await keepOnDevice(page, kept('a-match', readReplay('shared-win')));
    for (const [address, french, english] of PAGES) {
      await turnTo(page, address);
      await expect(page).toHaveTitle(language === 'fr' ? french : english);
    }
  });
}

test('the tab changes its language with the page', async ({ page }) => {
  await page.goto('/settings');
  await expect(page).toHaveTitle(`${say.fr.label('settings.title')} · Étagère`);
  await page.getByText('English', { exact: true }).click();
  await expect(page).toHaveTitle(`${say.en.label('settings.title')} · Étagère`);
});
