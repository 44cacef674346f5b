import { makeWords } from '#text/words.ts';
import pagesFr from '../text/fr.json' with { type: 'json' };
import hintsFr from '../text/hints/fr.json' with { type: 'json' };
import { hurry } from './hand.ts';
import { keepOnDevice, kept, opening } from './kept.ts';
import { troubles } from './layout.ts';
import { expectNoSideways, expectNoViolations, shoot } from './pages.ts';
import { expect, test } from './site.ts';

const { label } = makeWords('fr', pagesFr, hintsFr);

test('a hint goes deeper each time: where to look, what to do, why @phone', async ({ page, isMobile }) => {
  await hurry(page);
  await keepOnDevice(page, kept('begun', opening('super-bonus').file));
  await page.goto('/table/begun');
  const hint = page.locator('.story .hint');
  const spoken = page.getByRole('status');
  const ghost = page.locator('.mathable-board g[opacity]');
  const depths = [
    { button: label('table.hint'), sentence: /Cherchez dans la rangée \d+/, ghosts: 0 },
    { button: label('hints.after-where'), sentence: /\d+[A-N]/, ghosts: 1 },
    { button: label('hints.after-what'), sentence: /points? pour le tour/, ghosts: 1 },
  ];
  for (const { button, sentence, ghosts } of depths) {
    // By keys, from one touch to the next the button keeps the focus.
    await page.getByRole('button', { name: button }).focus();
    await page.keyboard.press('Enter');
    await expect(hint).toHaveText(sentence, { timeout: 60_000 });
    await expect(ghost).toHaveCount(ghosts);
    const told = (await hint.textContent())?.replace(label('table.hint'), '').trim();
    await expect(spoken.filter({ hasText: told ?? '' })).toHaveCount(1);
    await expectNoSideways(page);
    await shoot(page, `hint-${depths.findIndex(one => one.button === button)}`);
  }
  expect(await troubles(page, { finger: isMobile })).toEqual([]);
  await expectNoViolations(page);
  // Nothing is deeper, and the next turn begins at the beginning.
  await expect(page.getByRole('button', { name: label('table.hint') })).toBeEnabled();
});
