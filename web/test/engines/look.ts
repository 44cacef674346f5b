import type { Kept } from '../../offline/store.ts';
import { putMatches } from '../kept.ts';
import { boxesOf, differences } from './boxes.ts';
import type { Engine } from './engine.ts';
import {
  forgetMatches,
  keptClient,
  pause,
  pressFirst,
  resize,
  sabotage,
  seeAll,
  settle,
  visit,
} from './in-frame.ts';
import { playOn } from './play.ts';
import type { FramedSite } from './site.ts';
import { SIZES, type Visit } from './visits.ts';

/** How long a page may take to arrive, on a machine with much else to do. */
const ARRIVAL_MS = 90_000;
/** What still differs after this is no longer on its way. */
const REST_MS = 6000;
const STEPS = 3;

/** What is wrong with a screen in an engine, if anything. */
export interface Looked {
  readonly engine: Engine;
  readonly screen: Visit;
  readonly problems: readonly string[];
}

/** Opens the site in each engine, with these matches to go on with and no other. */
export async function settleIn(
  engines: readonly Engine[],
  site: FramedSite,
  tables: readonly Kept[],
): Promise<void> {
  await Promise.all(
    engines.map(async engine => {
      await engine.goTo(site.url);
      await engine.call(settle, null);
      await engine.call(forgetMatches, null);
      await engine.call(putMatches, tables);
    }),
  );
}

/** Looks at one screen in all engines at the same time; the first is the one that the others are compared with. */
export async function lookAt(engines: readonly Engine[], screen: Visit): Promise<Looked[]> {
  const { address, until, touched, isTable, sizes = SIZES } = screen;
  const all = engines.map(engine => ({ engine, screen, problems: [] as string[] }));
  await inEach(all, async ({ engine }) => {
    await engine.call(visit, { address, until, size: SIZES[0], withinMs: ARRIVAL_MS });
    if (touched !== undefined) await engine.call(pressFirst, touched);
    await engine.call(seeAll, null);
  });
  const [first, ...others] = all;
  if (first === undefined || first.problems.length > 0) return all;
  const arrived = others.filter(({ problems }) => problems.length === 0);
  for (const size of sizes) {
    await inEach([first, ...arrived], ({ engine }) => engine.call(resize, size));
    await inEach(arrived, async ({ engine, problems }) => {
      const found = await differing(first.engine, engine);
      problems.push(...found.map(problem => `${size.width} px: ${problem}`));
    });
  }
  if (isTable) await inEach([first, ...arrived], ({ engine }) => playOn(engine, STEPS));
  return all;
}

/** Whether this look notices a drawing whose height is left to the engine, on a page that is right otherwise. */
export async function isNoticed(engine: Engine, shelf: Visit): Promise<readonly string[]> {
  await engine.call(visit, { ...shelf, size: SIZES[0], withinMs: ARRIVAL_MS });
  const before = await boxesOf(engine);
  await engine.call(sabotage, null);
  const found = differences(before, await boxesOf(engine));
  return found.some(problem => problem.includes('plank')) ? [] : ['a plank of any height goes unnoticed'];
}

/** A first visit is not told that there is something newer. */
export async function firstVisit(engine: Engine, shelf: Visit): Promise<readonly string[]> {
  await engine.call(visit, { ...shelf, size: SIZES[0], withinMs: ARRIVAL_MS });
  const said = await engine.call(keptClient, ARRIVAL_MS);
  return said === '' ? [] : [`says “${said}”`];
}

/** What differs between two engines once nothing comes any more. */
async function differing(first: Engine, second: Engine): Promise<string[]> {
  const end = performance.now() + REST_MS;
  for (;;) {
    const found = differences(await boxesOf(first), await boxesOf(second));
    if (found.length === 0 || performance.now() > end) return found;
    await second.call(pause, 300);
  }
}

interface Noted {
  readonly engine: Engine;
  readonly problems: string[];
}

/** Side by side; what goes wrong in one of them is noted there. */
async function inEach<One extends Noted>(
  all: readonly One[],
  work: (one: One) => Promise<void>,
): Promise<void> {
  await Promise.all(
    all.map(async one => {
      try {
        await work(one);
      } catch (error) {
        one.problems.push(error instanceof Error ? error.message : String(error));
      }
    }),
  );
}
