/** Whether the server may have loaded this file, a path from the root: pages, tests and tools are nothing to it. */
export function isServerCode(path: string): boolean {
  if (!/\.(ts|json)$/.test(path) || path.endsWith('.test.ts')) return false;
  const folders = path.split('/').slice(0, -1);
  if (folders.length === 0 || folders.some(name => NEVER.has(name))) return false;
  if (folders[0] === 'games')
    return !PAGES_OF_A_GAME.has(folders[2] ?? '') && !path.startsWith('games/registry-');
  return !OTHER.has(folders[0] ?? '');
}

const NEVER: ReadonlySet<string> = new Set(['test', 'bench', 'node_modules']);
const OTHER: ReadonlySet<string> = new Set(['web', 'ui', 'tools', 'cli']);
const PAGES_OF_A_GAME: ReadonlySet<string> = new Set(['ui', 'learn', 'solo', 'terminal']);
