import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Language } from '#text/catalogue.ts';
import type { Kept } from '#web/offline/store.ts';
import { keepOnDevice } from '#web/test/kept.ts';
import { open } from '#web/test/pages.ts';
import { painted } from '#web/test/painted.ts';
import type { Touch } from '#web/test/touch.ts';
import type { Gamate } from '../../rules/types.ts';

const REPLAYS = join(import.meta.dirname, '..', 'replays');

/** How a deal is set up: the shortest match, so that it ends with the deal. */
export const ONE_DEAL = {
  definitions: 'plain',
  floor: '6',
  length: 'deals-1',
} as const satisfies Gamate['config'];

interface Stored {
  readonly entries: readonly unknown[];
}

/** A stored match after so many entries; one person has the chair `person`, bots have the others. */
export function kept(id: string, name: string, entries: number, person = 0): Kept {
  const whole = JSON.parse(readFileSync(join(REPLAYS, `${name}.json`), 'utf8')) as Stored;
  return {
    id,
    game: 'gamate',
    chairs: Array.from({ length: 4 }, (_, seat) =>
      seat === person ? { kind: 'person', name: '' } : { kind: 'bot', level: 1 },
    ),
    file: { ...whole, entries: whole.entries.slice(0, entries) },
    steps: entries,
    over: entries === whole.entries.length,
    updated: Date.now(),
  };
}

/** Opens a stored match where somebody is asked something. */
export async function openAt(page: Page, name: string, entries: number, person = 0): Promise<void> {
  await keepOnDevice(page, kept('table', name, entries, person));
  await open(page, '/table/table');
  await expect(page.locator('.gamate-board')).toBeVisible();
}

/** Sits down with three quick bots for one deal. */
export async function dealOnce(page: Page, label: (key: string) => string): Promise<void> {
  await open(page, '/gamate/play');
  for (const bots of await page.getByRole('button', { name: label('bot.1.name') }).all()) {
    const chair = page.locator('.chair', { has: bots });
    if ((await chair.locator('.field').count()) === 0) await bots.click();
  }
  await page.locator('.more-options > summary').click();
  await page.getByText(label('setting.length.deals-1'), { exact: true }).click();
  await page.getByRole('button', { name: label('set-up.begin') }).click();
}

export type Moment = 'auction' | 'opposition' | 'announce' | 'lead' | 'follow' | 'deal' | 'over';

/** What is asked next; `deal` where a deal has ended and another waits, `over` where all is over. */
export async function nextMoment(page: Page): Promise<Moment> {
  const found = await page.waitForFunction(() => {
    if (document.querySelector('dialog[open] .totals')) return 'over';
    if (document.querySelector('.deal-result') && document.querySelector('.rail .primary')) return 'deal';
    const board = document.querySelector('.gamate-board[data-asked="true"]');
    const phase = board?.getAttribute('data-phase');
    if (phase === 'auction' || phase === 'opposition')
      return document.querySelector('.definition-chooser') && phase;
    if (phase === 'announce') return document.querySelector('.announce') && phase;
    return phase ?? null;
  });
  return (await found.jsonValue()) as Moment;
}

/** Does something sensible, and waits until that is no longer asked. */
export async function act(page: Page, touch: Touch, language: Language = 'fr'): Promise<Moment> {
  const moment = await nextMoment(page);
  const prompt = await page.locator('.gamate-board').getAttribute('data-prompt');
  const primary = page.locator('.rail .actions .primary');
  switch (moment) {
    case 'auction': {
      const own = page.locator('.definition-chooser button', {
        hasText: language === 'fr' ? 'impairs' : 'odd',
      });
      await touch(own.last());
      await expect(primary).not.toHaveClass(/unready/);
      await touch(primary);
      break;
    }
    case 'opposition':
      await touch(page.locator('.rail .actions .button').first());
      break;
    case 'announce':
      await touch(page.locator('.announce .way-chip').first());
      await touch(page.locator('.announce .number').first());
      await touch(primary);
      break;
    case 'lead':
    case 'follow':
      await touch(page.locator('.fan .card[aria-disabled="false"]').first());
      await painted(page);
      await expect(page.locator('.rail [data-deed]').first()).toBeVisible();
      await touch((await primary.count()) > 0 ? primary : page.locator('.rail [data-deed="renounce"]'));
      break;
    case 'deal':
      await touch(primary);
      return moment;
    case 'over':
      return moment;
  }
  await expect(page.locator(`.gamate-board[data-prompt="${prompt}"][data-asked="true"]`)).toHaveCount(0);
  return moment;
}

/** Until the match is over; says what was asked on the way. */
export async function playToTheEnd(page: Page, touch: Touch, language: Language = 'fr'): Promise<Moment[]> {
  const moments: Moment[] = [];
  while (moments.at(-1) !== 'over') {
    moments.push(await act(page, touch, language));
    if (moments.length > 200) throw new Error('the match does not end');
  }
  return moments;
}
