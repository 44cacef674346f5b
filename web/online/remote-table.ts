import { computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  type AnyMatchRules,
  allowed,
  interrupts,
  type Refusal,
  refused,
  type Seat,
  type Verdict,
  type Viewer,
} from '#contract/game.ts';
import type { AnyEnvelope, AnyGameUi } from '#contract/page.ts';
import type { SeatInfo, TableInfo } from '#protocol/table-info.ts';
import type { Chair } from '#table/local-table.ts';
import { type Advised, Bots } from '../offline/bots.ts';
import type { FramedTable } from '../table/framed-table.ts';
import { type Feed, noticeOf } from './feed.ts';
import { RemoteFrames } from './remote-frames.ts';
import { keepUnsent, type Unsent, unsentAt } from './unsent.ts';

type Move = { readonly kind: string };

/** What the server says of a move that it has taken already. */
const TAKEN: ReadonlySet<string> = new Set(['table.stale', 'table.already-chosen']);
/** The connection ended for good before there was an answer. */
const UNHEARD: ReadonlySet<string> = new Set(['online-table.closed', 'online-table.protocol']);

/** A table elsewhere, in the same frame as one of this device. The server has the last word. */
export class RemoteTable implements FramedTable {
  readonly game;
  readonly gameUi;
  readonly viewer;
  readonly stage;
  readonly chairs: ReadonlySignal<readonly Chair[]>;
  readonly hands: ReadonlySignal<Seat | null>;
  readonly isCalledOff: ReadonlySignal<boolean>;
  /** Only where nobody else is a person: against people a hint would be unfair. */
  readonly hint?: NonNullable<FramedTable['hint']>;
  /** One's own choices that are not answered yet. */
  readonly unsent = signal<readonly Unsent[]>([]);
  readonly #feed: Feed;
  readonly #frames: RemoteFrames;
  readonly #bots = new Bots();
  /** One's own choices go out one after the other. */
  #queue: Promise<unknown> = Promise.resolve();
  #isClosed = false;
  /** How often a choice was refused: later ones that were made before the refusal was known are dropped. */
  #refusals = 0;

  constructor(feed: Feed, game: AnyMatchRules, gameUi: AnyGameUi) {
    this.game = game;
    this.gameUi = gameUi;
    this.#feed = feed;
    this.#frames = new RemoteFrames(feed, gameUi);
    this.viewer = this.#frames.viewer;
    this.stage = this.#frames.stage;
    const seats = computed((): readonly SeatInfo[] => feed.info.value?.seats ?? []);
    // As text: `info` also changes when somebody comes or goes, and new chairs would make the story be told again.
    const names = computed(() => JSON.stringify(seats.value.map(chairOf)));
    this.chairs = computed(() => JSON.parse(names.value) as readonly Chair[]);
    this.hands = computed(() => (plays(feed.info.value, feed.as) ? eyesOf(this.#frames.latest) : null));
    this.isCalledOff = computed(() => {
      const { status = 'playing', outcome = null } = feed.info.value ?? {};
      return status === 'stopped' || outcome?.rule.startsWith('table.') === true;
    });
    if (seats.peek().filter(({ kind }) => kind === 'person').length === 1)
      this.hint = view => this.#ask(view);
  }

  /** Sends what an earlier page of this device could not. */
  start(): void {
    const kept = unsentAt(this.#place);
    this.unsent.value = kept;
    for (const one of kept) this.#enqueue(() => this.#sendAgain(one)).catch(() => undefined);
    this.#bots.loadRules(this.game.id).catch(() => undefined);
  }

  /** What is kept for one seat is not another's. */
  get #place(): string {
    const { id, as } = this.#feed;
    return as === undefined ? id : `${id}.${as}`;
  }

  close(): void {
    this.#isClosed = true;
    this.#bots.close();
  }

  check(move: unknown): Verdict<string> {
    const now = this.#frames.latest;
    return now === null ? refused('table.not-your-turn') : this.game.check(now.view, move);
  }

  submit(raw: unknown, step: number): Promise<Verdict<string>> {
    const move = raw as Move;
    const [now, seat] = [this.#frames.latest, this.hands.value];
    if (now === null || seat === null) return Promise.resolve(refused('table.not-your-turn'));
    this.#feed.notice.value = null;
    // A remark is sent past the queue, and is not kept for a later page.
    if (now.turn !== null && interrupts(now.turn, seat, move)) return this.#play({ step, move });
    if (this.unsent.value.some(one => one.step === step))
      return Promise.resolve(refused('table.already-chosen'));
    const refusals = this.#refusals;
    const one: Unsent = { step, move };
    this.#keep([...this.unsent.value, one]);
    return this.#enqueue(() => {
      // It was chosen at a table that showed an earlier choice, which was refused since.
      const isOutdated = refusals !== this.#refusals;
      const here = this.#frames.latest;
      if (isOutdated || here === null) return this.#refuse(one, refused('table.stale', { step }));
      return this.#sendForeseen(one, here, seat);
    });
  }

  async #sendForeseen(one: Unsent, before: AnyEnvelope, seat: Seat): Promise<Verdict<string>> {
    // Nobody looks any more: what still waits is sent, and no worker is started for it.
    if (this.#isClosed) return this.#send(one);
    const guess = this.#bots.foresee(this.game.id, { before, seat, move: one.move });
    const answered = this.#frames.foresee(guess, seat);
    const verdict = await this.#send(one);
    answered();
    return verdict;
  }

  async #send(one: Unsent): Promise<Verdict<string>> {
    const verdict = await this.#play(one);
    if (!verdict.ok) return this.#refuse(one, verdict);
    this.#forget(one);
    return verdict;
  }

  /** The server may have taken it before the earlier page was closed: then its refusal is no news. */
  async #sendAgain(one: Unsent): Promise<void> {
    const verdict = await this.#send(one);
    if (!verdict.ok && TAKEN.has(verdict.rule)) this.#feed.notice.value = null;
  }

  async #play({ step, move }: Unsent): Promise<Verdict<string>> {
    const answer = await this.#feed.client.play(this.#feed.id, step, move);
    if (answer.ok) return allowed;
    this.#feed.notice.value = noticeOf(answer);
    return 'rule' in answer ? refused(answer.rule, answer.facts) : refused(`online-table.${answer.why}`);
  }

  async #refuse(one: Unsent, refusal: Refusal<string>): Promise<Verdict<string>> {
    this.#refusals += 1;
    // The server never judged it: it stays on the device for the next page.
    if (!UNHEARD.has(refusal.rule)) this.#forget(one);
    this.#frames.withdraw();
    return refusal;
  }

  #forget(one: Unsent): void {
    this.#keep(this.unsent.value.filter(other => other !== one));
  }

  #keep(moves: readonly Unsent[]): void {
    this.unsent.value = moves;
    keepUnsent(this.#place, moves);
  }

  #enqueue<T>(task: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(task);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  /** In a worker of its own: a hint takes seconds, and what is foreseen meanwhile would come too late. */
  async #ask(shown: AnyEnvelope): Promise<Advised | null> {
    const bots = new Bots();
    try {
      return await bots.hint(this.game.id, this.#frames.asItCame(shown).view);
    } finally {
      bots.close();
    }
  }
}

function chairOf(seat: SeatInfo): Chair {
  switch (seat.kind) {
    case 'bot':
      return { kind: 'bot', level: seat.level };
    case 'person':
      return { kind: 'person', name: seat.player.name };
    case 'empty':
      return seat.level === undefined ? { kind: 'person', name: '' } : { kind: 'bot', level: seat.level };
  }
}

/** Not who looks on, nor while a bot plays in one's place, nor after the end. `as`: at a seat that this device may hold. */
function plays(info: TableInfo | null, as: Viewer | undefined): boolean {
  const own = info?.you.seat ?? null;
  const seat = as ?? own;
  if (info?.status !== 'playing' || seat === null || seat === 'spectator') return false;
  const there = info.seats[seat];
  if (there?.kind !== 'person' || there.handedOver !== null) return false;
  return seat === own || there.heldBy === own;
}

/** One's own seat, or that of the bot in whose place one plays. */
function eyesOf(envelope: AnyEnvelope | null): Seat | null {
  return envelope === null || envelope.viewer === 'spectator' ? null : envelope.viewer;
}
