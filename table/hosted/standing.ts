import type { Level } from '#contract/bot.ts';
import { type Outcome, ranksOf, type Seat } from '#contract/game.ts';
import type { HANDED_OVER, TableInfo } from '#protocol/table-info.ts';
import type { TableEvent } from './events.ts';

export type HandedOver = (typeof HANDED_OVER)[number];

/** Who sits where, who plays for them, and who would like to stop: all of a table but game and time. */
export interface Standing {
  /** By seat: the level of its bot; null for a person. */
  readonly bots: readonly (Level | null)[];
  /** How many play against one another, each in turn: every seat for itself, or two camps of partners. */
  readonly sides: number;
  readonly handedOver: readonly (HandedOver | null)[];
  /** By seat: the level of the bot that plays there now, for itself or for a person; null where a person does. */
  readonly botsNow: readonly (Level | null)[];
  /** In the order in which they gave up. */
  readonly resigned: readonly Seat[];
  readonly stop: Vote | null;
  /** Somebody proposes to play on around their device. */
  readonly gather: Vote | null;
  /** By seat: the seat whose owner's device plays for it too, behind a curtain; null for one's own. */
  readonly heldBy: readonly (Seat | null)[];
}

/** What somebody proposed, and who agreed so far: all whom it concerns must. */
export type Vote = NonNullable<TableInfo['stop']>;

/** What somebody would like to happen, the game itself apart. */
export type StandingCommand =
  | { readonly t: 'hand-over' | 'relieve' | 'take-back' | 'resign' | 'offer-stop'; readonly seat: Seat }
  | { readonly t: 'offer-gather'; readonly seat: Seat }
  | { readonly t: 'answer-stop' | 'answer-gather'; readonly seat: Seat; readonly agrees: boolean };

export type StandingEvent = Exclude<TableEvent, { readonly kind: 'choice' }>;

export type End =
  | { readonly status: 'over'; readonly outcome: Outcome }
  | { readonly status: 'stopped'; readonly outcome: null };

/** What plays for a person who is away. */
const STAND_IN: Level = 3;

/** `awaited`, by seat: the level of the bot in the place of a person who has not come yet. */
export function newStanding(
  bots: readonly (Level | null)[],
  sides = bots.length,
  awaited: readonly (Level | null)[] = [],
): Standing {
  const missing = bots.map((_, seat) => awaited[seat] ?? null);
  return {
    bots,
    sides,
    handedOver: missing.map(level => (level === null ? null : 'awaited')),
    botsNow: bots.map((level, seat) => level ?? missing[seat] ?? null),
    resigned: [],
    stop: null,
    gather: null,
    heldBy: bots.map(() => null),
  };
}

/** A person who is there, was, or is expected back: not a bot, nor a chair to which nobody came. */
function isPerson({ bots, handedOver }: Standing, seat: Seat): boolean {
  return bots[seat] === null && handedOver[seat] !== 'awaited';
}

/** What happens if the command is followed. */
export function eventOf(command: StandingCommand, stop: Standing['stop']): StandingEvent {
  const { seat } = command;
  switch (command.t) {
    case 'hand-over':
      return { kind: 'hand-over', seat, by: 'owner' };
    case 'relieve':
      return { kind: 'hand-over', seat, by: 'others' };
    case 'offer-stop':
      // Two propose at once: the second agrees.
      return stop === null ? { kind: 'offer-stop', seat } : { kind: 'answer-stop', seat, agrees: true };
    case 'offer-gather':
    case 'take-back':
    case 'resign':
      return { kind: command.t, seat };
    case 'answer-stop':
    case 'answer-gather':
      return { kind: command.t, seat, agrees: command.agrees };
  }
}

/** Null if this cannot happen now. */
export function standingAfter(before: Standing, event: StandingEvent): Standing | null {
  const { seat } = event;
  const { handedOver, botsNow, resigned, heldBy } = before;
  // `undefined` where the table has no such seat.
  const isPresent = botsNow[seat] === null;
  const isAway = (handedOver[seat] ?? null) !== null && handedOver[seat] !== 'resigned';
  const isHeld = (heldBy[seat] ?? null) !== null;
  switch (event.kind) {
    case 'hand-over':
      return isPresent ? leaves(before, seat, event.by) : null;
    case 'take-back':
      // First from a bot, then from another's device.
      if (isAway)
        return { ...before, handedOver: handedOver.with(seat, null), botsNow: botsNow.with(seat, null) };
      return isHeld ? { ...before, heldBy: heldBy.with(seat, null) } : null;
    case 'resign':
      if (before.bots[seat] !== null || resigned.includes(seat)) return null;
      return {
        ...leaves(before, seat, 'resigned'),
        resigned: [...resigned, seat],
        // Those around the device of somebody who gave up go on at their own.
        heldBy: heldBy.map(holder => (holder === seat ? null : holder)),
      };
    case 'offer-stop':
    case 'offer-gather': {
      const name = event.kind === 'offer-stop' ? 'stop' : 'gather';
      if (!isPresent || isHeld || before[name] !== null) return null;
      return gathered({ ...before, [name]: { by: seat, agreed: [seat] } });
    }
    case 'answer-stop':
    case 'answer-gather': {
      const name = event.kind === 'answer-stop' ? 'stop' : 'gather';
      const vote = before[name];
      if (!isPresent || isHeld || vote === null) return null;
      if (!event.agrees) return { ...before, [name]: null };
      if (vote.agreed.includes(seat)) return null;
      return gathered({ ...before, [name]: { by: vote.by, agreed: [...vote.agreed, seat] } });
    }
  }
}

/** Whether all whom it concerns agreed: not those for whom a bot or another's device plays. */
function isAgreed({ bots, botsNow, heldBy }: Standing, { agreed }: Vote): boolean {
  return bots.every((_, seat) => botsNow[seat] !== null || heldBy[seat] !== null || agreed.includes(seat));
}

/** Once all agreed, the device of whoever proposed it holds the seats of all who are here. */
function gathered(standing: Standing): Standing {
  const { gather, botsNow, heldBy } = standing;
  if (gather === null || !isAgreed(standing, gather)) return standing;
  const holding = heldBy.map((holder, seat) =>
    seat === gather.by || botsNow[seat] !== null ? holder : gather.by,
  );
  return { ...standing, gather: null, heldBy: holding };
}

/** How these people ended the match, if they did. */
export function endOf(standing: Standing): End | null {
  const { bots, sides, resigned, stop } = standing;
  const seats = [...bots.keys()];
  const staying = Array.from({ length: sides }, (_, side) => side).filter(
    side => !hasGivenUp(standing, side),
  );
  const isOver =
    staying.length <= 1 || seats.every(seat => !isPerson(standing, seat) || resigned.includes(seat));
  if (resigned.length > 0 && isOver) return { status: 'over', outcome: resignation(standing) };
  const isStopped = stop !== null && isAgreed(standing, stop);
  return isStopped ? { status: 'stopped', outcome: null } : null;
}

/** Somebody of this side gave up, and nobody else is there who would play on: a partner that is a bot does not. */
function hasGivenUp(standing: Standing, side: number): boolean {
  const { bots, sides, resigned } = standing;
  const persons = [...bots.keys()].filter(seat => seat % sides === side && isPerson(standing, seat));
  return persons.length > 0 && persons.every(seat => resigned.includes(seat));
}

/** Whoever leaves no longer has a say in whether to stop. */
function leaves(before: Standing, seat: Seat, how: HandedOver): Standing {
  return gathered({
    ...before,
    handedOver: before.handedOver.with(seat, how),
    botsNow: before.botsNow.with(seat, STAND_IN),
    stop: without(before.stop, seat),
    gather: without(before.gather, seat),
  });
}

function without(vote: Vote | null, seat: Seat): Vote | null {
  if (vote === null || vote.by === seat) return null;
  return { by: vote.by, agreed: vote.agreed.filter(other => other !== seat) };
}

/**
 * All sides that stayed come first together; whichever gave up earlier comes later. Partners win or lose together.
 * No points: nobody played to the end.
 */
function resignation(standing: Standing): Outcome {
  const { bots, sides, resigned } = standing;
  const stamina = [...bots.keys()].map(seat => {
    const side = seat % sides;
    if (!hasGivenUp(standing, side)) return resigned.length;
    return resigned.findLastIndex(other => other % sides === side);
  });
  return { ranks: ranksOf(stamina), scores: stamina.map(() => 0), rule: 'table.resigned' };
}

/** Proposing again and again is no way to wear the others down. */
export function isOffer({ kind }: StandingEvent): boolean {
  return kind === 'offer-stop' || kind === 'offer-gather';
}
