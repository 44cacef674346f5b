import type { Change, PlayerNews } from '../change.ts';
import { eventIn } from '../events.ts';

/**
 * What processes tell each other: lines, the first with the name of the sender. Each other line begins with a mark that
 * says what it is about. Events of a log follow theirs, a line of JSON each, which begins with a bracket.
 */
export const MARKS = {
  log: '=',
  record: '+',
  talk: '"',
  people: '@',
  room: '#',
  changed: '~',
  left: '!',
} as const;

/** Of one letter without its sender: PostgreSQL takes 8,000 in all. */
export const MOST_BYTES = 7_900;

export function lineOf(change: Exclude<Change, { kind: 'log' }>): string {
  if (change.kind === 'player') return `${MARKS[change.what]}${change.player}`;
  if (change.kind === 'room') return `${MARKS.room}${change.room}`;
  return `${MARKS[change.kind]}${change.table}`;
}

export function parseLetter(letter: string): { readonly from: string; readonly changes: readonly Change[] } {
  const [from = '', ...lines] = letter.split('\n');
  const changes: Change[] = [];
  for (const [index, line] of lines.entries()) {
    const change = changeIn(line, index, lines);
    if (change !== null) changes.push(change);
  }
  return { from, changes };
}

/** Null if it is an event, or empty. */
function changeIn(line: string, index: number, lines: readonly string[]): Change | null {
  const [mark, name] = [line.charAt(0), line.slice(1)];
  switch (mark) {
    case MARKS.log: {
      const [table = '', before = ''] = name.split(' ');
      return {
        kind: 'log',
        table,
        before: Number(before),
        events: eventsAt(lines, index + 1, Number(before)),
      };
    }
    case MARKS.record:
      return { kind: 'record', table: name };
    case MARKS.talk:
      return { kind: 'talk', table: name };
    case MARKS.people:
      return { kind: 'people', table: name };
    case MARKS.room:
      return { kind: 'room', room: name };
    case MARKS.changed:
      return player(name, 'changed');
    case MARKS.left:
      return player(name, 'left');
    default:
      return null;
  }
}

/** Read by whoever has that table in hand; most processes have not. */
function eventsAt(lines: readonly string[], start: number, before: number) {
  let end = start;
  while (lines[end]?.startsWith('[') === true) end += 1;
  if (end === start) return null;
  return () => lines.slice(start, end).map((line, index) => eventIn(line, before + 1 + index));
}

function player(id: string, what: PlayerNews): Change {
  return { kind: 'player', player: id, what };
}
