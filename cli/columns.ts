import { padTo, widthOf, wrap } from '#text/ansi.ts';

export interface Row {
  readonly left: string;
  readonly right: string;
}

/** A word wider than this gets a line of its own, so that the right column keeps its place. */
const WIDEST = 24;

/** Two columns, the right one broken between words. */
export function columns(rows: readonly Row[], width: number): string[] {
  const widths = rows.map(({ left }) => widthOf(left)).filter(one => one <= WIDEST);
  const most = Math.max(0, ...widths);
  return rows.flatMap(({ left, right }) => {
    const [first = '', ...rest] = wrap(right, width - most - 4);
    const indent = ' '.repeat(most + 4);
    const more = rest.map(line => indent + line);
    if (widthOf(left) > most) return [`  ${left}`, indent + first, ...more];
    return [`  ${padTo(left, most)}  ${first}`, ...more];
  });
}
