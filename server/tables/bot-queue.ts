import type { Level } from '#contract/bot.ts';

/** For whom a bot thinks: at one table, set up by one player. */
export interface Asker {
  readonly table: string;
  /** Who set the table up. */
  readonly owner: string;
}

export interface BotTask {
  readonly game: string;
  readonly level: Level;
  readonly asker: Asker;
}

/** Milliseconds after which what was thought for somebody counts half. */
const HALF_LIFE = 10_000;
/** Milliseconds after which next to nothing of it counts. */
const FORGOTTEN = 12 * HALF_LIFE;
/** Milliseconds of thinking that a thread for quick answers takes on at the most. */
const QUICK = 25;
/** How much the last time says about the next. */
const LEARNING = 0.2;
/**
 * Milliseconds that somebody would wait for all their bots, if everybody's were thought for in turn: up to the first,
 * bots think as long as they like; from the second on, they go by what they see.
 */
const PATIENCE = { calm: 500, least: 2_000 };
/** Milliseconds of thinking that one of waiting is worth: what is dear has its turn too, however much that is cheap comes. */
const AGING = 0.2;
/** Askers remembered at one time; beyond, those for whom nobody thought for longest are forgotten. */
const ASKERS_MAX = 10_000;

interface Spent {
  ms: number;
  at: number;
}

/**
 * Bots are thought for in turn: first whoever's table and owner have had the least thinking of late, and what is
 * cheap before what is dear, unless that has waited for long. So thirty tables of one player do not make somebody else's bot wait.
 */
export class BotQueue<Task extends BotTask> {
  readonly #now: () => number;
  readonly #threads: number;
  /** Since when each of them waits. */
  readonly #waiting = new Map<Task, number>();
  readonly #spent = new Map<string, Spent>();
  /** Milliseconds that one decision takes, by game and level, as seen so far. */
  readonly #cost = new Map<string, number>();

  /** `threads`: that work on it. */
  constructor(now: () => number = () => performance.now(), threads = 1) {
    this.#now = now;
    this.#threads = threads;
  }

  get length(): number {
    return this.#waiting.size;
  }

  add(task: Task): void {
    this.#waiting.set(task, this.#now());
  }

  /** Takes the next out of the queue; with `isQuick`, only one that will soon be done. */
  take(isQuick: boolean): Task | undefined {
    const now = this.#now();
    let next: Task | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const [task, since] of this.#waiting) {
      const cost = this.#costOf(task);
      if (isQuick && cost > QUICK) continue;
      const { table, owner } = task.asker;
      const had = this.#had(`table ${table}`, now) + this.#had(`owner ${owner}`, now);
      const rank = cost + had - AGING * (now - since);
      // Of equals, whoever came first.
      if (rank < least) [next, least] = [task, rank];
    }
    if (next !== undefined) this.#waiting.delete(next);
    return next;
  }

  /**
   * How much of its usual work a task may do that was just taken, from 0 to 1: the less, the longer others wait for what
   * is before them, or it has waited itself (`waited`, milliseconds): then others will too. Whoever asks for much waits
   * for themselves, and makes nobody else's bot hurry.
   */
  share(task: Task, waited: number): number {
    const asked = new Map<string, number>([[task.asker.owner, this.#costOf(task)]]);
    for (const one of this.#waiting.keys())
      asked.set(one.asker.owner, (asked.get(one.asker.owner) ?? 0) + this.#costOf(one));
    const own = asked.get(task.asker.owner) ?? 0;
    // Nobody waits for oneself.
    let before = -this.#costOf(task);
    for (const cost of asked.values()) before += Math.min(cost, own);
    const { calm, least } = PATIENCE;
    return Math.min(1, Math.max(0, (least - Math.max(waited, before / this.#threads)) / (least - calm)));
  }

  /** What it took is remembered, for the next of its kind and for those who asked. */
  done(task: Task, ms: number): void {
    const kind = kindOf(task);
    this.#cost.set(kind, this.#cost.has(kind) ? mix(this.#costOf(task), ms) : ms);
    const now = this.#now();
    for (const key of [`table ${task.asker.table}`, `owner ${task.asker.owner}`]) {
      const had = this.#had(key, now);
      // Put back at the end: a Map keeps the order of arrival.
      this.#spent.delete(key);
      this.#spent.set(key, { ms: had + ms, at: now });
    }
    for (const [key, { at }] of this.#spent) {
      if (this.#spent.size <= ASKERS_MAX && now - at < FORGOTTEN) break;
      this.#spent.delete(key);
    }
  }

  clear(): Task[] {
    const all = [...this.#waiting.keys()];
    this.#waiting.clear();
    return all;
  }

  /** A kind that nobody has seen is taken for dear, more so at a high level. */
  #costOf(task: Task): number {
    return this.#cost.get(kindOf(task)) ?? 4 ** task.level;
  }

  #had(key: string, now: number): number {
    const spent = this.#spent.get(key);
    return spent === undefined ? 0 : spent.ms * 0.5 ** ((now - spent.at) / HALF_LIFE);
  }
}

function kindOf({ game, level }: BotTask): string {
  return `${game} ${level}`;
}

function mix(before: number, now: number): number {
  return before + LEARNING * (now - before);
}
