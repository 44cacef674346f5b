import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Game, Shape } from '#contract/game.ts';
import { isRecord } from '#contract/json.ts';
import { stones } from '#kernel/test/toys/stones.ts';
import { makeWords } from '#text/words.ts';
import { fieldsOf } from '../fields.ts';
import { sayMove } from '../moves.ts';
import { type Listener, readable } from '../names.ts';
import { scoreOf, seatNote } from '../seats.ts';
import { tell } from '../tell.ts';
import en from '../text/en.json' with { type: 'json' };
import { readMove, writeMove } from '../written.ts';

function listenerWith(labels: Readonly<Record<string, string>> = {}): Listener {
  const words = makeWords('en', { rules: {}, refusals: {}, labels }, en);
  return { words, seatName: seat => ['You', 'Zoé'][seat] ?? '' };
}

const bare = listenerWith();

describe('a move in letters', () => {
  const takesAnything: Game<Shape> = {
    ...(stones as unknown as Game<Shape>),
    parseMove: raw => (isRecord(raw) && typeof raw['kind'] === 'string' ? (raw as Shape['move']) : null),
  };

  test.each([
    [{ kind: 'pass' }, 'pass'],
    [{ kind: 'lay', card: 7 }, 'lay card=7'],
    [{ kind: 'name', who: 'zoe', tile: '7' }, 'name who=zoe tile="7"'],
    [{ kind: 'place', at: [3, 4], turned: true }, 'place at=[3,4] turned=true'],
    [{ kind: 'say', text: 'two words' }, String.raw`say text="two\u0020words"`],
  ])('%j', (move, written) => {
    expect(writeMove(move)).toBe(written);
  });

  test('whatever is written is read', () => {
    const move = fc
      .dictionary(fc.string(), fc.jsonValue())
      .chain(fields =>
        fc.string().map(kind => JSON.parse(JSON.stringify({ ...fields, kind })) as Shape['move']),
      );
    fc.assert(
      fc.property(move, one => {
        expect(readMove(takesAnything, writeMove(one), null)).toEqual(one);
      }),
    );
  });

  test('no line makes it throw, and a number is one of those listed', () => {
    const view = { left: 5, toMove: 0, me: 0 } as const;
    fc.assert(fc.property(fc.string(), line => void readMove(stones, line, view)));
    expect(readMove(stones, '2', view)).toEqual({ kind: 'take', take: 2 });
    expect(readMove(stones, '4', view)).toBeNull();
    expect(readMove(stones, 'take take=9', view)).toEqual({ kind: 'take', take: 9 });
  });
});

describe('a view as fields', () => {
  test.each([
    ['handSizes', 'Hand sizes'],
    ['to-move', 'To move'],
    ['left', 'Left'],
  ])('%s is called %s', (field, name) => {
    expect(readable(field)).toBe(name);
  });

  test('lists lie side by side, seats have names, whoever looks is not a field', () => {
    const view = {
      me: 0,
      hand: [3, 5],
      toMove: 1,
      scores: [0, 2],
      tricks: [[{ seat: 1, card: 4 }]],
      open: true,
    };
    expect(fieldsOf(view, bare).map(({ name, holds }) => [name, holds])).toEqual([
      ['Hand', { tag: 'row', items: ['3', '5'] }],
      ['To move', { tag: 'text', text: 'Zoé' }],
      [
        'Scores',
        {
          tag: 'named',
          entries: [
            { name: 'You', holds: { tag: 'text', text: '0' } },
            { name: 'Zoé', holds: { tag: 'text', text: '2' } },
          ],
        },
      ],
      ['Tricks', { tag: 'lines', lines: [{ tag: 'row', items: ['Zoé 4'] }] }],
      ['Open', { tag: 'text', text: 'yes' }],
    ]);
  });

  test('the words of the game come first', () => {
    const own = listenerWith({ 'view.hand': 'Your hand', 'value.red': 'rot', 'move.lay': 'Lay the {card}' });
    expect(fieldsOf({ hand: ['red'] }, own)).toMatchObject([
      { name: 'Your hand', holds: { items: ['rot'] } },
    ]);
    expect(sayMove({ kind: 'lay', card: 7 }, own)).toBe('Lay the 7');
    expect(sayMove({ kind: 'lay', card: 7 }, bare)).toBe('Lay · 7');
  });

  test('a seat shows its score, and what is counted of it', () => {
    const view = { scores: [4, 2], handSizes: [1, 3] };
    const own = listenerWith({ 'seat.handSizes': '{count, plural, one {# card} other {# cards}}' });
    expect([0, 1].map(seat => scoreOf(view, seat))).toEqual([4, 2]);
    expect([0, 1].map(seat => seatNote(view, seat, own.words))).toEqual(['1 card', '3 cards']);
    expect(seatNote(view, 1, bare.words)).toBe('Hand sizes 3');
  });
});

describe('the story', () => {
  test.each([
    ['how it begins', null, { left: 3 }, ['The game begins.']],
    ['a number that changed', { left: 3 }, { left: 1 }, ['Left: 1']],
    ['whose turn it is', { toMove: 0 }, { toMove: 1 }, ['To move: Zoé']],
    ['what came and went', { hand: [1, 2] }, { hand: [2, 9] }, ['Hand: + 9', 'Hand: − 1']],
    ['who has more now', { scores: [0, 1] }, { scores: [0, 3] }, ['Scores: Zoé 3']],
    [
      'what somebody did, and then nothing else',
      { hand: [7], tricks: [[{ seat: 0, card: 2 }]] },
      {
        hand: [],
        tricks: [
          [
            { seat: 0, card: 2 },
            { seat: 1, card: 7 },
          ],
        ],
      },
      ['Zoé: card 7'],
    ],
    ['a move in a list of moves', { log: [] }, { log: [{ seat: 0, kind: 'pass' }] }, ['You: Pass']],
    ['nothing, where nothing is seen', { hand: [1] }, { hand: [1] }, []],
  ])('%s', (_name, before, after, told) => {
    expect(tell(before, after, bare)).toEqual(told);
  });
});
