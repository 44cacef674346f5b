/**
 * What a table weighs and how long one takes to open, without sockets and without HTTP:
 * `node --expose-gc server-room.ts FOLDER GAME`, in a process of its own. One JSON line each.
 */
import { game as mathable } from '#games/mathable/rules/index.ts';
import type { FromServer } from '#protocol/from-server.ts';
import { metrics } from '#server/metrics.ts';
import { makePlayer } from '#server/players/guest.ts';
import { openStore } from '#server/store/open-store.ts';
import type { Store } from '#server/store/store.ts';
import { House } from '#server/tables/house.ts';
import type { Watcher } from '#server/tables/watcher.ts';
import { five14 } from '../five14.ts';
import { print } from './measure.ts';
import { CELLS, quietCell } from './quiet-cell.ts';

/** `most`: bytes that an open table should weigh. */
const GAMES = {
  five14: { game: five14, config: {}, seats: 2, most: 10_000 },
  mathable: {
    game: mathable,
    config: { checking: 'referee', lines: 'automatic' },
    seats: 4,
    most: 14_000,
  },
} as const;

const [folder = '', name = 'five14'] = process.argv.slice(2);
const { game, config, seats, most } = GAMES[name as keyof typeof GAMES];
const store = await openStore({ folder });

/** The first thousand pay for what all share. */
const FIRST = 1000;
const MORE = 1000;
const TOGETHER = 50;
/** Steps of a match in mid-game, and of a long one. */
const MIDDLE = 20;
const LONG = 200;
const OPENINGS = 25;
/** Longer than the house waits before it lets a match rest. */
const LATER = 120_000;
/** Of so many milliseconds the house notices nothing. */
const LEAP = 10_000;

/** A seated player without a socket: keeps the last thing it was told. */
class Seated implements Watcher {
  readonly player = makePlayer({ name: 'Bench', isProgram: true, now: Date.now() });
  readonly isGone = false;
  readonly takesChanges = false;
  readonly address = 'here';
  readonly watching = new Set<string>();
  last: FromServer | undefined;

  mayLookFor(): boolean {
    return true;
  }

  send(message: FromServer): void {
    if (message.t === 'frames') this.last = message;
  }

  sendText(text: string): void {
    this.send(JSON.parse(text) as FromServer);
  }

  close(code: number): void {
    throw new Error(`shown out with ${code}`);
  }
}

const house = openHouse(store);
house.start();
/** All who will sit down. What somebody weighs who came in is part of their socket: see sockets.bench.ts. */
const people = Array.from({ length: (FIRST + MORE + 1) * seats }, () => new Seated());
for (const { player } of people) house.names.note(player);
await openTables(FIRST);
await rest();
const before = weight();
await openTables(MORE);
const awake = (weight() - before) / MORE;
await rest();
const asleep = (weight() - before) / MORE;
print({
  bench: `memory of an open table, ${name}`,
  bytes: Math.round(awake),
  bytesAfterAMinute: Math.round(asleep),
  toReach: `under ${most}`,
});

const { id, players, steps } = await openTable(LONG);
const times: number[] = [];
for (let i = 0; i < OPENINGS; i++) times.push(await timeToOpen(id, players[0] as Seated));
times.sort((a, b) => a - b);
print({
  bench: `opening a stored table, ${name}`,
  steps,
  milliseconds: Math.round((times[Math.floor(OPENINGS / 2)] ?? 0) * 10) / 10,
  toReach: 'under 20',
});
process.exit(0);

function openHouse(kept: Store): House {
  const rules = () => Promise.resolve({ game });
  return new House({
    store: kept,
    games: { [name]: { meta: { id: name } as never, rules } },
    bots: { think: () => Promise.resolve(null), archive: () => Promise.resolve(null) },
    meter: metrics,
    report: (what, error) => {
      throw new Error(what, { cause: error });
    },
  });
}

async function openTables(count: number): Promise<void> {
  for (let i = 0; i < count; i += TOGETHER)
    // What they saw is their own affair.
    for (const { players } of await Promise.all(Array.from({ length: TOGETHER }, () => openTable(MIDDLE))))
      for (const player of players) player.last = undefined;
}

/** Being played, watched by all who sit there, so many steps on. */
async function openTable(steps: number): Promise<{ id: string; players: Seated[]; steps: number }> {
  const seated = people.splice(people.length - seats);
  for (const { player } of seated) await store.players.create(player);
  const [host] = seated as [Seated];
  const made = await house.create(host.player, {
    game: name,
    config,
    visibility: 'link',
    clock: { kind: 'none' },
    seats: seated.map(() => ({ kind: 'person' as const })),
  });
  if (!made.ok) throw new Error(made.why);
  const table = await house.find(made.id);
  for (const { player } of seated) await table?.sit(player, { entropy: 'bench' });
  await table?.begin(host.player);
  for (const one of seated) await house.follow(one, { t: 'watch', id: 'watch', table: made.id });
  for (let step = 0; step < steps; step++) if (!(await playOne(made.id, seated))) break;
  return { id: made.id, players: seated, steps: stepOf(host) };
}

/** False once the match would be over. */
async function playOne(table: string, seated: readonly Seated[]): Promise<boolean> {
  const { turn, step } = envelopeOf(seated[0] as Seated);
  const seat = turn?.seats[0];
  const mover = seat === undefined ? undefined : seated[seat];
  if (mover === undefined || (name === 'five14' && step === CELLS - 1)) return false;
  const move = name === 'five14' ? { kind: 'claim', cell: quietCell(step) } : slowMove(mover);
  await house.follow(mover, { t: 'play', id: `${step}`, table, step, move });
  return true;
}

async function timeToOpen(table: string, { player }: Seated): Promise<number> {
  const fresh = openHouse(store);
  const guest = Object.assign(new Seated(), { player });
  const start = performance.now();
  await fresh.follow(guest, { t: 'watch', id: 'watch', table });
  return performance.now() - start;
}

/**
 * Two minutes pass, with everybody still there, thinking. A little at a time, so that the house takes none of them for an
 * outage.
 */
async function rest(): Promise<void> {
  for (let passed = 0; passed < LATER; passed += LEAP) {
    const now = performance.now.bind(performance);
    performance.now = () => now() + LEAP;
    await new Promise(resolve => setTimeout(resolve, 600));
  }
}

function weight(): number {
  // What one round frees may hold on to what only the next one does.
  for (let round = 0; round < 4; round++) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

type Seen = {
  readonly step: number;
  readonly turn: { readonly seats: readonly number[] } | null;
  readonly view: unknown;
};

function envelopeOf({ last }: Seated): Seen {
  if (last?.t !== 'frames') throw new Error('nothing was told');
  return last.frames.at(-1)?.envelope as Seen;
}

function stepOf(one: Seated): number {
  return envelopeOf(one).step;
}

/** One tile a turn, so that a match is long. */
function slowMove(mover: Seated): Record<string, unknown> {
  const view = envelopeOf(mover).view as Parameters<typeof mathable.moves>[0];
  const moves = [...mathable.moves(view)];
  const move = moves.find(({ kind }) => kind === 'end') ?? moves[0] ?? mathable.fallback(view);
  return { ...move };
}
