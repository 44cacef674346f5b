import { checkAmbient } from './check-ambient.ts';
import { checkArrows } from './check-arrows.ts';
import { checkCycles } from './check-cycles.ts';
import { checkHover } from './check-hover.ts';
import type { Problem } from './problem.ts';
import { readSource, type Source } from './source.ts';

/** Every broken rule of structure in a tree of files: path from the root, text. */
export function checkStructure(files: ReadonlyMap<string, string>): Problem[] {
  const sources = new Map<string, Source>();
  for (const [path, text] of files) {
    if (/\.(ts|tsx|mjs|js)$/.test(path)) sources.set(path, readSource(path, text));
  }
  const problems = [
    ...[...sources.values()].flatMap(checkArrows),
    ...[...sources.values()].flatMap(checkAmbient),
    ...checkCycles(sources),
    ...[...files].flatMap(([path, text]) => (path.endsWith('.css') ? checkHover(path, text) : [])),
    ...[...files].flatMap(([path, text]) => checkLength(path, text)),
  ];
  return problems.sort(byPlace);
}

function byPlace(a: Problem, b: Problem): number {
  if (a.path === b.path) return a.line - b.line;
  return a.path < b.path ? -1 : 1;
}

const LONGEST = 500;

/** No file that everything goes through. Data is as long as it is. */
function checkLength(path: string, text: string): Problem[] {
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  if (lines <= LONGEST || path.split('/').includes('data')) return [];
  return [
    {
      path,
      line: LONGEST + 1,
      what: `${lines} lines, and ${LONGEST} is the most`,
      todo: 'one file, one idea: move the second idea to its own file',
    },
  ];
}
