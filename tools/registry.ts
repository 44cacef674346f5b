/** Writes `games/registry.ts` by looking at the folders in `games/`; `--check` only says whether it is up to date. */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';

const TARGET = 'games/registry.ts';

/** A part of a game: the file that holds it, and its name in an Entry. */
const PARTS = [
  { name: 'rules', file: 'rules/index.ts' },
  { name: 'bot', file: 'bot/index.ts' },
  { name: 'terminal', file: 'ui/terminal.ts' },
  { name: 'commands', file: 'commands/index.ts' },
] as const;

const LANGUAGE_FILES = ['fr', 'en'] as const;

export function makeRegistry(ids: readonly string[], exists: (path: string) => boolean): string {
  const imports = ids.map(id => `import { meta as ${variable(id)} } from './${id}/meta.ts';`);
  const entries = ids.map(id => {
    const parts = PARTS.filter(({ file }) => exists(`games/${id}/${file}`)).map(
      ({ name, file }) => `    ${name}: () => import('./${id}/${file}'),`,
    );
    const text = LANGUAGE_FILES.map(
      language =>
        `      ${language}: () => import('./${id}/text/${language}.json', { with: { type: 'json' } }),`,
    );
    return [
      `  ${key(id)}: {`,
      `    meta: ${variable(id)},`,
      ...parts,
      '    text: {',
      ...text,
      '    },',
      '  },',
    ].join('\n');
  });
  return [
    '// Written by tools/registry.ts from the folders beside it. `npm run registry` writes it again.',
    "import type { Entry } from './entry.ts';",
    ...imports,
    '',
    'export const registry: Readonly<Record<string, Entry>> = {',
    ...entries,
    '};',
    '',
  ].join('\n');
}

/** `new-game` is a fine folder name but no variable. */
function variable(id: string): string {
  return id.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function key(id: string): string {
  return variable(id) === id ? id : `'${id}'`;
}

export function gameIds(): string[] {
  return globSync('games/*/meta.ts')
    .map(path => path.split('/')[1] as string)
    .sort();
}

export function writeRegistry(): void {
  writeFileSync(TARGET, makeRegistry(gameIds(), existsSync));
}

if (import.meta.main) {
  if (!process.argv.includes('--check')) writeRegistry();
  else if (makeRegistry(gameIds(), existsSync) !== readFileSync(TARGET, 'utf8')) {
    console.error(`${TARGET} does not list what is in games/. \`npm run registry\` writes it again.`);
    process.exitCode = 1;
  }
}
