import type { AllKept, Kept } from './kept.ts';
import type { Line, Part } from './parts.ts';
import { commandOf } from './run-part.ts';

/** A line with more than so many figures is told down the page instead of across it. */
const WIDE = 9;

/** `docs/figures.md`, from what is kept of each part. */
export function pageOf(parts: readonly Part[], kept: AllKept): string {
  const missing = parts.filter(({ name }) => kept[name] === undefined);
  return [
    HEAD,
    ...parts.flatMap(part => {
      const found = kept[part.name];
      return found === undefined ? [] : [sectionOf(part, found)];
    }),
    notRun(missing),
  ].join('\n\n');
}

const HEAD = `# Figures

Written by \`npm run figures\`; nothing here is typed by hand. Each part names its command, its day and the machine; \`npm run figures -- --only load\` measures one anew, and the others keep their days. A part that failed says so. The lines as they were printed are in [figures.json](figures.json). What a running server measured of itself is at \`/about\`.

Machines differ, and so do days on one machine that does other work: compare the lines of one part. The load is what the machine did before the part began; two on two cores leaves nothing free.`;

function sectionOf({ title, about }: Part, { date, command, machine, seconds, ...ended }: Kept): string {
  const { cores, memoryGb, system, node, load } = machine;
  const how = `\`${command}\`, ${date}, ${seconds} s. ${cores} cores, ${memoryGb} GB, ${system}, Node ${node}, load ${load}.`;
  return [`## ${title}`, about, how, ...outcomeOf(ended), ...tablesOf(ended.lines)].join('\n\n');
}

function outcomeOf({ outcome, fault = '' }: Pick<Kept, 'outcome' | 'fault'>): readonly string[] {
  switch (outcome) {
    case 'done':
      return [];
    case 'failed':
      return [`**Failed**: ${escaped(fault)}. What it said before:`];
    case 'late':
      return [`**Given up**, it took too long. What it said before:`];
  }
}

function notRun(missing: readonly Part[]): string {
  const never = missing.map(
    ({ title, command, settings }) => `- ${title}: \`${commandOf(command, settings)}\``,
  );
  return ['## Not run here', [...never, ...LONG_RUNS].join('\n')].join('\n\n');
}

/** What takes hours. */
const LONG_RUNS = [
  '- Two hours of the crowd, without growth: `npm run soak`',
  '- Two hundred kills, failover, full disks, clocks that jump: `npm run faults`',
  '- How strong the bots are: [strength.md](strength.md)',
];

/** Lines of one form that follow one another are one table. */
function tablesOf(lines: readonly Line[]): readonly string[] {
  const tables: { readonly form: string; readonly rows: Line[] }[] = [];
  for (const line of lines.map(flat)) {
    const form = Object.keys(line).join();
    const last = tables.at(-1);
    if (last?.form === form) last.rows.push(line);
    else tables.push({ form, rows: [line] });
  }
  return tables.map(({ rows }) => tableOf(rows));
}

function tableOf(rows: readonly Line[]): string {
  const [first = {}] = rows;
  const names = Object.keys(first);
  if (rows.length === 1 && names.length > WIDE) {
    const { bench = 'what', ...rest } = first;
    return table(
      [String(bench), ''],
      Object.entries(rest).map(([name, value]) => [spoken(name), said(value)]),
    );
  }
  return table(
    names.map(spoken),
    rows.map(row => names.map(name => said(row[name]))),
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(escaped).join(' | ')} |`;
  return [line(head), `|${head.map(() => ' --- ').join('|')}|`, ...rows.map(line)].join('\n');
}

/** One value for each name: `p99: { is: 8, toReach: 'under 15' }` is `8 (asked: under 15)`, `cpu: { bots: 3 }` is `cpu, bots`. */
function flat(line: Line): Line {
  const { toReach, ...own } = line;
  const asked = isRecord(toReach) ? toReach : {};
  const found: Record<string, unknown> = {};
  for (const [name, value] of Object.entries({ ...own, ...asked })) {
    if (!isRecord(value)) found[name] = Array.isArray(value) ? value.join(', ') : value;
    else if ('is' in value) found[name] = `${String(value['is'])} (asked: ${String(value['toReach'])})`;
    else for (const [part, one] of Object.entries(value)) found[`${name}, ${part}`] = one;
  }
  if (toReach !== undefined && !isRecord(toReach)) found['asked'] = toReach;
  return found;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Nobody reads more than four decimals. */
function said(value: unknown): string {
  return typeof value === 'number' ? String(Math.round(value * 10_000) / 10_000) : String(value);
}

/** `movesPerSecond` as people say it; words that begin with a capital, as SQLite, are said already. */
function spoken(name: string): string {
  if (name === 'bench') return 'what';
  return name.replaceAll(/\b[a-z][A-Za-z0-9]*/g, word =>
    word
      .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
      .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
      .replaceAll(/\b[A-Z](?=[a-z ])/g, letter => letter.toLowerCase()),
  );
}

function escaped(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
