import { allowed, type Refusal, refused, type Verdict } from '#contract/game.ts';
import { judge, refusePlaces, refuseSigns } from './hand-in.ts';
import { numbersOf } from './laid.ts';
import { missing, type NumberToken } from './tokens.ts';
import { seatToPlay } from './turn.ts';
import type { Laid, Move, Rule, View } from './types.ts';

/** May this viewer do this now? If not, which rule says so, and with what numbers. */
export function check(view: View, move: Move): Verdict<Rule> {
  const outOfTurn = refuseTurn(view);
  if (outOfTurn !== null) return outOfTurn;
  switch (move.kind) {
    case 'play':
      return checkPlay(view, move.tokens);
    case 'exchange':
      return checkExchange(view, move.tokens);
  }
}

function refuseTurn(view: View): Refusal<Rule> | null {
  const seat = seatToPlay(view);
  if (seat === null) return refused('CA-15', { case: 'over' });
  return seat === view.me ? null : refused('CA-7', { seat: seat + 1 });
}

/** CA-11: with `penalty` only what no hand could do is refused; the rest is for the player to find out. */
function checkPlay(view: View, tokens: readonly Laid[]): Verdict<Rule> {
  const notMine = refuseNumbers(view, numbersOf(tokens));
  if (notMine !== null) return notMine;
  if (view.config.checking === 'penalty')
    return refusePlaces(view, tokens) ?? refuseSigns(view, tokens) ?? allowed;
  const judged = judge(view, tokens);
  return judged.ok ? allowed : judged;
}

function checkExchange(view: View, tokens: readonly NumberToken[]): Verdict<Rule> {
  const { bagSize } = view;
  if (tokens.length > bagSize) return refused('CA-10', { tokens: tokens.length, bag: bagSize });
  return refuseNumbers(view, tokens) ?? allowed;
}

/** CA-3. */
function refuseNumbers({ rack }: View, numbers: readonly NumberToken[]): Refusal<Rule> | null {
  const token = missing(rack ?? [], numbers);
  return token === undefined ? null : refused('CA-3', { token });
}
