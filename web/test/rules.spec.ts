import { game } from '#games/mathable/rules/index.ts';
import { DRAWN } from '#games/mathable/ui/diagram/drawn.ts';
import { open } from './pages.ts';
import { expect, test } from './site.ts';
import { fr } from './words.ts';

test('each rule has its paragraph, its anchor and, where it helps, a drawing', async ({ page }) => {
  await open(page, '/mathable/rules');
  for (const rule of game.rules) {
    const paragraph = page.locator(`section#${rule}`);
    await expect(paragraph.getByRole('heading')).toHaveText(`${fr.rule(rule)?.title} ${rule}`);
    await expect(paragraph.locator('> p')).toHaveText(fr.rule(rule)?.text ?? '');
  }
  for (const rule of DRAWN) await expect(page.locator(`section#${rule} figure.diagram`)).toBeVisible();
  await expect(page.locator('figure.diagram')).toHaveCount(DRAWN.length);
});

test('an address with a rule opens the book there, and the contents lead on', async ({ page }) => {
  await open(page, '/mathable/rules#MB-12');
  const asked = page.locator('section#MB-12');
  await expect(asked).toBeFocused();
  await expect(asked.getByRole('heading')).toBeInViewport();
  const contents = page.getByRole('navigation', { name: fr.label('rules.contents') });
  await contents.getByRole('link', { name: new RegExp(`${fr.rule('MB-17')?.title}$`) }).click();
  await expect(page).toHaveURL(/#MB-17$/);
  await expect(page.locator('section#MB-17')).toBeFocused();
  await expect(page.locator('section#MB-17').getByRole('heading')).toBeInViewport();
});

test('a drawing answers as the table would', async ({ page }) => {
  await open(page, '/mathable/rules#MB-5');
  const drawing = page.locator('section#MB-5 figure.diagram');
  const choices = drawing.locator('.diagram-side button');
  await expect(choices.first()).toBeVisible();
  const answers = new Set<string>();
  for (const choice of await choices.all()) {
    await choice.click();
    await expect(choice).toHaveAttribute('aria-pressed', 'true');
    answers.add((await drawing.locator('.answer').textContent()) ?? '');
  }
  expect(answers.size).toBe(await choices.count());
  expect([...answers].some(answer => answer.endsWith('MB-5'))).toBe(true);
  expect([...answers].some(answer => answer.includes('='))).toBe(true);
});
