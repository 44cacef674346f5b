import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyGame, Turn, Viewer } from '#contract/game.ts';
import type { Json } from '#contract/json.ts';
import type { AnyTrial } from '#contract/trial.ts';
import { seedFromText } from '#kernel/fair.ts';
import { fingerprint } from '#kernel/fingerprint.ts';
import { rngFor } from '#kernel/rng.ts';
import { findTrials } from '#kernel/test/find-trials.ts';
import type { Games } from '#server/tables/house.ts';
import { Player, valueOf } from './player.ts';
import { openRealHouse, type RealHouse } from './real-house.ts';
import { playInRoom, setUpRoom } from './set-up-room.ts';
import { timeless } from './timeless.ts';
import { positionsOf, type TwoWorlds, twoWorlds } from './worlds.ts';

/*
 * The same hour in two real rooms that differ only in the hands: whatever people do on their phones there, the big
 * screen is told the same, to the letter.
 */
const POSITIONS = 2;
/** As many as fit into a room. */
const PLACES = 6;

const games: Record<string, Games[string]> = {};
let house: RealHouse;
beforeAll(async () => {
  house = await openRealHouse({ games });
});
afterAll(() => house.close());

const cases = (await findTrials()).flatMap(({ id, trials }) =>
  trials.filter(({ seats }) => seats <= PLACES).map(trial => ({ id, name: trial.name, trial })),
);
/** Games in which something was hidden from the screen. */
const hidden = new Set<string>();

test.concurrent.each(cases)('$id, $name: a big screen learns nothing', async ({ id, name, trial }) => {
  const rng = rngFor(seedFromText(`${id} ${name} a room`), 0);
  const pairs = positionsOf(trial, POSITIONS, rng).flatMap(
    state => twoWorlds(trial, state, 'spectator', rng) ?? [],
  );
  if (pairs.length > 0) hidden.add(id);
  for (const worlds of pairs) {
    const [one, other] = await tellBoth(trial, worlds);
    expect(one.length).toBeGreaterThan(0);
    expect(other).toEqual(one);
  }
});

test('in every game something was hidden from it', () => {
  expect([...hidden].sort()).toEqual([...new Set(cases.map(({ id }) => id))].sort());
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
  const worlds = twoWorlds({ ...trial, game: leaking }, state, 'spectator', rng);
  if (worlds === null) throw new Error('nothing is hidden');
  const [one, other] = await tellBoth(trial, worlds);
  expect(other).not.toEqual(one);
});

function tellBoth(trial: AnyTrial, { games: both, ...worlds }: TwoWorlds): Promise<[string[], string[]]> {
  const one = (which: 0 | 1): Promise<string[]> => {
    const game = `room-world-${Object.keys(games).length}`;
    games[game] = {
      meta: { id: game } as never,
      rules: () => Promise.resolve({ game: { ...both[which], id: game } }),
    };
    return tell({ ...trial, game }, worlds, which);
  };
  return Promise.all([one(0), one(1)]);
}

/** All that the screen was told, from before the match until after a phone was replaced, in words of no day. */
async function tell(
  deal: { readonly game: string; readonly config: Json; readonly seats: number },
  { moves }: Omit<TwoWorlds, 'games'>,
  which: 0 | 1,
): Promise<string[]> {
  const room = await setUpRoom(house.base, deal.seats);
  const { id, code, screen, people } = room;
  const table = await playInRoom(room, deal);
  const step = screen.last?.step ?? 0;
  const turn = screen.last?.turn ?? null;
  // Who was quicker on arrival is not what this is about; all that is shown is shown again below.
  await pause();
  screen.heard.length = 0;

  const [host] = people;
  valueOf(await (host as Player).api.setDoor(id, false));
  if (moves !== null) {
    const mover = people[moves.seat] as Player;
    mover.client.try(table, step, moves.inEach[which] as Raw);
    expect(await mover.client.play(table, step, moves.inEach[which] as Raw)).toEqual({ ok: true });
  }
  for (const { client, viewer } of people) {
    if (mayAct(turn, viewer)) continue;
    await client.send({ t: 'offer-stop', table });
    await client.send({ t: 'answer-stop', table, agrees: false });
  }
  // Another phone takes a seat over, and so sees a hand that the screen does not.
  const phone = await Player.enter(house.base, 'Another phone');
  const seated = people.at(-1) as Player;
  const { pass } = valueOf(await seated.api.pass(id));
  phone.client.watchRoom(id);
  phone.watch(table);
  await phone.until(() => phone.last !== undefined && phone.room !== null);
  // Who is told first that it came is not what this is about.
  await pause();
  valueOf(await phone.api.claim(id, { of: seated.id, pass }));
  await phone.until(() => phone.viewer === seated.viewer || phone.viewer === deal.seats - 1);
  await screen.until(() => screen.room?.people.some(({ player }) => player.id === phone.id) === true);
  await pause();
  screen.lose();
  await screen.until(() => screen.client.state === 'away');
  await screen.until(() => screen.client.state === 'open');
  await screen.client.history(table, step + 2);
  await pause();
  expect(screen.viewer).toBe('spectator');
  const everybody = [...people, screen, phone];
  const words = screen.heard
    // How often comings and goings are told depends on the clock; what is told of them does not.
    .map(message => timeless(message, { everybody, id: table, game: deal.game }))
    .map(text => text.replaceAll(id, 'room').replaceAll(code, 'code'));
  for (const one of everybody) one.close();
  return [...new Set(words)].sort();
}

type Raw = Readonly<Record<string, unknown>>;

function mayAct(turn: Turn | null, viewer: Viewer | null): boolean {
  if (typeof viewer !== 'number') return true;
  return turn?.seats.includes(viewer) === true || turn?.may?.seats.includes(viewer) === true;
}

/** Longer than what is told together is gathered. */
function pause(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, 250));
}
