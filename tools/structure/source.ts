import { posix } from 'node:path';
import { type Node, type Program, parseSync, visitorKeys } from 'oxc-parser';

export type { Node } from 'oxc-parser';

/** A file of the project, read once for all the checks. */
export interface Source {
  readonly path: string;
  readonly imports: readonly Import[];
  readonly program: Program;
  /** The line, from 1, of an offset in the text. */
  readonly lineAt: (offset: number) => number;
}

export interface Import {
  /** As written: `#kernel/match.ts`, `./view.ts`, `node:fs`, `vitest`. Undefined if it is not a plain string. */
  readonly specifier: string | undefined;
  /** The file of the project it leads to; undefined for packages and Node's modules. */
  readonly target: string | undefined;
  readonly typeOnly: boolean;
  readonly line: number;
}

export function readSource(path: string, text: string): Source {
  const { program, errors } = parseSync(path, text);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${path} does not parse: ${error.message}`);
  const lineAt = lineCounter(text);
  const imports: Import[] = [];
  walk(program, node => {
    const found = importIn(node);
    if (found === undefined) return;
    imports.push({ ...found, target: resolve(path, found.specifier), line: lineAt(node.start) });
  });
  return { path, imports, program, lineAt };
}

/** Calls `visit` on a node and everything below it, with the parent and the parent's field. */
export function walk(node: Node, visit: (node: Node, parent?: Node, field?: string) => void): void {
  step(node);

  function step(current: Node, parent?: Node, field?: string): void {
    visit(current, parent, field);
    for (const key of visitorKeys[current.type] ?? []) {
      const below: unknown = Reflect.get(current, key);
      for (const child of Array.isArray(below) ? below : [below]) {
        if (isNode(child)) step(child, current, key);
      }
    }
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** Static, dynamic and type imports, and exports from another file. */
function importIn(node: Node): Pick<Import, 'specifier' | 'typeOnly'> | undefined {
  switch (node.type) {
    case 'ImportDeclaration': {
      const inlineTypes =
        node.specifiers.length > 0 &&
        node.specifiers.every(one => one.type === 'ImportSpecifier' && one.importKind === 'type');
      return { specifier: node.source.value, typeOnly: node.importKind === 'type' || inlineTypes };
    }
    case 'ExportAllDeclaration':
      return { specifier: node.source.value, typeOnly: node.exportKind === 'type' };
    case 'ExportNamedDeclaration':
      if (node.source === null) return undefined;
      return { specifier: node.source.value, typeOnly: node.exportKind === 'type' };
    case 'ImportExpression':
      return { specifier: literal(node.source), typeOnly: false };
    case 'TSImportType':
      return { specifier: node.source.value, typeOnly: true };
    default:
      return undefined;
  }
}

function literal(node: Node): string | undefined {
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

function resolve(from: string, specifier: string | undefined): string | undefined {
  if (specifier === undefined) return undefined;
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  return undefined;
}

function lineCounter(text: string): (offset: number) => number {
  const ends = [...text.matchAll(/\n/g)].map(match => match.index);
  return offset => {
    const index = ends.findIndex(end => end >= offset);
    return (index === -1 ? ends.length : index) + 1;
  };
}
