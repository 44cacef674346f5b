import type { Page } from '@playwright/test';

export interface Trouble {
  /** As a person would find it: `button "Valider"`. */
  readonly control: string;
  readonly what: 'cut off' | 'covered' | 'text sticks out' | 'too small';
}

/** Pixels that a finger needs. */
const FINGER = 44;

/**
 * Controls that somebody could not reach or read: cut off by what hides its overflow, covered by something else,
 * or with words that do not fit. With `finger`, also those smaller than a fingertip. Leaves the page as it was.
 */
export async function troubles(page: Page, { finger }: { readonly finger: boolean }): Promise<string[]> {
  const found = await page.evaluate(findTroubles, finger ? FINGER : 0);
  return found.map(({ control, what }) => `${control}: ${what}`);
}

/** What must be scrolled sideways to be read: the page itself, or a box of it. Boards, tables and the columns of a hand may be. */
export function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('*')].filter(box => {
      if (
        box.scrollWidth <= box.clientWidth + 1 ||
        box.matches('.zoom-window, .families, :has(> table:only-child)')
      )
        return false;
      return box === document.documentElement || /auto|scroll/.test(getComputedStyle(box).overflowX);
    });
    const named = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
    return boxes.map(box => {
      const edge = box.getBoundingClientRect().left + box.clientWidth + 1 - box.scrollLeft;
      const wide = [...box.querySelectorAll('*')].filter(one => one.getBoundingClientRect().right > edge);
      const names = wide.slice(0, 3).map(named);
      return `${box.scrollWidth - box.clientWidth} px of ${named(box)} stick out to the side: ${names.join(', ')}`;
    });
  });
}

/** What must be scrolled up or down to be seen whole: the page, the table, or a part of it. */
export function needsScrolling(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('html, .table-page, .stage, .stage :not(.log-window)')]
      .filter(box => {
        const isScroller = box.tagName === 'HTML' || /auto|scroll/.test(getComputedStyle(box).overflowY);
        return isScroller && box.checkVisibility() && box.scrollHeight > box.clientHeight + 1;
      })
      .map(
        box =>
          `${box.scrollHeight - box.clientHeight} px of ${box.tagName.toLowerCase()}.${box.getAttribute('class') ?? ''} are out of sight`,
      ),
  );
}

/** What a player is asked about at a table with a cloth, and would have to look for under the rail. */
export function underRail(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rail = document.querySelector('.stage > .rail')?.getBoundingClientRect().top ?? innerHeight;
    const seen = (selector: string): Element[] =>
      [...document.querySelectorAll(selector)].filter(one => one.checkVisibility());
    const asked = seen('[data-choice], .option, .want, .announce button, .tray').filter(
      one => one.getBoundingClientRect().bottom > rail + 6,
    );
    const hand = seen('.stage > .hand :is(.card, .held-card)').map(one => one.getBoundingClientRect().top);
    // A sheet on which one bids takes a small phone to itself.
    const isHidden = hand.length > 0 && seen('.bid').length === 0 && Math.min(...hand) > rail - 20;
    return [
      ...asked.map(one => `${one.className || one.textContent} lies under the rail`),
      ...(isHidden ? ['the hand lies under the rail'] : []),
    ];
  });
}

/** Runs in the page: everything it needs is inside. */
function findTroubles(least: number): Trouble[] {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [data-cell="1A"], [data-cell="8I"]';
  const scope = document.querySelector('dialog[open]') ?? document.body;
  const found: Trouble[] = [];
  for (const control of scope.querySelectorAll<HTMLElement>(CONTROLS)) {
    // What one presses is the label around a hidden box.
    const target = control.closest('label') ?? control;
    if (!target.checkVisibility({ visibilityProperty: true })) continue;
    const { width, height } = target.getBoundingClientRect();
    if (width < 2 || height < 2) continue;
    const putBack = bringIntoSight(target);
    const what = isCutOff(target) ? 'cut off' : troubleOf(target);
    if (what !== null) found.push({ control: nameOf(target), what });
    putBack();
  }
  return found;

  /** Before anything on the page can hear of it, all is where it was. */
  function bringIntoSight(target: Element): () => void {
    const before: (() => void)[] = [];
    for (let box = target.parentElement; box !== null; box = box.parentElement) {
      const { scrollLeft, scrollTop } = box;
      const here = box;
      before.push(() => here.scrollTo({ left: scrollLeft, top: scrollTop, behavior: 'instant' }));
    }
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const isInSight = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    if (!isInSight || !isHit(target, (left + right) / 2, (top + bottom) / 2))
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    return () => {
      for (const restore of before) restore();
    };
  }

  function troubleOf(target: HTMLElement): Trouble['what'] | null {
    const { left, right, top, width, height } = target.getBoundingClientRect();
    if (left < -1 || right > innerWidth + 1) return 'cut off';
    const [x, y] = [left + width / 2, top + height / 2];
    if (!isHit(target, x, y)) return 'covered';
    if (isTooTight(target)) return 'text sticks out';
    return least > 0 && isTooSmall(target, x, y) ? 'too small' : null;
  }

  /** Outside a box that hides what overflows it and cannot be scrolled by hand. */
  function isCutOff(target: Element): boolean {
    let inner = target;
    for (let box = target.parentElement; box !== null; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      const [a, b] = [inner.getBoundingClientRect(), box.getBoundingClientRect()];
      const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
      if (hides(overflowX) && (a.left < b.left - 1 || a.right > b.right + 1)) return true;
      if (hides(overflowY) && (a.top < b.top - 1 || a.bottom > b.bottom + 1)) return true;
      // Whatever lies in a box that scrolls can be reached as soon as the box can.
      if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) inner = box;
      // What is fixed to the screen is cut off by nothing around it.
      if (position === 'fixed') return false;
    }
    return false;
  }

  function isHit(target: Element, x: number, y: number): boolean {
    const hit = document.elementFromPoint(x, y);
    // A word that comes and goes may lie over something.
    if (hit?.closest('.toast, .bubble')) return true;
    return hit !== null && (target.contains(hit) || hit.contains(target));
  }

  function isTooTight(target: HTMLElement): boolean {
    const box = target.getBoundingClientRect();
    const texts = document.createTreeWalker(target, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (parent === null || parent.closest('svg') !== null || parent.clientWidth === 1) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      if (width > 1 && (left < box.left - 1 || right > box.right + 1)) return true;
    }
    return false;
  }

  /** A fingertip on its middle would also press something else, or nothing. Links inside a sentence may. */
  function isTooSmall(target: HTMLElement, x: number, y: number): boolean {
    const isInText = getComputedStyle(target).display === 'inline' && target.parentElement?.tagName === 'P';
    if (isInText) return false;
    const reach = least / 2 - 1;
    const tips = [
      [x - reach, y],
      [x + reach, y],
      [x, y - reach],
      [x, y + reach],
    ] as const;
    return !tips.every(([tipX, tipY]) => isHit(target, tipX, tipY));
  }

  function nameOf(target: HTMLElement): string {
    const name = target.getAttribute('aria-label') ?? target.textContent?.trim() ?? '';
    const { width, height } = target.getBoundingClientRect();
    return `${target.tagName.toLowerCase()} "${name.slice(0, 40)}" (${Math.round(width)} × ${Math.round(height)})`;
  }
}
