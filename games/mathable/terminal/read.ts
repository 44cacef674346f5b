/** The move grammar of the terminal: `8I 12`, `8I 12 up left`, `swap 1 2`, `pass` … in French and English alike. */

import { refused } from '#contract/game.ts';
import type { Reading } from '#contract/terminal.ts';
import { DIRECTIONS, type Direction, parseCell } from '../rules/cells.ts';
import { parseMove } from '../rules/parse.ts';
import type { Mathable, View } from '../rules/types.ts';

const VERB_LIST = ['exchange', 'pass', 'end', 'draw', 'keep', 'contest', 'accept'] as const;
type Verb = (typeof VERB_LIST)[number];

/** What people type, without accents. The word that we print is the label `verb.<kind>`. */
const VERBS = {
  exchange: ['swap', 'exchange', 'echange', 'echanger'],
  pass: ['pass', 'passe', 'passer'],
  end: ['end', 'done', 'fin', 'fini', 'finir'],
  draw: ['draw', 'pioche', 'piocher'],
  keep: ['decline', 'refuse', 'refuser', 'keep', 'garde', 'garder'],
  contest: ['contest', 'conteste', 'contester'],
  accept: ['accept', 'accepte', 'accepter'],
} as const satisfies Record<Verb, readonly string[]>;

const WAYS = {
  up: ['up', 'haut'],
  right: ['right', 'droite'],
  down: ['down', 'bas'],
  left: ['left', 'gauche'],
} as const satisfies Record<Direction, readonly string[]>;

/** To the question of MB-7 people answer yes or no. */
const ANSWERS: Readonly<Record<string, Verb>> = {
  yes: 'draw',
  y: 'draw',
  oui: 'draw',
  o: 'draw',
  no: 'keep',
  n: 'keep',
  non: 'keep',
};

export function read(line: string, view: View): Reading<Mathable> | null {
  const [first, ...rest] = simplify(line);
  if (first === undefined) return null;
  const verb = verbOf(first) ?? (view.phase.tag === 'bonus' ? ANSWERS[first] : undefined);
  if (verb === undefined) return readPlace([first, ...rest]);
  if (verb !== 'exchange') return rest.length === 0 ? asMove({ kind: verb }) : null;
  const all = rest.length === 1 && (rest[0] === 'all' || rest[0] === 'tout');
  const tiles = all ? view.rack : rest.map(readNumber);
  return asMove({ kind: 'exchange', tiles });
}

/** The cell comes first or second: nobody should have to remember which. */
function readPlace([one = '', other = '', ...ways]: readonly string[]): Reading<Mathable> | null {
  const [cellText, tileText] = readNumber(one) === null ? [one, other] : [other, one];
  const tile = readNumber(tileText);
  const lines = ways.map(wayOf);
  if (tile === null || lines.includes(undefined)) return null;
  // `I8` says as much as `8I`.
  const swapped = cellText.replace(/^([a-z])(\d{1,2})$/, '$2$1');
  if (!/^\d{1,2}[a-z]$/.test(swapped)) return null;
  const cell = parseCell(swapped);
  if (cell === null) {
    return { tag: 'refused', refusal: refused('MB-1', { cell: swapped.toUpperCase() }) };
  }
  return asMove(ways.length === 0 ? { kind: 'place', cell, tile } : { kind: 'place', cell, tile, lines });
}

/** Through the same gate as a move from anywhere else. */
function asMove(raw: unknown): Reading<Mathable> | null {
  const move = parseMove(raw);
  return move === null ? null : { tag: 'move', move };
}

/** Words in lower case, without accents: `Échange 1, 2` and `echange 1 2` are the same. */
function simplify(line: string): string[] {
  const plain = line.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[\s,;=]+/).filter(word => word !== '');
}

function readNumber(text: string): number | null {
  return /^\d{1,3}$/.test(text) ? Number(text) : null;
}

function verbOf(word: string): Verb | undefined {
  return VERB_LIST.find(verb => VERBS[verb].some(one => one === word));
}

function wayOf(word: string): Direction | undefined {
  return DIRECTIONS.find(direction => WAYS[direction].some(one => one === word));
}
