import { closeSync, openSync, readSync, writeFileSync } from 'node:fs';
import type { HouseLabel } from '#text/house.ts';
import { Stop } from './stop.ts';

/** A long match is a few hundred kilobytes. What is larger was not meant for us. */
const MOST_BYTES = 8 * 1024 * 1024;

/** What a JSON file holds, or a Stop that says in one sentence why it cannot be read. `-` is standard input. */
export function readJson(path: string): unknown {
  const text = decode(path, readUpTo(path, MOST_BYTES));
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Stop('file.not-json', { path });
  }
}

/** Writes a new file. One that is there already is kept. */
export function writeNew(path: string, text: string, { replace = false } = {}): void {
  try {
    writeFileSync(path, text, { flag: replace ? 'w' : 'wx' });
  } catch (error) {
    throw new Stop(codeOf(error) === 'EEXIST' ? 'file.exists' : 'file.unwritable', { path });
  }
}

/** In pieces: a device or a pipe does not say how long it is. */
function readUpTo(path: string, most: number): Buffer {
  const pieces: Buffer[] = [];
  let length = 0;
  let file: number | undefined;
  try {
    file = path === '-' ? 0 : openSync(path, 'r');
    for (;;) {
      const piece = Buffer.allocUnsafe(64 * 1024);
      const read = readSync(file, piece);
      if (read === 0) return Buffer.concat(pieces);
      length += read;
      if (length > most) throw new Stop('file.too-large', { path, megabytes: most / 1024 / 1024 });
      pieces.push(piece.subarray(0, read));
    }
  } catch (error) {
    if (error instanceof Stop) throw error;
    throw new Stop(PROBLEMS[codeOf(error)] ?? 'file.unreadable', { path });
  } finally {
    if (file !== undefined && file !== 0) closeSync(file);
  }
}

const PROBLEMS: Readonly<Record<string, HouseLabel>> = {
  ENOENT: 'file.missing',
  ENOTDIR: 'file.missing',
  EISDIR: 'file.directory',
  EACCES: 'file.forbidden',
  EPERM: 'file.forbidden',
};

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
