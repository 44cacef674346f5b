import { allowed, type Refusal, refused, type Verdict } from '#contract/game.ts';
import { makeCell } from './cells.ts';
import { checkCell, holds, type Line, linesAt, refuseLines } from './placing.ts';
import { isFace, missing, RACK } from './tiles.ts';
import type { Move, Rule, View } from './types.ts';

type Place = Extract<Move, { kind: 'place' }>;

/** May this viewer do this now? If not, which rule says so, and with what numbers. */
export function check(view: View, move: Move): Verdict<Rule> {
  switch (move.kind) {
    case 'contest':
    case 'accept':
      return checkVerdict(view, move.kind);
    case 'draw':
    case 'keep':
      return notMyTurn(view) ?? (view.phase.tag === 'bonus' ? allowed : refused('MB-7', { case: 'none' }));
    case 'place':
      return notFreeToAct(view) ?? checkPlace(view, move);
    case 'exchange':
      return notFreeToAct(view) ?? checkExchange(view, move.tiles);
    case 'pass':
      return notFreeToAct(view) ?? (hasPlaced(view) ? refused('MB-13', { case: 'placed' }) : allowed);
    case 'end':
      return notFreeToAct(view) ?? (hasPlaced(view) ? allowed : refused('MB-13', { case: 'nothing' }));
  }
}

/** What the reserve will hold once the refill of a turn that is still open to contest is done. */
export function reserveToCome({ reserveSize, rackSizes, open }: View): number {
  if (open === null) return reserveSize;
  return Math.max(0, reserveSize - (RACK - (rackSizes[open.seat] ?? 0)));
}

/** Whether this viewer has contested the open turn already, in vain. */
export function hasContested({ me, contested = [] }: View): boolean {
  return contested.some(seat => seat === me);
}

function notMyTurn(view: View): Refusal<Rule> | null {
  if (view.phase.tag === 'verdict' && view.me !== view.open?.seat)
    return refused('MB-15', { case: 'verdict' });
  const acting = view.phase.tag === 'act' || view.phase.tag === 'bonus';
  return acting && view.me === view.turn.seat ? null : refused('MB-4', { seat: view.turn.seat + 1 });
}

function notFreeToAct(view: View): Refusal<Rule> | null {
  return notMyTurn(view) ?? (view.phase.tag === 'bonus' ? refused('MB-7', { case: 'first' }) : null);
}

function hasPlaced(view: View): boolean {
  return view.turn.placements.length > 0;
}

function checkPlace({ config, board, rack }: View, { cell, tile, lines }: Place): Verdict<Rule> {
  if (!isFace(tile)) return refused('MB-2', { tile });
  if (!rack.includes(tile)) return refused('MB-3', { tile });
  const badCell = checkCell(board, cell, tile);
  if (badCell !== null) return badCell;
  const present = linesAt(board, cell);
  if (config.lines === 'automatic') {
    if (lines !== undefined) return refused('MB-16', { case: 'automatic' });
    if (config.checking === 'challenge' || present.some(line => holds(cell, line, tile))) return allowed;
    return refuseLines(cell, tile, present);
  }
  if (lines === undefined || lines.length === 0)
    return refused('MB-16', { case: 'none', cell: makeCell(cell) });
  const claimed: Line[] = [];
  for (const direction of lines) {
    const line = present.find(one => one.direction === direction);
    if (line === undefined) return refused('MB-16', { case: 'absent', cell: makeCell(cell), direction });
    claimed.push(line);
  }
  const wrong = claimed.find(line => !holds(cell, line, tile));
  if (wrong === undefined || config.checking === 'challenge') return allowed;
  return refuseLines(cell, tile, [wrong]);
}

function checkExchange(view: View, tiles: readonly number[]): Verdict<Rule> {
  if (hasPlaced(view)) return refused('MB-12', { case: 'placed' });
  const absent = missing(view.rack, tiles);
  if (absent !== undefined) return refused('MB-3', { tile: absent });
  const reserve = reserveToCome(view);
  return tiles.length > reserve
    ? refused('MB-12', { case: 'reserve', tiles: tiles.length, reserve })
    : allowed;
}

function checkVerdict(view: View, kind: 'contest' | 'accept'): Verdict<Rule> {
  if (view.config.checking === 'referee') return refused('MB-15', { case: 'referee' });
  if (view.me === 'spectator' || view.open === null) return refused('MB-15', { case: 'closed' });
  if (view.me === view.open.seat) return refused('MB-15', { case: 'own' });
  if (kind === 'contest' && hasContested(view)) return refused('MB-15', { case: 'again' });
  return kind === 'contest' || view.phase.tag === 'verdict' ? allowed : refused('MB-15', { case: 'play' });
}
