/** A process of people, forked by crowd.ts: `node people.ts`. Does what its plan says until its parent is gone. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { LEVELS } from '#contract/bot.ts';
import { seedFromText } from '#kernel/fair.ts';
import { rngFor } from '#kernel/rng.ts';
import { findTrials } from '#kernel/test/find-trials.ts';
import { CrowdedTable, type Diary } from './crowded-table.ts';
import { type Ask, forMany, type Lived, type Plan, peopleAt, type Told } from './plan.ts';
import { Visitor } from './visitor.ts';

/** Who come in at the same time. */
const TOGETHER = 8;

const visitors: Visitor[] = [];
const tables: CrowdedTable[] = [];
const moves: number[] = [];
const bots: number[] = [];
const troubles: Record<string, number> = {};
let [ended, left] = [0, 0];
const diary: Diary = {
  moves,
  bots,
  trouble: what => {
    troubles[what] = (troubles[what] ?? 0) + 1;
  },
  ended: () => {
    ended += 1;
  },
};
const lag = monitorEventLoopDelay({ resolution: 10 });
lag.enable();

process.on('message', (ask: Ask) => {
  if (ask.ask === 'report') tell({ told: 'lived', lived: report() });
  else
    come(ask.plan).then(
      () => tell({ told: 'ready' }),
      (error: unknown) => tell({ told: 'failed', why: String(error) }),
    );
});
process.on('disconnect', () => process.exit(0));

/** Every so many-th table and socket of the plan is this process's. */
async function come(plan: Plan): Promise<void> {
  const { base, tables: count, sockets, thinks, part, parts } = plan;
  const trials = forMany(await findTrials());
  const rng = rngFor(seedFromText(`crowd ${part}`), 0);
  /** Numbers of visitors: each process has a range of its own, so that no two share an address. */
  let next = part * 1_000_000;
  const make = async (): Promise<Visitor> => {
    const visitor = await Visitor.enter(base, next++);
    visitors.push(visitor);
    return visitor;
  };
  const mine = Array.from({ length: count }, (_, index) => index).filter(index => index % parts === part);
  await inTurns(mine, async index => {
    const trial = trials[index % trials.length];
    if (trial === undefined) throw new Error('no game');
    const people = await Promise.all(Array.from({ length: peopleAt(trial) }, make));
    // Games and levels change at different paces, so that all of them meet.
    const level = LEVELS[Math.floor(index / trials.length) % LEVELS.length] ?? 1;
    const table = new CrowdedTable({ trial, level, people, thinks, diary, rng });
    tables.push(table);
    await table.begin();
  });
  const onlookers = Math.max(0, Math.round(sockets / parts) - visitors.length);
  await inTurns(Array.from({ length: onlookers }), async () => {
    const onlooker = await make();
    wander(onlooker, plan);
  });
  for (const visitor of visitors) loseLater(visitor, plan);
}

/** Looks at one table after another. */
function wander(onlooker: Visitor, plan: Plan): void {
  const table = tables[Math.floor(Math.random() * tables.length)];
  table?.admit(onlooker);
  setTimeout(
    () => {
      table?.dismiss(onlooker);
      wander(onlooker, plan);
    },
    plan.stays * 1000 * (0.5 + Math.random()),
  );
}

/** Networks go now and then, and pages come back by themselves. */
function loseLater(visitor: Visitor, plan: Plan): void {
  setTimeout(
    () => {
      left += 1;
      visitor.lose();
      loseLater(visitor, plan);
    },
    // As lamps go out: some at once, some after long.
    -Math.log(1 - Math.random()) * plan.stays * 1000,
  );
}

async function inTurns<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const rest = [...all];
  const worker = async (): Promise<void> => {
    while (rest.length > 0) await work(rest.shift() as T);
  };
  await Promise.all(Array.from({ length: TOGETHER }, worker));
}

function report(): Lived {
  const { user, system } = process.cpuUsage();
  const lived: Lived = {
    moves: moves.splice(0),
    bots: bots.splice(0),
    troubles: { ...troubles },
    sockets: visitors.filter(({ isOpen }) => isOpen).length,
    playing: tables.filter(({ isPlaying }) => isPlaying).length,
    ended,
    left,
    // What the timer itself waits is no lag.
    lagMs: Math.max(0, lag.percentile(99) / 1e6 - 10),
    cpuSeconds: (user + system) / 1e6,
  };
  lag.reset();
  return lived;
}

function tell(told: Told): void {
  process.send?.(told);
}
