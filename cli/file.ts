import { closeSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { parseLog, type RawLog } from '#kernel/log.ts';
import type { Io } from './io.ts';
import { optional, Stop } from './stop.ts';
import type { CliLabel } from './words.ts';

/** A long match is a few hundred kilobytes. What is larger was not meant for us. */
const MOST_BYTES = 8 * 1024 * 1024;

/** What a text file holds, or a Stop that says in one sentence why it cannot be read. `-` is standard input. */
export async function readText(path: string, { input }: Pick<Io, 'input'>): Promise<string> {
  const pieces = path === '-' ? piecesOf(input) : piecesIn(path);
  return decode(path, await readUpTo(path, pieces, MOST_BYTES));
}

/** The same of a JSON file. */
export async function readJson(path: string, io: Pick<Io, 'input'>): Promise<unknown> {
  const text = await readText(path, io);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Stop('file.not-json', { path });
  }
}

/** A match file: as it was written, and as a log. A Stop names the field at fault, if there are fields. */
export async function readMatch(path: string, io: Pick<Io, 'input'>): Promise<{ raw: unknown; log: RawLog }> {
  const raw = await readJson(path, io);
  const parsed = parseLog(raw);
  if (parsed.ok) return { raw, log: parsed.log };
  const field = optional('field', parsed.field === '' ? undefined : parsed.field);
  throw new Stop('replay.not-a-match', { path, ...field });
}

/** Writes a new file. One that is there already is kept. */
export function writeNew(path: string, text: string, { replace = false } = {}): void {
  try {
    writeFileSync(path, text, { flag: replace ? 'w' : 'wx' });
  } catch (error) {
    throw unwritable(path, error);
  }
}

/** Whether `writeNew` will do, found out by trying: better to hear it before a game than after. */
export function checkNew(path: string): void {
  try {
    closeSync(openSync(path, 'wx'));
    rmSync(path);
  } catch (error) {
    throw unwritable(path, error);
  }
}

/** In pieces, up to a limit: a device or a pipe does not say how long it is. */
async function readUpTo(path: string, pieces: AsyncIterable<Buffer>, most: number): Promise<Buffer> {
  const found: Buffer[] = [];
  let length = 0;
  try {
    for await (const piece of pieces) {
      length += piece.length;
      if (length > most) throw new Stop('file.too-large', { path, megabytes: most / 1024 / 1024 });
      found.push(piece);
    }
  } catch (error) {
    if (error instanceof Stop) throw error;
    throw new Stop(PROBLEMS[codeOf(error)] ?? 'file.unreadable', { path });
  }
  return Buffer.concat(found);
}

/** Waits for what is not there yet: whoever writes into a pipe may take their time. */
async function* piecesOf(input: NodeJS.ReadableStream): AsyncGenerator<Buffer> {
  for await (const piece of input) yield Buffer.from(piece);
}

async function* piecesIn(path: string): AsyncGenerator<Buffer> {
  const file = openSync(path, 'r');
  try {
    for (;;) {
      const piece = Buffer.allocUnsafe(64 * 1024);
      const read = readSync(file, piece);
      if (read === 0) return;
      yield piece.subarray(0, read);
    }
  } finally {
    closeSync(file);
  }
}

const PROBLEMS: Readonly<Record<string, CliLabel>> = {
  ENOENT: 'file.missing',
  ENOTDIR: 'file.missing',
  EISDIR: 'file.directory',
  EACCES: 'file.forbidden',
  EPERM: 'file.forbidden',
};

function unwritable(path: string, error: unknown): Stop {
  const code = codeOf(error);
  if (code === 'EEXIST') return new Stop('file.exists', { path });
  const folder = code === 'ENOENT' || code === 'ENOTDIR' ? 'missing' : 'there';
  return new Stop('file.unwritable', { path, folder });
}

function decode(path: string, bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Stop('file.not-text', { path });
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
