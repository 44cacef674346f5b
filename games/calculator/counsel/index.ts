import type { Candidate } from '#contract/bot.ts';
import type { Counsel, CounselScene, Look } from '#contract/counsel.ts';
import type { Facts } from '#contract/game.ts';
import { nameOf } from '../rules/cells.ts';
import { judge } from '../rules/hand-in.ts';
import { numbersOf } from '../rules/laid.ts';
import { without } from '../rules/tokens.ts';
import type { Calculator, Move, View } from '../rules/types.ts';
import type { ReviewWords } from '../text/words.ts';
import { linesOf } from '../ui/advise.ts';

export const counsel: Counsel<Calculator> = {
  where: ({ move }, view, { words }) => {
    const { label }: ReviewWords = words;
    if (move.kind === 'exchange') return label('counsel.where-exchange');
    const cells = move.tokens.map(({ cell }) => cell);
    const judged = judge(view, move.tokens);
    return label('counsel.where-play', {
      cell: nameOf(Math.min(...cells)),
      equalities: judged.ok ? judged.gains.length : 0,
    });
  },
  why: ({ move }, view, scene, other) => {
    const { label }: ReviewWords = scene.words;
    const rival = other === undefined ? null : playOf(view, other, scene);
    const play = playOf(view, { move }, scene);
    return label(`counsel.why-${move.kind}`, {
      ...play,
      ...(rival !== null && rival.points < play.points ? { rival: rival.points } : {}),
    });
  },
  turned: (look, scene) => {
    const { label }: ReviewWords = scene.words;
    const { best, played, view, gain } = look;
    const [done, there] = [playOf(view, played, scene), playOf(view, best, scene)];
    return label('counsel.turned', {
      ...there,
      who: look.isYou ? 'you' : 'other',
      name: scene.seatName(look.seat),
      did: didIn(look),
      taken: done.points,
      swapped: done.count,
      kind: best.move.kind,
      more: there.points > done.points ? 'yes' : 'no',
      gain: Math.round(gain),
    });
  },
  seen: ({ best, view }, scene) => {
    const { label }: ReviewWords = scene.words;
    return label(`counsel.seen-${best.move.kind}`, playOf(view, best, scene));
  },
  drawn: ({ facts }, { words }) => {
    const { label }: ReviewWords = words;
    const text = facts['tokens'];
    return label('counsel.drawn', {
      tokens: typeof text === 'string' ? text.split(' ').map(one => ({ text: one })) : [],
    });
  },
};

/** CA-11: what was laid may have been wrong, or time may have run out. */
function didIn({ seat, view, later, played }: Look<Calculator>): string {
  const done = later.find(({ past }) => past.length > view.past.length)?.past[view.past.length];
  if (done?.seat !== seat || done.kind === 'played') return played.move.kind;
  return done.kind === 'exchanged' && done.count === 0 ? 'pass' : done.kind;
}

interface Play extends Facts {
  readonly points: number;
  /** Numbers that were laid, or exchanged. */
  readonly count: number;
  readonly lines: readonly Facts[];
  readonly tokens: readonly Facts[];
  readonly leave: readonly Facts[];
  readonly kept: number;
}

function playOf(view: View, { move }: Pick<Candidate<Move>, 'move'>, scene: CounselScene): Play {
  const numbers = move.kind === 'play' ? numbersOf(move.tokens) : move.tokens;
  const leave = without(view.rack ?? [], numbers).map(text => ({ text: String(text) }));
  const judged = move.kind === 'play' ? judge(view, move.tokens) : null;
  return {
    points: judged?.ok === true ? judged.points : 0,
    count: numbers.length,
    lines: move.kind === 'play' ? linesOf(view, move.tokens, scene) : [],
    tokens: numbers.map(text => ({ text: String(text) })),
    leave,
    kept: leave.length,
  };
}
