import { refused } from '#contract/game.ts';
import type { Json } from '#contract/json.ts';
import { seedOf } from '#kernel/fair.ts';
import { makeLog, parseLog, type RawLog } from '#kernel/log.ts';
import { makeSeed } from '#kernel/rng.ts';
import { rulesOf } from '#kernel/versions.ts';
import { carriedFrom } from '#table/carry.ts';
import type { Acted, Command } from '#table/hosted/command.ts';
import { HostedMatch } from '#table/hosted/hosted-match.ts';
import { DamagedRow } from '../store/columns.ts';
import { fileOf } from '../store/match-file.ts';
import type { EventRecord, SecretRecord, TableRecord } from '../store/records.ts';
import { type AnyHostedMatch, dealOf, openingOf, type Played, playersOf, UnreadableMatch } from './deal.ts';
import { FairGate } from './fair-gate.ts';
import type { HouseClock } from './house-clock.ts';
import { changed, entropiesOf } from './seating.ts';
import type { Services } from './services.ts';

export interface Keeping extends Pick<Services, 'store' | 'meter'> {
  readonly clock: HouseClock;
}

/** If this process dies while a bot thinks, another look is taken after so many milliseconds. */
const BOT_PATIENCE = 3_000;
/** Another process may write to the same table: so often is tried again on what it wrote. */
const TRIES = 4;

/** It takes some milliseconds: one in a turn of the event loop, however many are asked for at once. */
const OPENING = new FairGate(1);

/**
 * The record and the match of one table. Nothing is told before it is durable: whatever is done here resolves once
 * the store has it, and what the store did not take is let go.
 */
export class StoredTable {
  readonly #played: Played;
  readonly #keeping: Keeping;
  #record: TableRecord;
  #match: AnyHostedMatch | null = null;
  /** Whether this process added to the log last: then it looks after bots and clocks here. */
  #isHolder: boolean;

  constructor(record: TableRecord, played: Played, keeping: Keeping) {
    this.#record = record;
    this.#played = played;
    this.#keeping = keeping;
    this.#isHolder = keeping.store.presence === null;
  }

  get isHolder(): boolean {
    return this.#isHolder;
  }

  get record(): TableRecord {
    return this.#record;
  }

  /** Null before it begins, and as long as nobody needs it: see `load`. */
  get match(): AnyHostedMatch | null {
    return this.#match;
  }

  /** The match, rebuilt from its events if need be; null before it begins. */
  async load(): Promise<AnyHostedMatch | null> {
    if (this.#match !== null || this.#record.status === 'open') return this.#match;
    const [secret, events] = await this.#read();
    if (secret === null || secret.seed === null) throw new UnreadableMatch('seed');
    const opened = await OPENING.through(this.#record.host, async () => {
      await new Promise(resolve => setImmediate(resolve));
      return HostedMatch.open(this.#deal(this.#record, secret), events);
    });
    if (!opened.ok) throw new UnreadableMatch(opened.reason);
    this.#match = opened.match;
    return this.#match;
  }

  /** All that was played so far, for a replay; the store has it, and nobody else needs it all the time. */
  async log(): Promise<RawLog> {
    const [secret, events] = await this.#read();
    const read = parseLog(secret && fileOf({ table: this.#record, secret, events }));
    if (!read.ok) throw new UnreadableMatch(read.field);
    return read.log;
  }

  /** Another process added these after the event of that seq; null: they must be read. False if they were known. */
  async follow(before: number, events: readonly EventRecord[] | null): Promise<boolean> {
    const match = this.#match;
    if (match === null) return true;
    const { count } = match;
    if (events !== null && before + events.length <= count) return false;
    const isNext = events !== null && before === count;
    const more = isNext ? events : await this.#keeping.store.events.after(this.#record.id, count);
    // What does not fit is read again from its beginning when somebody needs it.
    if (match.follow(more) !== null) this.#match = null;
    if (more.length > 0) this.#isHolder = false;
    return more.length > 0;
  }

  /** Another process changed the record: what is played stays in hand. False if there is none any more. */
  async readRecord(): Promise<boolean> {
    const record = await this.#keeping.store.tables.find(this.#record.id);
    this.#take(record ?? this.#record);
    return record !== null;
  }

  /** Somebody else wrote, or may have: what is in hand is let go, whatever the store answers. */
  async readAgain(): Promise<void> {
    this.#match = null;
    this.#isHolder = this.#keeping.store.presence === null;
    this.#record = (await this.#keeping.store.tables.find(this.#record.id)) ?? this.#record;
  }

  /** False if another process changed the record first; then what it wrote is in hand, to try again on. */
  async save(record: TableRecord): Promise<boolean> {
    if ((await this.#keeping.store.tables.save(record)) === 'done') this.#take(record);
    else await this.readAgain();
    return this.#record === record;
  }

  /** Deals, with the record of a match that has begun. `busy`: another process was quicker. */
  async begin(record: TableRecord): Promise<AnyHostedMatch | 'no-such-table' | 'busy'> {
    const { tables } = this.#keeping.store;
    const secret = await tables.secret(record.id);
    if (secret === null) return 'no-such-table';
    const seed = makeSeed(seedOf(secret.hostBits, entropiesOf(record)));
    const opening = secret.opening === undefined ? {} : { opening: this.#carryOn(record, secret) };
    const match = new HostedMatch(this.#deal(record, { seed, ...opening }));
    if ((await tables.start(record, { seed, due: this.#dueOf(match), ...opening })) === 'conflict') {
      await this.readAgain();
      return 'busy';
    }
    this.#record = record;
    this.#match = match;
    this.#isHolder = true;
    return match;
  }

  /** Follows a command. If this rejects, nobody knows what is durable: `readAgain`. */
  async act(command: Command): Promise<Acted> {
    const { store, meter } = this.#keeping;
    for (let tries = 0; tries < TRIES; tries++) {
      const match = this.#match ?? (await this.load());
      if (match === null) return { tag: 'trouble', why: 'not-playing' };
      const at = this.#keeping.clock.now();
      const acted = match.act(command, at);
      if (acted.tag !== 'done') return acted;
      const { status, outcome, count } = match;
      const first = count - acted.events.length + 1;
      const started = performance.now();
      const answer = await store.events.append({
        match: this.#record.id,
        events: acted.events.map((event, i) => ({ seq: first + i, at, event })),
        after: first - 1,
        due: this.#dueOf(match),
        ...(status === 'playing' ? {} : { end: { status, outcome, endedAt: at } }),
      });
      meter.durable.observe((performance.now() - started) / 1000);
      if (answer === 'done') {
        this.#isHolder = true;
        meter.kept.inc(acted.events.length);
        if (status !== 'playing') this.#record = changed(this.#record, { status, outcome, endedAt: at });
        return acted;
      }
      // Another process was quicker. What it wrote is the truth: does this still answer it?
      await this.readAgain();
    }
    return { tag: 'refused', refusal: refused('table.stale', { step: this.#match?.step ?? 0 }) };
  }

  /** Nothing can be done here: the clock of the house need not look at this table again. */
  async setAside(): Promise<void> {
    await this.#keeping.store.events.append({ match: this.#record.id, events: [], due: null });
  }

  /** Somebody may have another id than before, in the same seat; or a seat that was free. */
  #take(record: TableRecord): void {
    this.#record = record;
    this.#match?.reseat(playersOf(record));
  }

  /** What was played elsewhere goes on here, by the chance that all who sit here had a hand in. */
  #carryOn(record: TableRecord, { hostBits, opening = null }: SecretRecord): Json {
    const game = rulesOf(this.#played.game, record.version);
    if (game === undefined) throw new UnreadableMatch('version');
    const { seat = 0, isAnew = false } = record.carried ?? {};
    const match = openingOf(game, opening, { isLogged: true });
    const entropies = entropiesOf(record);
    const proof = { commitment: record.commitment, hostBits, entropies };
    const seed = seedOf(hostBits, entropies);
    if (!match.carry(carriedFrom(game, match, { seat, isAnew, seed, proof })))
      throw new Error(`${game.id}: a match cannot be carried on`);
    return makeLog(match.log, makeSeed(match.log.seed));
  }

  #read(): Promise<[SecretRecord | null, readonly EventRecord[]]> {
    const { tables, events } = this.#keeping.store;
    const { id } = this.#record;
    return Promise.all([tables.secret(id), events.after(id, 0)]).catch((error: unknown) => {
      throw error instanceof DamagedRow ? new UnreadableMatch('event') : error;
    });
  }

  #deal(record: TableRecord, secret: Parameters<typeof dealOf>[2]): ReturnType<typeof dealOf> {
    return { ...dealOf(record, this.#played, secret), service: this.#keeping.clock };
  }

  /** When this table must be looked at again, whoever is there: a clock runs out, or a bot may have been forgotten. */
  #dueOf({ asks, due }: AnyHostedMatch): number | null {
    const bot = asks.some(({ must }) => must) ? this.#keeping.clock.now() + BOT_PATIENCE : null;
    return bot === null || due === null ? (bot ?? due) : Math.min(bot, due);
  }
}
