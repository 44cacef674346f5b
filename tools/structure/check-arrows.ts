import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { covers, gameOf, homeOf, isTest, type Place, placeOf } from './places.ts';
import type { Problem } from './problem.ts';
import type { Import, Source } from './source.ts';

type Trouble = Pick<Problem, 'what' | 'todo'>;

/** Every import follows an arrow of the table, and is written in the one way. */
export function checkArrows(source: Source): Problem[] {
  const { path } = source;
  const place = placeOf(path);
  if (place === undefined) {
    const what = `the table of arrows does not know ${posix.dirname(path)}/`;
    const todo = 'move the file, or give its folder a row in tools/structure/arrows.ts';
    return [{ path, line: 1, what, todo }];
  }
  return source.imports.flatMap(one => {
    const trouble = troubleWith(one, path, place);
    return trouble === undefined ? [] : [{ path, line: one.line, ...trouble }];
  });
}

function troubleWith(one: Import, path: string, place: Place): Trouble | undefined {
  const { specifier, target } = one;
  if (specifier === undefined) {
    if (place.row.may.includes('anything')) return undefined;
    return {
      what: 'imports a path made up while running',
      todo: 'write the path as a plain string, so that its arrow can be checked',
    };
  }
  if (target === undefined) return outside(specifier, place);
  return (
    wrongGame(path, target) ?? wrongArrow(one, path, target, place) ?? wrongSpelling(specifier, path, target)
  );
}

function outside(specifier: string, { name, row }: Place): Trouble | undefined {
  if (isBuiltin(specifier)) {
    if (!row.builtins) {
      return {
        what: `${name} imports ${specifier}`,
        todo: 'take what it gives as an argument: this also runs in a browser',
      };
    }
    if (!specifier.startsWith('node:'))
      return { what: `imports ${specifier}`, todo: `write node:${specifier}` };
    return undefined;
  }
  if (row.packages) return undefined;
  return { what: `${name} imports the package ${specifier}`, todo: 'write it here: this depends on nothing' };
}

function wrongGame(path: string, target: string): Trouble | undefined {
  const own = gameOf(path);
  const other = gameOf(target);
  if (own === undefined || other === undefined || own === other) return undefined;
  return {
    what: `the game ${own} imports the game ${other}`,
    todo: 'move what both need to the kernel, search or ui: a game is one folder and nothing else',
  };
}

function wrongArrow(one: Import, path: string, target: string, { name, row }: Place): Trouble | undefined {
  if (placeOf(target)?.name === name && homeOf(target) === homeOf(path)) return undefined;
  const allowed = row.may.filter(entry => reaches(entry, path, target));
  if (allowed.some(entry => one.typeOnly || !entry.startsWith('types of '))) return undefined;
  if (allowed.length > 0) {
    return { what: `${name} imports values of ${target}`, todo: 'use `import type`, or move the value' };
  }
  return {
    what: `${name} imports ${target}`,
    todo: `it may import ${row.may.join(', ')}; turn the dependency round or move the code (tools/structure/arrows.ts)`,
  };
}

/** Whether an entry of the table reaches a file. */
function reaches(entry: string, path: string, target: string): boolean {
  if (entry === 'anything') return true;
  if (isTest(target)) return false;
  const pattern = entry.replace('types of ', '');
  if (pattern === 'every game') return target.startsWith('games/');
  const own = pattern.startsWith('own ')
    ? `games/${gameOf(path)}/${pattern.slice('own '.length)}`
    : undefined;
  return covers(own ?? pattern, target);
}

function wrongSpelling(specifier: string, path: string, target: string): Trouble | undefined {
  const inside = target.startsWith(homeOf(path));
  if (inside && specifier.startsWith('#')) {
    return { what: `imports ${specifier} from the same folder`, todo: `write ${relativeTo(path, target)}` };
  }
  if (!inside && specifier.startsWith('.')) {
    return { what: `imports ${specifier} from another folder`, todo: `write #${target}` };
  }
  return undefined;
}

function relativeTo(path: string, target: string): string {
  const relative = posix.relative(posix.dirname(path), target);
  return relative.startsWith('.') ? relative : `./${relative}`;
}
