/**
 * 5,000 sockets at 1,500 tables of all five games, a bot of mixed level at each, people at human pace who come and go:
 * how long a person waits for a move to be acknowledged and for a bot, and what the server takes for it.
 * CROWD_TABLES, CROWD_SOCKETS, CROWD_SECONDS, CROWD_THINKS (seconds that a person thinks) make it another crowd.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Crowd, type Stretch } from './lib/crowd/crowd.ts';
import { print } from './lib/measure.ts';

const TABLES = given('CROWD_TABLES', 1500);
const SOCKETS = given('CROWD_SOCKETS', Math.round((TABLES * 10) / 3));
const SECONDS = given('CROWD_SECONDS', 90);
const THINKS = given('CROWD_THINKS', 10);
/** Seconds that are not measured: people still sit down, and engines warm up. */
const WARM = Math.max(2 * THINKS, 10);

const crowd = await Crowd.open({ tables: TABLES, sockets: SOCKETS, thinks: THINKS, stays: 120 });
await sleep(WARM * 1000);
await crowd.stretch();
await sleep(SECONDS * 1000);
const stretch = await crowd.stretch();
await crowd.close();
print({ bench: 'crowd', tables: TABLES, thinks: THINKS, ...stretch, toReach: toReach(stretch) });
for (const line of crowd.complaints.slice(0, 10)) process.stderr.write(`${line}\n`);

function toReach({ p99, botMost, memory, peopleLagP99 }: Stretch) {
  return {
    p99: { is: p99, toReach: 'under 100' },
    botMost: { is: botMost, toReach: 'under 5000' },
    memory: { is: memory, toReach: 'under 1536' },
    // Else it measures itself.
    peopleLagP99: { is: peopleLagP99, toReach: 'under 20' },
  };
}

function given(name: string, usual: number): number {
  const value = Number(process.env[name] ?? usual);
  if (!(value > 0)) throw new Error(`${name} is not a number above 0`);
  return value;
}
