/**
 * Finds where all hidden cards may have come from, so that everything that happened could have happened. A search
 * that tries everything if need be: what really happened is among it, so it always finds something.
 */
import { must } from '#kernel/must.ts';
import { type Clue, type Demand, type History, isFrom, type Origin } from './history.ts';
import { type Below, stirrer, type World } from './stir.ts';

const NOWHERE = 255;

export function findWorld(history: History, below: Below): World {
  const nowhere = new Uint8Array(history.cards.length).fill(NOWHERE);
  // Most searches end at once, and an unlucky one is better begun anew than followed into every corner. As the
  // patience grows, in the end every corner is searched.
  for (let patience = FIRST_PATIENCE; ; patience *= 2) {
    const search: Search = { history, below, steps: patience };
    const world = settle(search, history.may, nowhere);
    if (world !== null) {
      stirrer(history, world)(below, 4 * history.cards.length);
      return world;
    }
    if (search.steps > 0) throw new Error('what this viewer has seen cannot have happened');
  }
}

const FIRST_PATIENCE = 24;

interface Search {
  readonly history: History;
  readonly below: Below;
  /** How many worlds it may still look at. */
  steps: number;
}

/** Of the demands that a world does not meet, the one with fewest ways to meet it is met in one after the other. */
function settle(search: Search, may: Uint8Array, start: World): World | null {
  const { history, below } = search;
  if (search.steps-- <= 0) return null;
  const world = complete(history, may, start, below);
  if (world === null) return null;
  const unmet = history.demands.filter(demand => !isMet(demand, world, history.origins));
  if (unmet.length === 0) return world;
  const ways = unmet
    .map(demand => demand.flatMap(clue => narrow(history, may, clue) ?? []))
    .reduce((fewest, other) => (other.length < fewest.length ? other : fewest));
  for (const narrower of shuffled(ways, below)) {
    const found = settle(search, narrower, world);
    if (found !== null || search.steps <= 0) return found;
  }
  return null;
}

/** Only origins that make the clue true; null if there are none. */
function narrow({ origins }: History, may: Uint8Array, clue: Clue): Uint8Array | null {
  const narrower = Uint8Array.from(may);
  for (const card of clue.cards) {
    let left = 0;
    for (let i = 0; i < origins.length; i++) {
      const at = card * origins.length + i;
      if (!isFrom(must(origins[i]), clue)) narrower[at] = 0;
      left += narrower[at] ?? 0;
    }
    if (left === 0) return null;
  }
  return narrower;
}

export function isMet(demand: Demand, world: World, origins: readonly Origin[]): boolean {
  return demand.some(clue => clue.cards.every(card => isFrom(must(origins[world[card] ?? 0]), clue)));
}

/**
 * Gives every card an origin that it may have, beginning with those of `start`: for one that finds no room, others
 * move on, as in the matching of Kuhn. Null if there is no such world.
 */
function complete({ cards, origins }: History, may: Uint8Array, start: World, below: Below): World | null {
  const width = origins.length;
  const world = Uint8Array.from(start, (origin, card) =>
    may[card * width + origin] === 1 ? origin : NOWHERE,
  );
  const room = origins.map(({ size }) => size);
  for (const origin of world) if (origin !== NOWHERE) room[origin] = (room[origin] ?? 0) - 1;
  const tried = new Uint8Array(width);

  const place = (card: number): boolean => {
    const turn = below(width);
    for (let i = 0; i < width; i++) {
      const origin = (i + turn) % width;
      if (may[card * width + origin] === 0 || tried[origin] === 1) continue;
      tried[origin] = 1;
      if ((room[origin] ?? 0) > 0 || makeRoom(origin)) {
        room[origin] = (room[origin] ?? 0) - 1;
        world[card] = origin;
        return true;
      }
    }
    return false;
  };
  const makeRoom = (origin: number): boolean => {
    for (let card = 0; card < world.length; card++) {
      if (world[card] !== origin || !place(card)) continue;
      room[origin] = (room[origin] ?? 0) + 1;
      return true;
    }
    return false;
  };

  for (const card of shuffled([...cards.keys()], below)) {
    if (world[card] !== NOWHERE) continue;
    tried.fill(0);
    if (!place(card)) return null;
  }
  return world;
}

function shuffled<T>(items: readonly T[], below: Below): T[] {
  const out = [...items];
  for (let i = out.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [out[i], out[j]] = [must(out[j]), must(out[i])];
  }
  return out;
}
