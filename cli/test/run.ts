/** Runs a command in this process, with a world of its own. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { main } from '../main.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface World {
  readonly env?: Readonly<Record<string, string>>;
  /** What is typed, all at once. */
  readonly input?: string;
  /** Answers each piece of output, as a person would. */
  readonly reply?: (said: string) => string | undefined;
  /** Pretends that both ends are a terminal. */
  readonly terminal?: boolean;
  readonly columns?: number;
}

const ENGLISH = { LANG: 'en_GB.UTF-8' };

export async function run(argv: readonly string[], world: World = {}): Promise<Ran> {
  const { env = ENGLISH, input: typed, reply, terminal = false, columns = 80 } = world;
  const input = Object.assign(new PassThrough(), { isTTY: terminal });
  const output = Object.assign(new PassThrough(), { isTTY: terminal, columns });
  let out = '';
  let err = '';
  const say = (text: string): void => {
    out += text;
    const answer = reply?.(text);
    if (answer !== undefined) input.write(answer);
  };
  // What readline echoes at a terminal is no output of ours, but a person sees the prompt there.
  output.on('data', (data: Buffer) => terminal && say(data.toString()));
  if (typed !== undefined) input.end(typed);
  const code = await main(argv, { out: say, err: text => (err += text), env, input, output });
  return { code, out, err };
}

let folder: string | undefined;

/** A file that is there for this run only. */
export function fileWith(name: string, content: string | Uint8Array | object): string {
  folder ??= mkdtempSync(join(tmpdir(), 'etagere-test-'));
  const path = join(folder, name);
  const plain = typeof content === 'string' || content instanceof Uint8Array;
  writeFileSync(path, plain ? content : JSON.stringify(content));
  return path;
}

/** Once the tests of a file are done. */
export function removeFiles(): void {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  folder = undefined;
}

/** A name in the same folder for a file that is not there yet. */
export function freshPath(name: string): string {
  return join(fileWith('.keep', ''), '..', `${process.hrtime.bigint()}-${name}`);
}

export function vectorPath(name: string): string {
  return new URL(`../../games/mathable/test/vectors/${name}.json`, import.meta.url).pathname;
}
