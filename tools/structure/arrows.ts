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
  // The contract: what a game is, and what everybody else asks of it. Its core stands on nothing.
  'contract/json.ts': pure('nothing'),
  'contract/rng.ts': pure('nothing'),
  'contract/game.ts': pure('contract/json.ts, contract/rng.ts'),
  'contract/meta.ts': pure('nothing'),
  contract: portable('contract, types of kernel, types of text'),
  kernel: pure('contract/json.ts, contract/rng.ts, contract/game.ts'),
  'games/*/data': pure('types of contract, types of own rules'),
  'games/*/rules': pure('contract, kernel, own data'),
  'games/*/meta.ts': pure('types of contract'),

  text: portable('types of contract/game.ts'),
  bots: portable('contract, kernel'),
  ui: portable('types of contract, text'),
  // Lessons and puzzles are played: they open matches.
  'ui/learn': portable('contract, kernel, text, ui'),
  protocol: portable('contract, kernel'),

  // Exact searches that bots, reviews, lessons and commands share.
  'games/*/solver': portable('contract, kernel, own rules, own data'),
  'games/*/bot': portable('contract, kernel, bots, own rules, own data, own solver'),
  'games/*/review': portable('contract, kernel, bots, own rules, own data, own solver, own bot'),
  // What the judge found, in words.
  'games/*/counsel': portable('contract, kernel, text, own rules, own data, own text, own ui'),
  // What somebody alone can be given to solve: made and judged anywhere, always with the same result.
  'games/*/puzzle': pure('contract, kernel, own rules, own data'),
  // How the puzzles of a lesson were found; run by hand.
  'games/*/puzzle/make.ts': machine('anything'),
  'games/*/text': portable('contract, text, own rules, own data'),
  'games/*/ui': portable('contract, kernel, ui, text, own rules, own text, own data'),
  'games/*/terminal': portable(
    'contract, kernel, text, own rules, own text, own data, own ui, own bot, own puzzle, own solver',
  ),
  'games/*/learn': portable(
    'contract, kernel, ui, text, own rules, own bot, own ui, own text, own data, own solver',
  ),
  'games/*/solo': portable('contract, kernel, ui, text, own rules, own puzzle, own ui, own text, own data'),
  'games/*/bench': machine('anything'),
  // What serves a game until it has its own bot, terminal or page. Only the registry asks for it.
  plain: portable('contract, kernel, bots, text'),
  'plain/ui': portable('contract, kernel, text, ui, plain'),
  'games/registry*.ts': portable('contract, plain, every game'),

  table: portable('contract, kernel, games/registry*.ts, bots, text, types of protocol'),
  web: portable('contract, table, protocol, kernel, bots, games/registry*.ts, ui, text'),
  // Inside the server: sockets and HTTP ask the tables, tables ask the store.
  'server/store': machine('contract, kernel, table, protocol, text'),
  'server/tables': machine(
    'contract, table, protocol, kernel, bots, games/registry*.ts, server/store, server/players, server/bucket.ts',
  ),
  'server/rooms': machine('contract, protocol, server/store, server/tables, server/players'),
  server: machine('contract, table, protocol, kernel, bots, games/registry*.ts, text, server'),
  cli: machine(
    'contract, kernel, games/registry*.ts, types of games/*/meta.ts, table, bots, text, server/store',
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
