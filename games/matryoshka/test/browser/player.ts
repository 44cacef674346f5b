import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { parseLog } from '#kernel/log.ts';
import { Match } from '#kernel/match.ts';
import type { Kept } from '#web/offline/store.ts';
import { painted } from '#web/test/painted.ts';
import type { Touch } from '#web/test/touch.ts';
import { game } from '../../rules/index.ts';
import type { View } from '../../rules/types.ts';

interface Stored {
  readonly seats: number;
  readonly entries: readonly unknown[];
}

const REPLAYS = join(import.meta.dirname, '..', 'replays');

export interface Wanted {
  /** How the device calls it. */
  readonly id: string;
  /** A stored one. */
  readonly match: string;
  /** Where to stop: the first time that the first chair is asked, or nobody is any more, and it looks like this. */
  readonly until: (view: View) => boolean;
}

/** A stored match, cut; bots have the other chairs. */
export function keptWhere({ id, match: name, until }: Wanted): Kept {
  const file = JSON.parse(readFileSync(join(REPLAYS, `${name}.json`), 'utf8')) as Stored;
  const chairs = Array.from({ length: file.seats }, (_, seat) =>
    seat === 0 ? ({ kind: 'person', name: '' } as const) : ({ kind: 'bot', level: 1 } as const),
  );
  for (let entries = 0; entries <= file.entries.length; entries++) {
    const cut = { ...file, entries: file.entries.slice(0, entries) };
    const read = parseLog(cut);
    const replayed = read.ok ? Match.replay(game, read.log) : read;
    if (!replayed.ok) throw new Error(`${name} does not replay`);
    const { step, over } = replayed.match;
    const { view, turn } = replayed.match.envelope(0);
    if (turn?.seats.includes(0) !== false && until(view))
      return { id, game: 'matryoshka', chairs, file: cut, steps: step, over, updated: Date.now() };
  }
  throw new Error(`${name} never looks like that`);
}

/** The one button that says what comes next. */
export const PRIMARY = '.rail .primary';

/** Whether something is asked, or all is over. */
export async function nextMoment(page: Page): Promise<'asked' | 'over'> {
  const found = await page.waitForFunction(primary => {
    if (document.querySelector('.board.final')) return 'over';
    return document.querySelector(primary) === null ? null : 'asked';
  }, PRIMARY);
  return (await found.jsonValue()) as 'asked' | 'over';
}

/** Chooses the first cards that will do, confirms, and waits until that is no longer asked. */
export async function answer(page: Page, touch: Touch): Promise<void> {
  const prompt = await page.locator('.board').getAttribute('data-prompt');
  await choose(page, touch);
  await expect(page.locator(PRIMARY)).not.toHaveClass(/unready/);
  await touch(page.locator(PRIMARY));
  await expect(page.locator(`.board[data-prompt="${prompt}"][data-asked="true"]`)).toHaveCount(0);
}

/** Chooses the first cards that will do: an offer, or as many of the hand as are asked for. */
export async function choose(page: Page, touch: Touch): Promise<void> {
  const offers = page.locator('.offers button.card');
  const loose = page.locator('.hand .card[aria-pressed="false"]');
  if ((await offers.count()) > 0) {
    await touch(offers.first());
    return;
  }
  // With others elsewhere, what was asked a moment ago may be over.
  while ((await page.locator(`${PRIMARY}.unready`).count()) > 0) {
    const left = await loose.count();
    // The last card of a fan is covered by no other.
    await touch(loose.last());
    await expect(loose).toHaveCount(left - 1);
    await painted(page);
  }
}

export async function playToTheEnd(page: Page, touch: Touch): Promise<{ answered: number }> {
  for (let answered = 0; answered < 100; answered++) {
    if ((await nextMoment(page)) === 'over') return { answered };
    await answer(page, touch);
  }
  throw new Error('the game does not end');
}
