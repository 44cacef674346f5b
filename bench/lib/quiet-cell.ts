const SIZE = 14;
export const CELLS = SIZE * SIZE;

/** Cells of Five14 in an order that fills the board and never makes five in a line: pairs that change sides in every row. */
export function quietCell(step: number): number {
  const mine = Array.from({ length: CELLS }, (_, cell) => cell).filter(cell => {
    const [row, column] = [Math.floor(cell / SIZE), cell % SIZE];
    return (row + Math.floor(column / 2)) % 2 === step % 2;
  });
  return mine[Math.floor(step / 2)] ?? 0;
}
