import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { seedFromText } from '#kernel/fair.ts';
import { parseLog } from '#kernel/log.ts';
import { type Envelope, Match } from '#kernel/match.ts';
import { rngFor } from '#kernel/rng.ts';
import type { Kept } from '#web/offline/store.ts';
import { askWhat, settled } from '#web/test/hand.ts';
import { byPointer, byTouch, type Touch } from '#web/test/touch.ts';
import { nameOf } from '../../rules/cells.ts';
import { judge } from '../../rules/hand-in.ts';
import { game } from '../../rules/index.ts';
import type { Calculator, Gain, Laid, Move } from '../../rules/types.ts';
import { read } from '../../terminal/read.ts';

/** Chosen by what was asked for: a phone is tapped. */
export function touchOf(project: string): Touch {
  return project === 'phone' ? byTouch : byPointer;
}

const USUAL: Calculator['config'] = { grid: 'full', checking: 'assisted', closing: 'reserve' };
const EMPTY_TABLE = game.view(game.setup(USUAL, 2, rngFor(seedFromText('any'), 0)), 0);
const REPLAYS = join(import.meta.dirname, '..', 'replays');

interface MatchFile {
  readonly seats: number;
  readonly entries: readonly { readonly seat: number; readonly move: Move }[];
}

/** A real match up to where the first chair plays next, and what it laid there. */
export interface Cut {
  readonly kept: Kept;
  readonly tokens: readonly Laid[];
  readonly gains: readonly Gain[];
  readonly points: number;
  readonly envelope: Envelope<Calculator>;
}

/** One of the matches that the rules are tested with, cut before the `nth` play of the first chair. */
export function cutBeforePlay(name: string, nth: number): Cut {
  const file = JSON.parse(readFileSync(join(REPLAYS, `${name}.json`), 'utf8')) as MatchFile;
  const plays = file.entries.flatMap(({ seat, move }, i) => (seat === 0 && move.kind === 'play' ? [i] : []));
  const at = plays.at(nth);
  const move = at === undefined ? undefined : file.entries[at]?.move;
  if (at === undefined || move?.kind !== 'play') throw new Error(`${name} has no such play`);
  const cut = { ...file, entries: file.entries.slice(0, at) };
  const log = parseLog(cut);
  const replayed = log.ok && Match.replay(game, log.log);
  if (!replayed || !replayed.ok) throw new Error(`${name} does not replay`);
  const envelope = replayed.match.envelope(0);
  const judged = judge(envelope.view, move.tokens);
  const chairs = Array.from({ length: file.seats }, (_, seat) =>
    seat === 0 ? ({ kind: 'person', name: '' } as const) : ({ kind: 'bot', level: 1 } as const),
  );
  const kept = { id: name, game: game.id, chairs, file: cut, steps: at, over: false, updated: Date.now() };
  const { gains, points } = judged.ok ? judged : { gains: [], points: 0 };
  return { kept, tokens: move.tokens, gains, points, envelope };
}

/** Until it is the viewer's turn, or all is over. */
export async function nextMoment(page: Page): Promise<'asked' | 'over'> {
  const found = await page.waitForFunction(() => {
    if (document.querySelector('dialog[open] .totals')) return 'over';
    return document.querySelector('.hand .actions .primary') === null ? null : 'asked';
  });
  return (await found.jsonValue()) as 'asked' | 'over';
}

export function hole(page: Page, name: string): Locator {
  return page.locator(`[data-cell="${name}"]`);
}

/** A number of the rack, or a sign of the tray. */
export function token(page: Page, what: Laid['token']): Locator {
  return page.locator(`[data-token="${what}"][aria-pressed="false"]`).first();
}

/** Each token taken up, then its hole touched. */
export async function layAll(page: Page, tokens: readonly Laid[], touch: Touch): Promise<void> {
  const before = await page.locator('.laid-token').count();
  for (const [i, laid] of tokens.entries()) {
    await touch(token(page, laid.token));
    await touch(hole(page, nameOf(laid.cell)));
    await expect(page.locator('.laid-token')).toHaveCount(before + i + 1);
  }
  await settled(page);
}

export async function handIn(page: Page, touch: Touch): Promise<void> {
  const step = await page.locator('[data-step]').getAttribute('data-step');
  await touch(page.locator('.hand .actions .primary'));
  await expect(page.locator('[data-step]')).not.toHaveAttribute('data-step', step ?? '');
}

/** Exchanges nothing. */
export async function pass(page: Page, touch: Touch): Promise<void> {
  await touch(page.locator('.hand .actions .side'));
  await handIn(page, touch);
}

/** Lays what the page itself advises; nothing if it advises nothing to lay. */
export async function playHint(page: Page, touch: Touch): Promise<'played' | 'passed'> {
  await askWhat(page, touch);
  const hint = page.locator('.story .hint');
  const reading = read(asTyped((await hint.textContent()) ?? ''), EMPTY_TABLE);
  if (reading?.tag !== 'move' || reading.move.kind !== 'play') {
    await pass(page, touch);
    return 'passed';
  }
  // Whole lines are advised, with what lies there already.
  const free = await page
    .locator('[role="gridcell"][aria-label*=", vide"]')
    .evaluateAll(cells => cells.map(cell => cell.getAttribute('data-cell')));
  await layAll(
    page,
    reading.move.tokens.filter(({ cell }) => free.includes(nameOf(cell))),
    touch,
  );
  await handIn(page, touch);
  return 'played';
}

/** `Formez 9 : 3 = 3 de g7 vers le bas, pour 12 points.` as one would type it: `g7 bas 9 : 3 = 3`. */
function asTyped(hint: string): string {
  const lines = hint.matchAll(/([\d\s+−×:÷=]+) de ([a-m]\d+) vers (?:le|la) (bas|droite)/g);
  return [...lines].map(([, text = '', cell, way]) => `${cell} ${way} ${text.trim()}`).join('; ');
}
