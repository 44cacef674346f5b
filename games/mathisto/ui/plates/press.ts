import type { Drawing, Grain, Mark, Plate, Say } from './types.ts';

/** Thinner lines vanish on a small card. */
const THINNEST = 0.45;
/** Smaller letters cannot be read on a small card. */
const SMALLEST = 20;

/** What is printed of a drawing: flat, simplified for a small card, neighbours of one style joined. */
export function press(plate: Plate, grain: Grain, say: Say): readonly Mark[] {
  return join(flatten(plate.draw(say)).flatMap(mark => (grain === 'fine' ? fine(mark) : plain(mark))));
}

function flatten(drawing: Drawing): Mark[] {
  return drawing.flatMap(part => ('kind' in part ? [part] : flatten(part)));
}

function fine(mark: Mark): Mark[] {
  return mark.only === 'plain' ? [] : [mark.kind === 'hatch' ? ruled(mark, mark.rows) : mark];
}

function plain(mark: Mark): Mark[] {
  if (mark.only !== undefined) return mark.only === 'plain' ? [mark] : [];
  const { width = 0.7 } = mark;
  switch (mark.kind) {
    case 'text':
      return mark.size < SMALLEST ? [] : [mark];
    case 'hatch':
      return [
        ruled(
          { ...mark, width: width + 0.6 },
          mark.rows.filter((_, i) => i % 2 === 0),
        ),
      ];
    case 'path':
    case 'circle':
      if (mark.stroke === 'none' || mark.fill !== undefined) return [{ ...mark, width: width + 0.6 }];
      return width < THINNEST ? [] : [{ ...mark, width: width * 1.4 + 0.4 }];
  }
}

function ruled({ width, stroke }: Mark, rows: readonly string[]): Mark {
  return { kind: 'path', d: rows.join(''), width: width ?? 0.7, stroke: stroke ?? 'line' };
}

/** One path instead of a hundred where nothing lies between them. */
function join(marks: readonly Mark[]): Mark[] {
  const joined: Mark[] = [];
  for (const mark of marks) {
    const last = joined.at(-1);
    if (mark.kind === 'path' && last?.kind === 'path' && isAlike(mark, last) && mark.fill === undefined) {
      joined[joined.length - 1] = { ...last, d: last.d + mark.d };
    } else joined.push(mark);
  }
  return joined;
}

function isAlike(a: Mark, b: Mark): boolean {
  return a.stroke === b.stroke && a.fill === b.fill && a.width === b.width && a.dash === b.dash;
}
