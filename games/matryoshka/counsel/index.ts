import type { Candidate } from '#contract/bot.ts';
import type { Counsel, CounselScene } from '#contract/counsel.ts';
import type { Facts } from '#contract/game.ts';
import { bestDisplay } from '../rules/best-display.ts';
import { type Card, without } from '../rules/cards.ts';
import { poolOf } from '../rules/check.ts';
import { scoreOf } from '../rules/score.ts';
import { DISPLAY } from '../rules/setup.ts';
import type { Matryoshka, Move, View } from '../rules/types.ts';
import type { ReviewWords } from '../text/words.ts';
import { sayRemark } from '../ui/remarks.ts';

export const counsel: Counsel<Matryoshka> = {
  where: ({ move }, view, scene) => {
    const { label }: ReviewWords = scene.words;
    return label('counsel.where', moveFacts({ move, facts: {} }, view, scene));
  },
  why: (best, view, scene, other) => {
    const { label }: ReviewWords = scene.words;
    return label('counsel.why', { ...moveFacts(best, view, scene), ...rivalOf(best, other, view, scene) });
  },
  turned: ({ best, played, view, isYou, seat }, scene) => {
    const { label }: ReviewWords = scene.words;
    const done = moveFacts(played, view, scene);
    const there = moveFacts(best, view, scene);
    // What shows at once speaks for the other: the difference lies in what the judge saw further on.
    const isLater = Number(there['points'] ?? 0) <= Number(done['points'] ?? 0);
    return label('counsel.turned', {
      ...there,
      later: isLater ? 'yes' : 'no',
      who: isYou ? 'you' : 'other',
      me: scene.seatName(seat),
      did: played.move.kind,
      didCards: done['cards'] ?? [],
      didPoints: done['points'] ?? 0,
      didOther: done['other'] ?? 0,
      didName: done['name'] ?? '',
    });
  },
  seen: ({ best, view }, scene) => {
    const { label }: ReviewWords = scene.words;
    return label('counsel.seen', moveFacts(best, view, scene));
  },
  clue: ({ at }, { past }, { words, seatName }) => {
    const { label }: ReviewWords = words;
    const one = past[Number(at)];
    if (one?.kind !== 'exchanged') return '';
    const { active, partner, middle, given } = one;
    return label('counsel.clue', {
      name: seatName(active),
      partner: seatName(partner),
      middle,
      ...(given === null ? {} : { given }),
    });
  },
  drawn: ({ facts }, { words }) => {
    const { label }: ReviewWords = words;
    const text = facts['cards'];
    return label('counsel.drawn', {
      cards: typeof text === 'string' ? text.split(' ').map(one => ({ text: one })) : [],
    });
  },
};

/**
 * `points`: what the next display can be worth with the cards that one then has; of an offer, whichever of the cards
 * is taken. `other`: what the other player's display gains, and `name` is that player.
 */
function moveFacts(
  { move, facts }: Pick<Candidate<Move>, 'move' | 'facts'>,
  view: View,
  { words, seatName }: CounselScene,
): Facts {
  const { me, phase, round } = view;
  const mine = me === 'spectator' ? [] : poolOf(view, me);
  const worth = (cards: readonly Card[]): number => bestDisplay(cards, DISPLAY[round]).total;
  const middle = 'middle' in phase ? phase.middle : '';
  const base: Facts = {
    kind: move.kind,
    cards: cardsIn(move).map(text => ({ text })),
    middle,
    now: worth(mine),
    ...(typeof facts['other'] === 'number' ? { other: facts['other'] } : {}),
    ...(typeof facts['seat'] === 'number' ? { name: seatName(facts['seat'] - 1) } : {}),
  };
  switch (move.kind) {
    case 'display': {
      const { columns, rows, total } = scoreOf(move.cards);
      return { ...base, points: total, columns, rows, most: worth(mine) };
    }
    case 'present':
      return { ...base, points: worth(without(mine, [move.card])) };
    case 'offer': {
      const swapped = move.cards.map(card => [...without(mine, [card]), ...(middle === '' ? [] : [middle])]);
      return { ...base, points: Math.min(...swapped.map(worth)) };
    }
    case 'take':
      return { ...base, points: worth([...mine, move.card]) };
    case 'remark':
      return { ...base, sentence: sayRemark(move.remark, words) };
  }
}

function cardsIn(move: Move): readonly Card[] {
  if ('cards' in move) return move.cards;
  return 'card' in move ? [move.card] : [];
}

/** What the other choice of the same kind is worth, if that is less. */
function rivalOf(
  best: Candidate<Move>,
  other: Candidate<Move> | undefined,
  view: View,
  scene: CounselScene,
): Facts {
  if (other === undefined || other.move.kind !== best.move.kind || other.move.kind === 'remark') return {};
  const rival = moveFacts(other, view, scene)['points'];
  const own = moveFacts(best, view, scene)['points'];
  return typeof rival === 'number' && typeof own === 'number' && rival < own ? { rival } : {};
}
