import type { Command, CommandResult } from '#games/entry.ts';
import type { Words } from '#text/words.ts';
import { RACK, sum } from '../rules/tiles.ts';
import { SUPER_BONUS } from '../rules/turn.ts';
import type { GameLabel } from '../text/labels.ts';
import { layOut } from './lay-out.ts';
import { refuse, supplyNote } from './result.ts';
import { parseSheet, type Sheet } from './sheet.ts';

/** `etagere score mathable FILE`: what each turn of a game on a real board is worth. */
export const score: Command = {
  about: (words: Words<GameLabel>) => words.label('score.about'),
  run: ({ file }, words: Words<GameLabel>): CommandResult => {
    const parsed = parseSheet(file, { needsTurns: true });
    if (!parsed.ok) return { tag: 'unreadable', key: parsed.key, facts: parsed.facts };
    const { sheet } = parsed;
    const laid = layOut(sheet);
    if (!laid.ok) return refuse(laid, words);
    const turns = scoreTurns(sheet, laid.points);
    const totals = totalsOf(turns);
    return {
      tag: 'done',
      json: {
        turns: turns.map(({ player, firstMove, score }) => ({ player, firstMove, score })),
        totals: Object.fromEntries(totals),
      },
      text: tell(turns, totals, words),
      ...supplyNote(sheet, words),
    };
  },
};

interface ScoredTurn {
  readonly player: string;
  readonly firstMove: number;
  readonly score: number;
  /** How many were placed. */
  readonly tiles: number;
}

function scoreTurns({ turns, superBonus }: Sheet, points: readonly number[]): ScoredTurn[] {
  return turns.map(({ player, firstMove }, index) => {
    const last = turns[index + 1]?.firstMove ?? points.length + 1;
    const own = points.slice(firstMove - 1, last - 1);
    // A sheet does not say what was on the rack: seven tiles in one turn can only be an emptied one (MB-10),
    // or nearly so, with extra tiles drawn.
    const bonus = superBonus && own.length >= RACK ? SUPER_BONUS : 0;
    return { player, firstMove, score: sum(own) + bonus, tiles: own.length };
  });
}

/** A map: a player may be called `__proto__`. */
function totalsOf(turns: readonly ScoredTurn[]): Map<string, number> {
  const totals = new Map<string, number>();
  for (const { player, score } of turns) totals.set(player, (totals.get(player) ?? 0) + score);
  return totals;
}

function tell(turns: readonly ScoredTurn[], totals: Map<string, number>, words: Words<GameLabel>): string {
  const lines = turns.map(({ player, score, tiles }, index) =>
    words.label('score.turn', { turn: index + 1, player, points: score, tiles }),
  );
  const sums = [...totals].map(([player, points]) => words.label('score.total', { player, points }));
  return [...lines, '', ...sums].join('\n');
}
