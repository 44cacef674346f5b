/** What a deed leads to in one imagined world. */
import type { Seat } from '#contract/game.ts';
import { type Code, faceOf, spotOf } from '../compact/code.ts';
import { FACE_COUNT, type Face, NUMBER } from '../compact/faces.ts';
import { drawExtra, endTurn, exchange, keep, place, type QuickGame, rackAt } from '../compact/quick-game.ts';
import { aimsAt } from '../worth.ts';
import { decideExtra, mix, playTurn, type Study } from './policy.ts';

/** A whole turn, or an answer to the offer of an extra tile. */
export type Deed =
  | { readonly kind: 'place'; readonly placements: readonly Code[] }
  | { readonly kind: 'exchange'; readonly faces: readonly Face[] }
  /** To end the turn after tiles were laid, to pass before. */
  | { readonly kind: 'stop' }
  | { readonly kind: 'draw' }
  | { readonly kind: 'keep' };

/** Does the deed, lets everybody play on for some turns, and says how far ahead the doer is then. */
export function leadAfter(game: QuickGame, deed: Deed, turns: number, study: Study): number {
  const me = game.seat;
  act(game, deed, study);
  for (let i = 0; i < turns && game.phase !== 'over'; i++) playTurn(game, study);
  return leadOf(game, me, study);
}

/** Does the deed to the end of the turn. */
export function act(game: QuickGame, deed: Deed, study: Study): void {
  switch (deed.kind) {
    case 'exchange':
      exchange(game, deed.faces);
      mix(game, study.random);
      break;
    case 'stop':
      endTurn(game);
      break;
    case 'place':
      layAll(game, deed.placements, study);
      break;
    case 'draw':
    case 'keep':
      answer(game, deed.kind, study);
      break;
  }
}

function layAll(game: QuickGame, placements: readonly Code[], study: Study): void {
  const { seat } = game;
  const size = game.reserveSize;
  for (const code of placements) {
    place(game, spotOf(code), faceOf(code));
    if (game.phase === 'bonus') decideExtra(game);
    // An empty rack ends a turn by itself.
    if (game.phase === 'over' || game.seat !== seat) return;
  }
  // Extra tiles were not in the plan: see what they are good for.
  if (game.reserveSize < size) playTurn(game, study);
  else endTurn(game);
}

function answer(game: QuickGame, kind: 'draw' | 'keep', study: Study): void {
  const { seat } = game;
  if (kind === 'draw') drawExtra(game);
  else keep(game);
  if (game.phase !== 'over' && game.seat === seat) playTurn(game, study);
}

/** Points ahead of the others' average, with what the racks are worth; or the final margin (MB-18). */
export function leadOf(game: QuickGame, me: Seat, { stages }: Study): number {
  const { leaving } = aimsAt(stages, game.reserveSize);
  const price = game.phase === 'over' ? NUMBER : leaving;
  let lead = 0;
  for (let seat = 0; seat < game.seats; seat++) {
    const share = seat === me ? 1 : -1 / (game.seats - 1);
    lead += share * ((game.scores[seat] ?? 0) - total(rackAt(game, seat).counts, price));
  }
  return lead;
}

function total(counts: Uint8Array, price: ArrayLike<number>): number {
  let sum = 0;
  for (let face = 0; face < FACE_COUNT; face++) sum += (counts[face] ?? 0) * (price[face] ?? 0);
  return sum;
}
