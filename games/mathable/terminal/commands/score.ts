import type { CommandResult, FileCommand } from '#contract/commands.ts';
import { shorten } from '#text/ansi.ts';
import type { Words } from '#text/words.ts';
import { parseCell, restrictionAt } from '../../rules/cells.ts';
import { RACK, sum } from '../../rules/tiles.ts';
import { SUPER_BONUS } from '../../rules/turn.ts';
import type { TerminalLabel } from '../../text/words.ts';
import { layOut } from './lay-out.ts';
import { noted, refuse, supplyNote } from './result.ts';
import { formatOf, parseSheet, type Sheet } from './sheet.ts';

/** `etagere score mathable FILE`: what each turn of a game on a real board is worth. */
export const score: FileCommand = {
  about: (words: Words<TerminalLabel>) => words.label('score.about'),
  file: formatOf('turns', 'left', 'superBonus'),
  run: ({ file }, words: Words<TerminalLabel>): CommandResult => {
    const parsed = parseSheet(file, { turns: true });
    if (!parsed.ok) return { tag: 'unreadable', key: parsed.key, facts: parsed.facts };
    const { sheet } = parsed;
    const laid = layOut(sheet);
    if (!laid.ok) return refuse(laid, words);
    const turns = scoreTurns(sheet, laid.points);
    const placed = totalsOf(turns);
    const totals = withoutTheRest(placed, sheet);
    const first = leadersOf(totals);
    return {
      tag: 'done',
      json: {
        turns: turns.map(({ player, firstMove, score }) => ({ player, firstMove, score })),
        totals: Object.fromEntries(totals),
        // Without what is left in hand nobody has won yet.
        ...(sheet.left === null ? {} : { winners: first }),
      },
      text: [
        ...tellTurns(turns, words),
        '',
        ...tellTotals(placed, sheet, words),
        ...tellFirst(first, totals, sheet, words),
      ].join('\n'),
      ...noted(supplyNote(sheet, words), bonusNote(turns, words)),
    };
  },
};

interface ScoredTurn {
  readonly player: string;
  readonly firstMove: number;
  readonly score: number;
  /** How many were placed. */
  readonly tiles: number;
  /** Whether the bonus is earned only if no extra tile was left over. */
  readonly assumed: boolean;
}

function scoreTurns({ moves, turns, superBonus }: Sheet, points: readonly number[]): ScoredTurn[] {
  return turns.map(({ player, firstMove }, index) => {
    const last = turns[index + 1]?.firstMove ?? points.length + 1;
    const own = points.slice(firstMove - 1, last - 1);
    // A sheet does not say what was on the rack: seven tiles in one turn can only be an emptied one (MB-10),
    // unless an extra tile was drawn (MB-7) and kept. Then we take the players' word for it, and say so.
    const bonus = superBonus && own.length >= RACK ? SUPER_BONUS : 0;
    const assumed = bonus > 0 && moves.slice(firstMove - 1, last - 1).some(takesRestriction);
    return { player, firstMove, score: sum(own) + bonus, tiles: own.length, assumed };
  });
}

function takesRestriction({ cell: text }: Sheet['moves'][number]): boolean {
  const cell = parseCell(text);
  return cell !== null && restrictionAt(cell) !== null;
}

function bonusNote(turns: readonly ScoredTurn[], words: Words<TerminalLabel>): string | null {
  const assumed = turns.flatMap((turn, index) => (turn.assumed ? [{ text: String(index + 1) }] : []));
  if (assumed.length === 0) return null;
  return words.label('score-sheet.bonus', { turns: assumed, count: assumed.length, points: SUPER_BONUS });
}

/** A map: a player may be called `__proto__`. */
function totalsOf(turns: readonly ScoredTurn[]): Map<string, number> {
  const totals = new Map<string, number>();
  for (const { player, score } of turns) totals.set(player, (totals.get(player) ?? 0) + score);
  return totals;
}

/** MB-18. */
function withoutTheRest(placed: ReadonlyMap<string, number>, { left }: Sheet): Map<string, number> {
  return new Map([...placed].map(([player, points]) => [player, points - sum(left?.get(player) ?? [])]));
}

/** Those with the highest total; nobody, if nobody played. */
function leadersOf(totals: ReadonlyMap<string, number>): string[] {
  const most = Math.max(...totals.values());
  return [...totals].filter(([, points]) => points === most).map(([player]) => player);
}

function tellTurns(turns: readonly ScoredTurn[], words: Words<TerminalLabel>): string[] {
  return turns.map(({ player, score, tiles }, index) =>
    words.label('score.turn', { turn: index + 1, player: shorten(player), points: score, tiles }),
  );
}

function tellTotals(
  placed: ReadonlyMap<string, number>,
  { left }: Sheet,
  words: Words<TerminalLabel>,
): string[] {
  return [...placed].map(([player, points]) => {
    const rest = sum(left?.get(player) ?? []);
    const facts = { player: shorten(player), points };
    if (rest === 0) return words.label('score.total', facts);
    return words.label('score.total-left', { ...facts, left: rest, total: points - rest });
  });
}

function tellFirst(
  first: readonly string[],
  totals: ReadonlyMap<string, number>,
  { left }: Sheet,
  words: Words<TerminalLabel>,
): string[] {
  if (first.length === 0) return [];
  const facts = {
    count: first.length,
    players: first.map(player => ({ text: shorten(player) })),
    points: totals.get(first[0] ?? '') ?? 0,
  };
  return [words.label(left === null ? 'score.leads' : 'score.won', facts)];
}
