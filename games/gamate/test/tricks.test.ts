import { describe, expect, test } from 'vitest';
import { game } from '../rules/index.ts';
import { deedFor, renouncedOf, takerOf, tally, topOf } from '../rules/tricks.ts';
import type { Way } from '../rules/types.ts';
import { actor, ask, cardsOf, moveOf, playing, playOut, refusal, step, trumps } from './position.ts';

/** Multiples of 6 are trumps. Seat 0 is declarer, 2 dummy. */
const HANDS = ['5 9 12 m', '4 10 18 m', '1 7 24 m', '2 20 36 48'];
const start = playing(HANDS);

describe('[GA-13] the lead', () => {
  test.each(['lead 0 5', 'lead 0 12', 'lead 0 m', 'lead 2 1', 'lead 2 24'])('%s', text => {
    expect(ask(start, 0, text)).toEqual({ ok: true });
  });

  test('a card that is there, from a hand of the camp', () => {
    expect(ask(start, 0, 'lead 0 10')).toEqual(refusal('GA-13', { case: 'held', card: 10 }));
    expect(ask(start, 0, 'lead 2 5')).toEqual(refusal('GA-13', { case: 'held', card: 5 }));
    expect(ask(start, 0, 'lead 1 10')).toEqual(refusal('GA-13', { case: 'foreign', hand: 2 }));
  });

  test('the first time from either hand, later from the hand that took', () => {
    const later = playing(HANDS, { phase: { tag: 'lead', hand: 2 } });
    expect(actor(later)).toBe(0);
    expect(ask(later, 0, 'lead 2 7')).toEqual({ ok: true });
    expect(ask(later, 0, 'lead 0 5')).toEqual(refusal('GA-13', { case: 'hand', hand: 1, seat: 3 }));
    const theirs = playing(HANDS, { phase: { tag: 'lead', hand: 1 } });
    expect(ask(theirs, 1, 'lead 3 2')).toEqual(refusal('GA-13', { case: 'hand', hand: 4, seat: 2 }));
  });

  test('nobody passes, and nothing else is played', () => {
    expect(ask(start, 0, 'pass')).toEqual(refusal('GA-13', { case: 'pass' }));
    expect(ask(start, 0, 'force 5')).toEqual(refusal('GA-14', { case: 'moment', asked: 'lead' }));
    const led = step(start, 'lead 0 5');
    expect(ask(led, 1, 'lead 1 10')).toEqual(refusal('GA-13', { case: 'moment', asked: 'follow' }));
    expect(ask(led, 1, 'pass')).toEqual(refusal('GA-14', { case: 'pass' }));
  });
});

describe('[GA-14] force, dodge, cut, renounce', () => {
  const contract = { trumps: trumps('multiples 6') };

  test.each([
    ['a higher plain card on a plain one', '10', '5', 'force', null],
    ['a lower plain card on a plain one', '4', '5', null, 'force'],
    ['a higher trump on a trump', '18', '12', 'force', null],
    ['a lower trump on a trump', '12', '18', null, 'force'],
    ['a trump on a plain card, whichever is higher', '6', '47', 'cut', 'cut'],
    ['a plain card never on a trump', '47', '6', null, null],
    ['a mute on a plain card', 'm', '47', 'dodge', 'dodge'],
    ['a mute on a trump', 'm', '48', 'dodge', 'dodge'],
    ['a mute on a mute', 'm', 'm', 'dodge', 'dodge'],
    ['the lowest plain card on a mute', '1', 'm', 'force', 'force'],
    ['a trump on a mute', '6', 'm', 'force', 'force'],
  ] as const)('%s', (_, card, top, up, down) => {
    const on = (way: Way): unknown =>
      deedFor(cardsOf(card)[0] as number, cardsOf(top)[0] as number, contract, way);
    expect([on('up'), on('down')]).toEqual([up, down]);
  });

  const onFive = step(start, 'lead 0 5');
  const onTrump = step(start, 'lead 0 12');
  const onMute = step(start, 'lead 0 m');
  const downNine = step(playing(HANDS, { announced: { way: 'down', tricks: 7 } }), 'lead 0 9');

  test('all that one hand may do', () => {
    expect([...game.moves(game.view(onFive, 1))]).toEqual(
      ['dodge', 'renounce m', 'renounce 4', 'force 10', 'renounce 10', 'cut 18', 'renounce 18'].map(moveOf),
    );
  });

  test.each([
    ['a lower card when up', onFive, 'force 4', { case: 'lower', card: 4, top: 5 }],
    ['a higher card when down', downNine, 'force 10', { case: 'higher', card: 10, top: 9 }],
    ['a plain card on a trump', onTrump, 'force 10', { case: 'plain-on-trump', card: 10, top: 12 }],
    ['a trump on a plain card is a cut', onFive, 'force 18', { case: 'cuts', card: 18, top: 5 }],
    ['a mute dodges', onFive, 'force m', { case: 'dodges', card: 0, top: 5 }],
    ['a mute dodges on a mute too', onMute, 'force m', { case: 'dodges', card: 0, top: 0 }],
    ['a number does not dodge', onFive, 'dodge 10', { case: 'not-a-mute', card: 10, top: 5 }],
    ['a plain card does not cut', onFive, 'cut 10', { case: 'not-a-trump', card: 10, top: 5 }],
    ['a mute does not cut', onFive, 'cut m', { case: 'not-a-trump', card: 0, top: 5 }],
    ['a trump is not cut', onTrump, 'cut 18', { case: 'top-is-trump', card: 18, top: 12 }],
    ['a mute is not cut', onMute, 'cut 18', { case: 'top-is-mute', card: 18, top: 0 }],
  ] as const)('%s', (_, state, text, facts) => {
    expect(ask(state, 1, text)).toEqual(refusal('GA-14', facts));
  });

  test('only cards of the hand', () => {
    for (const text of ['force 20', 'cut 12', 'renounce 7'])
      expect(ask(onFive, 1, text)).toMatchObject(refusal('GA-14', { case: 'held' }));
  });

  test('any card may be renounced, a better one too, and lies there to the end of the deal', () => {
    const state = playOut(start, 'lead 0 5, renounce 18, renounce m, force 20, lead 3 2');
    expect(renouncedOf(state.tricks, state.trick, 1)).toEqual([18]);
    expect(renouncedOf(state.tricks, state.trick, 2)).toEqual([0]);
    expect(topOf(playOut(start, 'lead 0 5, renounce 18').trick)).toBe(5);
  });
});

describe('[GA-15] the trick', () => {
  test('goes to the last card put on the pile, whose hand leads next', () => {
    const state = playOut(start, 'lead 0 5, force 10, cut 24');
    expect([topOf(state.trick), takerOf(state.trick)]).toEqual([24, 2]);
    const done = step(state, 'force 36');
    expect(done.phase).toEqual({ tag: 'lead', hand: 3 });
    expect(done.trick).toEqual([]);
    expect(tally(done.tricks)).toMatchObject({ tricks: [0, 1] });
  });

  test('even if that is a mute', () => {
    const state = playOut(start, 'lead 0 12, force 18, dodge, renounce 2');
    expect(state.phase).toEqual({ tag: 'lead', hand: 2 });
    expect(tally(state.tricks)).toEqual({ tricks: [1, 0], brisques: [1, 0], renounced: [0, 1] });
  });

  test('the leader keeps it if all others renounce', () => {
    const state = playOut(start, 'lead 2 m, renounce 2, renounce 5, renounce 10');
    expect(state.phase).toEqual({ tag: 'lead', hand: 2 });
    expect(tally(state.tricks)).toEqual({ tricks: [1, 0], brisques: [1, 0], renounced: [1, 2] });
  });

  test('every card of the pile counts for the taker, renounced ones for nobody', () => {
    const state = playOut(start, 'lead 0 m, dodge, force 1, renounce 48');
    expect(tally(state.tricks)).toEqual({ tricks: [1, 0], brisques: [3, 0], renounced: [0, 1] });
  });

  test('of an unfinished trick only the renounced cards count', () => {
    const { tricks, trick } = playOut(start, 'lead 0 m, renounce 18');
    expect(tally(tricks, trick)).toEqual({ tricks: [0, 0], brisques: [0, 0], renounced: [0, 1] });
  });
});
