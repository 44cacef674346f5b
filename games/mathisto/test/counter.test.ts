import { describe, expect, test } from 'vitest';
import { game } from '../rules/index.ts';
import { scoreOf, totalOf } from '../rules/score.ts';
import type { State } from '../rules/types.ts';
import { ask, playOut, poseAndCounter, position, step } from './position.ts';

const ALL = 'geometers:5 bourbaki pythagoras';

/** The first has what it takes to pose, the second the sixth card, the third the discovery. */
const start = position({
  hands: ['geometers:5 bourbaki euler', 'mirzakhani abel', 'pythagoras gauss'],
  stock: 'turing',
});
/** The second player holds both cards. */
const both = position({
  hands: ['geometers:5 bourbaki euler', 'mirzakhani pythagoras abel', 'gauss'],
  stock: 'turing',
});

function window(state: State, pose: string): State {
  return playOut(state, [{ 0: `pose ${pose}` }, { 0: 'right' }]);
}

function refusal(rule: string, facts: object): object {
  return { ok: false, rule, facts };
}

/** What the family is worth to its owner. */
function worth(state: State): number {
  return scoreOf(state, state.posed[0]?.owner ?? 0).families;
}

describe('[MH-14] the window', () => {
  const open = window(start, 'geometers:5 bourbaki');

  test('right after the answer every other player chooses, unseen by the others', () => {
    expect(open.phase).toEqual({ tag: 'counter', poser: 0, family: 'geometers' });
    expect(game.status(open)).toEqual({ tag: 'playing', turn: { mode: 'all', seats: [1, 2] } });
  });

  test('everybody is asked, able or not', () => {
    const unable = window(position({ hands: ['geometers', 'abel', 'gauss'] }), 'geometers');
    expect(game.status(unable)).toEqual({ tag: 'playing', turn: { mode: 'all', seats: [1, 2] } });
    for (const seat of [1, 2])
      expect([...game.moves(game.view(unable, seat))]).toEqual([{ kind: 'counter', with: 'nothing' }]);
  });

  test('even where nothing can be done: six and the discovery', () => {
    const full = window(
      position({ hands: ['geometers pythagoras', 'abel', 'gauss'] }),
      'geometers pythagoras',
    );
    expect(game.status(full)).toEqual({ tag: 'playing', turn: { mode: 'all', seats: [1, 2] } });
  });

  test('also with an empty hand, as long as there is a stock', () => {
    const empty = window(position({ hands: ['geometers', '', 'gauss'], stock: 'turing' }), 'geometers');
    expect(game.status(empty)).toMatchObject({ turn: { seats: [1, 2] } });
  });

  test('all choices are revealed together', () => {
    const after = step(open, { 1: 'counter joker', 2: 'counter nothing' });
    expect(game.view(after, 'spectator').past.at(-1)).toEqual({
      kind: 'countered',
      poser: 0,
      family: 'geometers',
      choices: [null, 'joker', 'nothing'],
    });
  });

  test.each([
    ['the poser', open, 0, { case: 'poser' }],
    ['at another time', start, 1, { case: 'moment' }],
  ] as const)('%s is refused', (_, state, seat, facts) => {
    expect(ask(state, seat, 'counter nothing')).toEqual(refusal('MH-14', facts));
  });

  test('an absent player does nothing, and everybody else waits for nobody', () => {
    expect(game.fallback(game.view(open, 1))).toEqual({ kind: 'counter', with: 'nothing' });
  });
});

describe('[MH-15] the joker counter', () => {
  test.each([
    ['geometers:5 bourbaki', 30],
    [ALL, 50],
  ])('%s becomes worth %i', (pose, worthAfter) => {
    const hands = [`${ALL} euler`, 'mirzakhani abel', 'gauss'];
    const after = poseAndCounter(position({ hands, stock: 'turing' }), {
      pose,
      counters: ['joker', 'nothing'],
    });
    expect([worth(after), after.posed[0]?.owner]).toEqual([worthAfter, 0]);
    expect(after.hands[1]).toEqual(['abel', 'bourbaki']);
    expect(after.posed[0]?.cards).toContain('mirzakhani');
    expect(after.posed[0]?.cards).not.toContain('bourbaki');
    // Nothing but the joker comes of it.
    expect(totalOf(after, 1)).toBe(0);
  });

  test('refused without a joker to take, or without the card it stands for', () => {
    const six = window(position({ hands: ['geometers', 'abel', 'gauss'] }), 'geometers');
    expect(ask(six, 1, 'counter joker')).toEqual(refusal('MH-15', { case: 'joker' }));
    const open = window(start, 'geometers:5 bourbaki');
    expect(ask(open, 2, 'counter joker')).toEqual(refusal('MH-15', { case: 'person', card: 'mirzakhani' }));
  });
});

describe('[MH-16] the discovery counter', () => {
  test.each([
    ['geometers:5 bourbaki', 40],
    ['geometers', 50],
  ])('%s becomes worth %i, and the player scores 20', (pose, worthAfter) => {
    const hands = ['geometers bourbaki euler', 'abel', 'pythagoras gauss'];
    const state = position({ hands, stock: 'turing' });
    const after = poseAndCounter(state, { pose, counters: ['nothing', 'discovery'] });
    expect([worth(after), after.posed[0]?.owner]).toEqual([worthAfter, 0]);
    expect([scoreOf(after, 2).counters, totalOf(after, 2)]).toEqual([20, 20]);
    expect(after.hands[2]).toEqual(['gauss']);
  });

  test('refused if the discovery is there, or not in hand', () => {
    const full = window(
      position({ hands: ['geometers pythagoras', 'abel', 'gauss'] }),
      'geometers pythagoras',
    );
    expect(ask(full, 1, 'counter discovery')).toEqual(refusal('MH-16', { case: 'there' }));
    const open = window(start, 'geometers:5 bourbaki');
    expect(ask(open, 1, 'counter discovery')).toEqual(
      refusal('MH-16', { case: 'discovery', card: 'pythagoras' }),
    );
  });
});

describe('[MH-17] the super-counter', () => {
  const open = window(both, 'geometers:5 bourbaki');
  const asked = step(open, { 1: 'counter super', 2: 'counter nothing' });

  test('both cards go down, the joker comes up, and a question of that family is put', () => {
    expect([...game.moves(game.view(open, 1))].map(move => move.kind === 'counter' && move.with)).toEqual([
      'nothing',
      'joker',
      'discovery',
      'super',
    ]);
    expect(asked.hands[1]).toEqual(['abel', 'bourbaki']);
    expect(asked.posed[0]?.cards).toHaveLength(7);
    expect(asked.phase).toMatchObject({
      tag: 'question',
      seat: 1,
      why: 'super',
      asked: { family: 'geometers' },
    });
    expect(game.status(asked)).toEqual({ tag: 'playing', turn: { mode: 'any', seats: [1] } });
  });

  test('the question is the next top card’s, put under the pack afterwards', () => {
    const [first, second] = [both.pack.at(-1), both.pack.at(-2)];
    expect(asked.phase).toMatchObject({ asked: { card: second } });
    expect(step(asked, { 1: 'right' }).pack.slice(0, 2)).toEqual([second, first]);
  });

  test('right: the family, worth 50, is the player’s; nothing else is scored', () => {
    const after = step(asked, { 1: 'right' });
    expect(after.posed[0]).toMatchObject({ poser: 0, owner: 1, isKnown: true });
    expect(scoreOf(after, 1)).toEqual({ families: 50, answers: 0, discoveries: 0, counters: 0, total: 50 });
    // MH-11: the poser keeps the points of the answer.
    expect(scoreOf(after, 0)).toEqual({ families: 0, answers: 10, discoveries: 0, counters: 0, total: 10 });
  });

  test.each(['wrong', 'silence'])('%s: it stays with the poser at its new value', answer => {
    const after = step(asked, { 1: answer });
    expect(after.posed[0]).toMatchObject({ owner: 0, isKnown: true });
    expect([totalOf(after, 0), totalOf(after, 1)]).toEqual([60, 0]);
    expect(after.hands[1]).toEqual(['abel', 'bourbaki']);
    expect(after.past.at(-1)).toMatchObject({ kind: 'answered', seat: 1, why: 'super', isRight: false });
  });

  test('there is no second window', () => {
    for (const answer of ['right', 'wrong'])
      expect(step(asked, { 1: answer }).phase).toEqual({ tag: 'turn', seat: 1 });
  });

  test.each([
    ['no joker', 'geometers', 'mirzakhani', { case: 'joker' }],
    [
      'not the card it stands for',
      'geometers:5 bourbaki',
      'pythagoras',
      { case: 'person', card: 'mirzakhani' },
    ],
    ['a discovery there', ALL, 'mirzakhani', { case: 'there' }],
    ['not the discovery', 'geometers:5 bourbaki', 'mirzakhani', { case: 'discovery', card: 'pythagoras' }],
  ])('refused: %s', (_, pose, held, facts) => {
    const hand = pose === 'geometers' ? 'geometers' : 'geometers:5 bourbaki pythagoras';
    const open = window(position({ hands: [hand, `${held} abel`, 'gauss'] }), pose);
    expect(ask(open, 1, 'counter super')).toEqual(refusal('MH-17', facts));
  });
});

describe('[MH-18] who takes the turn', () => {
  test.each([
    ['nobody countered: the poser goes on', start, ['nothing', 'nothing'], 0],
    ['the joker was taken', start, ['joker', 'nothing'], 1],
    ['the discovery was put', start, ['nothing', 'discovery'], 2],
    ['both, by two players: who took the joker', start, ['joker', 'discovery'], 1],
  ] as const)('%s', (_, state, counters, seat) => {
    const after = poseAndCounter(state, { pose: 'geometers:5 bourbaki', counters });
    expect(after.phase).toEqual({ tag: 'turn', seat });
  });

  test('both by two players: each has what a counter brings', () => {
    const after = poseAndCounter(start, { pose: 'geometers:5 bourbaki', counters: ['joker', 'discovery'] });
    expect([worth(after), after.posed[0]?.owner]).toEqual([50, 0]);
    expect([after.hands[1], after.hands[2]]).toEqual([['abel', 'bourbaki'], ['gauss']]);
    expect([totalOf(after, 1), totalOf(after, 2)]).toEqual([0, 20]);
  });

  test('the joker first, whatever the seats', () => {
    const swapped = position({
      hands: ['geometers:5 bourbaki euler', 'pythagoras gauss', 'mirzakhani abel'],
      stock: 'turing',
    });
    const after = poseAndCounter(swapped, { pose: 'geometers:5 bourbaki', counters: ['discovery', 'joker'] });
    expect(after.phase).toEqual({ tag: 'turn', seat: 2 });
  });

  test('whoever super-countered, right or wrong', () => {
    for (const answer of ['right', 'wrong']) {
      const asked = poseAndCounter(both, { pose: 'geometers:5 bourbaki', counters: ['super', 'nothing'] });
      expect(step(asked, { 1: answer }).phase).toEqual({ tag: 'turn', seat: 1 });
    }
  });
});
