/** The most and the least that a camp can still score in so many tricks, whatever the cards are. */
import { must } from '#kernel/must.ts';
import { FAIL, type Goal } from './goal.ts';

interface Reach {
  /** Brisques not counted. `leads`: whether the camp does; `lost`: tricks that are surely the other camp's. */
  readonly most: (tricks: number, own: number, leads: boolean, lost: number) => number;
  /** `sure`: tricks that are surely its own. */
  readonly least: (tricks: number, own: number, sure: number) => number;
  /** The same number for the same prospects: whether it is the third or the fifth trick may make no difference. */
  readonly shape: (tricks: number, own: number) => number;
}

const known = new WeakMap<Int16Array, Map<number, Reach>>();

/** `left`: tricks to come; `won`: those that the camp has. Made once for each goal. */
export function reachOf(goal: Goal, left: number, won: number): Reach {
  const ofGoal = known.get(goal.end) ?? new Map<number, Reach>();
  const reach = ofGoal.get(left * 16 + won) ?? makeReach(goal, left, won);
  ofGoal.set(left * 16 + won, reach);
  known.set(goal.end, ofGoal);
  return reach;
}

function makeReach({ trick, renounced, end }: Goal, left: number, won: number): Reach {
  const width = left + 1;
  const most = new Int16Array(width ** 3 * 2);
  const least = new Int16Array(width ** 3);
  const shape = new Uint8Array(width ** 2);
  for (let tricks = 0; tricks <= left; tricks++) {
    const shapes = new Map<string, number>();
    for (let own = won; own + tricks <= won + left; own++) {
      const at = tricks * width + own - won;
      const ends = end.subarray(own, own + tricks + 1);
      const values = Array.from(ends, (extra, more) => (extra === FAIL ? FAIL : more * trick + extra));
      for (let sure = 0; sure <= tricks; sure++) {
        least[at * width + sure] = Math.min(...values.slice(sure));
        const open = values.slice(0, values.length - sure);
        for (const leads of [0, 1]) {
          const all = open.map((value, more) => value + cardsOf(tricks, more, leads === 1) * renounced);
          most[(at * width + sure) * 2 + leads] = Math.max(...all);
        }
      }
      const name = ends.join(' ');
      if (!shapes.has(name)) shapes.set(name, shapes.size);
      shape[at] = must(shapes.get(name));
    }
  }
  return {
    most: (tricks, own, leads, lost) =>
      most[((tricks * width + own - won) * width + lost) * 2 + (leads ? 1 : 0)] ?? 0,
    least: (tricks, own, sure) => least[(tricks * width + own - won) * width + sure] ?? 0,
    shape: (tricks, own) => shape[tricks * width + own - won] ?? 0,
  };
}

/** Cards that the other camp may renounce: one less for each trick it takes, and one less if it leads. */
function cardsOf(tricks: number, more: number, leads: boolean): number {
  return 2 * tricks - Math.max(tricks - more, leads || tricks === 0 ? 0 : 1);
}
