/** Who plays by program, as the command line names them: a level, chance, or somebody's own file. */
import { LEVELS } from '#contract/bot.ts';
import type { GameEntry } from '#contract/entry.ts';
import type { AnyGame } from '#contract/game.ts';
import type { Words } from '#text/words.ts';
import { readText } from './file.ts';
import { type Fault, Guest, GuestAbsent } from './guest/guest.ts';
import type { Io } from './io.ts';
import { choiceOf, type Given, numberOf, type Option, textOf } from './options.ts';
import { botMover, type Mover, randomMover } from './play-out.ts';
import { botOf } from './shelf.ts';
import { Stop } from './stop.ts';
import type { CliLabel } from './words.ts';

const PROGRAMS = ['1', '2', '3', '4', '5', 'random'] as const;

export const WHO = `${PROGRAMS.join('|')}|FILE`;
/** How long a guest may take for one decision. */
export const SECONDS_OPTION: Option = { name: 'seconds', value: 'N', about: 'option.seconds' };
const USUAL_SECONDS = 5;

export interface NamedMover {
  /** As it was asked for. */
  readonly name: string;
  readonly mover: Mover;
  /** What a guest did wrong, so far. */
  readonly faults?: Readonly<Record<Fault, number>>;
  /** To be called when it is not needed any more. */
  readonly leave: () => void;
}

interface WhereFrom {
  /** If the option was not given. */
  readonly usual: (typeof PROGRAMS)[number];
  readonly entry: GameEntry;
  readonly game: AnyGame;
  readonly io: Io;
}

/** Whoever the option names; a guest is let in, and its program runs. */
export async function moverOf(
  given: Given,
  option: string,
  { usual, entry, game, io }: WhereFrom,
): Promise<NamedMover> {
  const text = textOf(given, option) ?? usual;
  if (/\.m?js$/.test(text)) return guestOf(await readText(text, io), { path: text, given, game });
  const name = choiceOf(given, option, PROGRAMS, usual);
  const level = LEVELS.find(one => String(one) === name);
  const mover = level === undefined ? randomMover(game) : botMover(await botOf(entry), level);
  return { name, mover, leave: () => undefined };
}

async function guestOf(
  code: string,
  { path, given, game }: { readonly path: string; readonly given: Given; readonly game: AnyGame },
): Promise<NamedMover> {
  const seconds = numberOf(given, 'seconds', { least: 1, most: 60, usual: USUAL_SECONDS });
  const guest = new Guest({ game, code, patienceMs: seconds * 1000 });
  try {
    await guest.enter();
  } catch (error) {
    guest.leave();
    if (error instanceof GuestAbsent) throw new Stop('arena.no-guest', { path, message: error.message });
    throw error;
  }
  return { name: path, mover: guest, faults: guest.faults, leave: () => guest.leave() };
}

/** A line for people, if there is something to say. */
export function sayFaults(words: Words<CliLabel>, faults: NamedMover['faults']): readonly string[] {
  if (faults === undefined) return [];
  const { late, threw, refused } = faults;
  return late + threw + refused === 0 ? [] : [words.label('arena.faults', { late, threw, refused })];
}
