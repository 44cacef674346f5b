/** Plays of several runs in one line, with at least one empty place between two of them. */
import { must } from '#kernel/must.ts';
import type { LineSearch } from './equalities.ts';
import { addPlay, hasSigns, type PlayList, type Span, TOKEN_BITS } from './play-list.ts';
import { suffices } from './rack-use.ts';

/** The plays `first` up to, but not with, `end` are those of a span. */
type Group = { readonly span: Span; readonly first: number; readonly end: number };

/** Adds them to the list, whose plays from `first` on are the single runs of the line. */
export function combineRuns(search: LineSearch, first: number): void {
  const { list, rack } = search;
  const single = groupsFrom(list, first);
  const groups = [...single];
  // A list hands out what is added to it on the way: three runs are two and one behind.
  for (const left of groups) {
    for (const right of single) {
      if (right.span.from < left.span.to + 2) continue;
      if (left.span.numberCells.length + right.span.numberCells.length > rack.size) continue;
      const joined = join(search, left, right);
      if (joined !== null) groups.push(joined);
    }
  }
}

function groupsFrom({ spans, spanOf, count }: PlayList, from: number): Group[] {
  const groups: Group[] = [];
  for (let first = from; first < count; ) {
    let end = first + 1;
    while (end < count && spanOf[end] === spanOf[first]) end++;
    groups.push({ span: must(spans[spanOf[first] ?? 0]), first, end });
    first = end;
  }
  return groups;
}

function join({ list, rack, stock, isScarce }: LineSearch, left: Group, right: Group): Group | null {
  const numberShift = TOKEN_BITS * left.span.numberCells.length;
  const signShift = TOKEN_BITS * left.span.signCells.length;
  const span: Span = {
    from: left.span.from,
    to: right.span.to,
    numberCells: [...left.span.numberCells, ...right.span.numberCells],
    signCells: [...left.span.signCells, ...right.span.signCells],
  };
  const first = list.count;
  list.spans.push(span);
  for (let i = left.first; i < left.end; i++) {
    for (let j = right.first; j < right.end; j++) {
      const used = (list.used[i] ?? 0) + (list.used[j] ?? 0);
      if (!suffices(rack, used)) continue;
      const signs = (list.signs[i] ?? 0) | ((list.signs[j] ?? 0) << signShift);
      if (isScarce && !hasSigns(stock, signs, span.signCells.length)) continue;
      const points = (list.points[i] ?? 0) + (list.points[j] ?? 0);
      const numbers = (list.numbers[i] ?? 0) | ((list.numbers[j] ?? 0) << numberShift);
      addPlay(list, points, used, numbers, signs);
    }
  }
  if (list.count > first) return { span, first, end: list.count };
  list.spans.pop();
  return null;
}
