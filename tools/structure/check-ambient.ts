import { isTest } from './places.ts';
import type { Problem } from './problem.ts';
import { type Node, type Source, walk } from './source.ts';

/** Names that reach outside, each with what to do instead. */
const FORBIDDEN: Readonly<Record<string, string>> = {
  ...names('the table tells the time, in a commit', 'Date', 'Temporal', 'performance'),
  ...names('words and their order depend on the machine: leave them to text/', 'Intl'),
  ...names(
    'rules answer at once and never wait',
    'setTimeout',
    'setInterval',
    'setImmediate',
    'queueMicrotask',
    'requestAnimationFrame',
  ),
  ...names(
    'rules have no machine around them: take it as an argument',
    'process',
    'fetch',
    'XMLHttpRequest',
    'WebSocket',
    'Worker',
    'document',
    'window',
    'navigator',
    'localStorage',
    'console',
    'require',
  ),
  ...names('name the thing itself', 'globalThis', 'global', 'self'),
  ...names('draw from the rng given as an argument', 'crypto'),
  ...names('write the code itself', 'eval', 'Function'),
  ...names('results must not depend on when memory is freed', 'WeakRef', 'FinalizationRegistry'),
};

const RANDOM = 'draw from the rng given as an argument';
const LOCALE = 'compare and write in one fixed way: a result must not depend on the machine’s language';

/** Fields whose identifier is only a name: `state.process`, `{ process: 1 }`, `process:`. */
const NAME_FIELDS: ReadonlySet<string> = new Set([
  'property',
  'key',
  'imported',
  'exported',
  'label',
  'qualifier',
]);

/** The kernel and the rules see nothing but their arguments, so that every match can be replayed for ever. */
export function checkAmbient(source: Source): Problem[] {
  const { path, program, lineAt } = source;
  if (!isPure(path)) return [];
  const problems: Problem[] = [];
  walk(program, (node, parent, field) => {
    const found = troubleWith(node, parent, field);
    if (found !== undefined) problems.push({ path, line: lineAt(node.start), ...found });
  });
  return problems;
}

function isPure(path: string): boolean {
  return !isTest(path) && /^(kernel|contract|games\/[^/]+\/(rules|puzzle(?!\/make\.ts)))\/.*\.ts$/.test(path);
}

function troubleWith(
  node: Node,
  parent: Node | undefined,
  field: string | undefined,
): Pick<Problem, 'what' | 'todo'> | undefined {
  if (node.type === 'ImportExpression')
    return { what: 'uses import()', todo: 'import at the top of the file' };
  if (node.type === 'MetaProperty' && node.meta.name === 'import') {
    return { what: 'uses import.meta', todo: 'take it as an argument' };
  }
  const member = memberName(node, parent, field);
  if (member !== undefined && /^(toLocale|localeCompare$)/.test(member)) {
    return { what: `uses ${member}`, todo: LOCALE };
  }
  if (node.type !== 'Identifier' || isOnlyAName(parent, field)) return undefined;
  if (node.name === 'Math') return troubleWithMath(parent, field);
  if (!Object.hasOwn(FORBIDDEN, node.name)) return undefined;
  return { what: `uses ${node.name}`, todo: `${FORBIDDEN[node.name]} (a local of that name: rename it)` };
}

/** Only `Math.name` is fine: handed around or taken apart, Math could give chance to anybody. */
function troubleWithMath(parent: Node | undefined, field: string | undefined) {
  if (parent?.type !== 'MemberExpression' || field !== 'object') {
    return {
      what: 'takes Math apart or hands it around',
      todo: `write Math.name where it is used; ${RANDOM}`,
    };
  }
  const name = nameOf(parent.property, parent.computed);
  if (name === undefined)
    return { what: 'uses Math[…] with a name made up while running', todo: 'write Math.name' };
  return name === 'random' ? { what: 'uses Math.random', todo: RANDOM } : undefined;
}

/** The name of a member where it is read (`a.name`, `a['name']`) or taken apart (`{ name } = a`). */
function memberName(node: Node, parent: Node | undefined, field: string | undefined): string | undefined {
  if (parent?.type === 'MemberExpression' && field === 'property') return nameOf(node, parent.computed);
  if (parent?.type === 'Property' && field === 'key') return nameOf(node, parent.computed);
  return undefined;
}

function nameOf(node: Node, computed: boolean): string | undefined {
  if (node.type === 'Identifier' && !computed) return node.name;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  return undefined;
}

function isOnlyAName(parent: Node | undefined, field: string | undefined): boolean {
  if (parent === undefined || field === undefined) return false;
  if (parent.type === 'TSQualifiedName') return field === 'right';
  const computed = 'computed' in parent && parent.computed;
  return NAME_FIELDS.has(field) && !computed;
}

function names(todo: string, ...list: string[]): Record<string, string> {
  return Object.fromEntries(list.map(name => [name, todo]));
}
