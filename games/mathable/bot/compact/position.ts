/**
 * The board as the bot sees it: what lies where, and for each empty cell which faces each of its four lines
 * makes. Laying a tile touches eight lines, lifting it restores everything exactly, order of lists included.
 */
import type { Board } from '../../rules/types.ts';
import { BORDER, EMPTY, type Face, lineIndex, NUMBER, RESULT_HIGH, RESULT_LOW, toFace } from './faces.ts';
import { DIRECTION_COUNT, KIND, PRIZE, SPOTS, type Spot, STEPS, toSpot } from './grid.ts';

export interface Position {
  /** Face, EMPTY or BORDER. */
  readonly board: Uint8Array;
  /** Per spot and direction, the faces that this line makes; all of them together in `anyLow`, `anyHigh`. */
  readonly lineLow: Int32Array;
  readonly lineHigh: Int32Array;
  readonly anyLow: Int32Array;
  readonly anyHigh: Int32Array;
  /** The empty spots that some face could take, in no order; the first `openCount` entries count. */
  readonly open: Uint16Array;
  /** Where a spot is in `open`, or was when a tile covered it; -1 if nowhere. */
  readonly openAt: Int16Array;
  openCount: number;
}

export function emptyPosition(): Position {
  return {
    board: new Uint8Array(SPOTS).fill(BORDER),
    lineLow: new Int32Array(SPOTS * DIRECTION_COUNT),
    lineHigh: new Int32Array(SPOTS * DIRECTION_COUNT),
    anyLow: new Int32Array(SPOTS),
    anyHigh: new Int32Array(SPOTS),
    open: new Uint16Array(SPOTS),
    openAt: new Int16Array(SPOTS).fill(-1),
    openCount: 0,
  };
}

export function positionOf(board: Board): Position {
  const position = emptyPosition();
  for (const cell of board.keys()) position.board[toSpot(cell)] = EMPTY;
  for (const [cell, tile] of board.entries()) {
    if (tile !== null) lay(position, toSpot(cell), toFace(tile));
  }
  return position;
}

export function copyPosition(from: Position, to: Position): void {
  to.board.set(from.board);
  to.lineLow.set(from.lineLow);
  to.lineHigh.set(from.lineHigh);
  to.anyLow.set(from.anyLow);
  to.anyHigh.set(from.anyHigh);
  to.open.set(from.open);
  to.openAt.set(from.openAt);
  to.openCount = from.openCount;
}

export function lay(position: Position, spot: Spot, face: Face): void {
  const { board, open, openAt } = position;
  board[spot] = face;
  const at = openAt[spot] ?? 0;
  if (at >= 0) {
    // `openAt[spot]` stays as it is, for `lift` to put the spot back where it was.
    const last = open[--position.openCount] ?? 0;
    open[at] = last;
    openAt[last] = at;
  }
  for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
    const step = STEPS[direction] ?? 0;
    const next = spot - step;
    const beside = board[next] ?? 0;
    if (beside === EMPTY) {
      const far = board[spot + step] ?? 0;
      if (far < EMPTY) addLine(position, next, direction, lineIndex(KIND[next] ?? 0, face, far));
    } else if (beside < EMPTY) {
      const end = next - step;
      if (board[end] === EMPTY) addLine(position, end, direction, lineIndex(KIND[end] ?? 0, beside, face));
    }
  }
}

/** Takes back the tile laid last. */
export function lift(position: Position, spot: Spot): void {
  const { board, open, openAt } = position;
  board[spot] = EMPTY;
  for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
    const step = STEPS[direction] ?? 0;
    const next = spot - step;
    const beside = board[next] ?? 0;
    if (beside === EMPTY) {
      if ((board[spot + step] ?? 0) < EMPTY) removeLine(position, next, direction);
    } else if (beside < EMPTY) {
      const end = next - step;
      if (board[end] === EMPTY) removeLine(position, end, direction);
    }
  }
  const at = openAt[spot] ?? 0;
  if (at < 0) return;
  const end = position.openCount++;
  if (at < end) {
    const moved = open[at] ?? 0;
    open[end] = moved;
    openAt[moved] = end;
  }
  open[at] = spot;
}

/** How many lines of this empty spot the face holds with. */
export function linesFor(position: Position, spot: Spot, face: Face): number {
  const words = face < 32 ? position.lineLow : position.lineHigh;
  const first = spot * DIRECTION_COUNT;
  // A shift by 32 or more counts modulo 32, which is just what the high half wants.
  return (
    (((words[first] ?? 0) >>> face) & 1) +
    (((words[first + 1] ?? 0) >>> face) & 1) +
    (((words[first + 2] ?? 0) >>> face) & 1) +
    (((words[first + 3] ?? 0) >>> face) & 1)
  );
}

/** MB-8. */
export function pointsFor(position: Position, spot: Spot, face: Face): number {
  return (NUMBER[face] ?? 0) * linesFor(position, spot, face) * (PRIZE[spot] ?? 0);
}

function addLine(position: Position, spot: Spot, direction: number, line: number): void {
  const low = RESULT_LOW[line] ?? 0;
  const high = RESULT_HIGH[line] ?? 0;
  if ((low | high) === 0) return;
  const { anyLow, anyHigh } = position;
  position.lineLow[spot * DIRECTION_COUNT + direction] = low;
  position.lineHigh[spot * DIRECTION_COUNT + direction] = high;
  if (((anyLow[spot] ?? 0) | (anyHigh[spot] ?? 0)) === 0) {
    position.openAt[spot] = position.openCount;
    position.open[position.openCount++] = spot;
  }
  anyLow[spot] = (anyLow[spot] ?? 0) | low;
  anyHigh[spot] = (anyHigh[spot] ?? 0) | high;
}

function removeLine(position: Position, spot: Spot, direction: number): void {
  const { lineLow, lineHigh } = position;
  const first = spot * DIRECTION_COUNT;
  if (((lineLow[first + direction] ?? 0) | (lineHigh[first + direction] ?? 0)) === 0) return;
  lineLow[first + direction] = 0;
  lineHigh[first + direction] = 0;
  const low =
    (lineLow[first] ?? 0) | (lineLow[first + 1] ?? 0) | (lineLow[first + 2] ?? 0) | (lineLow[first + 3] ?? 0);
  const high =
    (lineHigh[first] ?? 0) |
    (lineHigh[first + 1] ?? 0) |
    (lineHigh[first + 2] ?? 0) |
    (lineHigh[first + 3] ?? 0);
  position.anyLow[spot] = low;
  position.anyHigh[spot] = high;
  if ((low | high) === 0) {
    // Whatever was laid since has been lifted, so the spots that this tile opened are the last of the list.
    position.openCount--;
    position.openAt[spot] = -1;
  }
}
