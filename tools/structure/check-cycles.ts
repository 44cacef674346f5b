import type { Problem } from './problem.ts';
import type { Import, Source } from './source.ts';

/** Files that import each other in a circle, by value or by type, can only be understood all at once. */
export function checkCycles(sources: ReadonlyMap<string, Source>): Problem[] {
  const problems: Problem[] = [];
  const done = new Set<string>();
  const trail: string[] = [];
  for (const path of [...sources.keys()].sort()) visit(path);
  return problems;

  function visit(path: string): void {
    const source = sources.get(path);
    if (source === undefined || done.has(path)) return;
    trail.push(path);
    for (const one of source.imports) {
      if (one.target === undefined) continue;
      const start = trail.indexOf(one.target);
      if (start === -1) visit(one.target);
      else problems.push(cycle(path, one, [...trail.slice(start), one.target]));
    }
    trail.pop();
    done.add(path);
  }
}

function cycle(path: string, { line }: Import, files: readonly string[]): Problem {
  return {
    path,
    line,
    what: `a circle of imports: ${files.join(' → ')}`,
    todo: 'move what they share to a file that imports neither',
  };
}
