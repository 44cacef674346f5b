import { type Game, type Seat, type Shape, seatsByRank } from '#contract/game.ts';
import type { Scene, Terminal } from '#contract/terminal.ts';
import { isAsked } from '#kernel/asked.ts';
import { canonical } from '#kernel/fingerprint.ts';
import type { Envelope } from '#kernel/match.ts';
import { INK, oneLine, paint, wrap } from '#text/ansi.ts';
import { type Field, fieldsOf, type Layout } from '../fields.ts';
import { isSameMove, openMoves, sayMove } from '../moves.ts';
import { sayPlain } from '../names.ts';
import { tell } from '../tell.ts';
import { readMove, writeMove } from '../written.ts';

/** More moves than these are not printed; their numbers are good all the same. */
const MOST_LISTED = 40;
const INDENT = '  ';

/** Any game at a terminal: its view as fields, its moves by number. */
export function makeTerminal<S extends Shape>(game: Game<S>): Terminal<S> {
  return {
    settings: {},
    draw: (envelope, scene) =>
      [
        ...fieldsOf(envelope.view, scene).flatMap(field => drawField(field, scene)),
        ...listMoves(envelope, scene),
      ].join('\n'),
    ask: (envelope, scene) => {
      const seat = seatOf(envelope);
      if (seat === null || openMoves(game, envelope, seat).length === 0) return '';
      return sayPlain(scene)(isAsked(envelope, seat) ? 'plain.ask' : 'plain.ask-may');
    },
    read: (line, view) => {
      const move = readMove(game, line, view);
      return move === null ? null : { tag: 'move', move };
    },
    write: writeMove,
    tell: (before, after, scene) => tell(before, after, scene),
    advise: ({ move }, view, scene) => {
      const number = 1 + [...game.moves(view)].findIndex(one => isSameMove(one, move));
      const what = sayMove(move, scene);
      return sayPlain(scene)('plain.advice', { what: number === 0 ? what : `${number} · ${what}` });
    },
    result,
    grammar: words => [{ write: '1', means: sayPlain({ words })('plain.grammar') }],
  };

  /** Those that are open, by their number among all that the rules list. */
  function listMoves(envelope: Envelope<S>, scene: Scene): string[] {
    const seat = seatOf(envelope);
    const open = seat === null ? [] : openMoves(game, envelope, seat);
    if (open.length === 0) return [];
    const all = [...game.moves(envelope.view)].map(canonical);
    const shown = open.slice(0, MOST_LISTED).flatMap(move => {
      const number = 1 + all.indexOf(canonical(move));
      const [first = '', ...more] = fit(sayMove(move, scene), scene.width - NUMBER);
      const rest = more.map(line => ' '.repeat(NUMBER) + line);
      return [`${String(number).padStart(NUMBER - 2)}  ${first}`].concat(rest);
    });
    const say = sayPlain(scene);
    const left = open.length - MOST_LISTED;
    const rest = left > 0 ? fit(say('plain.more-moves', { count: left }), scene.width) : [];
    return ['', paint(say('plain.moves'), INK.bold, scene.colour), ...shown, ...rest];
  }
}

/** Columns for the number of a move. */
const NUMBER = 6;

function seatOf<S extends Shape>({ viewer }: Envelope<S>): Seat | null {
  return viewer === 'spectator' ? null : viewer;
}

function drawField({ name, holds }: Omit<Field, 'field'>, scene: Scene): string[] {
  const title = (line: string): string => paint(line, INK.bold, scene.colour);
  const short = inOneLine(holds);
  if (short !== null && name.length + short.length + INDENT.length <= scene.width)
    return [`${title(name)}${INDENT}${short}`];
  if (holds.tag === 'text' || holds.tag === 'row') {
    const [first = '', ...more] = fit(`${name}  ${textOf(holds)}`, scene.width, INDENT);
    return [first.startsWith(name) ? title(name) + first.slice(name.length) : first, ...more];
  }
  const inner = { ...scene, width: scene.width - INDENT.length };
  return [...fit(name, scene.width).map(title), ...drawLayout(holds, inner).map(line => INDENT + line)];
}

function drawLayout(layout: Layout, scene: Scene): string[] {
  switch (layout.tag) {
    case 'text':
    case 'row':
      return fit(textOf(layout), scene.width, INDENT);
    case 'lines':
      return layout.lines.flatMap((line, i) => drawField({ name: `${i + 1}.`, holds: line }, scene));
    case 'named':
      return layout.entries.flatMap(entry => drawField(entry, scene));
  }
}

/** Where each seat has a number, all of them in a line. */
function inOneLine(layout: Layout): string | null {
  if (layout.tag !== 'named') return null;
  const entries = layout.entries.map(({ name, holds }) =>
    holds.tag === 'text' ? `${name} ${textOf(holds)}` : null,
  );
  return entries.includes(null) ? null : entries.join(', ');
}

function textOf(layout: Extract<Layout, { tag: 'text' | 'row' }>): string {
  return oneLine(layout.tag === 'text' ? layout.text : layout.items.join('  '));
}

/** Lines of so many columns, broken within a word only where it is longer than a line. */
function fit(text: string, width: number, indent = ''): string[] {
  const room = Math.max(8, width - indent.length);
  const pieces = text
    .split(' ')
    .flatMap(word => (Array.from(word).length > room ? chunks(word, room) : [word]));
  return wrap(pieces.join(' '), room).map((line, i) => (i === 0 ? line : indent + line));
}

function chunks(word: string, size: number): string[] {
  const letters = Array.from(word);
  return Array.from({ length: Math.ceil(letters.length / size) }, (_, i) =>
    letters.slice(i * size, (i + 1) * size).join(''),
  );
}

function result<S extends Shape>({ outcome }: Envelope<S>, scene: Scene): string {
  if (outcome === null) return '';
  const { ranks, scores } = outcome;
  return seatsByRank(outcome)
    .map(seat =>
      sayPlain(scene)('plain.result', {
        rank: ranks[seat] ?? 0,
        name: scene.seatName(seat),
        score: scores[seat] ?? 0,
      }),
    )
    .join('\n');
}
