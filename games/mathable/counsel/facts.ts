import type { Candidate } from '#contract/bot.ts';
import type { Facts } from '#contract/game.ts';
import { makeCell, parseCell } from '../rules/cells.ts';
import { linesThatHold, pointsOf } from '../rules/placing.ts';
import type { Board, Move, Placement, View } from '../rules/types.ts';
import { directionsOf, placementFacts } from '../ui/placement-facts.ts';

/** Placements one after the other, each with its calculations on the board as it is then; and their points together. */
export interface Steps {
  readonly steps: readonly Facts[];
  readonly points: number;
}

/** The turn that a candidate begins, as the judge plans it. */
export function turnFrom({ board }: View, { move, facts }: Candidate<Move>): Steps {
  if (move.kind !== 'place') return { steps: [], points: 0 };
  const [, ...rest] = planOf(facts);
  const first = { cell: move.cell, tile: move.tile };
  const placements: Placement[] = [];
  let now = board;
  for (const { cell, tile } of [first, ...rest]) {
    const named = placements.length === 0 ? move.lines : undefined;
    const lines = named ?? directionsOf(linesThatHold(now, cell, tile));
    placements.push({ cell, tile, lines, points: pointsOf(cell, tile, Math.max(1, lines.length)) });
    now = withTile(now, cell, tile);
  }
  return stepsOf(board, placements);
}

export function stepsOf(board: Board, placements: readonly Placement[]): Steps {
  let now = board;
  const steps = placements.map(placement => {
    const facts = calculated(now, placement);
    now = withTile(now, placement.cell, placement.tile);
    return facts;
  });
  return { steps, points: placements.reduce((sum, { points }) => sum + points, 0) };
}

/** A placement with its calculations, which no line breaks: `{ cell: '8I', tile: 12, lines: [{ text: '3 × 4' }] }`. */
export function calculated(board: Board, placement: Placement): Facts {
  const { lines, ...facts } = placementFacts(board, placement);
  const unbroken = Array.isArray(lines)
    ? lines.map(({ text }) => ({ text: String(text).replaceAll(' ', '\u00a0') }))
    : [];
  return { ...facts, lines: unbroken, cell: makeCell(placement.cell) };
}

/** `3 5 9`, cut into its tiles. */
export function listOf(fact: Facts[string] | undefined): readonly { readonly text: string }[] {
  return typeof fact === 'string' && fact !== '' ? fact.split(' ').map(text => ({ text })) : [];
}

/** `8I=12 6H=8`, cut into its placements. */
function planOf({ plan }: Facts): readonly Pick<Placement, 'cell' | 'tile'>[] {
  return listOf(plan).flatMap(({ text }) => {
    const [name = '', tile] = text.split('=');
    const cell = parseCell(name);
    return cell === null ? [] : [{ cell, tile: Number(tile) }];
  });
}

function withTile(board: Board, cell: number, tile: number): Board {
  return board.with(cell, tile);
}
