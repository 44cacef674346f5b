import { padTo, widthOf, wrap } from '#text/ansi.ts';

export interface Row {
  readonly left: string;
  readonly right: string;
}

/** A word wider than this gets a line of its own, so that the right column keeps its place. */
const WIDEST = 24;
/** A right column narrower than this is not worth the name: it goes below the left one. */
const NARROWEST = 24;

/** Two columns, the right one broken between words. */
export function columns(rows: readonly Row[], width: number): string[] {
  const widths = rows.map(({ left }) => widthOf(left)).filter(one => one <= WIDEST);
  const most = Math.max(0, ...widths);
  const beside = width - most - 4 >= NARROWEST;
  const indent = ' '.repeat(beside ? most + 4 : 4);
  return rows.flatMap(({ left, right }) => {
    const [first = '', ...rest] = wrap(right, width - indent.length);
    const more = rest.map(line => indent + line);
    if (!beside || widthOf(left) > most) return [`  ${left}`, indent + first, ...more];
    return [`  ${padTo(left, most)}  ${first}`, ...more];
  });
}
