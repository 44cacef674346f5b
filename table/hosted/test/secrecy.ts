import fc from 'fast-check';
import { interrupts, type Seat, type Shape, type Viewer } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';
import { seatsOf, type Trial } from '#contract/trial.ts';
import { rngFor } from '#kernel/rng.ts';
import { pickCommits, pickMove, testSeed } from '#kernel/test/laws.ts';
import { handsOf } from '../../hands.ts';
import type { Acted, Command } from '../command.ts';
import { type Deal, HostedMatch } from '../hosted-match.ts';
import { CLOCKS, dealOf, START, told } from './tables.ts';

/** Makes the tables that are tried: the true ones, or broken copies. */
export type Make = <S extends Shape>(deal: Deal<S>) => HostedMatch<S>;

export class SecretTold extends Error {}

/** What was compared, so that a test can tell whether it tried anything. */
export interface Tried {
  comparisons: number;
  /** Choices after which the viewer could still not tell the two tables apart. */
  choices: number;
  timeOuts: number;
  /** Comparisons of what somebody is told who plays in the place of a bot. */
  played: number;
}

/** One of the two tables, and the state that it hides. */
interface World<S extends Shape> {
  readonly table: HostedMatch<S>;
  readonly state: () => S['state'];
}

interface Pair<S extends Shape> {
  readonly trial: Trial<S>;
  readonly viewer: Viewer;
  readonly bots: Deal<S>['bots'];
  readonly worlds: readonly [World<S>, World<S>];
  readonly rng: Rng;
  readonly tried: Tried;
}

const ACTIONS = 24;

/**
 * Sets up two tables that differ only in what this viewer must not know, lets the same happen at both, and
 * throws if the viewer is told different things before the rules themselves show a difference.
 */
export function checkSecrecy<S extends Shape>(
  trial: Trial<S>,
  viewer: Viewer,
  { n, make = deal => new HostedMatch(deal), tried }: { n: number; make?: Make; tried: Tried },
): void {
  const rng = rngFor(testSeed(n), 0);
  const state = positionOf(trial, rng);
  if (state === null) return;
  const { game, redeal } = trial;
  const bots = seatsOf(trial.seats).map(seat => (seat !== viewer && rng.int(4) === 0 ? (2 as const) : null));
  const eyes = eyesOf({ trial, bots }, state, viewer);
  const other = n % 2 === 0 ? redeal(state, eyes, rng) : game.imagine(game.view(state, eyes), rng);
  const setting = { clock: CLOCKS[n % CLOCKS.length] ?? { kind: 'none' }, bots };
  const worlds = [worldOf(trial, state, setting, make), worldOf(trial, other, setting, make)] as const;
  const pair = { trial, viewer, bots, worlds, rng, tried };
  let now = START;
  compare(pair, now);
  for (let i = 0; i < ACTIONS && worlds[0].table.status === 'playing'; i++) {
    now += rng.int(3000);
    if (rng.int(4) === 0) now = Math.max(now, worlds[0].table.due ?? now);
    if (!letHappen(pair, now)) return;
    compare(pair, now);
  }
}

/** Whoever plays in the place of a bot may know what that seat may. */
function eyesOf<S extends Shape>(
  { trial: { game }, bots }: Pick<Pair<S>, 'trial' | 'bots'>,
  state: S['state'],
  viewer: Viewer,
): Viewer {
  if (viewer === 'spectator') return viewer;
  return handsOf({ game, isBot: seat => bots[seat] !== null }, game.view(state, 'spectator'), viewer);
}

/** A position of a random game; null if it was over before. */
function positionOf<S extends Shape>({ game, config, seats, eager }: Trial<S>, rng: Rng): S['state'] | null {
  const seed = testSeed(rng.int(2 ** 30));
  let state = game.setup(config, seats, rngFor(seed, 0));
  for (let step = rng.int(40); step > 0; step--) {
    const status = game.status(state);
    if (status.tag === 'over') return null;
    const commits = pickCommits(game, state, status.turn, { pick: rng.int(2 ** 30), eager });
    state = game.apply(state, commits, rngFor(seed, step));
  }
  return game.status(state).tag === 'over' ? null : state;
}

function worldOf<S extends Shape>(
  { game, config, seats }: Trial<S>,
  start: S['state'],
  setting: Pick<Deal<S>, 'clock' | 'bots'>,
  make: Make,
): World<S> {
  let state = start;
  const watched: typeof game = {
    ...game,
    setup: () => start,
    apply: (before, commits, chance) => {
      state = game.apply(before, commits, chance);
      return state;
    },
  };
  return { table: make(dealOf(watched, { config, seats, ...setting })), state: () => state };
}

/** False once the rules themselves let the viewer tell the two apart. */
function letHappen<S extends Shape>(pair: Pair<S>, now: number): boolean {
  const { worlds, rng, tried } = pair;
  const [ours, others] = worlds.map(({ table }) => table.tick(now));
  if ((ours?.length ?? 0) > 0 || (others?.length ?? 0) > 0) {
    if (!looksTheSame(pair)) return false;
    tried.timeOuts += 1;
    return true;
  }
  if (rng.int(4) === 0) return tellBoth(pair, anyWish(pair), now);
  return rng.int(4) === 0 ? tryAnything(pair, now) : chooseInBoth(pair, now);
}

/** The same command at both tables, with the same answer. */
function tellBoth<S extends Shape>({ worlds }: Pair<S>, command: Command, now: number): true {
  const [one, two] = worlds.map(({ table }) => answerOf(table.act(command, now)));
  if (one !== two) throw new SecretTold(`${command.t} is answered with ${one} or with ${two}`);
  return true;
}

/** Something that may well be refused, by the viewer. */
function tryAnything<S extends Shape>(pair: Pair<S>, now: number): boolean {
  const { trial, viewer, worlds, rng } = pair;
  if (viewer === 'spectator') return true;
  const [move] = fc.sample(trial.anyMove, { numRuns: 1, seed: rng.int(2 ** 30) });
  const { step } = worlds[0].table;
  tellBoth(pair, { t: 'play', seat: viewer, move, step, by: 'player' }, now);
  return looksTheSame(pair);
}

/** A legal choice: the same if it is the viewer's, and otherwise one that looks alike to the viewer. */
function chooseInBoth<S extends Shape>(pair: Pair<S>, now: number): boolean {
  const { viewer, worlds, rng, tried } = pair;
  const [{ table }] = worlds;
  const { turn, step } = table.envelope('spectator');
  if (turn === null) return false;
  const asked = seatsOf(pair.trial.seats).filter(seat => table.isAsked(seat));
  const seats = [...asked, ...(turn.may?.seats ?? [])];
  const seat = seats[rng.int(seats.length)] as Seat;
  const by = table.asks.some(ask => ask.seat === seat) ? 'bot' : 'player';
  const moves = pickAlike(pair, seat);
  if (moves === null) return true;
  const acted = worlds.map(
    (world, i) => world.table.act({ t: 'play', seat, move: moves[i], step, by }, now).tag,
  );
  if (acted[0] !== acted[1]) throw new SecretTold(`a choice of ${seat} is ${acted.join(' or ')}`);
  if (!looksTheSame(pair)) return false;
  if (seat !== viewer) tried.choices += 1;
  return true;
}

/** One move for each world; null if there are none that an onlooker must take for the same. */
function pickAlike<S extends Shape>(pair: Pair<S>, chooser: Seat) {
  const { trial, viewer, worlds, rng } = pair;
  const { game, counterpart } = trial;
  // Public, so that it is the same in both.
  const seat = eyesOf(pair, worlds[0].state(), chooser) as Seat;
  const [ours, theirs] = worlds.map(({ state }) => [...game.moves(game.view(state(), seat))]);
  if (ours === undefined || theirs === undefined || ours.length === 0) return null;
  const move = pickMove(ours, rng.int(2 ** 30));
  if (chooser === viewer) return [move, move] as const;
  const { turn, chosen } = worlds[0].table.envelope('spectator');
  const alone = turn !== null && interrupts(turn, seat, move);
  const waits = turn?.mode === 'all' && !alone && chosen.length < turn.seats.length - 1;
  // What waits for others is closed, whatever it is.
  const closed = theirs.filter(({ kind }) => kind === move.kind);
  if (waits && closed.length > 0) return [move, closed[rng.int(closed.length)] as S['move']] as const;
  const [was, state] = [worlds[0].state(), worlds[1].state()];
  const eyes = eyesOf(pair, was, viewer);
  const alike = counterpart?.({ seat, move, elapsedMs: 0, by: 'player' }, state, eyes, was) ?? null;
  if (alike === null || !game.check(game.view(state, seat), alike).ok) return null;
  return [move, alike] as const;
}

function anyWish<S extends Shape>({ trial, rng }: Pair<S>): Command {
  const kinds = ['hand-over', 'take-back', 'offer-stop', 'answer-stop', 'resign'] as const;
  const kind = kinds[rng.int(kinds.length)] ?? 'hand-over';
  const seat = rng.int(trial.seats);
  return kind === 'answer-stop' ? { t: kind, seat, agrees: rng.int(3) === 0 } : { t: kind, seat };
}

/** What the rules alone would show. */
function looksTheSame<S extends Shape>(pair: Pair<S>): boolean {
  const { game } = pair.trial;
  const [one, two] = pair.worlds.map(({ state }) =>
    JSON.stringify([game.view(state(), eyesOf(pair, state(), pair.viewer)), game.status(state())]),
  );
  return one === two;
}

/** Without the events: those are for the store, and hold fingerprints. */
function answerOf(acted: Acted): string {
  return JSON.stringify(acted.tag === 'done' ? acted.tag : acted);
}

function compare<S extends Shape>(pair: Pair<S>, now: number): void {
  const { viewer, worlds, tried } = pair;
  const { seats } = pair.trial;
  if (eyesOf(pair, worlds[0].state(), viewer) !== viewer) tried.played += 1;
  for (const later of [0, 777]) {
    const [one, two] = worlds.map(({ table }) => told(table, { viewer, seats, now: now + later }));
    if (one !== two) throw new SecretTold(`${viewer} is told ${one}\nor ${two}`);
    tried.comparisons += 1;
  }
}
