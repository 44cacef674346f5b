import { describe, expect, test } from 'vitest';
import type { Level } from '#contract/bot.ts';
import { endOf, newStanding, type Standing, type StandingEvent, standingAfter } from '../standing.ts';

const P = null;

/** Letters for events: `h0` hands seat 0 over, `t0` takes it back, `c0` the clock, `r0` resigns, `o0` proposes,
 * `y0` agrees, `n0` does not. */
function after(bots: readonly (Level | null)[], story: string, sides = bots.length): Standing | null {
  let standing: Standing | null = newStanding(bots, sides);
  for (const word of story.split(' ').filter(one => one !== ''))
    standing = standing === null ? null : standingAfter(standing, eventOf(word));
  return standing;
}

function eventOf(word: string): StandingEvent {
  const seat = Number(word.slice(1));
  switch (word[0]) {
    case 'h':
      return { kind: 'hand-over', seat, by: 'owner' };
    case 'c':
      return { kind: 'hand-over', seat, by: 'clock' };
    case 't':
      return { kind: 'take-back', seat };
    case 'r':
      return { kind: 'resign', seat };
    case 'o':
      return { kind: 'offer-stop', seat };
    case 'y':
    case 'n':
      return { kind: 'answer-stop', seat, agrees: word[0] === 'y' };
    default:
      throw new Error(`no event ${word}`);
  }
}

describe('what cannot happen now', () => {
  test.each([
    ['handing over twice', 'h0 h0'],
    ['handing over for a bot', 'h2'],
    ['taking back what nobody has', 't0'],
    ['taking back after giving up', 'r0 t0'],
    ['giving up twice', 'r0 r0'],
    ['a bot gives up', 'r2'],
    ['a second proposal', 'o0 o1'],
    ['a proposal by somebody who is away', 'h0 o0'],
    ['a bot proposes', 'o2'],
    ['an answer without a proposal', 'y1'],
    ['agreeing twice', 'o0 y0'],
    ['an answer after giving up', 'o0 r1 y1'],
    ['an answer by a bot', 'o0 n2'],
    ['a seat that is not there', 'h7'],
  ])('%s: %s', (_name, story) => {
    expect(after([P, P, 5, P], story)).toBeNull();
  });
});

describe('who plays', () => {
  test.each([
    ['', [null, null, 5, null], [null, null, null, null]],
    ['h0 c1', [3, 3, 5, null], ['owner', 'clock', null, null]],
    ['h0 c1 t0 t1', [null, null, 5, null], [null, null, null, null]],
    ['h0 r0', [3, null, 5, null], ['resigned', null, null, null]],
  ] as const)('after "%s"', (story, levels, handedOver) => {
    const standing = after([P, P, 5, P], story);
    if (standing === null) throw new Error('cannot happen');
    expect(standing.botsNow).toEqual(levels);
    expect(standing.handedOver).toEqual(handedOver);
    expect(standing.botsNow[7]).toBeUndefined();
  });
});

describe('giving up', () => {
  test.each([
    ['one of two', [P, P], 'r0', [2, 1]],
    ['one of three: the others go on', [P, P, P], 'r0', null],
    ['two of three; who gave up first comes last', [P, P, P], 'r2 r0', [2, 1, 3]],
    ['three of four', [P, P, P, P], 'r1 r3 r0', [2, 4, 1, 3]],
    ['alone against a bot', [P, 1], 'r0', [2, 1]],
    ['alone against three', [5, P, 5, 5], 'r1', [1, 4, 1, 1]],
    ['two against two: one person is left', [P, P, 1, 2], 'r0', null],
    ['two against two: nobody is left', [P, P, 1, 2], 'r1 r0', [3, 4, 1, 1]],
    ['one leaves for a moment, the other for good', [P, P, 1], 'h0 r1', null],
  ] as const)('%s', (_name, bots, story, ranks) => {
    const standing = after(bots, story);
    if (standing === null) throw new Error('cannot happen');
    const outcome = ranks && { ranks, scores: bots.map(() => 0), rule: 'table.resigned' };
    expect(endOf(standing)).toEqual(ranks && { status: 'over', outcome });
  });
});

describe('giving up among partners: seats 0 and 2 against 1 and 3', () => {
  test.each([
    ['one of four: a bot plays on with the partner', [P, P, P, P], 'r0', null],
    ['one of each camp: the partners play on', [P, P, P, P], 'r0 r1', null],
    ['a whole camp', [P, P, P, P], 'r0 r2', [3, 1, 3, 1]],
    ['a whole camp, after one of the other', [P, P, P, P], 'r2 r1 r3', [1, 3, 1, 3]],
    ['alone with a bot for partner', [P, 2, 2, 2], 'r0', [3, 1, 3, 1]],
    ['two people, each with a bot: one gives up', [2, P, P, 2], 'r1', [1, 3, 1, 3]],
    ['two people together against bots: one gives up', [1, P, 1, P], 'r1', null],
    ['two people together against bots: both give up', [1, P, 1, P], 'r1 r3', [1, 3, 1, 3]],
    ['the partner is only away', [P, P, P, P], 'h2 r0', null],
  ] as const)('%s', (_name, bots, story, ranks) => {
    const standing = after(bots, story, 2);
    if (standing === null) throw new Error('cannot happen');
    const outcome = ranks && { ranks, scores: [0, 0, 0, 0], rule: 'table.resigned' };
    expect(endOf(standing)).toEqual(ranks && { status: 'over', outcome });
  });
});

describe('proposing to stop', () => {
  const stopped = { status: 'stopped', outcome: null };
  test.each([
    ['two agree', [P, P], 'o0 y1', stopped],
    ['one of two does not', [P, P], 'o0 n1', null],
    ['nobody else is asked', [P, 3], 'o0', stopped],
    ['the other is away', [P, P], 'h1 o0', stopped],
    ['the other leaves before answering', [P, P], 'o0 c1', stopped],
    ['one of three has not answered', [P, P, P], 'o0 y1', null],
    ['three agree', [P, P, P], 'o0 y2 y1', stopped],
    ['the last to answer gives up', [P, P, P], 'o0 y1 r2', stopped],
    ['whoever proposed leaves: no proposal', [P, P], 'o0 h0 h1', null],
    ['whoever agreed leaves and comes back: asked anew', [P, P, P], 'o0 y1 h1 t1 y2', null],
    ['a new proposal after a refusal', [P, P], 'o0 n1 o1 y0', stopped],
    ['whoever proposed thinks better of it', [P, P], 'o0 n0', null],
  ] as const)('%s', (_name, bots, story, end) => {
    const standing = after(bots, story);
    expect(standing && endOf(standing)).toEqual(end);
  });

  test('everybody sees who agreed so far', () => {
    expect(after([P, P, P, P], 'o2 y0')?.stop).toEqual({ by: 2, agreed: [2, 0] });
    expect(after([P, P, P, P], 'o2 y0 h0')?.stop).toEqual({ by: 2, agreed: [2] });
    expect(after([P, P, P, P], 'o2 y0 n1')?.stop).toBeNull();
  });
});
