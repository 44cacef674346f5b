/** A ratio in lowest terms. */
export interface Ratio {
  readonly over: number;
  readonly under: number;
}

/** Slopes p : q in lowest terms with p and q up to `limit`, upright and level lines left out. */
export function slopes(limit: number): readonly Ratio[] {
  const all: Ratio[] = [];
  for (let over = 1; over <= limit; over++) {
    for (let under = 1; under <= limit; under++) if (divisor(over, under) === 1) all.push({ over, under });
  }
  return all;
}

/**
 * To divide 16 into two squares, Diophantus calls one side x and the other mx − 4: the line of slope m through
 * (0, −4) meets the circle x² + y² = 16 again at a point whose both sides are ratios of whole numbers.
 */
export function secondPoint({ over: p, under: q }: Ratio): { readonly x: Ratio; readonly y: Ratio } {
  return { x: lowest(8 * p * q, p * p + q * q), y: lowest(4 * (p * p - q * q), p * p + q * q) };
}

function lowest(over: number, under: number): Ratio {
  const by = divisor(Math.abs(over), under);
  return { over: over / by, under: under / by };
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}
