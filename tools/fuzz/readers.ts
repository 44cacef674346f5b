import { takesFile, takesWords } from '#cli/command-kinds.ts';
import { storedOf } from '#cli/match-file.ts';
import { wordsOf } from '#cli/shelf.ts';
import type { Command } from '#contract/commands.ts';
import type { Rng } from '#contract/rng.ts';
import { readPath as readPuzzlePath } from '#games/calculator/solo/path.ts';
import { readPath as readQuizPath } from '#games/mathisto/solo/path.ts';
import { registry } from '#games/registry.ts';
import { parseLog } from '#kernel/log.ts';
import { makeArchive, parseArchive } from '#protocol/archive.ts';
import { parseFromClient } from '#protocol/from-client.ts';
import { NAME_MAX } from '#protocol/limits.ts';
import { parseCode } from '#protocol/table-code.ts';
import { lengthOf, parseName, plain } from '#server/players/name.ts';
import { framesOf } from '#table/history.ts';
import { isSound, verifyMatch } from '#table/verify.ts';
import type { Words } from '#text/words.ts';
import { replayRaw } from '#web/replay/read-file.ts';
import { archiveOf, gameOf, openedMatch, shortMatches } from './matches.ts';
import { NASTY, spoilBytes, spoilValue } from './spoil.ts';
import { anything, pick } from './values.ts';

/** Something of ours that reads what others wrote: throws if it breaks. */
export interface Reader {
  readonly name: string;
  readonly read: (rng: Rng) => Promise<void> | void;
}

/** Commands that search, and take seconds. */
const SLOW = new Set(['solve', 'best', 'puzzle']);
/** Moves of a position that are misspelt. */
const MOVES = 5;

export async function everyReader(): Promise<readonly Reader[]> {
  const files = shortMatches();
  return [
    matchFiles(files),
    await archives(files),
    ...texts(),
    ...addresses(),
    ...(await commands()),
    ...(await terminals(files)),
  ];
}

/** As the page takes them in, and the command line; those that are sound also as a store keeps them. */
function matchFiles(files: readonly unknown[]): Reader {
  return {
    name: 'match file',
    async read(rng) {
      const raw = spoilt(pick(files, rng), rng);
      await replayRaw(raw, gameOf);
      const parsed = parseLog(raw);
      const game = parsed.ok ? await gameOf(parsed.log.game) : undefined;
      if (parsed.ok && game !== undefined && isSound(verifyMatch(game, parsed.log)))
        storedOf(parsed.log, game, { player: 'somebody', now: 0 });
    },
  };
}

async function archives(files: readonly unknown[]): Promise<Reader> {
  const made = await Promise.all(files.map(archiveOf));
  return {
    name: 'archive',
    read(rng) {
      const archive = parseArchive(spoilt(pick(made, rng), rng));
      if (archive !== null) makeArchive(archive);
    },
  };
}

/** Names, talk, and what comes over a socket. */
function texts(): readonly Reader[] {
  return [
    {
      name: 'name',
      read(rng) {
        const name = parseName(strange(rng));
        if (name !== null && (parseName(name) !== name || lengthOf(name) > NAME_MAX))
          throw new Error(`a name that does not stay as it is: ${JSON.stringify(name)}`);
      },
    },
    {
      name: 'talk',
      read(rng) {
        const said = plain(strange(rng));
        if (plain(said) !== said)
          throw new Error(`talk that does not stay as it is: ${JSON.stringify(said)}`);
      },
    },
    {
      name: 'text of a client',
      read: rng => void parseFromClient(rng.int(2) === 0 ? strange(rng) : JSON.stringify(anything(rng))),
    },
  ];
}

/** Those of puzzles and quizzes, and what somebody typed as the code of a table. */
function addresses(): readonly Reader[] {
  const words =
    'free puzzle day quiz gallery all logicians euler 5 9 13 0 1 2 3 2026-11-15 2026-02-30 rose'.split(' ');
  const path = (rng: Rng): string[] =>
    Array.from({ length: rng.int(5) }, () => (rng.int(3) === 0 ? strange(rng) : pick(words, rng)));
  return [
    { name: 'address of a puzzle', read: rng => void readPuzzlePath(path(rng)) },
    { name: 'address of a quiz', read: rng => void readQuizPath(path(rng)) },
    { name: 'code of a table', read: rng => void parseCode(strange(rng)) },
  ];
}

/** Verbs of games on the command line. */
async function commands(): Promise<readonly Reader[]> {
  const found: Reader[] = [];
  for (const [id, entry] of Object.entries(registry)) {
    const words = await wordsOf(entry, 'en');
    for (const [verb, command] of Object.entries((await entry.commands?.())?.commands ?? {}))
      if (!SLOW.has(verb)) found.push({ name: `${verb} ${id}`, read: rng => run(command, words, rng) });
  }
  return found;
}

function run(command: Command, words: Words, rng: Rng): void {
  if (takesFile(command)) command.run({ file: spoilt(command.file.example, rng) }, words);
  else if (takesWords(command)) command.run({ typed: misspelt(command.takes.example, rng) }, words);
}

/** Lines that somebody types at a table, and moves and options as they come over the wire. */
async function terminals(files: readonly Readonly<Record<string, unknown>>[]): Promise<readonly Reader[]> {
  const found: Reader[] = [];
  for (const [id, entry] of Object.entries(registry)) {
    const terminal = (await entry.terminal?.())?.terminal;
    const file = files.find(({ game }) => game === id);
    if (terminal === undefined || file === undefined) continue;
    const { game, log } = await openedMatch(file);
    const words = await wordsOf(entry, 'en');
    const told = framesOf(game, log, 0);
    const views = told.ok ? told.frames.map(({ envelope }) => envelope.view as unknown) : [];
    found.push({
      name: `line at a table of ${id}`,
      read(rng) {
        const view = pick(views, rng);
        const moves = firstOf(game.moves(view));
        const move = moves.length === 0 ? null : pick(moves, rng);
        terminal.read(misspelt(move === null ? '' : terminal.write(move, words), rng), view);
        const read: unknown = game.parseMove(spoilValue(move ?? {}, rng));
        if (read !== null) game.check(view, read);
        game.parseConfig(spoilValue(log.config, rng));
      },
    });
  }
  return found;
}

function firstOf(moves: Iterable<unknown>): unknown[] {
  const first: unknown[] = [];
  for (const move of moves) if (first.push(move) === MOVES) break;
  return first;
}

/** A value of the file that is not as it should be, or bytes of it, as far as they are JSON; now and then the file itself. */
function spoilt(file: unknown, rng: Rng): unknown {
  if (rng.int(10) === 0) return file;
  if (rng.int(3) > 0) return spoilValue(file, rng);
  try {
    return JSON.parse(spoilBytes(Buffer.from(JSON.stringify(file)), rng).toString()) as unknown;
  } catch {
    return null;
  }
}

function strange(rng: Rng): string {
  const parts = Array.from({ length: 1 + rng.int(4) }, () => {
    const one = pick(NASTY, rng);
    return typeof one === 'string' ? one : String.fromCodePoint(rng.int(0x11_0000));
  });
  return parts.join('').slice(0, 200);
}

function misspelt(text: string, rng: Rng): string {
  return rng.int(4) === 0 ? strange(rng) : spoilBytes(Buffer.from(text), rng).toString();
}
