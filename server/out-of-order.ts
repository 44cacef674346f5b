import { readFileSync, rmSync } from 'node:fs';
import type { AnyGame } from '#contract/game.ts';
import { isRecord } from '#contract/json.ts';
import type { Games } from './tables/house.ts';

/** What every function of a game says that is out of order. */
export class OutOfOrder extends Error {}

/** Milliseconds for which a game is out of order whose rules did not come back. */
const REST = 600_000;

/** The game that hung when the process before this one ended, and until when it rests; null if none does. */
export function hungLately(
  notes: string,
  now: number,
): { readonly game: string; readonly until: number } | null {
  const raw = read(notes);
  if (!isRecord(raw)) return null;
  const { game, at } = raw;
  if (typeof game !== 'string' || typeof at !== 'number') return null;
  // A clock that was set back keeps nothing out of order for longer.
  const until = Math.min(at, now) + REST;
  if (until > now) return { game, until };
  rmSync(notes, { force: true });
  return null;
}

/**
 * The games of a house, one of them out of order: its functions throw, its tables answer that they are busy, and the
 * others go on. Whoever sent what its rules do not come back from sends it again, after every start: without this the
 * whole house would be held up each time.
 */
export function withOutOfOrder(
  games: Games,
  id: string,
): { readonly games: Games; readonly mend: () => void } {
  const entry = games[id];
  const rules = entry?.rules;
  if (entry === undefined || rules === undefined) return { games, mend: () => undefined };
  let isMended = false;
  const resting = rules().then(({ game }) => ({ copy: refusing(game), game }));
  const own = async (): Promise<{ readonly game: AnyGame }> => {
    const { copy, game } = await resting;
    return { game: isMended ? game : copy };
  };
  return {
    games: { ...games, [id]: { ...entry, rules: own } },
    mend() {
      isMended = true;
      // Tables that are open have it in hand.
      void resting.then(({ copy, game }) => Object.assign(copy, game));
    },
  };
}

function refusing(game: AnyGame): AnyGame {
  const refuse = (): never => {
    throw new OutOfOrder(game.id);
  };
  const parts = Object.entries(game).map(([name, part]) => [
    name,
    typeof part === 'function' ? refuse : part,
  ]);
  return Object.fromEntries(parts) as AnyGame;
}

function read(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
