/** Sums of a linear regression, gathered sample by sample. */
export interface Sums {
  readonly size: number;
  readonly squares: Float64Array;
  readonly products: Float64Array;
}

export function emptySums(size: number): Sums {
  return { size, squares: new Float64Array(size * size), products: new Float64Array(size) };
}

export function addSample({ size, squares, products }: Sums, features: Float64Array, target: number): void {
  for (let i = 0; i < size; i++) {
    const x = features[i] ?? 0;
    if (x === 0) continue;
    products[i] = (products[i] ?? 0) + x * target;
    for (let j = 0; j < size; j++) {
      squares[i * size + j] = (squares[i * size + j] ?? 0) + x * (features[j] ?? 0);
    }
  }
}

/** The weights that fit best, each drawn towards 0 as if by `ridge` samples that say so. */
export function solveSums({ size, squares, products }: Sums, ridge: number): number[] {
  const rows = Array.from({ length: size }, (_, i) => {
    const row = [...squares.subarray(i * size, (i + 1) * size), products[i] ?? 0];
    row[i] = (row[i] ?? 0) + ridge;
    return row;
  });
  // Gauss-Jordan. The matrix is positive definite, so that no pivot is 0.
  for (const [column, pivot] of rows.entries()) {
    for (const [index, row] of rows.entries()) {
      if (index === column) continue;
      const factor = (row[column] ?? 0) / (pivot[column] ?? 1);
      for (let j = column; j <= size; j++) row[j] = (row[j] ?? 0) - factor * (pivot[j] ?? 0);
    }
  }
  return rows.map((row, i) => (row[size] ?? 0) / (row[i] ?? 1));
}
