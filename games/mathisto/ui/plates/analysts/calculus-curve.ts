/** A curve of the plate, its height above the base line; and its slope, by the rules of differentiation. */
export function height(x: number): number {
  return 36 + 62 * rise(x) + 10 * Math.sin(x / 26);
}

export function slope(x: number): number {
  const share = rise(x);
  return (62 / 22) * share * (1 - share) + (10 / 26) * Math.cos(x / 26);
}

function rise(x: number): number {
  return 1 / (1 + Math.exp(-(x - 4) / 22));
}

/** The area below the curve, by strips whose height is that in their middle. */
export function area(from: number, to: number, strips: number): number {
  const width = (to - from) / strips;
  return Array.from({ length: strips }, (_, i) => width * height(from + (i + 0.5) * width)).reduce(
    (sum, strip) => sum + strip,
    0,
  );
}
