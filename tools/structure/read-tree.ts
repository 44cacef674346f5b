import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders with nothing of ours in them. Those whose name starts with a dot are left out too. */
const NOT_OURS: ReadonlySet<string> = new Set([
  'node_modules',
  'bench/peers',
  'dist',
  'data',
  'coverage',
  'fuzz-dumps',
  'test-results',
]);

/** The code of a project folder: path from the root with `/`, text. */
export function readTree(root: string): Map<string, string> {
  const files = new Map<string, string>();
  readFolder('');
  return files;

  function readFolder(folder: string): void {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.name.startsWith('.') || NOT_OURS.has(path)) continue;
      if (entry.isDirectory()) readFolder(path);
      else if (/\.(ts|tsx|mjs|js|css|html)$/.test(path))
        files.set(path, readFileSync(join(root, path), 'utf8'));
    }
  }
}
