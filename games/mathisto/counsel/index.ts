import type { Candidate } from '#contract/bot.ts';
import type { Counsel, CounselScene } from '#contract/counsel.ts';
import type { Facts } from '#contract/game.ts';
import { familyOf } from '../rules/cards.ts';
import { familyOfCards, standsFor, worthOf, worthOfDiscoveries } from '../rules/posing.ts';
import type { Mathisto, Move, View } from '../rules/types.ts';
import type { ReviewWords } from '../text/words.ts';
import { nameCard } from '../ui/names.ts';

export const counsel: Counsel<Mathisto> = {
  where: ({ move }, view, scene) => {
    const { label }: ReviewWords = scene.words;
    return label('counsel.where', moveFacts({ move, facts: {} }, view, scene));
  },
  why: (best, view, scene, other) => {
    const { label }: ReviewWords = scene.words;
    const rival = other === undefined ? undefined : moveFacts(other, view, scene)['percent'];
    return label('counsel.why', {
      ...moveFacts(best, view, scene),
      ...(typeof rival === 'number' && other?.move.kind === 'call' ? { rival } : {}),
    });
  },
  turned: ({ best, played, view, isYou, seat }, scene) => {
    const { label }: ReviewWords = scene.words;
    const done = moveFacts(played, view, scene);
    const did = Object.fromEntries(
      Object.entries(done).map(([name, fact]) => [`did${name[0]?.toUpperCase()}${name.slice(1)}`, fact]),
    );
    return label('counsel.turned', {
      ...did,
      ...moveFacts(best, view, scene),
      who: isYou ? 'you' : 'other',
      me: scene.seatName(seat),
    });
  },
  seen: ({ best, view }, scene) => {
    const { label }: ReviewWords = scene.words;
    return label('counsel.seen', moveFacts(best, view, scene));
  },
  piece: (piece, { words }) => words.labelIfAny(`card.${piece}.short`) ?? piece,
  clue: ({ at }, { past }, { words, seatName }) => {
    const all: ReviewWords = words;
    const call = past[Number(at)];
    if (call?.kind !== 'called') return '';
    return all.label('counsel.clue', {
      name: seatName(call.caller),
      card: nameCard(call.card, all),
      from: seatName(call.from),
      got: call.got,
      family: all.label(`family.${familyOf(call.card)}.plain`),
    });
  },
  drawn: ({ facts }, { words }) => {
    const all: ReviewWords = words;
    const cards = typeof facts['cards'] === 'string' ? facts['cards'].split(' ') : [];
    return all.label('counsel.drawn', {
      cards: cards.map(card => ({ text: all.labelIfAny(`card.${card}.short`) ?? card })),
    });
  },
};

/** A move with what the judge found of it; chances are in percent, by what the player could know. */
function moveFacts(
  { move, facts }: Pick<Candidate<Move>, 'move' | 'facts'>,
  view: View,
  scene: CounselScene,
): Facts {
  const words: ReviewWords = scene.words;
  const { label } = words;
  const { kind } = move;
  switch (move.kind) {
    case 'call':
      return {
        ...numbersIn(facts, ['percent', 'have', 'need']),
        kind: facts['case'] === 'bluff' ? 'bluff' : kind,
        card: nameCard(move.card, words),
        family: label(`family.${familyOf(move.card)}.plain`),
        name: scene.seatName(move.from),
      };
    case 'pose': {
      const family = familyOfCards(move.cards);
      const missing = family === null ? null : standsFor({ family, cards: move.cards });
      return {
        ...numbersIn(facts, ['percent']),
        kind,
        family: family === null ? '' : label(`family.${family}.plain`),
        points: worthOf(move.cards, view.config),
        ...(missing === null ? {} : { missing: nameCard(missing, words) }),
      };
    }
    case 'discoveries':
      return { kind, count: move.cards.length, points: worthOfDiscoveries(move.cards) };
    case 'counter':
      return { ...numbersIn(facts, ['gain', 'other']), kind, with: move.with };
    case 'draw':
    case 'decline':
      return { kind };
    case 'choose':
    case 'type':
    case 'silence':
      return { kind: 'answer' };
  }
}

function numbersIn(facts: Facts, names: readonly string[]): Facts {
  return Object.fromEntries(
    names.flatMap(name => {
      const fact = facts[name];
      return typeof fact === 'number' ? [[name, fact] as const] : [];
    }),
  );
}
