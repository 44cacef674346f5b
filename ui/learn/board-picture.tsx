import type { ComponentChildren } from 'preact';

/** Of which piece of a board a picture is made. */
export interface PieceProps {
  readonly columns: number;
  readonly rows: number;
}

interface BoardPictureProps extends PieceProps {
  /** Cells of the whole board in a row; a cell has 100 units to itself. */
  readonly size: number;
  /** The cells that hold something. */
  readonly filled: readonly number[];
  readonly fill: string;
  /** Draws these cells. */
  readonly children: (cells: readonly number[]) => ComponentChildren;
}

/** A piece of a real board, around the middle of what lies there. */
export function BoardPicture({ size, filled, fill, columns, rows, children }: BoardPictureProps) {
  const left = start(
    filled.map(cell => cell % size),
    columns,
    size,
  );
  const top = start(
    filled.map(cell => Math.floor(cell / size)),
    rows,
    size,
  );
  const box = { x: left * 100, y: top * 100, width: columns * 100, height: rows * 100 };
  const cells = Array.from(
    { length: columns * rows },
    (_, i) => (top + Math.floor(i / columns)) * size + left + (i % columns),
  );
  return (
    <svg
      class="learn-picture"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect {...box} fill={fill} />
      {children(cells)}
    </svg>
  );
}

/** The first of `count` columns or rows with the middle of these in their middle. */
function start(places: readonly number[], count: number, size: number): number {
  const middle = (Math.min(...places) + Math.max(...places) + 1) / 2;
  return Math.max(0, Math.min(size - count, Math.round(middle - count / 2)));
}
