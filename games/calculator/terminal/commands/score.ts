import type { CommandResult, FileCommand } from '#contract/commands.ts';
import { shorten } from '#text/ansi.ts';
import type { Words } from '#text/words.ts';
import { makeChain, printChain } from '../../rules/tokens.ts';
import type { TerminalLabel } from '../../text/words.ts';
import { type LaidOut, layOut, type ScoredTurn } from './lay-out.ts';
import { noteOf, refuse } from './refuse.ts';
import { formatOf, parseSheet, type Sheet } from './sheet.ts';

/** `etagere score calculator FILE`: what each turn of a game on a real board is worth, and who won. */
export const score: FileCommand = {
  about: (words: Words<TerminalLabel>) => words.label('score.about'),
  file: formatOf('players', 'options'),
  run: ({ file }, words: Words<TerminalLabel>): CommandResult => {
    const parsed = parseSheet(file);
    if (!parsed.ok) return { tag: 'unreadable', key: parsed.key, facts: parsed.facts };
    const { sheet } = parsed;
    const laid = layOut(sheet);
    if (!laid.ok) return refuse(laid, words);
    const standing = standingOf(sheet, laid);
    return {
      tag: 'done',
      json: {
        turns: laid.turns.map(({ points, equalities }, index) => ({
          ...(sheet.players === null ? {} : { player: playerOf(sheet.players, index) }),
          score: points,
          equalities: equalities.map(one => ({ text: makeChain(one.tokens), points: one.points })),
        })),
        ...(standing === null ? {} : standingJson(standing, laid)),
      },
      text: [
        ...laid.turns.map((turn, index) => tellTurn(turn, index, sheet, words)),
        '',
        ...(standing === null ? [tellSum(laid.turns, words)] : tellStanding(standing, laid, words)),
      ].join('\n'),
      ...noteOf(sheet, words),
    };
  },
};

interface Standing {
  /** A map: a player may be called `__proto__`. */
  readonly totals: ReadonlyMap<string, number>;
  /** CA-16: those with the highest total. */
  readonly first: readonly string[];
}

/** Null if the sheet does not say who played. */
function standingOf({ players }: Sheet, { turns }: LaidOut): Standing | null {
  if (players === null) return null;
  const totals = new Map(players.map(player => [player, 0]));
  for (const [index, { points }] of turns.entries()) {
    const player = playerOf(players, index);
    totals.set(player, (totals.get(player) ?? 0) + points);
  }
  const most = Math.max(...totals.values());
  return { totals, first: players.filter(player => totals.get(player) === most) };
}

function playerOf(players: readonly string[], turn: number): string {
  return players[turn % players.length] ?? '';
}

function standingJson({ totals, first }: Standing, { isOver }: LaidOut) {
  // Before the end nobody has won yet.
  return { totals: Object.fromEntries(totals), ...(isOver ? { winners: first } : {}) };
}

function tellTurn(
  { points, equalities }: ScoredTurn,
  index: number,
  { players }: Sheet,
  words: Words<TerminalLabel>,
): string {
  return words.label('score.turn', {
    turn: index + 1,
    ...(players === null ? {} : { player: shorten(playerOf(players, index)) }),
    points,
    count: equalities.length,
    equalities: equalities.map(one => ({
      text: printChain(one.tokens),
      points: one.points,
      red: one.isRed ? 'yes' : 'no',
    })),
  });
}

function tellSum(turns: readonly ScoredTurn[], words: Words<TerminalLabel>): string {
  return words.label('score.total', { points: turns.reduce((sum, { points }) => sum + points, 0) });
}

function tellStanding(
  { totals, first }: Standing,
  { isOver }: LaidOut,
  words: Words<TerminalLabel>,
): string[] {
  const facts = {
    count: first.length,
    players: first.map(player => ({ text: shorten(player) })),
    points: totals.get(first[0] ?? '') ?? 0,
  };
  return [
    ...[...totals].map(([player, points]) =>
      words.label('score.player', { player: shorten(player), points }),
    ),
    words.label(isOver ? 'score.won' : 'score.leads', facts),
  ];
}
