import { spawn } from 'node:child_process';
import { arch, availableParallelism, loadavg, platform, totalmem } from 'node:os';
import { inRoot } from '../setup/root.mjs';
import type { Kept, Machine } from './kept.ts';
import type { Part } from './parts.ts';
import { readOutput } from './read-output.ts';

/** Milliseconds after which a part is given up. */
const PATIENCE = 900_000;

/** Runs one part as anybody would. One that fails, or does not end, is told as such, with what it said so far. */
export async function runPart(
  { command, settings = {}, pick = lines => lines }: Pick<Part, 'command' | 'settings' | 'pick'>,
  patience = PATIENCE,
): Promise<Kept> {
  const machine = thisMachine();
  const start = performance.now();
  const { code, output, errors, isLate } = await run(command, settings, patience);
  const lines = pick(readOutput(output));
  const isDone = code === 0 && lines.length > 0;
  return {
    date: new Date().toISOString().slice(0, 10),
    command: commandOf(command, settings),
    machine,
    seconds: Math.round((performance.now() - start) / 1000),
    outcome: isLate ? 'late' : isDone ? 'done' : 'failed',
    ...(isDone ? {} : { fault: faultIn(errors, code) }),
    lines,
  };
}

export function commandOf(
  command: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): string {
  const set = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  return [...set, ...command].join(' ');
}

interface Ended {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
  readonly isLate: boolean;
}

function run(
  [program = '', ...args]: readonly string[],
  settings: Readonly<Record<string, string>>,
  patience: number,
): Promise<Ended> {
  return new Promise(resolve => {
    const env = { ...process.env, ...settings, LANG: 'en' };
    // A group of its own: whatever it started ends with it.
    const child = spawn(program, args, {
      cwd: inRoot(),
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let [output, errors, isLate] = ['', '', false];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
    });
    const end = (): void => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    };
    const late = setTimeout(() => {
      isLate = true;
      end();
    }, patience);
    const stop = (): void => {
      end();
      process.exit(130);
    };
    process.once('SIGTERM', stop).once('SIGINT', stop);
    child.once('error', error => {
      errors += error.message;
    });
    child.once('close', code => {
      clearTimeout(late);
      process.off('SIGTERM', stop).off('SIGINT', stop);
      resolve({ code: code ?? 1, output, errors, isLate });
    });
  });
}

/** Its last words, without a path of this machine. */
function faultIn(errors: string, code: number): string {
  const words = errors.split('\n').filter(line => line.trim() !== '' && !/^\s+at /.test(line));
  const last = (words.at(-1) ?? '').replaceAll(inRoot(), '').replaceAll(/(?:\/[\w.-]+){2,}\//g, '');
  return last === '' ? `ended with code ${code}` : last.trim().slice(0, 200);
}

function thisMachine(): Machine {
  return {
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `${platform()} ${arch()}`,
    node: process.version,
    load: Number((loadavg()[0] ?? 0).toFixed(1)),
  };
}
