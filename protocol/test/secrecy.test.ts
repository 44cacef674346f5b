import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyGame, Seat, Turn, Viewer } from '#contract/game.ts';
import type { Json } from '#contract/json.ts';
import { type AnyTrial, viewersOf } from '#contract/trial.ts';
import { seedFromText } from '#kernel/fair.ts';
import { fingerprint } from '#kernel/fingerprint.ts';
import { rngFor } from '#kernel/rng.ts';
import { findTrials } from '#kernel/test/find-trials.ts';
import type { Games } from '#server/tables/house.ts';
import type { FromServer } from '../from-server.ts';
import type { Player } from './player.ts';
import { openRealHouse, type RealHouse } from './real-house.ts';
import { setUpTable } from './set-up.ts';
import { type Names, timeless } from './timeless.ts';
import { positionsOf, type TwoWorlds, twoWorlds } from './worlds.ts';

/*
 * The same hour at two real tables that differ only in what one viewer may not know: whatever the others do
 * there, that viewer is told the same, to the letter.
 */
const POSITIONS = 2;

const games: Record<string, Games[string]> = {};
let house: RealHouse;
beforeAll(async () => {
  house = await openRealHouse({ games });
});
afterAll(() => house.close());

const heardTypes = new Set<FromServer['t']>();
/** Games in which another's move was seen from both worlds. */
const sawMoves = new Set<string>();
/** Games in which a past of several steps was told. */
const sawPasts = new Set<string>();

/** The fewest and the most players of each game. */
const cases = (await findTrials()).flatMap(({ id, trials }) =>
  bothEnds([...trials].sort((a, b) => a.seats - b.seats)).flatMap(trial =>
    viewersOf(trial.seats).map(viewer => ({ id, name: trial.name, trial, viewer })),
  ),
);

test.concurrent.each(cases)('$id, $name: $viewer learns nothing', async ({ id, name, trial, viewer }) => {
  const rng = rngFor(seedFromText(`${id} ${name} ${viewer}`), 0);
  const pairs = positionsOf(trial, POSITIONS, rng).flatMap(
    state => twoWorlds(trial, state, viewer, rng) ?? [],
  );
  expect(pairs.length).toBeGreaterThan(0);
  if (pairs.some(({ moves }) => moves !== null)) sawMoves.add(id);
  for (const [one, other] of await Promise.all(pairs.map(worlds => tellBoth(trial, worlds)))) {
    expect(other).toEqual(one);
    if (one['history']?.some(text => text.includes('"changes":[{"edits":[['))) sawPasts.add(id);
  }
});

test('every kind of message was among them, and in every game a move of somebody else', () => {
  // `bye` says that the house closes, and nothing else; rooms have a test of their own.
  const all: FromServer['t'][] = [
    ...(['welcome', 'mine', 'info', 'frames', 'change', 'history', 'talk'] as const),
    ...(['done', 'refused', 'error', 'lobby', 'lobby-change'] as const),
  ];
  expect([...heardTypes].filter(t => t !== 'bye').sort()).toEqual(all.sort());
  const ids = [...new Set(cases.map(({ id }) => id))].sort();
  expect([...sawMoves].sort()).toEqual(ids);
  expect([...sawPasts].sort()).toEqual(ids);
});

test('a view that says one word too many is found out', async () => {
  const trial = cases[0]?.trial as AnyTrial;
  const leaking: AnyGame = {
    ...trial.game,
    view: (state: unknown, viewer: Viewer) => ({
      ...(trial.game.view(state, viewer) as object),
      hint: fingerprint(state as Json),
    }),
  };
  const rng = rngFor(seedFromText('a leak'), 0);
  const [state] = positionsOf(trial, 1, rng);
  const worlds = twoWorlds({ ...trial, game: leaking }, state, 0, rng);
  if (worlds === null) throw new Error('nothing is hidden');
  const [one, other] = await tellBoth(trial, worlds);
  expect(other).not.toEqual(one);
});

/** What the viewer was told in each world, in words that do not depend on the day. */
function tellBoth(trial: AnyTrial, { games: both, ...worlds }: TwoWorlds): Promise<[Told, Told]> {
  const one = (which: 0 | 1): Promise<Told> => {
    const game = `world-${Object.keys(games).length}`;
    games[game] = {
      meta: { id: game } as never,
      rules: () => Promise.resolve({ game: { ...both[which], id: game } }),
    };
    return tell({ ...trial, game }, worlds, which);
  };
  return Promise.all([one(0), one(1)]);
}

type Told = Record<string, readonly string[]>;

async function tell(
  deal: { readonly game: string; readonly config: Json; readonly seats: number },
  { viewer: place, refused, moves }: Omit<TwoWorlds, 'games'>,
  which: 0 | 1,
): Promise<Told> {
  const table = await setUpTable(house.base, deal);
  const { id, players, spectator, everybody } = table;
  const viewer = (place === 'spectator' ? spectator : players[place]) as Player;
  const others = players.filter(player => player !== viewer);
  const { step, turn } = viewer.last ?? { step: 0, turn: null };
  // Who came first is not what this is about; what is told on arrival is told again below.
  viewer.heard.length = 0;

  viewer.client.lobby(true);
  await viewer.until(() => viewer.heard.some(({ t }) => t === 'lobby'));
  await viewer.client.history(id, step + 1);
  await viewer.client.history('nowhere', 1);
  for (const move of refused) await viewer.client.play(id, step, move as Raw);
  for (const { client, viewer: seat } of others) {
    await client.send({ t: 'say', table: id, say: { tag: 'text', text: `I sit at ${seat}` } });
    // Only where no bot would have a word to say: what bots choose is chance.
    if (!mayAct(turn, seat as Seat)) {
      await client.send({ t: 'hand-over', table: id });
      await client.send({ t: 'take-back', table: id });
    }
    await client.send({ t: 'offer-stop', table: id });
    await client.send({ t: 'answer-stop', table: id, agrees: false });
  }
  if (moves !== null) {
    const played = players[moves.seat]?.client.play(id, step, moves.inEach[which] as Raw);
    expect(await played).toEqual({ ok: true });
  }
  // The lobby says nothing of moves; this it does.
  expect(await players[0]?.api.setChat(id, false)).toMatchObject({ ok: true });
  await viewer.until(() => viewer.heard.some(message => message.t === 'lobby-change' && message.id === id));

  // Answered after all that came before, and with what the move changed.
  await viewer.client.history(id, step + 2);
  // Back after a while away, and told what was missed.
  viewer.lose();
  await viewer.until(() => viewer.client.state === 'away');
  await viewer.until(() => viewer.client.state === 'open');
  await viewer.client.history(id, step + 2);
  if (others.length < 3) {
    // Who is asked gives up last: that ends it, and no bot has a say before.
    const now = viewer.last?.turn ?? null;
    const order = others.toSorted((a, b) => Number(isAsked(now, a)) - Number(isAsked(now, b)));
    for (const { client } of order) await client.send({ t: 'resign', table: id });
    await viewer.until(() => viewer.info?.status === 'over');
    await viewer.client.history(id, step + 2);
  }
  const told = wordsOf(viewer, { everybody, id, game: deal.game });
  for (const one of everybody) one.close();
  return told;
}

function mayAct(turn: Turn | null, seat: Seat): boolean {
  return turn?.seats.includes(seat) === true || turn?.may?.seats.includes(seat) === true;
}

function isAsked(turn: Turn | null, { viewer }: Player): boolean {
  return mayAct(turn, viewer as Seat);
}

function bothEnds<T>(all: readonly T[]): T[] {
  return all.filter((_, i) => i === 0 || i === all.length - 1);
}

type Raw = Readonly<Record<string, unknown>>;

/** All messages by kind. Of lists that are sent now and then, one: how often depends on the clock. */
function wordsOf({ heard }: Player, names: Names): Told {
  const told: Record<string, string[]> = {};
  for (const message of heard) {
    const { t } = message;
    if (t === 'lobby-change' && (message.id !== names.id || told[t] !== undefined)) continue;
    heardTypes.add(t);
    const words = t === 'mine' || t === 'lobby' ? [] : (told[t] ?? []);
    words.push(timeless(onlyOurs(message, names.id), names));
    told[t] = words;
  }
  return told;
}

/** The lobby without the other tables of this test. */
function onlyOurs(message: FromServer, table: string): FromServer {
  return message.t === 'lobby'
    ? { ...message, tables: message.tables.filter(({ id }) => id === table) }
    : message;
}
