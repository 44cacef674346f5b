import { signal } from '@preact/signals';
import { refused, type Seat, type Verdict, type Viewer } from '#contract/game.ts';
import type { AnyEnvelope } from '#contract/page.ts';
import { isAside, isAsked } from '#kernel/asked.ts';
import { handsOf, type Seating } from '#table/hands.ts';
import { type AnyFrame, framesByViewer } from '#table/history.ts';
import { botAt, type Chair } from '#table/local-table.ts';
import { storyPace } from '../app/settings.ts';
import type { Advised } from '../offline/bots.ts';
import type { DeviceTable } from './device-table.ts';
import { failure } from './failure.ts';
import type { AnyStage, FramedTable, Handing } from './framed-table.ts';
import { seatingOf, seenFrom } from './partners.ts';
import { Stage } from './stage.ts';

/**
 * A table of this device, in its frame.
 *
 * Who looks at the screen. With one person at the table it is always they; with several, the device goes from
 * hand to hand, and a curtain falls in between so that nobody sees another's tiles.
 */
export class SharedDevice implements FramedTable, Handing {
  readonly #open: DeviceTable;
  readonly #seating: Seating;
  /** Up to which step each person has seen the story. */
  readonly #seen = new Map<Seat, number>();
  readonly persons: readonly Seat[];
  readonly game;
  readonly gameUi;
  readonly chairs;
  readonly viewer = signal<Seat>(0);
  /** Their own; or a bot's that plays for both, see table/hands.ts. Null while a bot plays for them. */
  readonly hands = signal<Seat | null>(0);
  readonly stage;
  readonly curtain = signal<Seat | null>(null);
  readonly handing: Handing | undefined;

  constructor(open: DeviceTable) {
    this.#open = open;
    this.game = open.game;
    this.gameUi = open.gameUi;
    this.chairs = signal<readonly Chair[]>(open.table.chairs);
    this.persons = open.table.chairs.flatMap((chair, seat) => (chair.kind === 'person' ? [seat] : []));
    this.handing = this.persons.length > 1 ? this : undefined;
    this.#seating = seatingOf(open.game, open.table.chairs);
    const first = this.#nextPerson() ?? this.persons[0] ?? 0;
    this.viewer.value = first;
    this.hands.value = this.#handsNow(first);
    this.stage = signal<AnyStage>(this.#stageFor(first, Number.POSITIVE_INFINITY));
    if (this.persons.length > 1 && !open.table.over) this.curtain.value = first;
    open.table.subscribe(() => this.#follow());
  }

  start(): void {
    this.#open.table.start();
  }

  check(move: unknown): Verdict<string> {
    return this.#open.table.check(this.hands.value ?? this.viewer.value, move);
  }

  async submit(move: unknown, step: number): Promise<Verdict<string>> {
    const hands = this.hands.value;
    if (hands === null) return refused('table.not-your-turn');
    try {
      return await this.#open.table.submit(hands, move, step);
    } catch (error) {
      failure.value = error;
      throw error;
    }
  }

  hint({ view }: AnyEnvelope): Promise<Advised | null> {
    const hands = this.hands.value ?? this.viewer.value;
    const isOwn = hands === this.viewer.value;
    return this.#open.bots.hint(this.game.id, isOwn ? view : this.#open.table.envelope(hands).view);
  }

  openView(): AnyEnvelope {
    return this.#open.table.envelope('spectator');
  }

  openSteps(): readonly AnyEnvelope[] {
    const frames = this.#framesFor('spectator');
    const last = frames.findLastIndex(({ by }) => by !== null && this.persons.includes(by));
    return frames.slice(Math.max(0, last - 1)).map(({ envelope }) => envelope);
  }

  reveal(): void {
    const seat = this.curtain.value;
    if (seat === null) return;
    this.#seen.set(this.viewer.value, this.stage.value.last);
    this.stage.value.stop();
    this.viewer.value = seat;
    this.hands.value = this.#handsNow(seat);
    this.stage.value = this.#stageFor(seat, this.#seen.get(seat) ?? Number.POSITIVE_INFINITY);
    this.curtain.value = null;
    this.stage.value.tellOn();
  }

  checkCurtain(): void {
    if (this.persons.length < 2 || this.curtain.value !== null || !this.stage.value.caughtUp) return;
    const next = this.#nextPerson();
    if (next !== null && next !== this.viewer.value) this.curtain.value = next;
  }

  /** A step, a choice that waits, or a seat that was lent or taken back. */
  #follow(): void {
    const { table } = this.#open;
    if (this.chairs.value === table.chairs) return this.#advance();
    this.chairs.value = table.chairs;
    this.hands.value = this.#handsNow(this.viewer.value);
    return this.checkCurtain();
  }

  #advance(): void {
    const { table } = this.#open;
    const stage = this.stage.value;
    const seat = this.viewer.value;
    const hadHands = this.hands.value;
    this.hands.value = this.#handsNow(seat);
    const envelope = seenFrom(this.gameUi, table.envelope(this.#handsOf(seat)), seat);
    const entry = table.log.entries.at(-1);
    const last = stage.frames.value.at(-1);
    if (entry === undefined || last === undefined) return;
    if (envelope.step === last.envelope.step) stage.refresh({ ...last, envelope });
    else {
      const inPassing = isAside(last.envelope.turn, envelope.turn, entry);
      stage.push({ envelope, by: entry.seat }, entry.seat === hadHands || inPassing);
    }
    this.checkCurtain();
  }

  #nextPerson(): Seat | null {
    const envelope = this.#open.table.envelope('spectator');
    const asked = this.persons.filter(seat => {
      const hands = this.#handsNow(seat);
      return hands !== null && isAsked(envelope, hands);
    });
    if (asked.length === 0) return null;
    // Whoever looks at the screen goes on, if it is also their turn.
    return asked.includes(this.viewer.value) ? this.viewer.value : (asked[0] ?? null);
  }

  #stageFor(seat: Seat, at: number): AnyStage {
    const frames = this.#framesFor(seat);
    return new Stage(frames, Math.min(at, frames.length - 1), storyPace);
  }

  /** Null while a bot plays for whoever sits there. */
  #handsNow(seat: Seat): Seat | null {
    return botAt(this.#open.table.chairs[seat]) === null ? this.#handsOf(seat) : null;
  }

  #handsOf(seat: Seat): Seat {
    return handsOf(this.#seating, this.#open.table.envelope('spectator').view, seat);
  }

  #framesFor(viewer: Viewer): readonly AnyFrame[] {
    const { game, gameUi, table } = this.#open;
    const seats = game.leaderOf === undefined ? [] : table.chairs.map((_, seat) => seat);
    const story = framesByViewer(game, table.log, [...new Set([viewer, ...seats])]);
    if (!story.ok) return [];
    const frames = story.byViewer.get(viewer) ?? [];
    if (viewer === 'spectator') return frames;
    return frames.map((frame, i) => {
      const seen = story.byViewer.get(handsOf(this.#seating, frame.envelope.view, viewer))?.[i] ?? frame;
      return { ...frame, envelope: seenFrom(gameUi, seen.envelope, viewer) };
    });
  }
}
