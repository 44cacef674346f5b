/** Positions as a person would write them down: `m 3 30` is a hand, `1: 36 -25 6` a trick in which 25 was renounced. */
import type { Seat, Viewer } from '#contract/game.ts';
import type { Match } from '#kernel/match.ts';
import { openMatch } from '#ui/learn/scripted.ts';
import { type Card, MUTE, sorted, withoutOne } from '../rules/cards.ts';
import type { Definition } from '../rules/definition.ts';
import { game } from '../rules/index.ts';
import { readDefinition } from '../rules/notation.ts';
import { NOTHING } from '../rules/score.ts';
import { nextSeat, SEATS } from '../rules/seats.ts';
import { auctionWith } from '../rules/setup.ts';
import { deedFor, takerOf, topOf } from '../rules/tricks.ts';
import type { Call, Config, Contract, Gamate, Phase, Play, State, Trick, View, Way } from '../rules/types.ts';

/** Where the learner sits, in every scene and every puzzle. */
export const ME: Seat = 0;

/** One deal: the match of a lesson or a puzzle ends with it. */
export const CONFIG: Config = { definitions: 'plain', floor: '6', length: 'deals-1' };

/** A deal under way: thirteen cards each, and what was played of them. */
export interface Position {
  readonly trumps: string;
  readonly declarer: Seat;
  readonly way: Way;
  readonly announced: number;
  readonly hands: readonly string[];
  /** The last one may be under way. */
  readonly played: readonly string[];
}

export function readCards(text: string): Card[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map(word => (word === 'm' ? MUTE : Number(word)));
}

export function writeCards(cards: readonly Card[]): string {
  return cards.map(card => (card === MUTE ? 'm' : String(card))).join(' ');
}

export function readTrumps(text: string): Definition {
  const definition = readDefinition(text);
  if (definition === null) throw new Error(`"${text}" is no definition`);
  return definition;
}

/** How each card went on the pile follows from the cards. */
export function readTrick(text: string, contract: Pick<Contract, 'trumps'>, way: Way): Trick {
  const [leader = '', cards = ''] = text.split(': ');
  const plays: Play[] = [];
  let hand = Number(leader);
  for (const word of cards.split(' ')) {
    const [card = MUTE] = readCards(word.replace('-', ''));
    const top = topOf(plays);
    const put = top === null ? 'lead' : deedFor(card, top, contract, way);
    plays.push({ hand, card, deed: word.startsWith('-') || put === null ? 'renounce' : put });
    hand = nextSeat(hand);
  }
  return plays;
}

export function writeTrick(trick: Trick): string {
  const cards = trick.map(({ card, deed }) => (deed === 'renounce' ? '-' : '') + writeCards([card]));
  return `${trick[0]?.hand ?? 0}: ${cards.join(' ')}`;
}

export function stateOf(position: Position): State {
  const { declarer, way, announced } = position;
  const contract: Contract = { trumps: readTrumps(position.trumps), declarer, isOpposed: false };
  const all = position.played.map(text => readTrick(text, contract, way));
  const trick = all.find(({ length }) => length < SEATS.length) ?? [];
  const tricks = all.filter(({ length }) => length === SEATS.length);
  const last = trick.at(-1);
  const phase: Phase =
    last === undefined
      ? { tag: 'lead', hand: takerOf(tricks.at(-1) ?? []) }
      : { tag: 'follow', hand: nextSeat(last.hand) };
  const hands = dealt(position.hands).map((hand, seat) =>
    all
      .flat()
      .filter(play => play.hand === seat)
      .reduce((left: readonly Card[], { card }) => withoutOne(left, card), hand),
  );
  return {
    ...auctionState(position.hands),
    dealer: declarer,
    calls: [{ seat: declarer, trumps: contract.trumps }, ...passes(declarer, SEATS.length)],
    answers: passes(declarer, SEATS.length - 1),
    hands,
    contract,
    announced: { way, tricks: announced },
    tricks,
    trick,
    phase,
  };
}

/** Before anybody has spoken; the learner deals. */
export function auctionState(hands: readonly string[]): State {
  return {
    config: CONFIG,
    ...auctionWith(0, dealt(hands)),
    score: NOTHING,
    past: [],
    lastTrick: null,
  };
}

/** With the four hands on the table if it is played with open cards. */
export function openAt(state: State, withOpenCards: boolean): Match<Gamate> {
  const place = { config: CONFIG, seats: SEATS.length };
  return openMatch(game, state, withOpenCards ? { ...place, view: viewOfAll } : place);
}

/** Are all four hands seen? Nobody sees them at a table. */
export function isOpen({ hands }: View): boolean {
  return hands.every(hand => hand !== null);
}

function viewOfAll(state: State, viewer: Viewer): View {
  return { ...game.view(state, viewer), hands: state.hands };
}

/** The others let the contract stand, from the declarer's left on. */
export function passes(declarer: Seat, count: number): readonly Call[] {
  return Array.from({ length: count }, (_, i) => ({
    seat: (declarer + 1 + i) % SEATS.length,
    trumps: null,
  }));
}

function dealt(hands: readonly string[]): readonly (readonly Card[])[] {
  return hands.map(text => sorted(readCards(text)));
}
