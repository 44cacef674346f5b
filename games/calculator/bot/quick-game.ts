/** A game that is played on in thought: the rules on a field that is changed in place. A test holds the two together. */
import type { Seat } from '#contract/game.ts';
import { isSign, without } from '../rules/tokens.ts';
import { endOfRound, isOver } from '../rules/turn.ts';
import type { Config, Laid, State } from '../rules/types.ts';
import { EQUALS, toCode } from '../solver/codes.ts';
import { type Field, fieldOf } from '../solver/field.ts';
import { copyField, layOn, scoreOn } from '../solver/lay.ts';

export type QuickGame = {
  readonly closing: Config['closing'];
  /** The stock holds the signs of the supply, and no numbers. */
  field: Field;
  readonly racks: (readonly number[])[];
  /** The next number is the last. */
  readonly bag: number[];
  readonly scores: number[];
  readonly order: readonly Seat[];
  turns: number;
  idle: number;
  lastTurn: number | null;
};

/** What of a state is played on with. */
type Known = Pick<
  State,
  'config' | 'board' | 'supply' | 'scored' | 'scores' | 'order' | 'turns' | 'idle' | 'lastTurn'
>;

export function gameOf(
  known: Known,
  racks: readonly (readonly number[])[],
  bag: readonly number[],
): QuickGame {
  const { config, board, supply, scored, scores, order, turns, idle, lastTurn } = known;
  const { grid, closing } = config;
  const field = fieldOf({ board, supply, scored, grid, equals: supply['='] }, []);
  return {
    closing,
    field,
    racks: [...racks],
    bag: [...bag],
    scores: [...scores],
    order,
    turns,
    idle,
    lastTurn,
  };
}

export function copyGame(game: QuickGame): QuickGame {
  const { field, racks, bag, scores } = game;
  return { ...game, field: copyField(field), racks: [...racks], bag: [...bag], scores: [...scores] };
}

/** Null when the game is over. */
export function seatOf(game: QuickGame): Seat | null {
  return isOver(game) ? null : (game.order[game.turns % game.order.length] ?? 0);
}

/** The field as the seat on turn may use it: with the numbers of its rack, and the `=` in reserve (CA-15). */
export function fieldToPlay(game: QuickGame, seat: Seat): Field {
  const { field, racks, lastTurn, closing } = game;
  const stock = field.stock.slice();
  for (const number of racks[seat] ?? []) stock[number] = (stock[number] ?? 0) + 1;
  if (lastTurn !== null && closing === 'reserve') stock[EQUALS] = (stock[EQUALS] ?? 0) + 1;
  return { ...field, stock };
}

/** A play that is right. Returns its points. */
export function play(game: QuickGame, seat: Seat, tokens: readonly Laid[]): number {
  const { field, bag, order } = game;
  const supply = field.stock.slice();
  layOn(field, tokens);
  const points = scoreOn(field, tokens, true);
  // Numbers are from the rack, and an `=` beyond the last from the reserve.
  field.stock.fill(0);
  for (const { token } of tokens) {
    const code = toCode(token);
    if (isSign(token)) supply[code] = Math.max(0, (supply[code] ?? 0) - 1);
  }
  field.stock.set(supply);
  const rest = without(
    game.racks[seat] ?? [],
    tokens.flatMap(({ token }) => (isSign(token) ? [] : [token])),
  );
  const missing = (game.racks[seat] ?? []).length - rest.length;
  game.racks[seat] = [...rest, ...bag.splice(Math.max(0, bag.length - missing))];
  game.scores[seat] = (game.scores[seat] ?? 0) + points;
  game.turns++;
  game.idle = 0;
  if (supply[EQUALS] === 0) game.lastTurn ??= endOfRound(game.turns, order.length);
  return points;
}

/** CA-10. The numbers set aside go to the bottom of the bag, which is as good as mixed. */
export function exchange(game: QuickGame, seat: Seat, numbers: readonly number[]): void {
  const { bag } = game;
  const rest = without(game.racks[seat] ?? [], numbers);
  game.racks[seat] = [...rest, ...bag.splice(bag.length - numbers.length)];
  bag.unshift(...numbers);
  game.turns++;
  game.idle++;
}
