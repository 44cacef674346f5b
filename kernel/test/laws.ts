import type { Commit, Facts, Game, Refusal, Seat, Shape, Status, Turn, Viewer } from '#contract/game.ts';
import { interrupts } from '#contract/game.ts';
import type { Json } from '#contract/json.ts';
import type { Rng } from '#contract/rng.ts';
import { seatsOf, type Trial, viewersOf } from '#contract/trial.ts';
import { canonical, fingerprint, statePrint } from '../fingerprint.ts';
import type { Log } from '../log.ts';
import { Match } from '../match.ts';
import type { Seed } from '../rng.ts';

export const LAWS = {
  json: 'everything survives JSON, and a parser returns what it was given',
  secrecy: 'a view depends only on what its viewer may know',
  ends: 'every game ends within its declared bound',
  moves: 'whoever must act has a move, listed once; whoever must not has none',
  check: 'check accepts exactly what moves offers',
  rule: 'every refusal names a rule in the book, with plain facts',
  determinism: 'same inputs, same result, and no input is changed',
  order: 'the order in which joint choices arrive is irrelevant',
  replay: 'the log rebuilds the match at every step, choices that wait included',
  pieces: 'no card or tile appears or vanishes',
  outcome: 'a result ranks every seat by what decides, and names its rule',
} as const;
export type Law = keyof typeof LAWS;

export class LawBroken extends Error {
  readonly law: Law;
  constructor(law: Law, detail: string) {
    super(`law "${law}" (${LAWS[law]}): ${detail}`);
    this.law = law;
  }
}

export function broken(law: Law, detail: string): never {
  throw new LawBroken(law, detail);
}

/** What is remembered from game to game: which secrets exist, and which were ever imagined wrongly. */
export interface Guesses {
  readonly kept: Set<string>;
  readonly wrong: Set<string>;
}

/** All laws about one position. `wild` is thrown at `check`; `chance` is for imagining. */
export function checkPosition<S extends Shape>(
  trial: Trial<S>,
  state: S['state'],
  { wild, chance, guesses }: { wild: readonly unknown[]; chance: Rng; guesses: Guesses },
): void {
  const { game, seats } = trial;
  survivesJson('state', state);
  const status = game.status(state);
  if (status.tag === 'over') checkOutcome(trial, state, status);
  const pieces = count(trial.pieces(state));
  for (const viewer of viewersOf(seats)) {
    const view = game.view(state, viewer);
    survivesJson('view', view);
    checkSecrecy(trial, { state, pieces, viewer }, chance, guesses);
    // As it arrives over a wire: whatever else hangs on the object is gone.
    checkMoves(trial, deepFreeze(JSON.parse(JSON.stringify(view)) as S['view']), asks(status, viewer), wild);
  }
}

/** Applies a step twice, on a frozen state, and compares. */
export function applyChecked<S extends Shape>(
  { game, pieces }: Trial<S>,
  state: S['state'],
  commits: readonly Commit<S['move']>[],
  chance: () => Rng,
): S['state'] {
  const once = game.apply(state, commits, chance());
  const twice = game.apply(state, commits, chance());
  if (fingerprint(once) !== fingerprint(twice)) broken('determinism', 'one input, two results');
  if (count(pieces(once)) !== count(pieces(state)))
    broken('pieces', `they changed after ${canonical(commits)}`);
  return deepFreeze(once);
}

/**
 * What a hidden move gives away: it is played in the true world and, as far as an onlooker can tell, in one
 * where all that is hidden from that onlooker was dealt anew. Both must look the same afterwards.
 */
export function checkOnlookers<S extends Shape>(
  { game, seats, redeal, counterpart }: Trial<S>,
  { state, next, commits }: { state: S['state']; next: S['state']; commits: readonly Commit<S['move']>[] },
  chance: Rng,
  stepChance: () => Rng,
): void {
  // At the end hands are laid open, and rightly so.
  if (counterpart === undefined || game.status(next).tag === 'over') return;
  for (const viewer of viewersOf(seats)) {
    const strangers = commits.filter(({ seat }) => seat !== viewer);
    if (strangers.length === 0) continue;
    const other = redeal(state, viewer, chance);
    const others = commits.flatMap(commit => {
      if (commit.seat === viewer) return [commit];
      const move = counterpart(commit, other, viewer, state);
      return move === null || !game.check(game.view(other, commit.seat), move).ok
        ? []
        : [{ ...commit, move }];
    });
    if (others.length < commits.length) continue;
    const seen = exit(game, game.apply(other, others, stepChance()), viewer);
    if (seen !== exit(game, next, viewer))
      broken('secrecy', `${commits.map(({ move }) => move.kind).join()} gives something away to ${viewer}`);
  }
}

/** The laws about a match as a whole, given the steps of a game that was just played. */
export function checkMatch<S extends Shape>(
  { game, config, seats }: Trial<S>,
  seed: Seed,
  steps: readonly (readonly Commit<S['move']>[])[],
  state: S['state'],
): void {
  const match = new Match(game, { config, seats, seed });
  for (const commits of steps) {
    for (const { seat, move, elapsedMs, by } of [...commits].reverse()) {
      const verdict = match.submit({ seat, move, elapsedMs, by, step: match.step });
      if (!verdict.ok) broken('order', `refused with ${verdict.rule} when choices arrive in reverse`);
    }
  }
  const last = match.log.entries.at(-1)?.print;
  if (steps.length > 0 && last !== statePrint(state)) broken('order', 'arrival order changed the game');

  // A restart in the middle: cut the stored log anywhere, between two joint choices too, and play on.
  const log = JSON.parse(JSON.stringify(match.log)) as Log<S>;
  const cut = Math.floor(log.entries.length / 2);
  const begun = Match.replay(game, { ...log, entries: log.entries.slice(0, cut) });
  if (!begun.ok) return broken('replay', `${begun.reason} at entry ${begun.entry}`);
  for (const entry of log.entries.slice(cut)) begun.match.submit({ ...entry, step: begun.match.step });
  for (const viewer of viewersOf(seats)) {
    const [one, other] = [begun.match.envelope(viewer), match.envelope(viewer)];
    if (canonical(one as unknown as Json) !== canonical(other as unknown as Json)) {
      broken('replay', `${viewer} sees another match after a restart`);
    }
  }
}

export function checkGuesses({ kept, wrong }: Guesses): void {
  for (const name of kept) {
    if (!wrong.has(name)) broken('secrecy', `"${name}" was never imagined wrongly: the view gives it away`);
  }
}

/** Kinds first, so that rare kinds are tried as often as those with a hundred variants. */
export function pickMove<Move extends { readonly kind: string }>(moves: readonly Move[], pick: number): Move {
  const kinds = [...new Set(moves.map(move => move.kind))].sort();
  const kind = kinds[pick % kinds.length];
  const alike = moves.filter(move => move.kind === kind);
  return alike[Math.floor(pick / kinds.length) % alike.length] as Move;
}

/** One step of a random game: all who must, or the first of a race, or now and then one who may interrupt. */
export function pickCommits<S extends Shape>(
  game: Game<S>,
  state: S['state'],
  { mode, seats, may }: Turn,
  { pick, eager = [] }: { readonly pick: number; readonly eager?: readonly string[] | undefined },
): Commit<S['move']>[] {
  const interrupting = may !== undefined && may.seats.length > 0 && pick % 4 === 0;
  const from = interrupting ? may.seats : seats;
  const one = [from[Math.floor(pick / 4) % from.length] as Seat];
  return (interrupting || mode === 'any' ? one : seats).map(seat => {
    const offered = [...game.moves(game.view(state, seat))];
    const moves = offered.filter(
      move => interrupts({ mode, seats, ...(may && { may }) }, seat, move) === interrupting,
    );
    if (moves.length === 0) return broken('moves', `seat ${seat} is asked but has no move`);
    const preferred = pick % 32 < 28 ? moves.filter(({ kind }) => eager.includes(kind)) : [];
    const move = pickMove(preferred.length > 0 ? preferred : moves, Math.floor(pick / 64) + seat);
    return { seat, move, elapsedMs: pick % 10_000, by: 'bot' };
  });
}

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}

export function testSeed(n: number): Seed {
  return [n >>> 0, 1, 2, 3, 4, 5, 6, 7];
}

type Asked = 'must' | 'may' | 'no';

function asks(status: Status, viewer: Viewer): Asked {
  if (status.tag === 'over' || viewer === 'spectator') return 'no';
  if (status.turn.seats.includes(viewer)) return 'must';
  return status.turn.may?.seats.includes(viewer) === true ? 'may' : 'no';
}

function checkSecrecy<S extends Shape>(
  { game, secrets, redeal, pieces: piecesOf }: Trial<S>,
  { state, pieces, viewer }: { state: S['state']; pieces: string; viewer: Viewer },
  chance: Rng,
  guesses: Guesses,
): void {
  const seen = exit(game, state, viewer);
  const dream = game.imagine(game.view(state, viewer), chance);
  survivesJson('imagined state', dream);
  if (count(piecesOf(dream)) !== pieces) broken('pieces', `${viewer} imagines others than there are`);
  if (exit(game, dream, viewer) !== seen)
    broken('secrecy', `${viewer} can tell an imagined state from the true one`);
  if (exit(game, redeal(state, viewer, chance), viewer) !== seen) {
    broken('secrecy', `what ${viewer} sees changes with what is hidden from ${viewer}`);
  }
  const truth = secrets(state, viewer);
  const guess = secrets(dream, viewer);
  for (const [name, value] of Object.entries(truth)) {
    guesses.kept.add(name);
    if (canonical(value) !== canonical(guess[name] ?? null)) guesses.wrong.add(name);
  }
}

/** All that an envelope tells, to the letter, the order of its fields included. */
function exit<S extends Shape>(game: Game<S>, state: S['state'], viewer: Viewer): string {
  return JSON.stringify([game.view(state, viewer), game.status(state)]);
}

function count(pieces: readonly (string | number)[]): string {
  return pieces.map(String).sort().join();
}

function checkMoves<S extends Shape>(
  { game, config, tries }: Trial<S>,
  view: S['view'],
  asked: Asked,
  wild: readonly unknown[],
): void {
  const moves = [...game.moves(view)];
  if (JSON.stringify(moves) !== JSON.stringify([...game.moves(view)]))
    broken('determinism', 'moves changes its mind');
  const isComplete = typeof game.complete === 'boolean' ? game.complete : game.complete(config);
  const texts = new Set<string>();
  for (const move of moves) texts.add(canonical(move));
  if (asked === 'must' && moves.length === 0) broken('moves', 'a seat must act but has no move');
  if (asked === 'no' && moves.length > 0)
    broken('moves', `${canonical(moves[0] as Json)} is offered out of turn`);
  if (texts.size !== moves.length) broken('moves', 'a move is listed twice');
  for (const move of asked === 'must' ? [...moves, game.fallback(view)] : moves) {
    const verdict = game.check(view, move);
    const text = canonical(move);
    if (!verdict.ok) broken('check', `${text} is offered, then refused with ${verdict.rule}`);
    const parsed = game.parseMove(JSON.parse(text));
    if (parsed === null || canonical(parsed) !== text) broken('json', `parseMove changes ${text}`);
  }
  if (asked === 'no') return;
  for (const raw of [...wild, ...(tries?.(view) ?? [])]) {
    const move = game.parseMove(raw);
    if (move === null) continue;
    const verdict = game.check(view, move);
    if (!verdict.ok && JSON.stringify(verdict) !== JSON.stringify(game.check(view, move))) {
      broken('determinism', 'check changes its mind');
    }
    if (verdict.ok && isComplete && !texts.has(canonical(move))) {
      broken('check', `${canonical(move)} is accepted but not offered`);
    }
    if (!verdict.ok) checkRefusal(game, verdict);
  }
}

function checkRefusal<S extends Shape>(game: Game<S>, { rule, facts }: Refusal<string>): void {
  if (!game.rules.includes(rule)) broken('rule', `${rule} is not in the rule book`);
  if (!arePlain(facts)) broken('rule', `${rule}: a fact is not a text, a number or a list of facts`);
}

function arePlain(facts: Facts): boolean {
  return Object.values(facts).every(fact => {
    if (typeof fact === 'number') return Number.isFinite(fact);
    return typeof fact === 'string' || (Array.isArray(fact) && fact.every(arePlain));
  });
}

function checkOutcome<S extends Shape>(
  { game, seats, rankedBy }: Trial<S>,
  state: S['state'],
  { outcome }: Extract<Status, { tag: 'over' }>,
): void {
  const { ranks, scores, rule } = outcome;
  if (ranks.length !== seats || scores.length !== seats) broken('outcome', 'not one rank and score per seat');
  if (!game.rules.includes(rule)) broken('outcome', `${rule} is not in the rule book`);
  const decisive = rankedBy?.(state) ?? scores;
  for (const seat of seatsOf(seats)) {
    const [rank, score] = [ranks[seat] as number, decisive[seat] as number];
    const better = ranks.filter(other => other < rank).length;
    if (rank !== better + 1) broken('outcome', `rank ${rank} of seat ${seat} does not follow`);
    // Equal scores may be told apart by a tie-break; a higher score is never ranked below a lower one.
    if (decisive.some((other, i) => other > score && (ranks[i] as number) >= rank))
      broken('outcome', 'a higher score is ranked lower');
  }
}

function survivesJson(what: string, value: unknown): void {
  if (!isPlain(value)) broken('json', `the ${what} holds what JSON cannot say`);
}

/** Parts of states that were looked at before: they are frozen to the core, and one state shares most with the next. */
const PLAIN = new WeakSet<object>();

/** No undefined, NaN, -0, date, map or class: what JSON writes is what it reads. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return true;
  if (typeof value !== 'object') return false;
  if (PLAIN.has(value)) return true;
  if (!(Array.isArray(value) ? value.every(isPlain) : isPlainRecord(value))) return false;
  if (Object.isFrozen(value)) PLAIN.add(value);
  return true;
}

function isPlainRecord(value: object): boolean {
  if (Object.getPrototypeOf(value) !== Object.prototype) return false;
  if (Reflect.ownKeys(value).length !== Object.keys(value).length) return false;
  return Object.values(value).every(isPlain);
}
