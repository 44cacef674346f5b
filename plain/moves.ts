import { type Facts, type Game, interrupts, type Seat, type Shape, type Turn } from '#contract/game.ts';
import type { Json } from '#contract/json.ts';
import { isAsked } from '#kernel/asked.ts';
import { canonical } from '#kernel/fingerprint.ts';
import type { Words } from '#text/words.ts';
import { entriesOf, holdsSeat, type Listener, readable, sayInline, sayNamed } from './names.ts';

/** Any move, looked at as what it is made of. */
export type AnyMove = Shape['move'];

type Parts = readonly (readonly [string, Json])[];

/** Moves of one kind, under its name. */
export interface Kind<Move> {
  readonly kind: string;
  readonly name: string;
  readonly moves: readonly Move[];
}

/** What a seat may do now. Whoever has chosen may still interrupt. */
export function openMoves<S extends Shape>(
  game: Game<S>,
  {
    view,
    turn,
    chosen,
  }: { readonly view: S['view']; readonly turn: Turn | null; readonly chosen: readonly Seat[] },
  seat: Seat,
): S['move'][] {
  if (turn === null) return [];
  const must = isAsked({ turn, chosen }, seat);
  return [...game.moves(view)].filter(move => must || interrupts(turn, seat, move));
}

/** In the order in which the kinds are first listed. */
export function byKind<Move extends AnyMove>(moves: readonly Move[], { words }: Listener): Kind<Move>[] {
  return kindsOf(moves).map(kind => ({
    kind,
    name: nameOfKind(kind, words),
    moves: moves.filter(move => move.kind === kind),
  }));
}

export function kindsOf(moves: readonly AnyMove[]): string[] {
  return [...new Set(moves.map(({ kind }) => kind))];
}

/** A whole move: the game's sentence `move.<kind>`, or `Lay · 7`. */
export function sayMove(move: AnyMove, listener: Listener): string {
  const { words } = listener;
  const parts = partsOf(move);
  const own = words.labelIfAny(`move.${move.kind}`, factsOf(parts, listener));
  if (own !== null) return own;
  const name = nameOfKind(move.kind, words);
  return parts.length === 0 ? name : `${name} · ${sayParts(parts, listener)}`;
}

/** A move below the name of its kind: `7`, or `From 3, To 5`. */
export function sayWithinKind(move: AnyMove, listener: Listener): string {
  const parts = partsOf(move);
  const hasOwn = parts.length > 1 && listener.words.labelIfAny(`move.${move.kind}`) !== null;
  return parts.length === 0 || hasOwn ? sayMove(move, listener) : sayParts(parts, listener);
}

/** What a move says besides its kind. */
export function partsOf(move: AnyMove): Parts {
  return entriesOf(move).filter(([name]) => name !== 'kind');
}

export function isSameMove(one: AnyMove, other: AnyMove): boolean {
  return canonical(one) === canonical(other);
}

function nameOfKind(kind: string, { labelIfAny }: Words): string {
  return labelIfAny(`kind.${kind}`) ?? readable(kind);
}

function sayParts(parts: Parts, listener: Listener): string {
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return sayInline(only[0], only[1], listener);
  return parts.map(([name, value]) => sayNamed(name, value, listener)).join(', ');
}

/** Numbers stay numbers, so that a sentence can count; a seat becomes a name. */
function factsOf(parts: Parts, listener: Listener): Facts {
  return Object.fromEntries(
    parts.map(([name, value]) => [
      name,
      typeof value === 'number' && !holdsSeat(name) ? value : sayInline(name, value, listener),
    ]),
  );
}

/** For a filter: everything by which somebody might look for a move. */
export function searchText(move: AnyMove, listener: Listener): string {
  return `${move.kind} ${nameOfKind(move.kind, listener.words)} ${sayMove(move, listener)}`.toLowerCase();
}
