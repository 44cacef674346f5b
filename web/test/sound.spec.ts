import type { Page } from '@playwright/test';
import * as gamate from '#games/gamate/test/browser/player.ts';
import { parseCell } from '#games/mathable/rules/cells.ts';
import { tryOn } from '#games/mathable/test/browser/hand.ts';
import { lengthOf } from '#ui/sound/parts.ts';
import { samplesOf } from '#ui/sound/samples.ts';
import { everySound } from '#ui/sound/test/every-sound.ts';
import { press } from './hand.ts';
import { keepOnDevice, kept, type MatchFile, opening, rebuild } from './kept.ts';
import { expect, test } from './site.ts';
import { fr } from './words.ts';

// A device that somebody has touched plays at once.
test.use({ isNew: true });

const RATE = 48_000;

/** Their lengths tell the sounds of this game apart: milliseconds. */
const TILE = Math.round(lengthOf({ kind: 'tile' }));
const REFUSAL = Math.round(lengthOf({ kind: 'refusal' }));
const LINE = Math.round(lengthOf({ kind: 'line', points: 1 }));
const CARD = Math.round(lengthOf({ kind: 'card' }));

test('each sound, as the browser renders it', async ({ page }) => {
  for (const { name, sound } of everySound) {
    const { peak, loudness, isFinite, end } = await render(page, [...samplesOf(sound, RATE)]);
    expect.soft(isFinite, name).toBe(true);
    expect.soft(peak, name).toBeGreaterThan(0.05);
    expect.soft(peak, name).toBeLessThan(0.5);
    expect.soft(loudness, name).toBeGreaterThan(0.01);
    expect.soft(end, name).toBeLessThan(200);
  }
});

test('at a table nothing is heard until it is asked for; then a refusal, a tile, its lines', async ({
  page,
}) => {
  const { file, tile, cell } = opening('out-of-tiles-two-players');
  await listen(page);
  await keepOnDevice(page, kept('a-match', file));
  await page.goto('/table/a-match');
  await tryOn(page, tile, cell);
  await press(page, fr.label('ui.take-back'));
  expect(await heard(page)).toEqual([]);

  await press(page, fr.label('table.menu'));
  await press(page, fr.label('settings.sound.on'));
  await expect.poll(() => heard(page)).toEqual([TILE]);
  await page.keyboard.press('Escape');

  // 7G has a printed number.
  await tryOn(page, tile, '7G');
  await expect(page.locator('.why')).toBeVisible();
  await expect.poll(() => heard(page)).toEqual([TILE, REFUSAL]);

  await tryOn(page, tile, cell);
  await expect.poll(() => heard(page)).toEqual([TILE, REFUSAL, TILE]);
  await page.locator('.hand .actions .primary').click();
  const notes = Array.from({ length: linesOf(file, tile, cell) }, () => LINE);
  await expect.poll(() => heard(page)).toEqual([TILE, REFUSAL, TILE, ...notes]);
});

test('on a cloth a card is heard when it arrives, once, and then the trick that it takes', async ({
  page,
}) => {
  await listen(page);
  await page.addInitScript(() => localStorage.setItem('etagere.sound', 'on'));
  await keepOnDevice(page, gamate.kept('a-trick', 'down', 26));
  await page.goto('/table/a-trick');
  expect(await gamate.nextMoment(page)).toBe('follow');
  await page.locator('.gamate-hand .card.fits').first().click();
  await expect.poll(() => heard(page)).toEqual([CARD]);
  await page.locator('.gamate-hand .card[aria-pressed="true"]').click();
  await expect(page.locator('.pile.taken')).toBeVisible();
  await expect.poll(() => heard(page)).toEqual([CARD, CARD, LINE]);
});

test('in the lesson too', async ({ page }) => {
  await listen(page);
  await page.addInitScript(() => localStorage.setItem('etagere.sound', 'on'));
  await page.goto('/mathable/learn/lesson');
  await press(page, fr.label('learn.lesson.next'));
  await tryOn(page, 12, '8I');
  await expect.poll(() => heard(page)).toEqual([TILE]);
  await page.locator('.hand .actions .primary').click();
  await expect.poll(() => heard(page)).toEqual([TILE, LINE]);
});

/** How many lines a tile of the first chair forms on a cell. */
function linesOf(file: MatchFile, tile: number, cell: string): number {
  const match = rebuild(file);
  const move = { kind: 'place', tile, cell: parseCell(cell) };
  match.submit({ seat: 0, move, step: match.step, elapsedMs: 0, by: 'player' });
  return match.envelope(0).view.turn.placements[0]?.lines.length ?? 0;
}

/** What comes out of the browser's own audio when it plays these numbers; `end` in milliseconds. */
function render(page: Page, samples: readonly number[]) {
  return page.evaluate(
    async ({ given, rate }) => {
      const context = new OfflineAudioContext(1, rate, rate);
      const buffer = new AudioBuffer({ length: given.length, sampleRate: rate });
      buffer.copyToChannel(Float32Array.from(given), 0);
      const source = new AudioBufferSourceNode(context, { buffer });
      source.connect(context.destination);
      source.start();
      const heard = (await context.startRendering()).getChannelData(0);
      return {
        isFinite: heard.every(Number.isFinite),
        peak: Math.max(...heard.map(Math.abs)),
        loudness: Math.sqrt(heard.reduce((sum, one) => sum + one * one, 0) / given.length),
        end: (heard.findLastIndex(one => Math.abs(one) > 0) / rate) * 1000,
      };
    },
    { given: samples, rate: RATE },
  );
}

/** Notes down every sound that the page sends to a running loudspeaker, by its length in milliseconds. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const lengths: number[] = [];
    Object.assign(window, { lengths });
    window.AudioBufferSourceNode = class extends AudioBufferSourceNode {
      override start(when?: number): void {
        if (this.context.state === 'running') lengths.push(Math.round((this.buffer?.duration ?? 0) * 1000));
        super.start(when);
      }
    };
  });
}

function heard(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as { lengths: number[] }).lengths);
}
