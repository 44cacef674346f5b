/** The rules of structure, checked on this clone: one line for each problem, and exit code 1 if there is one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkStructure } from './check-structure.ts';
import { makeProblemLine } from './problem.ts';
import { readTree } from './read-tree.ts';

const ROOT = join(import.meta.dirname, '..', '..');

const files = readTree(ROOT);
const problems = checkStructure(files);
for (const problem of problems) console.log(makeProblemLine(problem));
console.log(
  `${files.size} files, ${problems.length === 0 ? 'every rule kept' : `${problems.length} problems`}.`,
);

const registryKept = isRegistryUpToDate();
process.exitCode = problems.length === 0 && registryKept ? 0 : 1;

/** The list of games is written by a scan of their folders. */
function isRegistryUpToDate(): boolean {
  const script = join(ROOT, 'tools', 'registry.ts');
  if (!existsSync(script)) return true;
  return spawnSync(process.execPath, [script, '--check'], { cwd: ROOT, stdio: 'inherit' }).status === 0;
}
