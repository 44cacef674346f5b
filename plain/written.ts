import type { Game, Shape } from '#contract/game.ts';
import type { Json } from '#contract/json.ts';
import { partsOf } from './moves.ts';

const WORD = /^[A-Za-z][\w-]*$/;
/** Words that JSON would take for something else. */
const LITERALS = /^(true|false|null)$/;

/** A move in letters, the same in every language: `lay card=7`, `pass`, `place at=[3,4] tile="1"`. */
export function writeMove(move: Shape['move']): string {
  const { kind } = move;
  const parts = partsOf(move);
  if (![kind, ...parts.map(([name]) => name)].every(name => WORD.test(name))) return writeValue(move);
  return [kind, ...parts.map(([name, value]) => `${name}=${writeValue(value)}`)].join(' ');
}

/** The nth of those listed, `7`; or one written out. Null if it is neither. */
export function readMove<S extends Shape>(game: Game<S>, line: string, view: S['view']): S['move'] | null {
  const typed = line.trim();
  if (/^\d{1,6}$/.test(typed)) return [...game.moves(view)][Number(typed) - 1] ?? null;
  const raw = typed.startsWith('{') ? jsonIn(typed) : parseWords(typed.split(/\s+/));
  return raw === undefined ? null : game.parseMove(raw);
}

function writeValue(value: Json): string {
  if (typeof value === 'string' && WORD.test(value) && !LITERALS.test(value)) return value;
  // Spaces stand between the parts of a move only; in JSON they occur in quoted texts alone.
  return JSON.stringify(value).replaceAll(' ', String.raw`\u0020`);
}

function parseWords([kind = '', ...parts]: readonly string[]): Json | undefined {
  if (!WORD.test(kind)) return undefined;
  const fields = parts.map(part => {
    const [, name = '', value = ''] = /^([^=]+)=(.+)$/.exec(part) ?? [];
    return [name, WORD.test(value) && !LITERALS.test(value) ? value : jsonIn(value)] as const;
  });
  const isRead = (field: (typeof fields)[number]): field is readonly [string, Json] =>
    WORD.test(field[0]) && field[1] !== undefined;
  return fields.every(isRead) ? { kind, ...Object.fromEntries(fields) } : undefined;
}

function jsonIn(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
