/** What a command may touch of the outside world. Tests hand in their own. */
export interface Io {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
}

export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process;
  // `etagere rules mathable | head` closes the pipe early: that is no mistake, and nobody is left to tell.
  stdout.on('error', leaveQuietly);
  stderr.on('error', leaveQuietly);
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

export function columnsOf({ output }: Io): number {
  return output.columns ?? 80;
}

function leaveQuietly(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
}
