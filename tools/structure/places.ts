import { ARROWS, type Row, TESTS } from './arrows.ts';

/** A row of the table of arrows, with its name. */
export interface Place {
  readonly name: string;
  readonly row: Row;
}

/** The row that speaks for a file: the most precise one that matches. Undefined if the table does not know. */
export function placeOf(path: string): Place | undefined {
  if (isTest(path)) return { name: 'tests', row: TESTS };
  const names = Object.keys(ARROWS).filter(pattern => covers(pattern, path));
  const name = names.sort((a, b) => b.split('/').length - a.split('/').length)[0];
  const row = name === undefined ? undefined : ARROWS[name];
  return name === undefined || row === undefined ? undefined : { name, row };
}

export function isTest(path: string): boolean {
  return path.endsWith('.test.ts') || path.split('/').slice(0, -1).includes('test');
}

/** Whether a folder or file pattern such as `games/NAME/rules` (`*` for any NAME) covers a path. */
export function covers(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const parts = path.split('/');
  return (
    parts.length >= wanted.length && wanted.every((name, index) => matchesName(name, parts[index] ?? ''))
  );
}

/** The game a file belongs to. */
export function gameOf(path: string): string | undefined {
  return /^games\/([^/]+)\//.exec(path)?.[1];
}

/** Imports inside a file's home are relative: its game, else its top-level folder. Root files: everything. */
export function homeOf(path: string): string {
  const game = gameOf(path);
  if (game !== undefined) return `games/${game}/`;
  return path.includes('/') ? path.slice(0, path.indexOf('/') + 1) : '';
}

function matchesName(pattern: string, name: string): boolean {
  const [start = '', end] = pattern.split('*');
  return end === undefined ? pattern === name : name.startsWith(start) && name.endsWith(end);
}
