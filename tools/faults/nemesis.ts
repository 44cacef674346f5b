import { setTimeout as sleep } from 'node:timers/promises';
import type { Stage } from './stage.ts';

/** When something is broken: right after a move was asked for, right after one was answered, or whenever. */
const MOMENTS: readonly ((stage: Stage) => Promise<void>)[] = [
  async stage => {
    while (stage.underWay === 0) await sleep(1);
  },
  async stage => {
    const before = stage.acknowledged;
    while (stage.acknowledged === before) await sleep(1);
  },
  async stage => {
    await sleep(stage.rng.int(300));
  },
];

/** Milliseconds for which what was killed stays away, at most, where others are left. */
const AWAY = 300;

/** Kills one of the processes −9, waits for a while and starts it again, so many times. */
export async function killServers(stage: Stage, kills: number): Promise<void> {
  await breakAgain(stage, kills, async () => {
    const server = stage.servers[stage.rng.int(stage.servers.length)];
    await server?.kill();
    // Where others are left, people play on without it.
    if (stage.servers.length > 1) {
      await stage.moves(1 + stage.rng.int(5));
      await sleep(stage.rng.int(AWAY));
    }
    await server?.start();
  });
}

/** Breaks something at another kind of moment each time, after a few moves. */
export async function breakAgain(
  stage: Stage,
  times: number,
  fault: (index: number) => Promise<void>,
): Promise<void> {
  for (let i = 0; i < times; i++) {
    await stage.moves(1 + stage.rng.int(4));
    await MOMENTS[i % MOMENTS.length]?.(stage);
    await fault(i);
  }
}
