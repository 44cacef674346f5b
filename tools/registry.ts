/**
 * Writes the registries by looking at the folders in `games/`; `--check` only says whether they are up to date.
 * `games/registry.ts` is what Node can load; what draws is for pages only: `games/registry-ui.ts` what a table needs,
 * `games/registry-box.ts` the rest, which no table waits for. `games/registry-review.ts` is for whoever looks back.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';

/** A part of a game: the file that holds it, and its name in the registry. */
interface Part {
  readonly name: string;
  readonly file: string;
  /** What makes a plain one from the rules, for a game that has none of its own. */
  readonly plain?: string;
}

const PARTS: readonly Part[] = [
  { name: 'rules', file: 'rules/index.ts' },
  { name: 'bot', file: 'bot/index.ts', plain: 'plainBot' },
  { name: 'terminal', file: 'terminal/index.ts', plain: 'plainTerminal' },
  { name: 'commands', file: 'terminal/commands/index.ts' },
];

const UI_PARTS: readonly Part[] = [{ name: 'ui', file: 'ui/index.tsx', plain: 'plainUi' }];

const REVIEW_PARTS: readonly Part[] = [
  { name: 'review', file: 'review/index.ts' },
  { name: 'counsel', file: 'counsel/index.ts' },
];

/** What only those say. */
const REVIEW_TEXTS = '-review.json';

const BOX_PARTS: readonly Part[] = [
  { name: 'cover', file: 'ui/cover.tsx' },
  { name: 'learn', file: 'learn/index.tsx' },
  { name: 'solo', file: 'solo/index.tsx' },
  { name: 'picture', file: 'ui/turning-picture.tsx' },
];

/** The words of a game by where they are said: `text/fr-sheet.json`. Those of a table have no other name. */
const TEXTS: readonly Part[] = [
  { name: 'sheet', file: '-sheet.json' },
  { name: 'table', file: '.json' },
  { name: 'play', file: '-play.json' },
  { name: 'options', file: '-options.json' },
  { name: 'rules', file: '-rules.json' },
  { name: 'terminal', file: '-terminal.json' },
];

const RULES = 'rules/index.ts';
const ENTRY = { path: '#contract/entry.ts', what: 'type { GameEntry }' };
/** Where the plain parts come from, for Node and for a page. */
const PLAIN = '#plain/parts.ts';
const PLAIN_UI = '#plain/ui/parts.ts';
const LANGUAGE_FILES = ['fr', 'en'] as const;
const HEADER =
  '// Written by tools/registry.ts from the folders beside it. `npm run registry` writes it again.';

type Exists = (path: string) => boolean;

export function makeRegistry(ids: readonly string[], exists: Exists): string {
  return lines(
    HEADER,
    // In the order in which an editor would sort them.
    ...[
      ...ids.map(id => ({ path: `./${id}/meta.ts`, what: `{ meta as ${variable(id)} }` })),
      ENTRY,
      ...plainImports(PLAIN, [...plainParts(ids, PARTS, exists), ...plainTexts(ids, exists)]),
    ]
      .toSorted((a, b) => (a.path < b.path ? -1 : 1))
      .map(({ path, what }) => `import ${what} from '${path}';`),
    '',
    'export const registry: Readonly<Record<string, GameEntry>> = {',
    ...ids.flatMap(id => [
      `  ${key(id)}: {`,
      `    meta: ${variable(id)},`,
      ...loaders(id, PARTS, exists),
      '    text: {',
      ...texts(id, exists),
      ...plainTexts([id], exists).map(name => `      plain: ${name},`),
      '    },',
      '  },',
    ]),
    '};',
  );
}

export function makeUiRegistry(ids: readonly string[], exists: Exists): string {
  return pageRegistry({ name: 'uiRegistry', entry: 'UiEntry', parts: UI_PARTS }, ids, exists);
}

export function makeReviewRegistry(ids: readonly string[], exists: Exists): string {
  return pageRegistry(
    { name: 'reviewRegistry', entry: 'ReviewEntry', parts: REVIEW_PARTS, texts: REVIEW_TEXTS },
    ids,
    exists,
  );
}

export function makeBoxRegistry(ids: readonly string[], exists: Exists): string {
  return pageRegistry({ name: 'boxRegistry', entry: 'BoxEntry', parts: BOX_PARTS }, ids, exists);
}

interface PageRegistry {
  readonly name: string;
  /** The type of its entries. */
  readonly entry: string;
  readonly parts: readonly Part[];
  /** The words that belong to these parts. */
  readonly texts?: string;
}

function pageRegistry(
  { name, entry, parts: listed, texts: words }: PageRegistry,
  ids: readonly string[],
  exists: Exists,
): string {
  return lines(
    HEADER,
    `import type { ${entry} } from '#contract/entry.ts';`,
    ...plainImports(PLAIN_UI, plainParts(ids, listed, exists)).map(
      ({ path, what }) => `import ${what} from '${path}';`,
    ),
    '',
    `export const ${name}: Readonly<Record<string, ${entry}>> = {`,
    ...ids.flatMap(id => {
      const parts = [
        ...loaders(id, listed, exists),
        ...(words === undefined ? [] : ownTexts(id, words, exists)),
      ];
      return parts.length === 0 ? [`  ${key(id)}: {},`] : [`  ${key(id)}: {`, ...parts, '  },'];
    }),
    '};',
  );
}

export function gameIds(): string[] {
  return globSync('games/*/meta.ts')
    .map(path => path.split('/')[1] as string)
    .sort();
}

const TARGETS = [
  { file: 'games/registry.ts', make: makeRegistry },
  { file: 'games/registry-ui.ts', make: makeUiRegistry },
  { file: 'games/registry-box.ts', make: makeBoxRegistry },
  { file: 'games/registry-review.ts', make: makeReviewRegistry },
];

export function writeRegistry(): void {
  for (const { file, make } of TARGETS) writeFileSync(file, make(gameIds(), existsSync));
}

/** The game's own, or the plain one, or none: nobody else has to ask. */
function loaders(id: string, parts: readonly Part[], exists: Exists): string[] {
  return parts.flatMap(part => {
    if (exists(`games/${id}/${part.file}`))
      return [`    ${part.name}: () => import('./${id}/${part.file}'),`];
    return isPlain(id, part, exists)
      ? [`    ${part.name}: ${part.plain}(() => import('./${id}/${RULES}')),`]
      : [];
  });
}

/** Without rules there is nothing to make a part from. */
function isPlain(id: string, { file, plain }: Part, exists: Exists): boolean {
  return plain !== undefined && !exists(`games/${id}/${file}`) && exists(`games/${id}/${RULES}`);
}

/** What makes the plain parts of these games. */
function plainParts(ids: readonly string[], parts: readonly Part[], exists: Exists): string[] {
  const used = parts.filter(part => ids.some(id => isPlain(id, part, exists)));
  return used.flatMap(({ plain }) => plain ?? []);
}

/** The words of the plain parts, where a game has any. */
function plainTexts(ids: readonly string[], exists: Exists): string[] {
  const speaks = ids.some(id => plainParts([id], [...PARTS, ...UI_PARTS], exists).length > 0);
  return speaks ? ['plainTexts'] : [];
}

function plainImports(path: string, names: readonly string[]): { path: string; what: string }[] {
  return names.length === 0 ? [] : [{ path, what: `{ ${names.join(', ')} }` }];
}

function texts(id: string, exists: Exists): string[] {
  return TEXTS.flatMap(({ name, file }) =>
    hasTexts(id, file, exists) ? textLoaders(name, id, file, '      ') : [],
  );
}

function ownTexts(id: string, file: string, exists: Exists): string[] {
  return hasTexts(id, file, exists) ? textLoaders('texts', id, file, '    ') : [];
}

function hasTexts(id: string, file: string, exists: Exists): boolean {
  return exists(`games/${id}/text/${LANGUAGE_FILES[0]}${file}`);
}

function textLoaders(name: string, id: string, file: string, indent: string): string[] {
  const loads = LANGUAGE_FILES.map(
    language =>
      `${indent}  ${language}: () => import('./${id}/text/${language}${file}', { with: { type: 'json' } }),`,
  );
  return [`${indent}${name}: {`, ...loads, `${indent}},`];
}

/** `new-game` is a fine folder name but no variable. */
function variable(id: string): string {
  return id.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function key(id: string): string {
  return variable(id) === id ? id : `'${id}'`;
}

function lines(...all: readonly string[]): string {
  return `${all.join('\n')}\n`;
}

if (import.meta.main) {
  const check = process.argv.includes('--check');
  if (!check) writeRegistry();
  for (const { file, make } of check ? TARGETS : []) {
    if (existsSync(file) && readFileSync(file, 'utf8') === make(gameIds(), existsSync)) continue;
    console.error(`${file} does not list what is in games/. \`npm run registry\` writes it again.`);
    process.exitCode = 1;
  }
}
