import { type Refusal, refused } from '#contract/game.ts';
import { isRecord } from '#contract/json.ts';
import { isBrisque, PACK } from '../../rules/cards.ts';
import { OPPOSED_FLOOR } from '../../rules/check.ts';
import { type Played, TRICKS } from '../../rules/score.ts';
import type { Rule } from '../../rules/types.ts';

/** What one camp has at the end of a deal. */
interface Camp {
  readonly tricks: number;
  readonly brisques: number;
  readonly renounced: number;
}

/** The account of a deal as two people at a table would write it down. */
interface Figures {
  readonly announced: number;
  readonly opposed: boolean;
  readonly declarer: Camp;
  readonly defence: Camp;
}

const BRISQUES = PACK.filter(isBrisque).length;
/** Of one trick. */
const MOST_ON_PILE = 4;

export function parseFigures(raw: unknown): Figures | null {
  if (!isRecord(raw)) return null;
  const { announced, opposed } = raw;
  const [declarer, defence] = [parseCamp(raw['declarer']), parseCamp(raw['defence'])];
  if (typeof announced !== 'number' || typeof opposed !== 'boolean') return null;
  return declarer === null || defence === null ? null : { announced, opposed, declarer, defence };
}

function parseCamp(raw: unknown): Camp | null {
  if (!isRecord(raw)) return null;
  const { tricks, brisques, renounced } = raw;
  if (typeof tricks !== 'number' || typeof brisques !== 'number' || typeof renounced !== 'number')
    return null;
  return { tricks, brisques, renounced };
}

/** Why no deal can end like this; null if one can. */
export function impossible({ announced, opposed, declarer, defence }: Figures): Refusal<Rule> | null {
  const camps = [declarer, defence];
  const odd = [announced, ...camps.flatMap(camp => [camp.tricks, camp.brisques, camp.renounced])].find(
    count => !Number.isInteger(count) || count < 0,
  );
  if (odd !== undefined) return refused('GA-16', { case: 'count', count: String(odd) });
  return badAnnouncement(announced, opposed) ?? badCounts({ declarer, defence }, { left: 0, seen: 0 });
}

/** GA-11. */
export function badAnnouncement(announced: number, isOpposed: boolean): Refusal<Rule> | null {
  const floor = isOpposed ? OPPOSED_FLOOR : 1;
  if (announced < floor)
    return refused('GA-11', { case: isOpposed ? 'opposed' : 'none', floor, tricks: announced });
  return announced > TRICKS ? refused('GA-11', { case: 'most', most: TRICKS, tricks: announced }) : null;
}

/** What both camps have in the tricks that are over. */
export interface Camps {
  readonly declarer: Camp;
  readonly defence: Camp;
}

/** What is still to come. */
interface ToCome {
  /** Tricks. */
  readonly left: number;
  /** Brisques in the hands, and in the trick that is being played. */
  readonly seen: number;
}

/** GA-1, GA-14, GA-15: why no deal can stand like this; null if one can. */
export function badCounts(camps: Camps, { left, seen }: ToCome): Refusal<Rule> | null {
  const done = camps.declarer.tricks + camps.defence.tricks;
  if (done + left !== TRICKS) return refused('GA-15', { count: done + left, most: TRICKS });
  return tooManyRenounced(camps, done) ?? wrongBrisques(camps, done, seen);
}

/** GA-14: whoever takes a trick, or leads one, has put a card on the pile; of each trick a camp plays two cards. */
function tooManyRenounced({ declarer, defence }: Camps, done: number): Refusal<Rule> | null {
  for (const { renounced, most } of [
    { renounced: declarer.renounced, most: 2 * done - declarer.tricks - leadsLost(defence) },
    { renounced: defence.renounced, most: 2 * done - defence.tricks },
  ]) {
    if (renounced > most) return refused('GA-14', { case: 'renounced', count: renounced, most });
  }
  return null;
}

/** Declarer leads first: if the defenders take any trick, declarer's camp has led at least one of theirs. */
function leadsLost(defence: Camp): number {
  return defence.tricks > 0 ? 1 : 0;
}

/** GA-1, GA-16: there are six; each is in a trick, was renounced or is still to be seen; a trick has at most four cards. */
function wrongBrisques({ declarer, defence }: Camps, done: number, seen: number): Refusal<Rule> | null {
  const count = declarer.brisques + defence.brisques;
  if (count + seen > BRISQUES) return refused('GA-1', { count: count + seen, most: BRISQUES });
  const renounced = declarer.renounced + defence.renounced;
  const onPiles = MOST_ON_PILE * done - renounced;
  for (const { camp, elsewhere } of [
    { camp: declarer, elsewhere: defence.tricks + leadsLost(defence) },
    { camp: defence, elsewhere: declarer.tricks },
  ]) {
    const most = Math.min(MOST_ON_PILE * camp.tricks, onPiles - elsewhere);
    if (camp.brisques > most) return refused('GA-16', { case: 'brisques', count: camp.brisques, most });
  }
  const least = BRISQUES - seen - renounced;
  return count < least ? refused('GA-16', { case: 'missing', count, least, renounced }) : null;
}

/** For GA-16: the declarer's camp is 0. */
export function playedOf({ announced, opposed, declarer, defence }: Figures): Played {
  return {
    announced,
    isOpposed: opposed,
    declarer: 0,
    tricks: [declarer.tricks, defence.tricks],
    brisques: [declarer.brisques, defence.brisques],
    renounced: [declarer.renounced, defence.renounced],
  };
}
