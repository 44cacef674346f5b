import { describe, expect, test } from 'vitest';
import type { Card } from '../../rules/cards.ts';
import { game } from '../../rules/index.ts';
import type { Move, State, View } from '../../rules/types.ts';
import { cardsOf, playing, playOut, position, step, taken, trumps } from '../../test/position.ts';
import {
  type Choice,
  choiceOf,
  dealToShow,
  groupsOf,
  isSame,
  moveOf,
  NO_CHOICE,
  naturalWay,
  promptOf,
  tricksToAnnounce,
  trickToShow,
  waysOf,
} from '../choice.ts';

const view = (state: State, seat: number | 'spectator' = 0): View => game.view(state, seat);

describe('the prompt', () => {
  const asked = position();

  test('is another one after each word and each card', () => {
    const bid = step(asked, 'bid odd');
    expect(promptOf(view(bid))).not.toBe(promptOf(view(asked)));
    const lead = playing(['48 3', '1 2', '5 7', '9 11']);
    const prompts = ['lead 0 48', 'renounce 1', 'renounce 5', 'renounce 9'].reduce(
      ({ state, seen }, text) => {
        const next = step(state, text);
        return { state: next, seen: [...seen, promptOf(view(next))] };
      },
      { state: lead, seen: [promptOf(view(lead))] },
    ).seen;
    expect(new Set(prompts).size).toBe(5);
  });

  test('stays the same as long as nothing happens', () => {
    expect(promptOf(view(asked))).toBe(promptOf(view({ ...asked })));
  });
});

describe('[GA-10] a hand as one holds it', () => {
  const sixes = trumps('multiples 6');

  test('by number, the mutes last; the trumps apart', () => {
    const hand = cardsOf('12 m 3 48 m 17');
    expect(groupsOf(hand, null)).toEqual([
      { name: 'plain', cards: [3, 12, 17, 48] },
      { name: 'mutes', cards: [0, 0] },
    ]);
    expect(groupsOf(hand, sixes)).toEqual([
      { name: 'plain', cards: [3, 17] },
      { name: 'trumps', cards: [12, 48] },
      { name: 'mutes', cards: [0, 0] },
    ]);
  });

  test('without what is not there', () => {
    expect(groupsOf([], sixes)).toEqual([]);
    expect(groupsOf([6], sixes).map(({ name }) => name)).toEqual(['trumps']);
  });
});

describe('[GA-14] the ways to play a card', () => {
  /** Seat 1 has led; what seat 2, the dummy, could do is asked of its declarer. */
  const over = (led: Card, hand: string): View =>
    view(
      playing(['10', `${led}`, hand, '11'], {
        phase: { tag: 'follow', hand: 2 },
        trick: [{ hand: 1, card: led, deed: 'lead' }],
        tricks: taken(1, 12),
      }),
    );
  const waysFor = (given: View, card: Card) =>
    waysOf(given, { hand: 2, card, copy: 0 }, (move: Move) => game.check(given, move));
  const possible = (given: View, card: Card): string[] =>
    waysFor(given, card).flatMap(({ deed, verdict }) => (verdict.ok ? [deed] : []));

  test.each([
    [20, 33, ['force', 'renounce'], 'force'],
    [20, 6, ['cut', 'renounce'], 'cut'],
    [20, 0, ['dodge', 'renounce'], 'dodge'],
    [20, 13, ['renounce'], undefined],
    [18, 24, ['force', 'renounce'], 'force'],
    [18, 12, ['renounce'], undefined],
    [18, 47, ['renounce'], undefined],
    [0, 1, ['force', 'renounce'], 'force'],
    [0, 6, ['force', 'renounce'], 'force'],
  ])('on %i, %i may %j; the second touch does %s', (led, card, deeds, natural) => {
    const given = over(led, `${card === 0 ? 'm' : card}`);
    expect(possible(given, card)).toEqual(deeds);
    expect(naturalWay(waysFor(given, card))?.deed).toBe(natural);
  });

  test('all four are named, and each that is not possible says why', () => {
    const ways = waysFor(over(20, '13'), 13);
    expect(ways.map(({ deed }) => deed)).toEqual(['force', 'cut', 'dodge', 'renounce']);
    expect(ways.flatMap(({ verdict }) => (verdict.ok ? [] : [verdict.facts['case']]))).toEqual([
      'lower',
      'not-a-trump',
      'not-a-mute',
    ]);
  });

  test('[GA-13] on an empty pile there is one way', () => {
    const lead = view(playing(['48 3', '1 2', '5 7', '9 11']));
    for (const hand of [0, 2]) {
      const card = lead.hands[hand]?.[0] ?? 0;
      const ways = waysOf(lead, { hand, card, copy: 0 }, move => game.check(lead, move));
      expect(ways).toEqual([{ deed: 'lead', move: { kind: 'lead', hand, card }, verdict: { ok: true } }]);
    }
  });

  test('[GA-1] of two mutes, the one that was touched is held', () => {
    const first = { hand: 0, card: 0, copy: 0 };
    expect(isSame(first, { ...first })).toBe(true);
    expect(isSame(first, { ...first, copy: 1 })).toBe(false);
    expect(isSame(first, { ...first, hand: 2 })).toBe(false);
    expect(isSame(null, first)).toBe(false);
  });
});

describe('what confirming would do', () => {
  const odd = trumps('odd');
  const choice = (part: Partial<Choice>): Choice => ({ ...NO_CHOICE, ...part });

  test('[GA-5] [GA-9] proposes or opposes what is chosen', () => {
    const auction = view(position());
    expect(moveOf(NO_CHOICE, auction)).toBeNull();
    expect(moveOf(choice({ trumps: odd }), auction)).toEqual({ kind: 'bid', trumps: odd });
    const opposition = view(playOut(position(), 'bid run 4 12, bid run 4 12'), 1);
    expect(moveOf(NO_CHOICE, opposition)).toBeNull();
    expect(moveOf(choice({ trumps: odd }), opposition)).toEqual({ kind: 'oppose', trumps: odd });
  });

  test('[GA-11] announces once both parts are chosen', () => {
    const announcing = view(playOut(position(), 'bid odd, bid odd, pass, pass, pass'));
    expect(moveOf(choice({ way: 'up' }), announcing)).toBeNull();
    expect(moveOf(choice({ tricks: 7 }), announcing)).toBeNull();
    const move = moveOf(choice({ way: 'down', tricks: 7 }), announcing);
    expect(move).toEqual({ kind: 'announce', way: 'down', tricks: 7 });
    expect(game.check(announcing, move as Move)).toEqual({ ok: true });
  });

  test.each([
    ['6', 'pass, pass, pass', [6, 13]],
    ['1', 'pass, pass, pass', [1, 13]],
    ['1', 'oppose red', [7, 13]],
  ] as const)('[GA-11] with floor %s, after %s, from and to %j', (floor, answers, [least, most]) => {
    const tricks = tricksToAnnounce(
      view(playOut(position({ config: { floor } }), `bid odd, bid odd, ${answers}`)),
    );
    expect([tricks[0], tricks.at(-1)]).toEqual([least, most]);
    expect(tricks).toHaveLength(most - least + 1);
  });

  test('confirms a hint; one about cards chooses nothing', () => {
    const bid: Move = { kind: 'bid', trumps: odd };
    expect(moveOf(choiceOf(bid), view(position()))).toEqual(bid);
    const oppose: Move = { kind: 'oppose', trumps: odd };
    const opposition = view(playOut(position(), 'bid run 4 12, bid run 4 12'), 1);
    expect(moveOf(choiceOf(oppose), opposition)).toEqual(oppose);
    const announce: Move = { kind: 'announce', way: 'down', tricks: 8 };
    const announcing = view(playOut(position(), 'bid odd, bid odd, pass, pass, pass'));
    expect(moveOf(choiceOf(announce), announcing)).toEqual(announce);
    expect(choiceOf({ kind: 'lead', hand: 0, card: 48 })).toBe(NO_CHOICE);
  });

  test('a card is never played by confirming', () => {
    expect(moveOf(choice({ trumps: odd, way: 'up', tricks: 7 }), view(playing(['48'])))).toBeNull();
  });
});

describe('what stays on the table', () => {
  const last = playing(['48', '1', '5', '9'], {
    phase: { tag: 'lead', hand: 0 },
    tricks: taken(0, 12),
  });
  const between = playOut(last, 'lead 0 48, renounce 1, renounce 5, renounce 9');

  test('[GA-15] a trick, until somebody leads again', () => {
    const two = playing(['48 47', '1 2', '5 7', '9 11']);
    expect(trickToShow(view(two))).toEqual({ trick: [], isTaken: false });
    const led = step(two, 'lead 0 48');
    expect(trickToShow(view(led))).toMatchObject({ trick: [{ card: 48 }], isTaken: false });
    const done = playOut(led, 'renounce 1, renounce 5, renounce 9');
    expect(trickToShow(view(done))).toMatchObject({ trick: { length: 4 }, isTaken: true });
  });

  test('[GA-16] a deal that is over, until one has spoken in the next or put it aside', () => {
    expect(between.phase.tag).toBe('auction');
    expect(dealToShow(view(last), 0)).toBeNull();
    for (const seat of [0, 1, 2, 3]) expect(dealToShow(view(between, seat), 0)?.tag).toBe('played');
    expect(dealToShow(view(between), 1)).toBeNull();
    const dealer = between.dealer;
    const spoken = step(between, 'pass');
    expect(dealToShow(view(spoken, dealer), 0)).toBeNull();
    expect(dealToShow(view(spoken, (dealer + 1) % 4), 0)?.tag).toBe('played');
    expect(dealToShow(view(between, 'spectator'), 0)?.tag).toBe('played');
    expect(dealToShow(view(spoken, 'spectator'), 0)).toBeNull();
  });
});
