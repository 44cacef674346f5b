import { useNear } from '#ui/board/near.ts';
import { PAIRS } from '../../rules/cells.ts';
import type { Placement, View } from '../../rules/types.ts';
import { placementFacts } from '../placement-facts.ts';
import type { UiWords } from '../words.ts';
import { selector } from './why-not.tsx';

interface GainProps {
  readonly placement: Placement;
  readonly before: View | null;
  readonly view: View;
  readonly words: UiWords;
}

/** The points of what was just placed, beside it; and the super bonus, when there is one. */
export function Gain({ placement, before, view, words }: GainProps) {
  const operands = (PAIRS[placement.cell] ?? [])
    .filter(({ direction }) => placement.lines.includes(direction))
    .flatMap(({ near, far }) => [selector(near), selector(far)]);
  const ref = useNear(selector(placement.cell), operands);
  const ended = before !== null && view.past.length > before.past.length ? view.past.at(-1) : undefined;
  const superBonus = ended?.superBonus ?? 0;
  const told =
    view.config.checking === 'challenge'
      ? { points: placement.points, lines: [] }
      : placementFacts(view.board, placement);
  return (
    <div class="gain mathable-gain" ref={ref} aria-hidden="true">
      <span>{words.label('ui.gain-lines', told)}</span> <b>+{placement.points}</b>
      {superBonus > 0 && <strong>{words.label('ui.super-bonus', { points: superBonus })}</strong>}
    </div>
  );
}
