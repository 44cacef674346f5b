/** MY-5: what a bot says, in passing. Each level has its own way with words, and with the truth. */

import type { Level } from '#contract/bot.ts';
import type { Seat } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';
import { cardsInPlay } from '../rules/cards.ts';
import { check, poolOf } from '../rules/check.ts';
import { TOPICS } from '../rules/parse.ts';
import { totalOf } from '../rules/score.ts';
import type { Move, Remark, Topic, View } from '../rules/types.ts';
import { toCode } from './code.ts';
import { isAbout } from './hearing.ts';
import { gainOf, type Holding, holdingOf } from './holding.ts';
import { moodIn, styleFor } from './style.ts';
import { weigh } from './weigh.ts';

interface Talker {
  /** In percent: to name a wish, to promise a card, to say thanks or alas. */
  readonly wishes: number;
  readonly promises: number;
  readonly thanks: number;
  /** The percentage of its remarks that are not meant. */
  readonly bluffs: number;
}

const TALKERS: Readonly<Record<Level, Talker>> = {
  1: { wishes: 60, promises: 20, thanks: 60, bluffs: 0 },
  2: { wishes: 10, promises: 0, thanks: 30, bluffs: 0 },
  3: { wishes: 50, promises: 25, thanks: 40, bluffs: 10 },
  4: { wishes: 25, promises: 20, thanks: 15, bluffs: 40 },
  5: { wishes: 35, promises: 20, thanks: 25, bluffs: 30 },
};

/** What a talker decides, each by itself. */
const DECISIONS = ['thanks', 'complains', 'wishes', 'feigns', 'promises', 'lies'] as const;
type Decision = (typeof DECISIONS)[number];

/** Remarks of one bot in one round. */
const MOST_IN_A_ROUND = 2;
/** Points gained by an exchange from which on thanks are due. */
const WORTH_THANKS = 3;

/** Something to say now, or null. At most one remark between two exchanges. */
export function interrupt(view: View, level: Level, rng: Rng): Move | null {
  const { me } = view;
  if (me === 'spectator' || (view.said[me] ?? 0) > 0 || saidThisRound(view, me) >= MOST_IN_A_ROUND)
    return null;
  const talker = TALKERS[level];
  const remark = thanksFor(view, me, talker) ?? wish(view, me, talker) ?? promise(view, me, talker, rng);
  if (remark === null) return null;
  const move: Move = { kind: 'remark', remark };
  return check(view, move).ok ? move : null;
}

function saidThisRound({ past }: View, me: Seat): number {
  const round = past.slice(past.findLastIndex(({ kind }) => kind === 'displayed') + 1);
  return round.filter(one => one.kind === 'said' && one.seat === me).length;
}

/** After an exchange of one's own; a bluffer complains of what was welcome. */
function thanksFor(view: View, me: Seat, { thanks, bluffs }: Talker): Remark | null {
  const last = view.past.findLast(({ kind }) => kind !== 'said');
  if (last?.kind !== 'exchanged' || last.given === null || !decides(view, me, 'thanks', thanks)) return null;
  if (last.active !== me && last.partner !== me) return null;
  const [got, gave] = last.active === me ? [last.given, last.middle] : [last.middle, last.given];
  const now = poolOf(view, me);
  // The card may have gone on into the middle since.
  if (!now.includes(got)) return null;
  const gain = totalOf(now) - totalOf([...now.filter(card => card !== got), gave]);
  if (gain < 0) return { say: 'alas' };
  if (gain < WORTH_THANKS) return null;
  return { say: decides(view, me, 'complains', bluffs) ? 'alas' : 'thanks' };
}

/** Before putting a card in the middle: what one hopes to be offered. */
function wish(view: View, me: Seat, { wishes, bluffs }: Talker): Remark | null {
  if (view.phase.tag !== 'present' || view.phase.active !== me || !decides(view, me, 'wishes', wishes))
    return null;
  const wanted = byDemand(view, me, holdingOf(poolOf(view, me).map(toCode)));
  // A bluffer asks for what it has no use for, so that others keep it and let go of the rest.
  const topic = decides(view, me, 'feigns', bluffs) ? wanted.at(-1) : wanted[0];
  return topic === undefined ? null : { say: 'want', topic };
}

/** Before offering: what the offer is, or what the active player would like it to be. */
function promise(view: View, me: Seat, { promises, bluffs }: Talker, rng: Rng): Remark | null {
  const { phase } = view;
  if (phase.tag !== 'offer' || phase.active === me || !decides(view, me, 'promises', promises)) return null;
  const display = holdingOf((view.displays[phase.active] ?? []).map(toCode));
  const wanted = byDemand(view, phase.active, display);
  if (decides(view, me, 'lies', bluffs)) {
    const topic = wanted[0];
    return topic === undefined ? null : { say: 'have', topic };
  }
  const [best] = weigh(view, me, { iterations: 0 }, rng);
  const card = best?.move.kind === 'offer' ? best.move.cards[0] : undefined;
  if (card === undefined) return null;
  const topic = wanted.find(one => isAbout(card, one));
  // What it offers is what the other seems to want most: no need to say which.
  if (topic === undefined || topic === wanted[0]) return { say: 'for-you' };
  return { say: 'have', topic };
}

/** Topics from the one whose missing cards would help most, on average; those that nobody can give are left out. */
function byDemand(view: View, seat: Seat, held: Holding): Topic[] {
  const { hopes } = moodIn(styleFor(view.handSizes.length), view.round);
  const fixed = new Set([...view.displays.flat(), ...(view.me === seat ? poolOf(view, seat) : [])]);
  const gains = cardsInPlay(view.removed)
    .filter(card => !fixed.has(card))
    .map(card => ({ card, gain: gainOf(held, toCode(card), hopes) }));
  return TOPICS.flatMap(topic => {
    const about = gains.filter(({ card }) => isAbout(card, topic)).map(({ gain }) => gain);
    return about.length === 0
      ? []
      : [{ topic, gain: about.reduce((sum, gain) => sum + gain, 0) / about.length }];
  })
    .sort((a, b) => b.gain - a.gain)
    .map(({ topic }) => topic);
}

/**
 * Whether it does this, at this moment of the match: however often it is asked before the next card moves, the
 * answer is the same.
 */
function decides(view: View, me: Seat, what: Decision, percent: number): boolean {
  const cards = poolOf(view, me).map(toCode);
  const events = view.past.filter(({ kind }) => kind !== 'said').length;
  let hash = 0;
  for (const number of [me, events, DECISIONS.indexOf(what), ...cards])
    hash = Math.imul(hash ^ number, 0x9e3779b1) ^ (hash >>> 15);
  return ((hash ^ (hash >>> 16)) >>> 0) % 100 < percent;
}
