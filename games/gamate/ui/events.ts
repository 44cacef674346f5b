/** What happened between two steps, as facts: sentences and sounds are made of them. */
import type { Seat } from '#contract/game.ts';
import type { Card } from '../rules/cards.ts';
import { TRICKS } from '../rules/score.ts';
import { takerOf, tally, topOf } from '../rules/tricks.ts';
import type {
  Announcement,
  Call,
  Camp,
  Contract,
  DealResult,
  Pair,
  Play,
  Trick,
  View,
} from '../rules/types.ts';

export type Event =
  | { readonly tag: 'call'; readonly call: Call }
  | { readonly tag: 'contract' | 'opposed'; readonly contract: Contract }
  /** Somebody who might have opposed lets the contract stand. */
  | { readonly tag: 'unopposed'; readonly seat: Seat }
  | { readonly tag: 'dummy'; readonly seat: Seat }
  | { readonly tag: 'announced'; readonly seat: Seat; readonly announced: Announcement }
  /** `on`: the card it was put on, or that lay there; null for a lead. */
  | { readonly tag: 'played'; readonly play: Play; readonly on: Card | null; readonly dummy: Seat | null }
  | { readonly tag: 'taken'; readonly seat: Seat; readonly tricks: Pair<number> }
  | { readonly tag: 'deal'; readonly result: DealResult }
  | { readonly tag: 'game'; readonly winner: Camp; readonly games: Pair<number> }
  | { readonly tag: 'over' }
  | { readonly tag: 'dealt'; readonly dealer: Seat };

export function eventsBetween(before: View, after: View): readonly Event[] {
  const results = after.past.slice(before.past.length);
  if (results.length > 0) return afterDeal(before, after, results);
  return [...callEvents(before, after), ...contractEvents(before, after), ...playEvents(before, after)];
}

function callEvents(before: View, after: View): Event[] {
  return after.calls.slice(before.calls.length).map((call): Event => ({ tag: 'call', call }));
}

function contractEvents(before: View, after: View): Event[] {
  const { contract, announced, dummy, answers } = after;
  const events: Event[] = [];
  if (contract === null) return events;
  if (before.contract === null) events.push({ tag: 'contract', contract });
  for (const { seat, trumps } of answers.slice(before.answers.length))
    events.push(trumps === null ? { tag: 'unopposed', seat } : { tag: 'opposed', contract });
  if (before.dummy === null && dummy !== null) events.push({ tag: 'dummy', seat: dummy });
  if (before.announced === null && announced !== null)
    events.push({ tag: 'announced', seat: contract.declarer, announced });
  return events;
}

function playEvents(before: View, after: View): Event[] {
  const known = before.tricks.length;
  const events: Event[] = [];
  for (const [i, trick] of after.tricks.slice(known).entries()) {
    const { tricks } = tally(after.tricks.slice(0, known + i + 1));
    events.push(...playsOf(trick, i === 0 ? before.trick.length : 0, after.dummy), takenBy(trick, tricks));
  }
  const from = after.tricks.length === known ? before.trick.length : 0;
  return events.concat(playsOf(after.trick, from, after.dummy));
}

function playsOf(trick: Trick, from: number, dummy: Seat | null): Event[] {
  return trick.slice(from).map((play, i) => ({
    tag: 'played',
    play,
    on: topOf(trick.slice(0, from + i)),
    dummy,
  }));
}

function takenBy(trick: Trick, tricks: Pair<number>): Event {
  return { tag: 'taken', seat: takerOf(trick), tricks };
}

/** The next deal lies on the table already: how the last one ended is in `past`, and its last trick beside it. */
function afterDeal(before: View, after: View, results: readonly DealResult[]): Event[] {
  const [first] = results;
  const events: Event[] = [];
  if (first?.tag === 'void' && before.phase.tag === 'auction')
    events.push({ tag: 'call', call: { seat: before.phase.turn, trumps: null } });
  if (first?.tag === 'played' && after.lastTrick !== null) {
    const from = before.tricks.length === TRICKS - 1 ? before.trick.length : 0;
    events.push(...playsOf(after.lastTrick, from, before.dummy), takenBy(after.lastTrick, first.tricks));
  }
  events.push(...results.map((result): Event => ({ tag: 'deal', result })));
  const { games } = after.score;
  for (const winner of [0, 1] as const)
    if (games[winner] > before.score.games[winner]) events.push({ tag: 'game', winner, games });
  events.push(after.phase.tag === 'over' ? { tag: 'over' } : { tag: 'dealt', dealer: after.dealer });
  return events;
}
