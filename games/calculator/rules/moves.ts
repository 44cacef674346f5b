import { CELLS } from '../data/board.ts';
import { samplePlays } from './sample.ts';
import { seatToPlay } from './turn.ts';
import type { Laid, Move, View } from './types.ts';

/** A sample of what this viewer may do now: a game can be played with it, if not well. */
export function moves(view: View): Move[] {
  if (view.me === 'spectator' || seatToPlay(view) !== view.me) return [];
  const plays = [...samplePlays(view), ...wrongPlays(view)];
  return [...plays.map((tokens): Move => ({ kind: 'play', tokens })), ...exchanges(view)];
}

/** What an absent player does, and what a clock plays (CA-12): nothing at all. */
export function fallback(): Move {
  return { kind: 'exchange', tokens: [] };
}

/** None, each number alone, or all. */
function exchanges({ rack, bagSize }: View): Move[] {
  const all = rack ?? [];
  const choices = [[], ...[...new Set(all)].map(token => [token]), ...(all.length > 1 ? [all] : [])];
  return choices.filter(tokens => tokens.length <= bagSize).map(tokens => ({ kind: 'exchange', tokens }));
}

/** CA-11: with `penalty` nobody is kept from laying a single number where it touches nothing. */
function wrongPlays({ config, rack, board }: View): Laid[][] {
  const token = rack?.[0];
  if (config.checking === 'assisted' || token === undefined) return [];
  const corner = [0, CELLS - 1].find(cell => board[cell] === null);
  return corner === undefined ? [] : [[{ cell: corner, token }]];
}
