import { writeSync } from 'node:fs';
import type { Words } from '#text/words.ts';
import { EXIT } from './stop.ts';
import type { CliLabel } from './words.ts';

/** What a command may touch of the outside world. Tests hand in their own. */
export interface Io {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
}

export function processIo(words: Words<CliLabel>): Io {
  const { stdin, stdout, stderr, env } = process;
  const leave = (error: NodeJS.ErrnoException): never => leaveEarly(error, words);
  stdout.on('error', leave);
  stderr.on('error', leave);
  return {
    out: text => void stdout.write(text),
    err: text => void stderr.write(text),
    env,
    input: stdin,
    output: stdout,
  };
}

/** See https://no-color.org: present and not empty. */
export function wantsColour({ env, output }: Io): boolean {
  return output.isTTY === true && (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb';
}

/** Narrower than this, sentences fall apart into words. */
const NARROWEST = 40;

/** A terminal that does not know its width says 0. */
export function columnsOf({ output }: Io): number {
  const { columns = 0 } = output;
  return columns > 0 ? Math.max(columns, NARROWEST) : 80;
}

function leaveEarly(error: NodeJS.ErrnoException, words: Words<CliLabel>): never {
  // `etagere rules mathable | head` closes the pipe early: that is no mistake, and nobody is left to tell.
  if (error.code === 'EPIPE') process.exit(EXIT.done);
  try {
    // At once: the process ends with the next line.
    writeSync(2, `${words.label('file.output', { full: error.code === 'ENOSPC' ? 'yes' : 'no' })}\n`);
  } catch {
    // Nobody hears us there either.
  }
  process.exit(EXIT.usage);
}
