import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { sticksOut } from './layout.ts';
import { SHOTS } from './unseen.ts';

/** Axe as its builder knows it, but without comments: to read it is half of what a look takes. */
const AXE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Opens an address and waits until the page says its title. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

/** Somewhere between two addresses, so that a page that is asked for twice begins anew. */
const BETWEEN = '/nowhere/nowhere';

/** Follows a link of ours to an address: nothing is loaded again, and what a test has brought along is still there. */
export async function turnTo(page: Page, address: string): Promise<void> {
  const isHere = await page.evaluate(() => document.querySelector('h1') !== null);
  if (!isHere) return open(page, address);
  for (const next of [BETWEEN, address]) {
    await page.evaluate(url => {
      for (const title of document.querySelectorAll('h1')) title.setAttribute('data-left', '');
      const link = document.createElement('a');
      link.href = url;
      document.body.append(link);
      link.click();
      link.remove();
    }, next);
    await expect(page.locator('h1:not([data-left])').first()).toBeVisible();
  }
}

/** Until the whole client lies on the device. */
export async function waitUntilKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller !== null) return;
    await new Promise(resolve => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });
}

/** Takes the network away, and what the browser itself has kept of it: what is left is the service worker's. */
export async function goOffline(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.context().setOffline(true);
}

/** WCAG 2.2 AA, as far as a machine can tell. */
export async function expectNoViolations(page: Page, options: AxeOptions = {}): Promise<void> {
  expect(await violations(page, options)).toEqual([]);
}

/** A theme changes colours and nothing else: once the page was looked at in one, this will do for the other. */
export async function expectContrast(page: Page): Promise<void> {
  expect(await violations(page, { rules: ['color-contrast'] })).toEqual([]);
}

interface AxeOptions {
  /** Only these rules of axe. */
  readonly rules?: readonly string[];
  /** A selector of what was looked at before. */
  readonly except?: string;
  /** Whether each cell of a board is large enough. They are alike, and this takes longer than all other rules. */
  readonly cells?: boolean;
}

export async function violations(
  page: Page,
  { rules, except, cells = false }: AxeOptions = {},
): Promise<string[]> {
  await bringAxe(page, cells ? '*' : ':not([data-cell])');
  const where = { include: [['html']], ...(except === undefined ? {} : { exclude: [[except]] }) };
  const which =
    rules === undefined
      ? { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }
      : { type: 'rule', values: rules };
  // An experiment of axe, which takes a drawn number and its shadow for two words.
  const off = rules === undefined ? { 'label-content-name-mismatch': { enabled: false } } : {};
  // Several times as fast without a list of what is right.
  const options = { resultTypes: ['violations'], runOnly: which, rules: off };
  const found = await page.evaluate(lookAtOnce, { where, options });
  return found.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(node => node.html).join(' ')}`);
}

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** In a page that it was brought to. */
declare const axe: {
  readonly configure: (facts: object) => void;
  readonly run: (where: object, options: object) => Promise<{ readonly violations: readonly Violation[] }>;
};

/**
 * Runs in the page: everything it needs is inside. A look at colours is a look at what is seen (unseen.ts). Axe would
 * let the page breathe between two rules, and each time all would be painted: so it waits for nothing.
 */
async function lookAtOnce({ where, options }: { where: object; options: object }): Promise<Violation[]> {
  const later = globalThis.setTimeout;
  const setSeen = (isSeen: boolean): void => {
    for (const glass of document.adoptedStyleSheets) glass.disabled = isSeen;
    const soon = (act: () => void, ms?: number): unknown => (ms === 0 ? queueMicrotask(act) : later(act, ms));
    Object.assign(globalThis, { setTimeout: isSeen ? soon : later });
  };
  setSeen(true);
  try {
    const { violations } = await axe.run(where, options);
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ html }) => ({ html })),
    }));
  } finally {
    setSeen(false);
  }
}

/** A page that was looked at before still has axe, and to read it anew takes as long as to ask a rule. */
async function bringAxe(page: Page, targets: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  await page.evaluate(selector => axe.configure({ rules: [{ id: 'target-size', selector }] }), targets);
}

/** With `ETAGERE_SHOTS=test-results/shots`, keeps a picture for people to look at: `…/shelf-390.png`. */
export async function shoot(page: Page, name: string): Promise<void> {
  if (SHOTS === '') return;
  const width = page.viewportSize()?.width ?? 0;
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({
    path: resolve(SHOTS, `${name}-${width}.png`),
    animations: 'disabled',
    fullPage: true,
  });
}

/** Nothing sticks out to the side: a phone would scroll both ways. */
export async function expectNoSideways(page: Page): Promise<void> {
  expect(await sticksOut(page)).toEqual([]);
}
