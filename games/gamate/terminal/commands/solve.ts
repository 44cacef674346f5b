import type { CommandResult, FileCommand } from '#contract/commands.ts';
import type { Facts } from '#contract/game.ts';
import type { Words } from '#text/words.ts';
import { type Solved, type SolvedPlay, solve as solveDeal } from '../../solver/solve.ts';
import type { TerminalLabel } from '../../text/words.ts';
import { checkDeal } from './check-deal.ts';
import { EXAMPLE, PARTS, parseDealFile, writeCard } from './deal-file.ts';
import { refuse } from './refuse.ts';

/** Plays that are tried before it is too much: half a minute or so. */
const LIMIT = { nodes: 300_000_000 };

/** `etagere solve gamate FILE`: the result of a deal with all hands known, and what each play is worth. */
export const solve: FileCommand = {
  about: (words: Words<TerminalLabel>) => words.label('command.solve.about'),
  file: {
    fields: (words: Words<TerminalLabel>) =>
      PARTS.map(name => ({ name, means: words.label(`command.solve.field.${name}`) })),
    example: EXAMPLE,
  },
  run: ({ file }, words: Words<TerminalLabel>): CommandResult => {
    const parsed = parseDealFile(file);
    if (typeof parsed === 'string') {
      return unreadable('command.solve.unreadable', { field: parsed, example: JSON.stringify(EXAMPLE) });
    }
    const checked = checkDeal(parsed);
    if (checked.tag === 'unreadable') return unreadable(checked.key, checked.facts);
    if (checked.tag === 'refused') return refuse(checked.refusal, words);
    const { deal } = checked;
    const solved = solveDeal(deal, LIMIT);
    if (solved.tag === 'too-big') {
      return unreadable('command.solve.too-big', { left: deal.hands[deal.leader]?.length ?? 0 });
    }
    return tell(solved, words);
  },
};

function unreadable(key: TerminalLabel, facts: Facts): CommandResult {
  return { tag: 'unreadable', key, facts };
}

function tell(
  { value, plays }: Extract<Solved, { tag: 'solved' }>,
  words: Words<TerminalLabel>,
): CommandResult {
  const winner = value > 0 ? 'declarer' : 'defence';
  const points = Math.abs(value);
  const best = plays.filter(play => play.value === value);
  const seat = (plays[0]?.hand ?? 0) + 1;
  return {
    tag: 'done',
    json: {
      value,
      winner,
      points,
      player: seat,
      best: best.map(write),
      plays: plays.map(play => ({ ...write(play), value: play.value })),
    },
    text: [
      words.label('command.solve.found', { winner, points }),
      words.label('command.solve.player', { seat }),
      ...plays.map(play =>
        words.label('command.solve.play', { deed: play.deed, card: play.card, value: play.value }),
      ),
    ].join('\n'),
  };
}

function write({ card, deed }: SolvedPlay): { card: number | 'm'; deed: string } {
  return { card: writeCard(card), deed };
}
