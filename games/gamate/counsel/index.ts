import type { Counsel, CounselScene, Look } from '#contract/counsel.ts';
import type { Facts, Viewer } from '#contract/game.ts';
import type { Gamate, Move } from '../rules/types.ts';
import { sayDefinition } from '../text/say-definition.ts';
import type { ReviewWords } from '../text/words.ts';
import { whyPlay } from './plays.ts';

export const counsel: Counsel<Gamate> = {
  where: ({ move }, view, { words }) => {
    const { label }: ReviewWords = words;
    const from = move.kind === 'lead' && move.hand === view.dummy ? 'dummy' : 'own';
    return label('counsel.where', { kind: move.kind, from, phase: view.phase.tag });
  },
  why: (best, view, scene, other) => {
    const { label }: ReviewWords = scene.words;
    const { move, facts } = best;
    if ('card' in move) return whyPlay(view, best, scene, other);
    return label('counsel.why', {
      ...wordsFor(move, scene),
      ...numbersIn(facts),
      ...declarerIn(facts, view.me, scene),
      ...rivalOf(facts, other?.facts),
      phase: view.phase.tag,
    });
  },
  turned: (look, scene) => {
    const { label }: ReviewWords = scene.words;
    const { best, played, view } = look;
    const told = label('counsel.turned', { ...doneBy(look, scene), ...betterThan(look, scene) });
    return `${told} ${counsel.why(best, view, scene, played)}`.trim();
  },
  seen: (look, scene) => {
    const { label }: ReviewWords = scene.words;
    const told = label('counsel.seen', betterThan(look, scene));
    return `${told} ${counsel.why(look.best, look.view, scene)}`.trim();
  },
  piece: (piece, { words }) => {
    const { label }: ReviewWords = words;
    return label('ui.card', { card: Number(piece) });
  },
  clue: ({ at }, { calls, answers }, { words, seatName }) => {
    const all: ReviewWords = words;
    const call = [...calls, ...answers][Number(at)];
    if (call === undefined || call.trumps === null) return '';
    const trumps = sayDefinition(call.trumps, all);
    return all.label('counsel.clue', { name: seatName(call.seat), trumps });
  },
  drawn: ({ facts }, { words }) => {
    const { label }: ReviewWords = words;
    const cards = typeof facts['cards'] === 'string' ? facts['cards'].split(' ') : [];
    return label('counsel.drawn', {
      what: facts['what'] ?? 'deal',
      cards: cards.map(card => ({ text: label('ui.card', { card: Number(card) }) })),
    });
  },
};

/** What somebody did. */
function doneBy({ isYou, seat, played }: Look<Gamate>, scene: CounselScene): Facts {
  const said = wordsFor(played.move, scene);
  return {
    who: isYou ? 'you' : 'other',
    name: scene.seatName(seat),
    did: said['kind'] ?? '',
    didCard: said['card'] ?? '',
    didTrumps: said['trumps'] ?? '',
    didTricks: said['tricks'] ?? 0,
    didWay: said['way'] ?? '',
  };
}

function betterThan({ best, view }: Look<Gamate>, scene: CounselScene): Facts {
  return { ...wordsFor(best.move, scene), phase: view.phase.tag };
}

/** A move as the sentences need it. */
function wordsFor(move: Move, { words }: CounselScene): Facts {
  const all: ReviewWords = words;
  const { kind } = move;
  if ('card' in move) return { kind, card: move.card };
  if ('trumps' in move) return { kind, trumps: sayDefinition(move.trumps, all) };
  return move.kind === 'announce' ? { kind, way: move.way, tricks: move.tricks } : { kind };
}

/** What the judge found; `tricks` of a bid, which it can hope for, has a name of its own. */
function numbersIn({ mine, count, tricks, made, declarer }: Facts): Facts {
  return {
    ...(typeof mine === 'number' && typeof count === 'number' ? { mine, count } : {}),
    ...(typeof tricks === 'number' && typeof declarer === 'number' ? { hoped: tricks } : {}),
    ...(typeof made === 'number' ? { made } : {}),
  };
}

/** Who would play the contract, if not whoever speaks. */
function declarerIn({ declarer }: Facts, me: Viewer, { seatName }: CounselScene): Facts {
  return typeof declarer === 'number' && declarer - 1 !== me ? { by: seatName(declarer - 1) } : {};
}

/** In how many imagined deals the contract is made by the other move, if that is not the same. */
function rivalOf(facts: Facts, other: Facts | undefined): Facts {
  const rival = other?.['made'];
  return typeof rival === 'number' && rival !== facts['made'] ? { rival } : {};
}
