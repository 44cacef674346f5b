import type { Page } from '@playwright/test';
import { playMove, tryOn } from '#games/mathable/test/browser/hand.ts';
import { registry } from '#games/registry.ts';
import type { Words } from '#text/words.ts';
import type { Kept } from '../offline/store.ts';
import { press } from './hand.ts';
import { cut, kept, opening, readReplay } from './kept.ts';
import { open, turnTo } from './pages.ts';
import { expect } from './site.ts';

/** Something that a person can come to see. */
export interface Screen {
  /** Also the name of its pictures. */
  readonly name: string;
  readonly show: (page: Page, words: Words) => Promise<void>;
  /** More of a screen that is looked at by itself, with the same board. */
  readonly isMore: boolean;
}

/** Screens that are looked at in one visit. */
export interface Visit {
  readonly name: string;
  /** What lies on the device; some of it must be played first. */
  readonly kept: () => readonly Kept[];
  readonly screens: readonly Screen[];
}

const TWO = readReplay('out-of-tiles-two-players');
const BEGUN = opening('out-of-tiles-two-players');
const CLAIMED = opening('lines-claimed-four-players');

const GAMES: readonly Kept[] = [
  kept('begun', BEGUN.file),
  kept('done', TWO, { hoursAgo: 30 }),
  kept('four', cut(readReplay('super-bonus'), 60), { hoursAgo: 100 }),
];

function at(name: string, address: string): Screen {
  return { name, isMore: false, show: page => turnTo(page, address) };
}

/** Another address with a board that is looked at elsewhere. */
function also(name: string, address: string): Screen {
  return { ...at(name, address), isMore: true };
}

/** A page of a box that is not opened yet, as long as there is one. */
function closed(name: string, page: string): readonly Screen[] {
  const box = Object.keys(registry).find(id => registry[id]?.rules === undefined);
  return box === undefined ? [] : [at(name, `/${box}${page}`)];
}

/** A screen that one comes to from an address by doing something. */
export function after(name: string, address: string, act: Screen['show']): Screen {
  return {
    name,
    isMore: true,
    show: async (page, words) => {
      await turnTo(page, address);
      await act(page, words);
    },
  };
}

/** A dialog of the table, by the label of its button. */
function panel(name: string, label: string): Screen {
  return after(name, '/table/begun', async (page, words) => {
    await page.getByRole('button', { name: words.label(label) }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}

export const VISITS: readonly Visit[] = [
  {
    name: 'a new device',
    kept: () => [],
    screens: [
      at('shelf', '/'),
      at('sheet', '/mathable'),
      ...closed('sheet-closed', ''),
      at('settings', '/settings'),
      at('set-up', '/mathable/play'),
      after('set-up-four', '/mathable/play', async (page, words) => {
        for (const seats of [3, 4]) {
          await press(page, words.label('set-up.add'));
          await expect(page.locator('.chair')).toHaveCount(seats);
        }
        await page
          .getByRole('button', { name: words.label('set-up.person') })
          .last()
          .click();
      }),
      at('games-empty', '/games'),
      at('table-none', '/table/nowhere'),
      // Last, and loaded: it looks like what lies between all others.
      { name: 'lost', isMore: false, show: page => open(page, '/mathable/nowhere') },
    ],
  },
  {
    name: 'games on the device',
    kept: () => GAMES,
    screens: [
      after('shelf-left-off', '/', page => expect(page.locator('.left-off .thumbnail')).toBeVisible()),
      after('games', '/games', page => expect(page.locator('.game-card .thumbnail')).toHaveCount(3)),
      after('games-problem', '/games', async page => {
        const file = { name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{}') };
        await page.locator('input[type="file"]').setInputFiles(file);
        await expect(page.locator('.import-problem')).toBeVisible();
      }),
      at('replay', '/replay/done?step=57'),
      also('replay-end', `/replay/done?step=${TWO.entries.length}`),
      also('replay-unfinished', '/replay/four?step=40'),
      // Last: what is deleted here is not seen again.
      after('games-deleted', '/games', async page => {
        await page.locator('.game-card').last().getByRole('button').last().click();
        await expect(page.locator('.undo-toast .toast')).toBeVisible();
      }),
    ],
  },
  {
    name: 'a table',
    kept: () => [kept('begun', BEGUN.file), kept('claimed', CLAIMED.file)],
    screens: [
      at('table', '/table/begun'),
      after('table-held', '/table/begun', async page => {
        await page.locator('[data-tile]').first().click();
        await expect(page.locator('[data-tile][aria-pressed="true"]')).toHaveCount(1);
      }),
      after('table-laid', '/table/begun', async page => {
        await tryOn(page, BEGUN.tile, BEGUN.cell);
        await expect(page.locator('.laid-tile')).toBeVisible();
      }),
      after('table-refused', '/table/begun', async page => {
        await tryOn(page, BEGUN.tile, '1A');
        await expect(page.locator('.why')).toBeVisible();
      }),
      after('table-exchange', '/table/begun', async (page, words) => {
        await press(page, words.label('ui.exchange'));
        await page.locator('[data-tile]').first().click();
        await expect(
          page.getByRole('button', { name: words.label('ui.exchange-now', { tiles: 1 }) }),
        ).toBeVisible();
      }),
      after('table-hint', '/table/begun', async (page, words) => {
        await page.getByRole('button', { name: words.label('table.hint') }).click();
        await expect(page.locator('.hint')).toBeVisible();
      }),
      after('table-claims', '/table/claimed', async page => {
        await tryOn(page, CLAIMED.tile, CLAIMED.cell);
        await expect(page.locator('.claims')).toBeVisible();
      }),
    ],
  },
  {
    name: 'above a table',
    kept: () => [kept('begun', BEGUN.file), kept('done', TWO)],
    screens: [
      panel('aid', 'ui.aid'),
      panel('rules-dialog', 'table.rules'),
      panel('more', 'table.menu'),
      after('result', '/table/done', page => expect(page.locator('dialog .totals')).toBeVisible()),
      after('curtain', '/mathable/play', async (page, words) => {
        await page
          .getByRole('button', { name: words.label('set-up.person') })
          .last()
          .click();
        await press(page, words.label('set-up.begin'));
        await expect(page.locator('.curtain')).toBeVisible();
      }),
    ],
  },
  {
    name: 'Mathisto alone',
    kept: () => [],
    screens: [
      after('mathisto-plate', '/mathisto/solo/gallery/nightingale', page =>
        expect(page.locator('.gallery-plate')).toBeVisible(),
      ),
      after('mathisto-quiz', '/mathisto/solo/quiz/geometers', page =>
        expect(page.locator('.solo-choices')).toBeVisible(),
      ),
    ],
  },
  {
    name: 'rules and lessons',
    kept: () => [],
    screens: [
      after('rules', '/mathable/rules', page => expect(page.locator('figure.diagram').last()).toBeVisible()),
      ...closed('rules-closed', '/rules'),
      at('learn', '/mathable/learn'),
      also('lesson', '/mathable/learn/lesson'),
      after('lesson-done', '/mathable/learn/lesson', async (page, words) => {
        await press(page, words.label('learn.lesson.next'));
        await playMove(page, '8I 12', words);
        await expect(page.locator('.coach-task.done')).toBeVisible();
      }),
      at('puzzle', '/mathable/learn/puzzle/1'),
      after('puzzle-shown', '/mathable/learn/puzzle/1', async (page, words) => {
        await press(page, words.label('learn.puzzle.solution'));
        await expect(page.locator('.coach-verdict')).toBeVisible();
      }),
      at('learn-lost', '/mathable/learn/nothing'),
    ],
  },
];
