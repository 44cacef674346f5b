import { expect, type Page } from '@playwright/test';
import { seedFromText } from '#kernel/fair.ts';
import { makeLog } from '#kernel/log.ts';
import { type Envelope, Match } from '#kernel/match.ts';
import { makeSeed, rngFor } from '#kernel/rng.ts';
import type { Kept } from '#web/offline/store.ts';
import { keepOnDevice } from '#web/test/kept.ts';
import { open } from '#web/test/pages.ts';
import type { Touch } from '#web/test/touch.ts';
import { game } from '../../rules/index.ts';
import type { Config, Mathisto, Move } from '../../rules/types.ts';

const USUAL: Config = { form: 'strategic', answers: 'choices', record: 'shown', starter: '1' };

interface Wanted {
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

export type Moment = 'turn' | 'draw' | 'question' | 'counter' | 'over';

/** What is asked next, once the page can take an answer. */
export async function nextMoment(page: Page): Promise<Moment> {
  const found = await page.waitForFunction(() => {
    if (document.querySelector('dialog[open] .totals')) return 'over';
    const phase = document.querySelector('.mathisto-board[data-asked="true"]')?.getAttribute('data-phase');
    if (phase === 'question') return document.querySelector('[data-choice]') && phase;
    if (phase === 'counter') return document.querySelector('[data-counter]') && phase;
    return phase ?? null;
  });
  return (await found.jsonValue()) as Moment;
}

const PRIMARY = '.mathisto-hand .actions .primary';

/** Does something sensible, the `turn`th thing on the list, and waits until that is no longer asked. */
export async function act(page: Page, touch: Touch, turn: number): Promise<Moment> {
  const moment = await nextMoment(page);
  const prompt = await page.locator('.mathisto-board').getAttribute('data-prompt');
  switch (moment) {
    case 'turn': {
      const poses = page.locator('[data-pose]:not([data-pose="discoveries"])');
      if ((await poses.count()) > 0) {
        await touch(poses.first());
        await expect(page.locator('.pose-panel')).toBeVisible();
        await touch(page.locator(PRIMARY));
        break;
      }
      const missing = page.locator('.hand-grid button.spine');
      const count = await missing.count();
      if (count > 0) await touch(missing.nth((turn * 5) % count));
      else {
        // All that is left of one's families lies on the table: there is only a bluff.
        await touch(page.locator('.family-row:not(.jokers) .held-card').first());
        await touch(page.locator('[data-bluff]'));
      }
      const players = page.locator('[data-ask][aria-disabled="false"]');
      await touch(players.nth(turn % (await players.count())));
      break;
    }
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
    case 'over':
      return moment;
  }
  await expect(page.locator(`.mathisto-board[data-prompt="${prompt}"][data-asked="true"]`)).toHaveCount(0);
  return moment;
}

/** Until the match is over; says what was asked on the way. */
export async function playToTheEnd(page: Page, touch: Touch): Promise<Moment[]> {
  const moments: Moment[] = [];
  while (moments.at(-1) !== 'over') {
    moments.push(await act(page, touch, moments.length));
    if (moments.length > 500) throw new Error('the match does not end');
  }
  return moments;
}
