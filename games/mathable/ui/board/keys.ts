import { CELLS, type Cell, SIZE } from '../../rules/cells.ts';

/**
 * Where a key leads from a cell: arrows to the neighbour, Home and End along the row, Page keys to the next or
 * previous cell that is open to the tile in hand. Null if the key is none of these.
 */
export function stepFrom(cell: Cell, key: string, open: readonly Cell[]): Cell | null {
  const column = cell % SIZE;
  switch (key) {
    case 'ArrowLeft':
      return column > 0 ? cell - 1 : cell;
    case 'ArrowRight':
      return column < SIZE - 1 ? cell + 1 : cell;
    case 'ArrowUp':
      return cell >= SIZE ? cell - SIZE : cell;
    case 'ArrowDown':
      return cell < CELLS - SIZE ? cell + SIZE : cell;
    case 'Home':
      return cell - column;
    case 'End':
      return cell - column + SIZE - 1;
    case 'PageDown':
      return open.find(one => one > cell) ?? open[0] ?? cell;
    case 'PageUp':
      return open.findLast(one => one < cell) ?? open.at(-1) ?? cell;
    default:
      return null;
  }
}
