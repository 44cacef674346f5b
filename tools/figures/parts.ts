/** One bench or harness, and what of its lines belongs on the page. */
export interface Part {
  readonly name: string;
  readonly title: string;
  /** What anybody types to get the same. */
  readonly command: readonly string[];
  readonly settings?: Readonly<Record<string, string>>;
  /** One or two sentences below the title. */
  readonly about: string;
  readonly pick?: (lines: readonly Line[]) => readonly Line[];
}

/** What a bench prints, or what `read-output.ts` makes of other lines. */
export type Line = Readonly<Record<string, unknown>>;

/** Of screens that all are well, a few. */
const WORST = 8;

function bench(name: string): readonly string[] {
  return ['npm', 'run', 'bench', '--', name];
}

/** In this order on the page. */
export const PARTS: readonly Part[] = [
  {
    name: 'server',
    title: 'The server beside boardgame.io and Colyseus',
    command: bench('server'),
    about:
      'Five14, a tiny game written for all three, at 50 tables in one run, moves as fast as they are answered. The others store nothing; ours has each move on the disk before it says so. Compare the lines of one run; CPU a move moves least with what else the machine does.',
  },
  {
    name: 'load',
    title: 'Load: a crowd at human pace',
    command: bench('crowd'),
    settings: { CROWD_SECONDS: '45' },
    about:
      'A real server on SQLite; 5,000 sockets at 1,500 tables of all five games, one bot of mixed level at each, people who think for ten seconds and whose networks come and go, from other processes. Times in ms, sizes in MB, CPU in percent of one core. The people’s own lag says whether they are what is slow.',
  },
  {
    name: 'sockets',
    title: 'What a socket weighs',
    command: bench('sockets'),
    about:
      'Bytes of memory for each socket of somebody who sits at a table and does nothing, the table apart: what JavaScript holds with its buffers, and by how much the process grows. A browser offers to compress and was sent the lobby; a program does not.',
  },
  {
    name: 'cost',
    title: 'What each part of a move costs',
    command: bench('cost'),
    about:
      'Microseconds of the server’s CPU, the whole and what is left when one part after the other is taken out.',
  },
  {
    name: 'path',
    title: 'How long the way of a move is',
    command: bench('path'),
    about: 'Functions of ours that every move enters, in all threads; the command lists them by name.',
    pick: lines => lines.filter(line => 'bench' in line),
  },
  {
    name: 'steps',
    title: 'A late step costs what an early one does',
    command: bench('steps'),
    about: 'Microseconds that a step takes the server, early and late in a long match.',
  },
  {
    name: 'store',
    title: 'The store by itself',
    command: bench('store'),
    about: 'Appends that are durable, as the house asks for them.',
  },
  {
    name: 'processes',
    title: 'Several processes on one PostgreSQL',
    command: bench('processes'),
    about:
      'The same pace at one, two and three processes; `seen` is until the other player sees the move, in ms.',
  },
  {
    name: 'page-weight',
    title: 'What a first visit weighs, and how fast a touch is answered',
    command: bench('page-weight'),
    about: 'kB with gzip, in a real Chromium; touches on a processor that is slowed down six times.',
  },
  {
    name: 'page-shift',
    title: 'What moves by itself while a page arrives',
    command: bench('page-shift'),
    about: 'Cumulative layout shift over a slow network, every screen at two widths; those where it is most.',
    pick: lines =>
      lines
        .toSorted(
          (a, b) => Number('error' in b) - Number('error' in a) || Number(b['shift']) - Number(a['shift']),
        )
        .slice(0, WORST),
  },
  {
    name: 'faults',
    title: 'Faults, in short',
    command: ['npm', 'run', 'faults', '--', '--only', 'kill', '--kills', '20', '--seed', 'figures'],
    about:
      'Real servers are killed under real clients; every acknowledged move must be there once, in order, and have been seen by all. The long run is `npm run faults`.',
  },
];
