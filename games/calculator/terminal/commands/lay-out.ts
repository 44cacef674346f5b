import { type Refusal, refused } from '#contract/game.ts';
import { must } from '#kernel/must.ts';
import { NUMBERS, SUPPLY } from '../../data/board.ts';
import { judge, type Table } from '../../rules/hand-in.ts';
import { numbersOf, settle } from '../../rules/laid.ts';
import { EMPTY_BOARD } from '../../rules/setup.ts';
import { sorted, type Token } from '../../rules/tokens.ts';
import { type Clock, endOfRound, isOver } from '../../rules/turn.ts';
import type { Rule } from '../../rules/types.ts';
import type { Sheet } from './sheet.ts';

export interface ScoredTurn {
  readonly points: number;
  /** One for each `=` that scored. */
  readonly equalities: readonly {
    readonly tokens: readonly Token[];
    readonly points: number;
    readonly isRed: boolean;
  }[];
}

/** The first turn that the rules refuse, counted from 1. */
export interface BadTurn {
  readonly ok: false;
  readonly turn: number;
  readonly refusal: Refusal<Rule>;
}

export interface LaidOut {
  readonly ok: true;
  readonly turns: readonly ScoredTurn[];
  /** What lies on the table after them. */
  readonly table: Table;
  readonly isOver: boolean;
}

/** As many as can play: where a sheet does not name them, the game may go on as long as with so many. */
const MOST_PLAYERS = 4;

/** Hands in the turns of a sheet one after the other. With which numbers is not asked. */
export function layOut({ options, players, turns }: Sheet): LaidOut | BadTurn {
  const config: Table['config'] = { ...options, checking: 'assisted' };
  let table: Table = {
    config,
    board: EMPTY_BOARD,
    supply: SUPPLY,
    scored: [],
    lastTurn: null,
  };
  const order = Array.from({ length: players?.length ?? MOST_PLAYERS }, (_, seat) => seat);
  let clock: Clock = { order, turns: 0, idle: 0, lastTurn: null };
  const scored: ScoredTurn[] = [];
  for (const [index, tokens] of turns.entries()) {
    const turn = index + 1;
    if (isOver(clock)) return { ok: false, turn, refusal: refused('CA-15', { case: 'over' }) };
    if (tokens.length === 0) {
      scored.push({ points: 0, equalities: [] });
      clock = { order, turns: turn, idle: clock.idle + 1, lastTurn: clock.lastTurn };
      continue;
    }
    const judged = judge(table, tokens);
    if (!judged.ok) return { ok: false, turn, refusal: judged };
    const { gains, points } = judged;
    const settled = settle(table, tokens, gains);
    const lastTurn = table.lastTurn ?? (settled.supply['='] === 0 ? lastOf(turn, players) : null);
    table = { config, ...settled, lastTurn };
    clock = { order, turns: turn, idle: 0, lastTurn };
    scored.push({
      points,
      equalities: gains.map(gain => ({
        tokens: gain.cells.map(cell => must(settled.board[cell])),
        points: gain.points,
        isRed: gain.isRed,
      })),
    });
  }
  return { ok: true, turns: scored, table, isOver: isOver(clock) };
}

/** CA-15: the last turn of the game, if in this one the last `=` was laid. */
function lastOf(turn: number, players: Sheet['players']): number {
  return players === null ? turn + MOST_PLAYERS - 1 : endOfRound(turn, players.length);
}

/** CA-2: numbers that a sheet uses more often than the box holds them: worth a remark, not a refusal. */
export function overused({ turns, rack }: Sheet): { token: number; used: number; held: number }[] {
  const used = [...numbersOf(turns.flat()), ...(rack ?? [])];
  return sorted([...new Set(used)])
    .map(token => ({ token, used: used.filter(one => one === token).length, held: NUMBERS[token] ?? 0 }))
    .filter(one => one.used > one.held);
}
