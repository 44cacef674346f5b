import type { Level } from '#contract/bot.ts';
import { type Game, interrupts, type Outcome, type Seat, type Shape, type Viewer } from '#contract/game.ts';
import type { Outline } from '#kernel/asked.ts';
import type { Entry } from '#kernel/log.ts';
import { type Divergence, type Envelope, Match } from '#kernel/match.ts';
import type { Seed } from '#kernel/rng.ts';
import type { Clock } from '#protocol/limits.ts';
import type { ClockInfo, TableInfo } from '#protocol/table-info.ts';
import { handsOf, playersOf } from '../hands.ts';
import { type Ask, askOf } from '../prompt.ts';
import { clockInfo, type Happened, newTimes, nextDue, type SeatTime, timesAfter } from './clock.ts';
import type { Acted, Command } from './command.ts';
import type { ChoiceEvent, TableEvent } from './events.ts';
import { NO_OUTAGES, type Outages, playableBetween } from './outages.ts';
import { type RecentCommands, remember } from './recent-commands.ts';
import {
  endOf,
  eventOf,
  type HandedOver,
  isOffer,
  newStanding,
  type Standing,
  type StandingEvent,
  standingAfter,
} from './standing.ts';

/** How a match began, and who sits where. */
export interface Deal<S extends Shape> {
  readonly game: Game<S>;
  readonly config: S['config'];
  readonly seats: number;
  readonly seed: Seed;
  readonly clock: Clock;
  /** By seat: the level of its bot; null for a person. */
  readonly bots: readonly (Level | null)[];
  /** Where it goes on in its middle: the match as it was carried here. */
  readonly carried?: () => Match<S>;
  /** By seat: the level of the bot in the place of a person who had not come when it began; null elsewhere. */
  readonly awaited?: readonly (Level | null)[];
  /** By seat: who sits there, by an id that nobody else has; null for a bot. Persons may change: see `reseat`. */
  readonly players: readonly (string | null)[];
  /** How many play against one another: two camps if every other seat plays together. Absent: each for itself. */
  readonly sides?: number;
  /** Milliseconds since 1970, as all times here. */
  readonly startedAt: number;
  /**
   * When nobody could play, as far as is known by now. Clocks that count seconds stand still meanwhile; those that count
   * days run on, because there nobody has to be present all the time.
   */
  readonly service?: { readonly outages: Outages };
}

/** Time-outs in a row after which a bot plays on. */
const PATIENCE = 2;

/** What to ask of the bot of a seat. */
export type BotAsk = Ask & { readonly seat: Seat; readonly level: Level };

const notNow: Acted = { tag: 'trouble', why: 'not-now' };

/**
 * One match with people around it, each elsewhere. Nothing changes but by events, and the events alone rebuild
 * it. Knows no network, no store and no time: the host brings all three.
 */
export class HostedMatch<S extends Shape> {
  readonly #deal: Deal<S>;
  readonly #match: Match<S>;
  readonly #commands: RecentCommands;
  #persons: Deal<S>['players'];
  /** By seat: how often time ran out since its owner last chose. */
  readonly #timeOuts: number[];
  #standing: Standing;
  /** By seat: whose moves whoever sits there makes, see `handsIn`; and the other way round. */
  #hands: readonly Seat[];
  #players: readonly Seat[];
  #times: readonly SeatTime[];
  /** By seat: since when it is asked, whether a clock runs or not; null while nobody waits for it. */
  #askedAt: readonly (number | null)[];
  /** Who is asked now, and which bots: they follow from the others, see `#settle`. */
  #asked: readonly Seat[] = [];
  #asks: readonly BotAsk[] = [];
  #status: 'playing' | 'over' | 'stopped' = 'playing';
  #outcome: Outcome | null = null;
  #by: Seat | null = null;
  #count = 0;
  /** By seat: the step in which it last proposed to stop. */
  readonly #offeredAt: number[] = [];
  /** When the last event happened: time does not go back. */
  #at: number;
  /** When the last step was completed. */
  #stepAt: number;

  constructor(deal: Deal<S>) {
    const { game, config, seats, seed, bots, players, sides, awaited, clock, startedAt } = deal;
    this.#deal = deal;
    this.#persons = players;
    // The events are its log.
    this.#match = deal.carried?.() ?? new Match(game, { config, seats, seed }, { isLogged: false });
    this.#commands = bots.map(() => []);
    this.#timeOuts = bots.map(() => 0);
    this.#standing = newStanding(bots, sides, awaited);
    this.#hands = bots.map((_, seat) => seat);
    this.#players = this.#hands;
    this.#times = newTimes(clock, seats);
    this.#askedAt = bots.map(() => null);
    this.#at = startedAt;
    this.#stepAt = startedAt;
    this.#settle({ answered: null, stands: false });
  }

  /** The match as these events left it. */
  static open<S extends Shape>(
    deal: Deal<S>,
    events: readonly { readonly at: number; readonly event: TableEvent }[],
  ): { readonly ok: true; readonly match: HostedMatch<S> } | Divergence {
    const match = new HostedMatch(deal);
    const diverged = match.follow(events);
    if (diverged !== null) return diverged;
    return { ok: true, match };
  }

  /**
   * Does what another host of the same match did after what was done here. If it cannot be done, this is no longer that
   * match, and must be thrown away.
   */
  follow(events: readonly { readonly at: number; readonly event: TableEvent }[]): Divergence | null {
    for (const [entry, { at, event }] of events.entries()) {
      const reason = this.#repeat(event, at);
      if (reason !== null) return { ok: false, reason, entry };
    }
    return null;
  }

  /** Events so far. */
  get count(): number {
    return this.#count;
  }

  get step(): number {
    return this.#match.step;
  }

  get status(): 'playing' | 'over' | 'stopped' {
    return this.#status;
  }

  get outcome(): Outcome | null {
    return this.#outcome;
  }

  /** Whose choice completed the last step; null at the start. */
  get by(): Seat | null {
    return this.#by;
  }

  get stop(): TableInfo['stop'] {
    return this.#status === 'playing' ? this.#standing.stop : null;
  }

  get gather(): TableInfo['stop'] {
    return this.#status === 'playing' ? this.#standing.gather : null;
  }

  /** The seat whose owner's device plays for this one too; null for one's own. */
  heldBy(seat: Seat): Seat | null {
    return this.#standing.heldBy[seat] ?? null;
  }

  /** Whether this player acts for that seat, and sees what it sees: their own, or one that their device holds. */
  holds(player: string, seat: Seat): boolean {
    const holder = this.heldBy(seat);
    return this.#persons[seat] === player || (holder !== null && this.#persons[holder] === player);
  }

  /** The next time-out; null if none is to come. */
  get due(): number | null {
    return this.#deal.clock.kind === 'none' ? null : (nextDue(this.#times, this.#outages)?.at ?? null);
  }

  /** Which bots to ask in this step, those that play for a person included. */
  get asks(): readonly BotAsk[] {
    return this.#asks;
  }

  /** From where somebody looks on: from their seat, or as everybody else does. */
  viewerOf(player: string): Viewer {
    const seat = this.#persons.indexOf(player);
    return seat === -1 ? 'spectator' : seat;
  }

  /** From now on these sit here: one may have a new id in the same seat, or come to a free one. Nothing of it is in the log. */
  reseat(persons: Deal<S>['players']): void {
    this.#persons = persons;
  }

  /** What whoever looks on from there is shown: with their own eyes, or those of the bot in whose place they play. */
  shownTo(viewer: Viewer): Envelope<S> {
    return this.#match.envelope(viewer === 'spectator' ? viewer : (this.#hands[viewer] ?? viewer));
  }

  /** With the eyes of that seat itself. */
  envelope(viewer: Viewer): Envelope<S> {
    return this.#match.envelope(viewer);
  }

  /** The seat whose moves whoever sits at `seat` makes in a position, of which anybody may bring their view. */
  handsIn(view: S['view'], seat: Seat): Seat {
    const { game, bots } = this.#deal;
    return handsOf({ game, isBot: one => bots[one] !== null }, view, seat);
  }

  handedOver(seat: Seat): HandedOver | null {
    return this.#standing.handedOver[seat] ?? null;
  }

  /** Does the match wait for whoever sits at this seat? */
  isAsked(seat: Seat): boolean {
    return this.#asked.includes(seat);
  }

  /** For how many milliseconds the match has waited for whoever sits there; null if it does not. */
  waited(seat: Seat, now: number): number | null {
    const askedAt = this.#askedAt[seat] ?? null;
    return askedAt === null ? null : playableBetween(this.#outages, askedAt, now);
  }

  clocks(now: number): ClockInfo | null {
    const counts = (seat: Seat): boolean =>
      this.#deal.bots[seat] === null && this.handedOver(seat) !== 'resigned';
    return clockInfo(this.#deal.clock, this.#times, { now, counts, outages: this.#outages });
  }

  /** Follows a command, or says why not. Whoever is late may still choose until `tick` has chosen for them. */
  act(command: Command, now: number): Acted {
    if (
      command.t === 'play' &&
      command.id !== undefined &&
      this.#commands[command.seat]?.includes(command.id)
    )
      return { tag: 'repeat' };
    if (this.#status !== 'playing') return { tag: 'trouble', why: 'not-playing' };
    if (command.t === 'tick') return { tag: 'done', events: this.tick(now) };
    if (command.t !== 'play') return this.#follow(eventOf(command, this.stop), now);
    const { seat: chooser, move, step, by = 'player', id } = command;
    const away = this.#standing.handedOver[chooser] ?? null;
    const returns = by === 'player' && away !== null && away !== 'resigned';
    // A person chooses for themselves, the clock for a person, a bot for whom it stands in.
    if (!returns && (by === 'bot') !== (this.#standing.botsNow[chooser] !== null)) return notNow;
    if (by === 'bot' && this.#isPlayedFor(chooser)) return notNow;
    const seat = by === 'bot' ? chooser : (this.#hands[chooser] ?? chooser);
    // Since they were asked; or since the last step, if they speak unasked.
    const since = this.#askedAt[chooser] ?? this.#stepAt;
    const elapsedMs = Math.round(playableBetween(this.#outages, since, now));
    const before = this.#match.outline;
    const taken = this.#match.submit({ seat, move, step, elapsedMs, by });
    if (!taken.ok) return { tag: 'refused', refusal: taken };
    const back: TableEvent = { kind: 'take-back', seat: chooser };
    if (returns) this.#noteStanding(back, now);
    const named = id === undefined ? {} : { command: id };
    this.#noteChoice(taken.entry, now, { before, chooser, ...named });
    // What is left on a clock for the whole match is kept with the choice. It cannot be worked out from the times of
    // events alone: the time in which the house was closed does not count.
    const time = this.#deal.clock.kind === 'fischer' ? this.#times[chooser] : undefined;
    const left = time === undefined ? {} : { left: time.left };
    const choice: ChoiceEvent = { kind: 'choice', ...taken.entry, step: before.step, ...named, ...left };
    return { tag: 'done', events: returns ? [back, choice] : [choice] };
  }

  /** Chooses for everybody whose time is up. */
  tick(now: number): readonly TableEvent[] {
    const events: TableEvent[] = [];
    const next = () => nextDue(this.#times, this.#outages);
    for (let late = next(); late !== null && late.at <= now; late = next())
      events.push(...this.#timeOut(late.seat, now));
    return events;
  }

  get #outages(): Outages {
    const { clock, service } = this.#deal;
    return clock.kind === 'days' || service === undefined ? NO_OUTAGES : service.outages;
  }

  #timeOut(seat: Seat, now: number): readonly TableEvent[] {
    const { game } = this.#deal;
    const move = game.fallback(this.#match.envelope(this.#hands[seat] ?? seat).view);
    const acted = this.act({ t: 'play', seat, move, step: this.step, by: 'clock' }, now);
    if (acted.tag !== 'done')
      throw new Error(`${game.id}: its own fallback is not taken: ${JSON.stringify(acted)}`);
    if (this.#status !== 'playing' || (this.#timeOuts[seat] ?? 0) < PATIENCE) return acted.events;
    const leave: TableEvent = { kind: 'hand-over', seat, by: 'clock' };
    this.#noteStanding(leave, now);
    return [...acted.events, leave];
  }

  #follow(event: StandingEvent, now: number): Acted {
    if (standingAfter(this.#standing, event) === null) return notNow;
    if (isOffer(event) && this.#offeredAt[event.seat] === this.step) return notNow;
    this.#noteStanding(event, now);
    return { tag: 'done', events: [event] };
  }

  /** Does again what was done before; why not, if it cannot be. */
  #repeat(event: TableEvent, at: number): Divergence['reason'] | null {
    if (this.#status !== 'playing') return 'refused';
    if (event.kind !== 'choice') {
      if (standingAfter(this.#standing, event) === null) return 'refused';
      this.#noteStanding(event, at);
      return null;
    }
    // Bots that led a partner once played for both: such matches still fit.
    const chooser = event.by === 'bot' ? event.seat : (this.#players[event.seat] ?? event.seat);
    if ((event.by === 'bot') !== (this.#standing.botsNow[chooser] !== null)) return 'refused';
    const before = this.#match.outline;
    const taken = this.#match.submit(event);
    if (!taken.ok) return 'refused';
    if (taken.entry.print !== event.print) return 'print';
    this.#noteChoice(taken.entry, at, { before, chooser, ...event });
    return null;
  }

  /** What everything but the match becomes after a choice. The same for one that is made and one that is repeated. */
  #noteChoice(
    entry: Entry<S['move']>,
    at: number,
    { before, chooser, command, left }: Pick<ChoiceEvent, 'command' | 'left'> & Chosen,
  ): void {
    const { seat, by, move } = entry;
    const { step, since, outline } = this.#match;
    const isAnswer = by !== 'bot' && before.turn !== null && !interrupts(before.turn, seat, move);
    this.#count += 1;
    this.#at = Math.max(this.#at, at);
    if (isAnswer) this.#timeOuts[chooser] = by === 'clock' ? (this.#timeOuts[chooser] ?? 0) + 1 : 0;
    if (command !== undefined) remember(this.#commands, chooser, command);
    if (step > before.step) {
      this.#by = seat;
      this.#stepAt = this.#at;
    }
    if (outline.outcome !== null) {
      this.#status = 'over';
      this.#outcome = outline.outcome;
    }
    this.#settle({ answered: isAnswer ? chooser : null, stands: since <= before.step });
    const time = this.#times[chooser];
    if (left !== undefined && time !== undefined) this.#times = this.#times.with(chooser, { ...time, left });
  }

  /** The same after anything else that happens. */
  #noteStanding(event: StandingEvent, at: number): void {
    this.#count += 1;
    this.#at = Math.max(this.#at, at);
    this.#standing = standingAfter(this.#standing, event) ?? this.#standing;
    if (event.kind === 'take-back') this.#timeOuts[event.seat] = 0;
    if (isOffer(event)) this.#offeredAt[event.seat] = this.step;
    const end = endOf(this.#standing);
    if (end !== null) {
      this.#status = end.status;
      this.#outcome = end.outcome;
    }
    this.#settle({ answered: null, stands: true });
  }

  /** Whether somebody opposite makes the moves of this bot, and is not away themselves. */
  #isPlayedFor(seat: Seat): boolean {
    const player = this.#players[seat] ?? seat;
    return player !== seat && this.#standing.botsNow[player] === null;
  }

  /** Works out once what holds until the next event: who is asked, which bots are, whose clock runs. */
  #settle({ answered, stands }: Pick<Happened, 'answered' | 'stands'>): void {
    const { botsNow } = this.#standing;
    const { chosen, turn: asked } = this.#match.outline;
    const turn = this.#status === 'playing' ? asked : null;
    const all = chosen.length === 0 ? turn?.seats : turn?.seats.filter(seat => !chosen.includes(seat));
    this.#asked = all ?? [];
    if (this.#deal.game.leaderOf !== undefined) {
      const { view } = this.#match.envelope('spectator');
      this.#hands = botsNow.map((_, seat) => this.handsIn(view, seat));
      this.#players = playersOf(this.#hands);
      this.#asked = this.#asked.map(seat => (this.#isPlayedFor(seat) ? (this.#players[seat] ?? seat) : seat));
    }
    this.#askedAt = this.#askedAt.map((since, seat) => {
      if (!this.#asked.includes(seat)) return null;
      return (stands && seat !== answered ? since : null) ?? this.#at;
    });
    this.#asks = botsNow.flatMap((level, seat) => {
      const ask = level === null || this.#isPlayedFor(seat) ? null : askOf({ turn, chosen }, seat);
      return level === null || ask === null ? [] : [{ seat, level, ...ask }];
    });
    const { clock } = this.#deal;
    if (clock.kind === 'none') return;
    this.#times = timesAfter(clock, this.#times, {
      at: this.#at,
      answered,
      stands,
      asked: this.#asked,
      bots: botsNow,
      outages: this.#outages,
    });
  }
}

/** A choice as it is noted: how far the match was, and at which seat whoever made it sits. */
interface Chosen {
  readonly before: Outline;
  readonly chooser: Seat;
}
