/** The crowd of `npm run bench -- crowd` for hours, minute by minute: `npm run soak -- --help`. */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Crowd, type Stretch } from '#bench/lib/crowd/crowd.ts';
import { type Growth, growthOf, slopeOf } from '#bench/lib/slope.ts';

const HELP = `npm run soak -- [--minutes 120] [--tables 1500] [--sockets 5000] [--thinks 10] [--stays 120]

Plays for so long at so many tables, with a bot of mixed level at each, people who think for so many seconds and whose
networks go every so many, and prints a line each minute. The first third is for matches to reach their usual ages.
At the end it says, from a straight line through the others, what grows. A match of 400 moves lasts for an hour if people
think for ten seconds: for less than two hours let them think for one, at a tenth of the tables.`;

/** Of its mean, in an hour. */
const ALLOWED = 0.03;
const WARM = 1 / 3;

/** What must not grow, and how it is called in the last lines. */
const WATCHED = {
  heapAfterGc: 'heap after GC, MB',
  memory: 'resident memory, MB',
  tablesInHand: 'tables in hand',
  handles: 'handles',
  p99: 'p99 of a move, ms',
} as const satisfies Partial<Record<keyof Stretch, string>>;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '120' },
      tables: { type: 'string', default: '1500' },
      sockets: { type: 'string' },
      thinks: { type: 'string', default: '10' },
      stays: { type: 'string', default: '120' },
      help: { type: 'boolean' },
    },
  });
  const minutes = Number(values.minutes);
  const tables = Number(values.tables);
  const sockets = Number(values.sockets ?? Math.round((tables * 10) / 3));
  const [thinks, stays] = [Number(values.thinks), Number(values.stays)];
  if (values.help === true || ![minutes, tables, sockets, thinks, stays].every(value => value > 0)) {
    console.log(HELP);
    return values.help === true ? 0 : 2;
  }
  const crowd = await Crowd.open({ tables, sockets, thinks, stays });
  try {
    const lived: Stretch[] = [];
    for (let minute = 1; minute <= minutes; minute++) {
      await sleep(60_000);
      const stretch = await crowd.stretch();
      lived.push(stretch);
      console.log(JSON.stringify({ soak: minute, ...stretch }));
    }
    return verdict(lived, crowd.complaints);
  } finally {
    await crowd.close();
  }
}

/** Prints what each did, and answers how it ended: 0 if nothing is known to grow, and nothing broke. */
function verdict(lived: readonly Stretch[], complaints: readonly string[]): number {
  const counted = lived.slice(Math.floor(lived.length * WARM));
  const found = Object.entries(WATCHED).map(([name, about]): readonly [string, Growth] => {
    const points = counted.map((one, i) => [i / 60, one[name as keyof typeof WATCHED]] as const);
    const slope = slopeOf(points);
    const growth = growthOf(slope, ALLOWED);
    const hour =
      slope === null ? 'nothing can be said' : `${perHour(slope.perX)} ± ${(2 * slope.error).toFixed(1)}`;
    console.log(`${MARKS[growth]} ${about}: ${slope?.mean.toFixed(1) ?? '–'}, in an hour ${hour}`);
    return [name, growth];
  });
  for (const line of complaints.slice(0, 10)) console.log(`! ${line}`);
  // How long a move takes is for the machine to say as well.
  const grows = found.filter(([name, growth]) => name !== 'p99' && growth === 'grows');
  const moves = lived.reduce((sum, one) => sum + one.moves, 0);
  const unsure = found.filter(([name, growth]) => name !== 'p99' && growth === 'unsure');
  if (grows.length > 0) console.log(`It grows, in ${lived.length} minutes and ${moves} moves.`);
  else if (unsure.length > 0)
    console.log(`Too short to tell, or too restless, after ${lived.length} minutes and ${moves} moves.`);
  else console.log(`No growth in ${lived.length} minutes and ${moves} moves.`);
  return grows.length > 0 || complaints.length > 0 ? 1 : 0;
}

const MARKS: Readonly<Record<Growth, string>> = { flat: '✓', grows: '✗', unsure: '·' };

function perHour(value: number): string {
  return `${value > 0 ? '+' : ''}${value.toFixed(1)}`;
}

if (import.meta.main) process.exit(await main());
