/** Left and right along a row of cells, up and down from one row to the next; cells without a button are passed over. */
export function moveInGrid(event: KeyboardEvent, grid: HTMLElement | null): void {
  const here = document.activeElement?.closest('[role="gridcell"]') ?? null;
  const row = here?.parentElement ?? null;
  if (grid === null || here === null || row === null || event.ctrlKey || event.metaKey || event.altKey)
    return;
  const target = neighbour(event.key, here, row, [...grid.querySelectorAll('[role="row"]')]);
  if (target === null) return;
  event.preventDefault();
  target.focus();
}

function neighbour(key: string, here: Element, row: Element, rows: readonly Element[]): HTMLElement | null {
  const cells = cellsOf(row);
  const column = cells.indexOf(here);
  switch (key) {
    case 'ArrowRight':
      return buttonFrom(cells.slice(column + 1));
    case 'ArrowLeft':
      return buttonFrom(cells.slice(0, column).toReversed());
    case 'Home':
      return buttonFrom(cells);
    case 'End':
      return buttonFrom(cells.toReversed());
    case 'ArrowDown':
    case 'ArrowUp': {
      const next = rows[rows.indexOf(row) + (key === 'ArrowDown' ? 1 : -1)];
      if (next === undefined) return null;
      const there = cellsOf(next);
      return buttonFrom([...there.slice(column), ...there.slice(0, column).toReversed()]);
    }
    default:
      return null;
  }
}

function cellsOf(row: Element): Element[] {
  return [...row.querySelectorAll('[role="gridcell"]')];
}

/** The first of these cells that holds something to press. */
function buttonFrom(cells: readonly Element[]): HTMLElement | null {
  return cells.map(cell => cell.querySelector('button')).find(button => button !== null) ?? null;
}
