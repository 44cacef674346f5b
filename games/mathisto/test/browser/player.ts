import { expect, type Locator, type Page } from '@playwright/test';
import type { Seat } from '#contract/game.ts';
import { seedFromText } from '#kernel/fair.ts';
import { makeLog, parseLog } from '#kernel/log.ts';
import { type Envelope, Match } from '#kernel/match.ts';
import { makeSeed, rngFor } from '#kernel/rng.ts';
import type { Kept } from '#web/offline/store.ts';
import { keepOnDevice } from '#web/test/kept.ts';
import { open } from '#web/test/pages.ts';
import type { Touch } from '#web/test/touch.ts';
import {
  type Card,
  type Family,
  type FamilyCard,
  familyOf,
  isCard,
  isFamilyCard,
  isJoker,
} from '../../rules/cards.ts';
import { game } from '../../rules/index.ts';
import type { Config, Mathisto, Move } from '../../rules/types.ts';

const USUAL: Config = { form: 'strategic', answers: 'choices', record: 'shown', starter: '1' };

export interface Wanted {
  /** How the device calls it; `table` unless told. */
  readonly id?: string;
  readonly seed: string;
  readonly config?: Partial<Config>;
  /** How many sit there; three unless told. */
  readonly seats?: number;
  /** Where to stop, as the first seat sees it; absent: at the beginning. */
  readonly until?: (envelope: Envelope<Mathisto>) => boolean;
}

/** Sits down in the first chair of a match with quick bots, where it has come to what is wanted. */
export async function sitDown(page: Page, wanted: Wanted): Promise<void> {
  await keepOnDevice(page, keptWhere(wanted));
  await open(page, '/table/table');
  await expect(page.locator('.mathisto-board')).toBeVisible();
}

/** The seed that is given looks so at once; should the rules deal differently one day, another one will. */
export function keptWhere({ id = 'table', seed, config = {}, seats = 3, until = () => true }: Wanted): Kept {
  for (let i = 0; i < 200; i++) {
    const match = playUntil({
      seed: i === 0 ? seed : `${seed} ${i}`,
      config: { ...USUAL, ...config },
      seats,
      until,
    });
    if (match !== null) return asKept(id, match);
  }
  throw new Error('no match looks like that');
}

interface Played extends Required<Omit<Wanted, 'id' | 'config'>> {
  readonly config: Config;
}

function playUntil({ seed, config, seats, until }: Played): Match<Mathisto> | null {
  const match = new Match(game, { config, seats, seed: seedFromText(seed) });
  for (let i = 0; !until(match.envelope(0)); i++) {
    if (match.over) return null;
    const rng = rngFor(seedFromText(`${seed}/moves`), i);
    for (const seat of match.envelope('spectator').turn?.seats ?? []) {
      const moves = usefulMoves(match, seat);
      match.submit({
        seat,
        move: moves[rng.int(moves.length)],
        step: match.step,
        elapsedMs: 0,
        by: 'player',
      });
    }
  }
  return match;
}

function asKept(id: string, match: Match<Mathisto>): Kept {
  return {
    id,
    game: 'mathisto',
    chairs: Array.from({ length: match.log.seats }, (_, seat) =>
      seat === 0 ? { kind: 'person', name: '' } : { kind: 'bot', level: 1 },
    ),
    file: makeLog(match.log, makeSeed(match.log.seed)),
    steps: match.step,
    over: match.over,
    updated: Date.now(),
  };
}

/** Whoever can pose does, and calls find their card: so something happens soon. */
function usefulMoves(match: Match<Mathisto>, seat: number): readonly Move[] {
  const moves = [...game.moves(match.envelope(seat).view)];
  const posing = moves.filter(({ kind }) => kind === 'pose');
  const found = moves.filter(
    move =>
      move.kind === 'call' && match.envelope(move.from).view.hands[move.from]?.includes(move.card) === true,
  );
  return [posing, found, moves].find(some => some.length > 0) ?? [];
}

export type Moment = 'turn' | 'draw' | 'question' | 'counter' | 'read' | 'over';

/** What is asked next, once the page can take an answer. */
export async function nextMoment(page: Page): Promise<Moment> {
  const found = await page.waitForFunction(() => {
    if (document.querySelector('dialog[open] .totals')) return 'over';
    const board = document.querySelector('.mathisto-board[data-asked="true"]');
    const phase = board?.getAttribute('data-phase');
    if (board?.getAttribute('data-reading') === 'true')
      return document.querySelector('[data-read]') && 'read';
    if (phase === 'question') return document.querySelector('[data-choice]') && phase;
    if (phase === 'counter') return document.querySelector('[data-counter]') && phase;
    return phase ?? null;
  });
  return (await found.jsonValue()) as Moment;
}

export const PRIMARY = '.rail .actions .primary';

/** Some cards of some seats: whoever knows them asks for nothing in vain while something can be had. */
type Known = ReadonlyMap<Seat, readonly Card[]>;

interface Act {
  readonly touch: Touch;
  /** Counts up, so that not the same is tried again and again. */
  readonly turn: number;
  /** Looked up when one calls. */
  readonly known: () => Promise<Known>;
}

/** Does something sensible, and waits until that is no longer asked. */
export async function act(page: Page, { touch, turn, known }: Act): Promise<Moment> {
  const moment = await nextMoment(page);
  const board = page.locator('.mathisto-board');
  const prompt = await board.getAttribute('data-prompt');
  switch (moment) {
    case 'turn':
      await takeTurn(page, { touch, turn, known });
      break;
    case 'draw':
      await touch(page.locator('[data-move="draw"]'));
      break;
    case 'question':
      await touch(page.locator('[data-choice="0"]'));
      await touch(page.locator(PRIMARY));
      break;
    case 'counter':
      await touch(page.locator('[data-counter="nothing"]'));
      await touch(page.locator(PRIMARY));
      break;
    case 'read':
      await touch(page.locator('[data-read]'));
      await page.waitForFunction(() => document.querySelector('[data-read]') === null);
      return moment;
    case 'over':
      return moment;
  }
  // Looked at with each frame: an `expect` would let up to a second pass between two looks.
  await page.waitForFunction(
    answered =>
      document.querySelector(`.mathisto-board[data-prompt="${answered}"][data-asked="true"]`) === null,
    prompt,
  );
  return moment;
}

/** Poses what can be posed, else calls. */
async function takeTurn(page: Page, { touch, turn, known }: Act): Promise<void> {
  const poses = page.locator('[data-pose]:not([data-pose="discoveries"])');
  if ((await poses.count()) > 0) {
    await touch(poses.first());
    await expect(page.locator('.pose-panel')).toBeVisible();
    await touch(page.locator(PRIMARY));
    return;
  }
  const held = await cardsHeld(page);
  const found = callFrom(held, await known());
  if (found !== null) {
    await touch(familyOn(page, familyOf(found.card)));
    await touch(page.locator(`[data-want="${found.card}"]`));
    await touch(page.locator(`[data-ask="${found.from}"]`));
    return;
  }
  await wantSomething(page, touch, turn);
  const players = page.locator('[data-ask][aria-disabled="false"]');
  // Whom one may ask is drawn after the touch was seen.
  await expect(players).not.toHaveCount(0);
  await touch(players.nth(turn % (await players.count())));
}

/** The card that is wanted: of the family of which most are held and something is missing; else a bluff. */
export async function wantSomething(page: Page, touch: Touch, turn: number): Promise<void> {
  const tabs = familiesOn(page);
  const wanted = page.locator('[data-want]');
  const count = await tabs.count();
  for (let i = 0; i < count; i++) {
    const tab = tabs.nth((turn + i) % count);
    await touch(tab);
    await laidOut(page, tab);
    if ((await wanted.count()) === 0) continue;
    await touch(wanted.nth(turn % (await wanted.count())));
    return;
  }
  const jokersOnly = page.locator('[data-not-held]');
  if (count === 0 && (await jokersOnly.count()) > 0) {
    await touch(jokersOnly.first());
    await touch(wanted.first());
    return;
  }
  // All that is left of one's families lies on the table: there is only a bluff.
  await touch(tabs.first());
  await touch(page.locator('[data-bluff]'));
  await touch(wanted.first());
}

/** The cards of a family come into the middle one paint after it was touched. */
export async function laidOut(page: Page, tab: Locator): Promise<void> {
  const family = await tab.evaluate(({ parentElement }) => parentElement?.dataset['family'] ?? '');
  await expect(page.locator(`[data-lack="${family}"]`)).toBeVisible();
}

/** The families of the hand; jokers are none. */
export function familiesOn(page: Page): Locator {
  return page.locator('.family[data-family] > button');
}

export function familyOn(page: Page, family: Family): Locator {
  return page.locator(`.family[data-family="${family}"] > button`);
}

export async function cardsHeld(page: Page): Promise<readonly Card[]> {
  const names = await page
    .locator('.held-card')
    .evaluateAll(cards =>
      cards.map(card => (card instanceof HTMLElement ? card.dataset['card'] : undefined)),
    );
  return names.filter(isCard);
}

/** A card that somebody is known to have, of the family of which one has most. */
function callFrom(held: readonly Card[], known: Known): { card: FamilyCard; from: Seat } | null {
  const countOf = (card: FamilyCard): number =>
    held.filter(one => !isJoker(one) && familyOf(one) === familyOf(card)).length;
  const [best] = [...known]
    .flatMap(([from, cards]) => cards.filter(isFamilyCard).map(card => ({ card, from })))
    .filter(({ card }) => countOf(card) > 0)
    .sort((a, b) => countOf(b.card) - countOf(a.card));
  return best ?? null;
}

/** Until the match on this device is over; says what was asked on the way. Nobody's cards are a secret to it. */
export async function playToTheEnd(page: Page, touch: Touch): Promise<Moment[]> {
  const moments: Moment[] = [];
  while (moments.at(-1) !== 'over') {
    moments.push(await act(page, { touch, turn: moments.length, known: () => othersOnDevice(page) }));
    if (moments.length > 300) throw new Error('the match does not end');
  }
  return moments;
}

/** What the others hold, out of the match as the device keeps it. */
async function othersOnDevice(page: Page): Promise<Known> {
  const read = parseLog(await fileOnDevice(page));
  const replayed = read.ok ? Match.replay(game, read.log) : read;
  if (!replayed.ok) throw new Error('the device keeps no match that can be read');
  const { match } = replayed;
  const others = Array.from({ length: match.log.seats - 1 }, (_, i) => i + 1);
  return new Map(others.map(seat => [seat, match.envelope(seat).view.hands[seat] ?? []]));
}

function fileOnDevice(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise<unknown>((resolve, reject) => {
        const opening = indexedDB.open('etagere');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const kept = opening.result.transaction('matches').objectStore('matches').get('table');
          kept.addEventListener('error', () => reject(kept.error));
          kept.addEventListener('success', () => {
            opening.result.close();
            resolve(kept.result?.file);
          });
        });
      }),
  );
}
