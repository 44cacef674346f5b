import { describe, expect, test } from 'vitest';
import type { Viewer } from '#contract/game.ts';
import { ALL_CARDS, type Card } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import type { State } from '../rules/types.ts';
import { playOut, position, step } from './position.ts';

const VIEWERS = [0, 1, 2, 'spectator'] as const;

const start = position({
  hands: ['euler agnesi geometers:5 scribe', 'cauchy fermat', 'mirzakhani galois'],
  stock: 'pascal cardano turing boole',
});

/** All cards that a viewer sees named, anywhere. */
function seenBy(state: State, viewer: Viewer): Card[] {
  const text = JSON.stringify(game.view(state, viewer));
  return ALL_CARDS.filter(card => text.includes(`"${card}"`));
}

describe('[MH-5] hands, stock and questions are hidden', () => {
  test.each(VIEWERS)('%s sees one hand at most, and how many cards there are', viewer => {
    const view = game.view(start, viewer);
    expect(view.hands).toEqual(start.hands.map((hand, seat) => (seat === viewer ? hand : null)));
    expect([view.handSizes, view.stockSize, view.stock]).toEqual([[8, 2, 2], 4, null]);
    expect(seenBy(start, viewer)).toEqual(viewer === 'spectator' ? [] : start.hands[viewer]);
  });

  test('there is nothing else in a view', () => {
    expect(Object.keys(game.view(start, 1)).sort()).toEqual([
      'config',
      'counterPoints',
      'discoveries',
      'handSizes',
      'hands',
      'idleCalls',
      'me',
      'past',
      'phase',
      'posed',
      'starter',
      'stock',
      'stockSize',
    ]);
  });
});

describe('[MH-7] calls, answers and cards handed over are public', () => {
  const given = step(start, { 0: 'call cauchy 1' });

  test.each(VIEWERS)('%s knows who got what from whom', viewer => {
    const view = game.view(given, viewer);
    expect(view.past).toEqual(given.past);
    expect(view.handSizes).toEqual([9, 1, 2]);
  });
});

describe('[MH-8] a drawn card is seen by whoever drew it', () => {
  const drawn = step(start, { 0: 'call cauchy 2' });

  test.each([
    [0, 'boole'],
    [1, null],
    [2, null],
    ['spectator', null],
  ] as const)('%s: %s', (viewer, card) => {
    const call = { kind: 'called', caller: 0, from: 2, card: 'cauchy', got: 'drew', drawn: card };
    expect(game.view(drawn, viewer).past).toEqual([call]);
    expect(seenBy(drawn, viewer).includes('boole')).toBe(card !== null);
  });

  test('unless it is the card that was called: then it is shown', () => {
    const lucky = step({ ...start, stock: ['pascal', 'kovalevskaya'] }, { 0: 'call kovalevskaya 1' });
    for (const viewer of VIEWERS)
      expect(game.view(lucky, viewer).past.at(-1)).toMatchObject({ got: 'shown', drawn: 'kovalevskaya' });
  });
});

describe('[MH-9] a card drawn with an empty hand, too', () => {
  const empty = playOut(position({ hands: ['euler', 'agnesi', 'abel'], stock: 'pascal boole' }), [
    { 0: 'call agnesi 1' },
    { 1: 'draw' },
  ]);

  test.each([
    [0, null],
    [1, 'boole'],
    [2, null],
    ['spectator', null],
  ] as const)('%s: %s', (viewer, card) => {
    expect(game.view(empty, viewer).past.at(-1)).toEqual({ kind: 'drew', seat: 1, drawn: card });
  });
});

describe('[MH-11] questions and answers', () => {
  const asked = step(start, { 0: 'pose geometers:5 scribe' });

  test('the same for everybody: which question, and how its choices lie', () => {
    for (const viewer of VIEWERS) expect(game.view(asked, viewer).phase).toEqual(asked.phase);
  });

  test('nothing in a view tells the answer, or which question is next', () => {
    expect(Object.keys(asked.phase).sort()).toEqual(['asked', 'seat', 'tag', 'why']);
    expect(asked.phase.tag === 'question' && Object.keys(asked.phase.asked).sort()).toEqual([
      'card',
      'family',
      'order',
    ]);
    const other: State = { ...asked, pack: asked.pack.toReversed() };
    for (const viewer of VIEWERS) expect(game.view(other, viewer)).toEqual(game.view(asked, viewer));
  });

  test('what was answered, and whether it was right, is known to all', () => {
    const answered = step(asked, { 0: 'right' });
    for (const viewer of VIEWERS) {
      expect(game.view(answered, viewer).past).toEqual(answered.past);
      expect(game.view(answered, viewer).posed).toEqual(answered.posed);
    }
  });
});

describe('[MH-14] the asking tells nothing', () => {
  const posed = [{ 0: 'pose geometers:5 scribe' }, { 0: 'wrong' }];
  const able = playOut(start, posed);
  const unable = playOut({ ...start, hands: start.hands.with(2, ['galois', 'noether']) }, posed);

  test('whoever looks on sees the same, whether somebody can counter or not', () => {
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(game.view(able, viewer)).toEqual(game.view(unable, viewer));
    expect(game.status(able)).toEqual(game.status(unable));
  });

  test('after the window all choices lie open', () => {
    const after = step(able, { 1: 'counter nothing', 2: 'counter joker' });
    for (const viewer of VIEWERS)
      expect(game.view(after, viewer).past.at(-1)).toMatchObject({ choices: [null, 'nothing', 'joker'] });
  });
});

describe('[MH-19] after the end', () => {
  const drawn = step(start, { 0: 'call cauchy 2' });
  const over: State = { ...drawn, phase: { tag: 'over', rule: 'MH-19' } };

  test.each(VIEWERS)('%s sees hands, draws and stock', viewer => {
    const view = game.view(over, viewer);
    expect([view.hands, view.past, view.stock]).toEqual([over.hands, over.past, over.stock]);
  });
});
