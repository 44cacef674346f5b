/** Makes the folder of a new game: a small one that already passes every law, to be replaced piece by piece. */
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeRegistry } from './registry.ts';

const TEMPLATE = join(import.meta.dirname, 'new-game', 'template');
const HELP = `npm run new-game -- ID [--name "Name"] [--prefix XY]

  ID      the folder below games/: small letters, digits and hyphens, starting with a letter
  --name  what is written on the box (default: made from ID)
  --prefix  two capital letters for the rule ids, XY-1 (default: made from ID)`;

export type NewGame = { readonly id: string; readonly name: string; readonly prefix: string };

/** What is wrong with the wish, or null. */
export function problemWith({ id, name, prefix }: NewGame, taken: readonly string[]): string | null {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    return `"${id}" cannot be a folder's name here: small letters, digits, hyphens.`;
  if (taken.includes(id)) return `games/${id} is there already.`;
  if (name.trim() === '' || /['"\\\n]/.test(name))
    return 'A name has no quotation marks, backslash or line break.';
  return /^[A-Z]{2}$/.test(prefix) ? null : `"${prefix}" cannot begin a rule id: two capital letters.`;
}

export function makeGame({ id, name, prefix }: NewGame, into: string): void {
  cpSync(TEMPLATE, into, { recursive: true });
  const type = id.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  for (const file of globSync('**/*.{ts,json,md,txt}', { cwd: into })) {
    const path = join(into, file);
    const text = readFileSync(path, 'utf8')
      .replaceAll('NewGame', type)
      .replaceAll('New Game', name)
      .replaceAll('new-game', id)
      .replaceAll('NG-', `${prefix}-`)
      .replaceAll("'NG'", `'${prefix}'`);
    writeFileSync(path, text);
  }
}

export function wishFrom(id: string, name?: string, prefix?: string): NewGame {
  const words = id.split('-').map(word => word.charAt(0).toUpperCase() + word.slice(1));
  const letters = words.length > 1 ? words.map(word => word.charAt(0)).join('') : id.slice(0, 2);
  return { id, name: name ?? words.join(' '), prefix: prefix ?? letters.slice(0, 2).toUpperCase() };
}

/** What somebody can do now, in the order in which it pays. */
function nextSteps({ id, name }: NewGame): string {
  const steps = [
    ['npm run dev', `then open /${id} in a browser; the page follows every save`],
    [`npx etagere play ${id}`, 'at this terminal'],
    [`npm run watch -- ${id}`, 'its tests and laws, again after every save'],
  ] as const;
  const width = Math.max(...steps.map(([command]) => command.length));
  return `games/${id} is there, and can be played as it is: alone, by passing one device around, and online.

${steps.map(([command, what]) => `  ${command.padEnd(width)}  ${what}`).join('\n')}

Now make it ${name}: games/${id}/RULES.md, then rules/. Page, terminal and bots are plain ones
until the game has its own; docs/add-a-game.md says how.`;
}

function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' }, prefix: { type: 'string' }, help: { type: 'boolean' } },
  });
  const [id] = positionals;
  if (values.help === true || id === undefined) {
    console.log(HELP);
    return values.help === true ? 0 : 2;
  }
  const wish = wishFrom(id, values.name, values.prefix);
  const problem = problemWith(wish, existsSync(join('games', id)) ? [id] : []);
  if (problem !== null) {
    console.error(problem);
    return 2;
  }
  try {
    makeGame(wish, join('games', id));
  } catch (error) {
    rmSync(join('games', id), { recursive: true, force: true });
    throw error;
  }
  writeRegistry();
  console.log(nextSteps(wish));
  return 0;
}

if (import.meta.main) process.exitCode = main();
