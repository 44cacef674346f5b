import type { Candidate } from '#contract/bot.ts';
import type { Counsel, CounselScene } from '#contract/counsel.ts';
import type { Facts } from '#contract/game.ts';
import { prizeAt } from '../rules/cells.ts';
import type { Mathable, Move, View } from '../rules/types.ts';
import type { ReviewWords } from '../text/words.ts';
import { listOf, turnFrom } from './facts.ts';
import { turned } from './turned.ts';

export const counsel: Counsel<Mathable> = {
  where,
  why,
  turned,
  seen: ({ best, view }, { words }) => {
    const { label }: ReviewWords = words;
    const turn = turnFrom(view, best);
    return best.move.kind === 'place'
      ? label('counsel.seen', { steps: turn.steps, count: turn.steps.length, points: turn.points })
      : label('counsel.seen-otherwise', { kind: best.move.kind, leave: listOf(best.facts['leave']) });
  },
  clue: ({ seat, tiles }, _, { words, seatName }) => {
    const { label }: ReviewWords = words;
    return label('counsel.clue', { name: seatName(Number(seat)), tiles: listOf(tiles) });
  },
  drawn: ({ facts }, { words }) => {
    const { label }: ReviewWords = words;
    return label('counsel.drawn', { tiles: listOf(facts['tiles']) });
  },
};

function where({ move }: Candidate<Move>, view: View, { words }: CounselScene): string {
  const { label }: ReviewWords = words;
  if (move.kind !== 'place') return label('counsel.where', { kind: move.kind, reserve: view.reserveSize });
  const row = Math.floor(move.cell / SIDE) + 1;
  return label('counsel.where', { kind: 'place', row, prize: prizeAt(move.cell) });
}

const SIDE = 14;

function why(best: Candidate<Move>, view: View, { words }: CounselScene, other?: Candidate<Move>): string {
  const { label }: ReviewWords = words;
  const { move, facts } = best;
  const leave = listOf(facts['leave']);
  const known: Facts = { leave, kept: leave.length };
  switch (move.kind) {
    case 'place': {
      const turn = turnFrom(view, best);
      const rival = other?.move.kind === 'place' ? turnFrom(view, other).points : null;
      return label('counsel.why-place', {
        ...known,
        steps: turn.steps,
        points: turn.points,
        ...(rival === null || rival >= turn.points ? {} : { rival }),
      });
    }
    case 'draw':
    case 'keep':
      return label(`counsel.why-${move.kind}`, { gain: Math.abs(Number(facts['gain'] ?? 0)) });
    case 'contest':
      return label('counsel.why-contest', facts);
    case 'exchange':
    case 'end':
    case 'pass':
    case 'accept':
      return label(`counsel.why-${move.kind}`, known);
  }
}
