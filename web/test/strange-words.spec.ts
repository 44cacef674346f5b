import { expect, sitDown, test } from './online.ts';
import { fr } from './words.ts';

/** As many of the widest letter as a name may have. */
const WIDE = 'W'.repeat(24);
const SIZES = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

for (const game of ['mathable', 'gamate', 'matryoshka', 'mathisto'])
  test(`however wide a name is, every score is in sight: ${game}`, async ({ guest }) => {
    const pages = [];
    for (let i = 0; i < (game === 'gamate' ? 4 : 3); i++) pages.push(await guest(WIDE));
    const [first] = pages;
    if (first === undefined) throw new Error('nobody came');
    const id = await sitDown(pages, { game });
    await first.goto(`/t/${id}`);
    await expect(first.locator('.seat .name').first()).toBeVisible();
    for (const size of SIZES) {
      await first.setViewportSize(size);
      await expect.poll(() => first.evaluate(outOfSight, WIDE), { message: `${size.width} px` }).toEqual([]);
    }
  });

test('an address that cannot be one of a table says so', async ({ guest }) => {
  const page = await guest('Inès');
  for (const id of ['">x', 'a b', 'x'.repeat(60)]) {
    await page.goto(`/t/${encodeURIComponent(id)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(fr.label('online-table.none'));
  }
});

/** Runs in the page: scores, and names that are told elsewhere, of which a part lies outside of what shows them. */
function outOfSight(name: string): string[] {
  const shown = (one: Element): readonly [left: number, right: number] => {
    let [left, right] = [0, innerWidth];
    for (let box = one.parentElement; box !== null; box = box.parentElement) {
      if (getComputedStyle(box).overflowX === 'visible') continue;
      const edges = box.getBoundingClientRect();
      [left, right] = [Math.max(left, edges.left), Math.min(right, edges.right)];
    }
    return [left, right];
  };
  const isIn = ({ left, right }: DOMRect, one: Element): boolean => {
    const [from, to] = shown(one);
    return left >= from - 1 && right <= to + 1;
  };
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const one = text.parentElement;
    if (one === null || !one.checkVisibility({ visibilityProperty: true })) continue;
    const isScore = one.matches('.seat .score');
    // On a plaque a name is cut on purpose.
    if (!isScore && (!text.nodeValue?.includes(name) || one.matches('.seat .name'))) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    if (![...range.getClientRects()].every(rect => isIn(rect, one)))
      found.push(`${isScore ? 'a score' : one.outerHTML} at ${innerWidth} px`);
  }
  return found;
}
