/**
 * Who may import whom: the arrows between folders, which never turn back.
 *
 * Every folder may import itself. Beyond that, it may import what its row names:
 *   'kernel'            a folder or a file, tests excepted
 *   'types of kernel'   the same, with `import type` only
 *   'own rules'         games/<the same game>/rules
 *   'every game'        all of games/
 *   'anything'          the whole project, or 'nothing' of it
 */
export const ARROWS: Readonly<Record<string, Row>> = {
  kernel: pure('nothing'),
  'games/*/data': pure('types of kernel, types of own rules'),
  'games/*/rules': pure('kernel, own data'),
  'games/*/meta.ts': pure('types of kernel'),

  text: portable('types of kernel'),
  search: portable('kernel'),
  ui: portable('types of kernel, types of search, text'),
  // Lessons and puzzles are played: they open matches.
  'ui/learn': portable('kernel, text, ui'),
  protocol: portable('kernel'),

  // What the shelf asks of a game: types that its parts fulfil and that the registry lists.
  'games/entry.ts': portable('types of kernel, types of search, types of text'),
  // Exact searches that bots, reviews, lessons and commands share.
  'games/*/solver': portable('kernel, own rules, own data'),
  'games/*/bot': portable('kernel, search, own rules, own data, own solver'),
  'games/*/review': portable('kernel, types of search, own rules, own data, own solver'),
  // What somebody alone can be given to solve: made and judged anywhere, always with the same result.
  'games/*/puzzle': pure('kernel, own rules, own data'),
  'games/*/text': portable('types of kernel, text, own rules, own data'),
  'games/*/ui': portable(
    'kernel, ui, text, types of search, types of games/entry.ts, own rules, own text, own data',
  ),
  'games/*/learn': portable(
    'kernel, ui, text, types of search, own rules, own bot, own ui, own text, own data, own solver',
  ),
  'games/*/solo': portable('kernel, ui, text, own rules, own puzzle, own ui, own text, own data'),
  'games/*/commands': portable(
    'kernel, text, types of games/entry.ts, own rules, own bot, own puzzle, own text, own data, own solver',
  ),
  'games/registry*.ts': portable('games/entry.ts, types of ui, every game'),

  table: portable('kernel, games/entry.ts, games/registry*.ts, search, text, types of protocol'),
  web: portable('table, protocol, kernel, search, games/entry.ts, games/registry*.ts, ui, text'),
  server: machine('table, protocol, kernel, search, games/entry.ts, games/registry*.ts, text'),
  cli: machine(
    'kernel, games/entry.ts, games/registry*.ts, types of games/*/meta.ts, table, search, text, server/store',
  ),
  // The command starts before anything is installed, so it needs set-up, and nothing else from tools.
  'cli/etagere.mjs': machine('tools/setup, cli'),

  tools: machine('anything'),
  bench: machine('anything'),
  // Settings of tools at the root, such as vitest.config.ts.
  '*.ts': machine('anything'),
};

/** Tests lie beside what they test: `*.test.ts` and whatever is in a `test` folder. */
export const TESTS: Row = machine('anything');

/** What one place may import. Another game's files are out of reach for everybody but the registry. */
export interface Row {
  readonly may: readonly string[];
  /** npm packages. */
  readonly packages: boolean;
  /** Node's own modules. */
  readonly builtins: boolean;
}

/** Runs anywhere and depends on nothing: the kernel and the rules. */
function pure(may: string): Row {
  return { may: may.split(', '), packages: false, builtins: false };
}

/** Runs in a browser and on a server. */
function portable(may: string): Row {
  return { may: may.split(', '), packages: true, builtins: false };
}

/** Runs on a machine with files and processes. */
function machine(may: string): Row {
  return { may: may.split(', '), packages: true, builtins: true };
}
