/** Where a match turned: the turn as it was played, the turn that was there, and what came of it. */
import type { CounselScene, Look } from '#contract/counsel.ts';
import type { Facts } from '#contract/game.ts';
import { PAIRS } from '../rules/cells.ts';
import { linesThatHold } from '../rules/placing.ts';
import type { Mathable, Past, Placement } from '../rules/types.ts';
import type { ReviewWords } from '../text/words.ts';
import { calculated, listOf, turnFrom } from './facts.ts';

/** In points: an answer that is worth a word. */
const DEAR = 25;

export function turned(look: Look<Mathable>, scene: CounselScene): string {
  const { label }: ReviewWords = scene.words;
  const { best, played, view, gain } = look;
  const turn = turnFrom(view, best);
  const taken = takenAfter(look);
  const { move, facts } = best;
  const leave = listOf(facts['leave']);
  const what: Facts = {
    who: look.isYou ? 'you' : 'other',
    name: scene.seatName(look.seat),
    did: played.move.kind,
    count: played.move.kind === 'exchange' ? played.move.tiles.length : 0,
    taken,
    kind: move.kind,
    steps: turn.steps,
    points: turn.points,
    more: turn.points > taken ? 'yes' : 'no',
    gain: Math.round(gain),
    leave,
    kept: leave.length,
    tiles: move.kind === 'exchange' ? move.tiles.map(tile => ({ text: String(tile) })) : [],
    ...(move.kind === 'contest' ? facts : {}),
  };
  return [label('counsel.turned', what), ...answerTo(look, scene)].join(' ');
}

/** The turn as it is told in the end; it may be shorter, by a contest (MB-15). */
function pastOf({ view, later }: Look<Mathable>, turns: number): Past | undefined {
  const at = view.past.length + turns;
  return later.find(({ past }) => past.length > at)?.past[at];
}

/** Points of the placements from this decision to the end of the turn. */
function takenAfter(look: Look<Mathable>): number {
  return newPlacements(look).reduce((sum, { points }) => sum + points, 0);
}

function newPlacements(look: Look<Mathable>): readonly Placement[] {
  const done = pastOf(look, 0);
  return done?.seat === look.seat ? done.placements.slice(look.view.turn.placements.length) : [];
}

/** What the next player made of the very tiles that were laid, if it is much. */
function answerTo(look: Look<Mathable>, { words, seatName }: CounselScene): string[] {
  const { label }: ReviewWords = words;
  const answer = pastOf(look, 1);
  const laid = newPlacements(look).map(({ cell }) => cell);
  const after = look.later.find(({ past }) => past.length > look.view.past.length);
  const dearest = answer?.placements
    .filter(one => usesAny(one, laid))
    .reduce<Placement | null>((most, one) => (one.points > (most?.points ?? 0) ? one : most), null);
  if (answer === undefined || after === undefined || !dearest || dearest.points < DEAR) return [];
  const earlier = answer.placements.slice(0, answer.placements.indexOf(dearest));
  const board = earlier.reduce((now, { cell, tile }) => now.with(cell, tile), after.board);
  const { cell, lines } = dearest;
  // Where players check one another a line may be claimed that does not hold (MB-15).
  const isTrue = linesThatHold(board, cell, dearest.tile).length >= Math.max(1, lines.length);
  const facts = { name: seatName(answer.seat), ...calculated(board, dearest) };
  return isTrue ? [label('counsel.answer', facts)] : [];
}

function usesAny({ cell, lines }: Placement, cells: readonly number[]): boolean {
  return (PAIRS[cell] ?? []).some(
    ({ direction, near, far }) => lines.includes(direction) && (cells.includes(near) || cells.includes(far)),
  );
}
