/** The record of how strong the levels are: docs/strength.md. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LEVELS, type Level } from '#contract/bot.ts';
import type { GameEntry } from '#contract/entry.ts';
import { registry } from '#games/registry.ts';
import { type Duel, duel, meanCpu } from './duel.ts';
import { textOf } from './options.ts';
import { botMover } from './play-out.ts';
import { botOf, entryOf, isPlayable, rulesOf } from './shelf.ts';
import { round } from './simulate.ts';
import { EXIT } from './stop.ts';
import { answer, type Call } from './verb.ts';

const PAGE = fileURLToPath(new URL('../docs/strength.md', import.meta.url));

interface Pair {
  readonly game: string;
  readonly players: number;
  readonly level: Level;
  readonly against: Level;
  readonly games: number;
  readonly even: number;
  readonly winRate: number;
  readonly low: number;
  readonly high: number;
  /** What one decision of the higher level took: CPU on average, and by the clock. */
  readonly ms: { readonly cpu: number; readonly median: number; readonly p99: number };
}

/** Every pair of neighbouring levels, at every number of players of the box. The page is written after each game. */
export async function recordStrength(
  call: Call,
  { games, seed }: { readonly games: number; readonly seed: string },
): Promise<number> {
  const [only] = call.args;
  const page = textOf(call.given, 'page') ?? PAGE;
  const entries = only === undefined ? Object.values(registry).filter(isPlayable) : [entryOf(only)];
  const pairs: Pair[] = [];
  for (const entry of entries) {
    const found: Pair[] = [];
    for await (const pair of pairsOf(entry, { games, seed })) {
      found.push(pair);
      call.io.err(`${call.words.label('strength.pair', sayable(entry, pair))}\n`);
    }
    writeSection(page, { entry, pairs: found, seed });
    pairs.push(...found);
  }
  answer(call, {
    json: { pairs },
    text: () => call.words.label('strength.done', { pairs: pairs.length, path: page }),
  });
  return EXIT.done;
}

async function* pairsOf(
  entry: GameEntry,
  { games, seed }: { readonly games: number; readonly seed: string },
): AsyncGenerator<Pair> {
  const game = await rulesOf(entry);
  const bot = await botOf(entry);
  const config: Parameters<typeof duel>[0]['config'] | null = game.parseConfig({});
  if (config === null) throw new Error(`${game.id} refuses its own settings`);
  const partners = entry.meta.partners === true;
  const least = Math.max(game.seats.min, entry.meta.players.min);
  for (let seats = least; seats <= entry.meta.players.max; seats++) {
    for (const [index, level] of LEVELS.entries()) {
      const against = LEVELS[index - 1];
      if (against === undefined) continue;
      const sides = { a: botMover(bot, level), b: botMover(bot, against) };
      const met = await duel({ game, config, seats, partners, games, seed }, sides);
      yield { game: game.id, players: seats, level, against, games, ...figuresOf(met) };
    }
  }
}

function figuresOf({
  winRate,
  low,
  high,
  even,
  spent,
}: Duel): Pick<Pair, 'winRate' | 'low' | 'high' | 'even' | 'ms'> {
  const ordered = spent.a.map(({ ms }) => ms).sort((one, other) => one - other);
  const at = (share: number): number =>
    round(ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? 0, 2);
  return {
    even: round(even, 4),
    winRate: round(winRate, 4),
    low: round(low, 4),
    high: round(high, 4),
    ms: { cpu: round(meanCpu(spent.a), 2), median: at(0.5), p99: at(0.99) },
  };
}

function sayable(entry: GameEntry, { ms, ...pair }: Pair): Record<string, string | number> {
  const percent = (share: number): number => round(share * 100, 1);
  const { even, winRate, low, high } = pair;
  return {
    ...pair,
    name: entry.meta.name,
    even: percent(even),
    winRate: percent(winRate),
    low: percent(low),
    high: percent(high),
    cpu: ms.cpu,
  };
}

/** Only the part of this game: what others were found to be stays as it was. */
function writeSection(
  page: string,
  {
    entry: { meta },
    pairs,
    seed,
  }: { readonly entry: GameEntry; readonly pairs: readonly Pair[]; readonly seed: string },
): void {
  const sections = readSections(page).filter(({ title }) => title !== meta.name);
  const date = new Date().toISOString().slice(0, 10);
  const command = `etagere arena ${meta.id} --all --games ${pairs[0]?.games ?? 0}${seed === 'etagere' ? '' : ` --seed ${seed}`}`;
  const percent = (share: number): string => `${round(share * 100, 1)} %`;
  const rows = pairs.map(({ players, level, against, even, winRate, low, high, ms }) => [
    players,
    `${level}–${against}`,
    percent(winRate),
    `${percent(low)} to ${percent(high)}`,
    percent(even),
    ms.cpu,
    ms.median,
    ms.p99,
  ]);
  const text = [
    `${date}, \`${command}\`, ${pairs[0]?.games ?? 0} games a line.`,
    '',
    ...tableOf(COLUMNS, rows),
  ].join('\n');
  const all = [...sections, { title: meta.name, text }].sort((one, other) =>
    one.title < other.title ? -1 : 1,
  );
  writeFileSync(page, `${HEAD}${all.map(section => `\n## ${section.title}\n\n${section.text}\n`).join('')}`);
}

const COLUMNS = [
  'players',
  'levels',
  'the higher wins',
  '95 % interval',
  'an even share',
  'its decisions: ms of CPU, mean',
  'by the clock, median',
  '99 of 100',
];

/** As wide as its words, as the formatter leaves it. */
function tableOf(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] {
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map(row => String(row[at]).length)));
  const line = (cells: readonly (string | number)[]): string =>
    `| ${cells.map((cell, at) => String(cell).padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map(width => '-'.repeat(width))), ...rows.map(line)];
}

const HEAD = `# How strong the levels are

Written by \`etagere arena --all\`: each level against the one below, at every number of players of the box. Each deal is played once with the higher level in each seat (or, at Gamate, in both seats of each camp), the lower one in all the others; a shared win is shared. Milliseconds are those of the machine of the day: compare the lines of one run.
`;

function readSections(page: string): { readonly title: string; readonly text: string }[] {
  if (!existsSync(page)) return [];
  const [, ...parts] = readFileSync(page, 'utf8').split('\n## ');
  return parts.map(part => {
    const end = part.indexOf('\n');
    return { title: part.slice(0, end), text: part.slice(end).trim() };
  });
}
