/** What happened between two steps, as one would say it across the table. */
import type { Facts, Seat } from '#contract/game.ts';
import type { TellScene } from '#contract/page.ts';
import { nameOf } from '../rules/cells.ts';
import { judge } from '../rules/hand-in.ts';
import { numbersOf } from '../rules/laid.ts';
import { type NumberToken, without } from '../rules/tokens.ts';
import { endingOf, isOver } from '../rules/turn.ts';
import type { Past, View } from '../rules/types.ts';
import { gainFacts } from './lines.ts';
import { sayRefusal } from './say.ts';
import { type Division, printToken, USUAL } from './signs.ts';
import type { UiWords } from './words.ts';

/** With the sign of division of a reader who chose one. */
export interface Scene extends TellScene {
  readonly division?: Division;
}

export function tell(before: View | null, after: View, scene: Scene): string[] {
  const words: UiWords = scene.words;
  const say = words.label;
  const who: Who = seat => ({ who: seat === after.me ? 'you' : 'other', name: scene.seatName(seat) });
  const division = scene.division ?? USUAL[words.language];
  if (before === null) return tellOpening(after, say, who);
  const ending = endingOf(after);
  return [
    ...after.past
      .slice(before.past.length)
      .flatMap(turn => [
        ...tellTurn(turn, after, { say, who: who(turn.seat), division }),
        ...tellFault(turn, before, words, division),
      ]),
    ...tellRefill(before, after, say),
    ...(before.lastTurn === null && after.lastTurn !== null && !isOver(after)
      ? [say('tell.last-round', { left: after.lastTurn - after.turns, closing: after.config.closing })]
      : []),
    ...(ending !== null && !isOver(before) ? [say(`tell.over-${ending}`)] : []),
  ];
}

type Say = UiWords['label'];
type Who = (seat: Seat) => Facts;

/** CA-7. */
function tellOpening({ draws, order }: View, say: Say, who: Who): string[] {
  const rounds = draws.map((row, i) =>
    say('tell.draw', {
      again: i === 0 ? 'no' : 'yes',
      draws: row.map(({ seat, token }) => ({ ...who(seat), token })),
    }),
  );
  return [...rounds, say('tell.order', { players: order.map(seat => ({ ...who(seat) })) })];
}

interface Turn {
  readonly say: Say;
  readonly who: Facts;
  readonly division: Division;
}

function tellTurn(turn: Past, { board }: View, { say, who, division }: Turn): string[] {
  switch (turn.kind) {
    case 'played': {
      const gains = turn.gains.map(gain => gainFacts(board, gain, division));
      const { points } = turn;
      if (gains.length === 0) return [say('tell.lengthened', { ...who, tokens: turn.tokens.length })];
      return [say('tell.played', { ...who, gains, points, count: gains.length })];
    }
    case 'exchanged':
      return [say('tell.exchanged', { ...who, tokens: turn.count })];
    case 'wrong': {
      const laid = turn.tokens.map(({ cell, token }) => ({
        text: `${nameOf(cell)} ${printToken(token, division)}`,
      }));
      return [say('tell.wrong', { ...who, laid })];
    }
    case 'out-of-time':
      return [say('tell.out-of-time', who)];
  }
}

/** CA-11: why a turn was lost; a wrong one changes nothing, so it is judged on the board before it. */
function tellFault(turn: Past, before: View, words: UiWords, division: Division): string[] {
  const judged = turn.kind === 'wrong' ? judge(before, turn.tokens) : null;
  return judged === null || judged.ok ? [] : [sayRefusal(judged, words, division)];
}

/** CA-9, CA-10: the viewer's new numbers. What others draw nobody sees. */
function tellRefill(before: View, after: View, say: Say): string[] {
  const last = after.past.at(-1);
  if (after.past.length === before.past.length || last?.seat !== after.me) return [];
  // After an exchange the whole rack is news: which of two equal numbers was given away cannot be told.
  if (last.kind === 'exchanged')
    return last.count === 0 ? [] : [say('tell.new-rack', listed(after.rack ?? []))];
  const laid = last.kind === 'played' ? numbersOf(last.tokens) : [];
  const drawn = without(after.rack ?? [], without(before.rack ?? [], laid));
  return drawn.length === 0 ? [] : [say('tell.refill', listed(drawn))];
}

function listed(numbers: readonly NumberToken[]): Facts {
  return { tokens: numbers.map(number => ({ text: String(number) })) };
}
