/** The lengths of x³ + b²x = b²c, in units of the plate. */
export const B = 60;
export const C = 112;

/** The root, by Newton's steps: where the parabola x² = by cuts the circle y² = x(c − x). */
export const ROOT = root(50);

function root(guess: number): number {
  let x = guess;
  for (let i = 0; i < 40; i++) x -= (x ** 3 + B ** 2 * x - B ** 2 * C) / (3 * x ** 2 + B ** 2);
  return x;
}
