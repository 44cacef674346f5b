import { worldsIn } from '#bots/hurry.ts';
import type { Bot, Level } from '#contract/bot.ts';
import type { Seat } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';
import { fallback } from '../rules/fallback.ts';
import { partnerOf } from '../rules/seats.ts';
import type { Gamate, Move, View } from '../rules/types.ts';
import type { Weighed } from './average.ts';
import { CHARACTERS, chooseByEye } from './by-eye.ts';
import { prudenceOf } from './customs.ts';
import type { Effort } from './effort.ts';
import { rank, weighAll } from './rank.ts';

/** `choose` is asked only of seats that must act. The dummy's player never is. */
export const bot: Bot<Gamate> = { rank, choose };

/** Level 3 plays as quick players would, level 4 tries that out, level 5 does so often and solves the end. */
const THINKERS: Readonly<Record<3 | 4 | 5, Effort>> = {
  3: { worlds: 0, tries: 1, exact: 0, solved: 0, nodes: 0 },
  4: { worlds: 40, tries: 2, exact: 3, solved: 0, nodes: 200_000 },
  5: { worlds: 120, tries: 4, exact: 5, solved: 4, nodes: 2_000_000 },
};

/** In points: how much worse to play on must look before anybody forfeits, and who opposed of their own will. */
const PRIDE = 15;
const PRIDE_OF_OPPOSER = 60;

function choose(view: View, level: Level, rng: Rng, share = 1): Move {
  const { me } = view;
  if (me === 'spectator') return fallback(view);
  // The rules allow to oppose one's own partner, and it may even pay; but nobody likes to play with such a one.
  if (view.phase.tag === 'opposition' && view.contract?.declarer === partnerOf(me)) return { kind: 'pass' };
  if (level === 1 || level === 2) return chooseByEye(view, me, CHARACTERS[level], rng);
  return settle(view, me, weighAll(view, inHurry(THINKERS[level], share), rng))?.move ?? fallback(view);
}

/** With less time it imagines fewer worlds and solves fewer of them; with next to none it plays as level 3 does. */
function inHurry(effort: Effort, share: number): Effort {
  if (share >= 1 || effort.worlds === 0) return effort;
  const worlds = worldsIn(share, effort.worlds);
  if (worlds === 0) return THINKERS[3];
  return { ...effort, worlds, nodes: Math.round(effort.nodes * share) };
}

/** The best move; but an opposition or a forfeit must be better by a margin, else the next best is made. */
function settle(view: View, me: Seat, weighed: readonly Weighed[]): Weighed | undefined {
  const [best] = weighed;
  if (best?.move.kind === 'oppose') {
    const calm = weighed.find(({ move }) => move.kind === 'pass');
    return calm !== undefined && calm.value + prudenceOf(view, me) > best.value ? calm : best;
  }
  if (best?.move.kind === 'forfeit') {
    const next = weighed[1];
    const pride = view.contract?.isOpposed === true ? PRIDE_OF_OPPOSER : PRIDE;
    return next !== undefined && next.value + pride > best.value ? next : best;
  }
  return best;
}
