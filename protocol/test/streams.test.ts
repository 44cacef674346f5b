import type { IncomingMessage } from 'node:http';
import { createConnection } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { AnyGame, Commit, Seat, Viewer } from '#contract/game.ts';
import type { Json } from '#contract/json.ts';
import type { Rng } from '#contract/rng.ts';
import type { AnyTrial } from '#contract/trial.ts';
import { seedFromText } from '#kernel/fair.ts';
import { canonical } from '#kernel/fingerprint.ts';
import { rngFor } from '#kernel/rng.ts';
import { findTrials } from '#kernel/test/find-trials.ts';
import type { Games } from '#server/tables/house.ts';
import { FrameReader } from '#tools/faults/frame-reader.ts';
import { PROTOCOL } from '../version.ts';
import { type Player, socketUrl } from './player.ts';
import { openRealHouse, type RealHouse } from './real-house.ts';
import { setUpTable } from './set-up.ts';
import { beginningAt, positionsOf } from './worlds.ts';

/*
 * The same moment at two real tables where somebody chooses otherwise, in a way that a viewer may not know: as many
 * frames of as many bytes, in the same order, come over that viewer's wire, whatever they are looking at.
 */
const POSITIONS = 60;
/** Moves of a position that are compared with one another. */
const MOVES = 40;
/** Pairs for each game and point of view. */
const PAIRS = 2;
/** Lists are told so many milliseconds after what they tell of, and a little more. */
const GATHER = 350;

const games: Record<string, Games[string]> = {};
let house: RealHouse;
beforeAll(async () => {
  house = await openRealHouse({ games });
});
afterAll(() => house.close());

interface Secret {
  readonly state: unknown;
  readonly seat: Seat;
  readonly moves: readonly [Json, Json];
}

const found = await findTrials();
const cases = found.flatMap(({ id, trials }) =>
  [true, false].flatMap(isJoint =>
    ([0, 'spectator'] as const).flatMap(viewer => {
      const rng = rngFor(seedFromText(`streams of ${id} for ${viewer}`), 0);
      for (const trial of trials.filter(({ seats }) => seats <= 4)) {
        const secrets = secretsOf(trial, { viewer, isJoint }, rng);
        if (secrets.length > 0) return [{ id, name: trial.name, trial, viewer, isJoint, secrets }];
      }
      return [];
    }),
  ),
);

test('every game was tried in which somebody chooses what others may not know', () => {
  const ids = (joint: boolean): string[] => [
    ...new Set(cases.filter(({ isJoint }) => isJoint === joint).map(({ id }) => id)),
  ];
  // In Gamate whatever is done lies open, and only in three games do several choose at the same time.
  expect(ids(true)).toEqual(['mathable', 'mathisto', 'matryoshka']);
  expect(new Set([...ids(true), ...ids(false)])).toEqual(
    new Set(found.map(({ id }) => id).filter(id => id !== 'gamate')),
  );
});

test.concurrent.each(cases)(
  '$id, $name: what is chosen tells $viewer nothing by bytes or order',
  async ({ trial, viewer, secrets }) => {
    for (const { state, seat, moves } of secrets) {
      const play = (move: Json): Promise<Streams> =>
        streamsOf(trial, beginningAt(trial.game, state), { viewer, seat, move });
      const [one, other] = await Promise.all(moves.map(play));
      expect(one?.table.length).toBeGreaterThan(0);
      expect(other).toEqual(one);
    }
  },
);

test('a frame that is one letter longer for one choice is found out', async () => {
  const trial = found.find(({ id }) => id === 'matryoshka')?.trials[0];
  const [secret] =
    trial === undefined
      ? []
      : secretsOf(trial, { viewer: 'spectator', isJoint: true }, rngFor(seedFromText('a leak'), 0));
  if (trial === undefined || secret === undefined) throw new Error('nothing is secret');
  const { state, seat, moves } = secret;
  const streams = moves.map((move, index) => {
    const game = beginningAt(trial.game, state);
    const telling: AnyGame = {
      ...game,
      view: (now: unknown, viewer: Viewer) => ({
        ...(game.view(now, viewer) as object),
        hint: 'x'.repeat(index),
      }),
    };
    return streamsOf(trial, telling, { viewer: 'spectator', seat, move });
  });
  const [one, other] = await Promise.all(streams);
  expect(other).not.toEqual(one);
});

test('nothing is packed together: what came before does not change the length of a message', async () => {
  const socket = new WebSocket(socketUrl(house.base), { perMessageDeflate: true });
  const answer = await new Promise<IncomingMessage>(resolve => socket.once('upgrade', resolve));
  expect(answer.headers['sec-websocket-extensions']).toBeUndefined();
  socket.terminate();
});

/** Two moves of one seat, in one position, after which the viewer has the same before them. */
function secretsOf(
  trial: AnyTrial,
  { viewer, isJoint }: { readonly viewer: Viewer; readonly isJoint: boolean },
  rng: Rng,
): Secret[] {
  const { game } = trial;
  const secrets: Secret[] = [];
  for (const state of positionsOf(trial, POSITIONS, rng)) {
    const status = game.status(state);
    if (status.tag === 'over' || secrets.length === PAIRS) break;
    const { mode, seats, may } = status.turn;
    const seat = seats.find(one => one !== viewer);
    // Where others choose at the same time, nothing happens before they have.
    if (seat === undefined || isJoint !== (mode === 'all' && seats.length > 1)) continue;
    const moves: unknown[] = [];
    for (const move of game.moves(game.view(state, seat))) {
      // Whoever interrupts is heard by all.
      if (may?.kinds.includes((move as { readonly kind: string }).kind) === true) continue;
      if (moves.push(move) === MOVES) break;
    }
    const after = (move: unknown): string => (isJoint ? '' : afterOf(trial, state, { seat, move, viewer }));
    const pair = pairOf(moves, after);
    if (pair !== null) secrets.push({ state, seat, moves: pair });
  }
  return secrets;
}

function pairOf(moves: readonly unknown[], after: (move: unknown) => string): readonly [Json, Json] | null {
  const seen = new Map<string, unknown>();
  // From both ends: moves that lie apart differ most.
  for (const move of moves.toSorted((a, b) => JSON.stringify(a).length - JSON.stringify(b).length)) {
    const key = after(move);
    if (!seen.has(key)) seen.set(key, move);
  }
  for (const move of moves.toReversed()) {
    const first = seen.get(after(move));
    if (first !== undefined && canonical(first as Json) !== canonical(move as Json))
      return [first as Json, move as Json];
  }
  return null;
}

/** What the viewer has before them after a move; the move itself where that ends it, for then hands are laid open. */
function afterOf(
  { game }: AnyTrial,
  state: unknown,
  { seat, move, viewer }: { readonly seat: Seat; readonly move: unknown; readonly viewer: Viewer },
): string {
  const commit = { seat, move, elapsedMs: 0, by: 'player' } as Commit<never>;
  const next: unknown = beginningAt(game, state).apply(state, [commit], rngFor(seedFromText('after'), 0));
  const status = game.status(next);
  return canonical({
    view: game.view(next, viewer),
    turn: status.tag === 'over' ? move : status.turn,
  } as Json);
}

interface Streams {
  /** Bytes of each frame, for whoever has the table before them, and for whoever looks at lists. */
  readonly table: readonly number[];
  readonly lists: readonly number[];
}

async function streamsOf(
  trial: AnyTrial,
  game: AnyGame,
  { viewer: place, seat, move }: { readonly viewer: Viewer; readonly seat: Seat; readonly move: Json },
): Promise<Streams> {
  const name = `stream-${String(Object.keys(games).length).padStart(4, '0')}`;
  games[name] = { meta: { id: name } as never, rules: () => Promise.resolve({ game }) };
  const { config, seats } = trial;
  const { id, players, spectator, everybody } = await setUpTable(house.base, { game: name, config, seats });
  const viewer = place === 'spectator' ? spectator : (players[place] as Player);
  const step = viewer.last?.step ?? 0;
  // Faces are drawn, and some have two digits.
  for (const { api } of everybody) await api.rename({ name: 'Somebody', face: 0 });
  const table = await Recorder.open(house.base, viewer.token);
  const lists = await Recorder.open(house.base, viewer.token);
  await table.ask({ t: 'watch', id: 'w', table: id });
  await new Promise(resolve => setTimeout(resolve, GATHER));
  table.begin();
  lists.begin();
  expect(await players[seat]?.client.play(id, step, move as Readonly<Record<string, unknown>>)).toEqual({
    ok: true,
  });
  await table.ask({ t: 'history', id: 'h', table: id, before: step + 2, changes: true });
  await new Promise(resolve => setTimeout(resolve, GATHER));
  const streams = { table: table.lengths, lists: lists.lengths };
  table.close();
  lists.close();
  for (const one of everybody) one.close();
  return streams;
}

/** A socket whose bytes are counted as they come, frame by frame, before anybody reads them. */
class Recorder {
  readonly #socket: WebSocket;
  #lengths: number[] = [];

  static async open(base: string, token: string): Promise<Recorder> {
    const reader = new FrameReader();
    const told: number[] = [];
    const { hostname, port } = new URL(base);
    const wire = createConnection(Number(port), hostname);
    wire.on('data', (bytes: Buffer) => {
      for (const frame of reader.read(bytes)) told.push(frame.bytes.length);
    });
    const socket = new WebSocket(socketUrl(base), {
      perMessageDeflate: false,
      createConnection: () => wire,
    });
    const recorder = new Recorder(socket, told);
    await new Promise(resolve => socket.once('open', resolve));
    socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL, token, changes: true }));
    await new Promise(resolve => socket.once('message', resolve));
    return recorder;
  }

  constructor(socket: WebSocket, lengths: number[]) {
    this.#socket = socket;
    this.#lengths = lengths;
  }

  get lengths(): readonly number[] {
    return [...this.#lengths];
  }

  /** What came so far is not what this is about. */
  begin(): void {
    this.#lengths.length = 0;
  }

  /** Resolves once it is answered. */
  ask(message: { readonly id: string } & Readonly<Record<string, unknown>>): Promise<void> {
    this.#socket.send(JSON.stringify(message));
    return new Promise(resolve => {
      const hear = (data: unknown): void => {
        if (!String(data).includes(`"id":"${message.id}"`)) return;
        this.#socket.off('message', hear);
        resolve();
      };
      this.#socket.on('message', hear);
    });
  }

  close(): void {
    this.#socket.terminate();
  }
}
