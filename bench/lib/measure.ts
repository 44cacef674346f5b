import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** One JSON line on standard output; Node's version goes with every figure. */
export function print(line: Readonly<Record<string, unknown>>): void {
  console.log(JSON.stringify({ ...line, node: process.version }));
}

/** Repeats `step`, which says how many moves it made, after a second to warm up. */
export function movesPerSecond(step: () => number, seconds: number): number {
  run(step, 1);
  const { moves, elapsed } = run(step, seconds);
  return Math.round(moves / elapsed);
}

/** boardgame.io's random games of Five14, measured now, in a process of its own. */
export function boardgameIo(seconds: number): { readonly reducer: number; readonly client: number } {
  const script = join(import.meta.dirname, '..', 'peers', 'bgio-playouts.cjs');
  const lines = execFileSync(process.execPath, [script, String(seconds)], { encoding: 'utf8' })
    .trim()
    .split('\n');
  const [reducer, client] = lines.map(
    line => (JSON.parse(line) as { movesPerSecond: number }).movesPerSecond,
  );
  return { reducer: reducer ?? 0, client: client ?? 0 };
}

function run(step: () => number, seconds: number): { moves: number; elapsed: number } {
  const start = performance.now();
  let moves = 0;
  // Looking at the clock costs more than a fast step: do it once in a while.
  while (performance.now() - start < seconds * 1000) for (let i = 0; i < 50; i++) moves += step();
  return { moves, elapsed: (performance.now() - start) / 1000 };
}
