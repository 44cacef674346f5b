import { describe, expect, test } from 'vitest';
import { rngFor } from '#kernel/rng.ts';
import { testSeed } from '#kernel/test/laws.ts';
import { game } from '../rules/index.ts';
import type { State } from '../rules/types.ts';
import { ask, moveOf, play, pointsOf, position } from './position.ts';

describe('[MB-14] the referee', () => {
  test('is the default', () => {
    expect(game.parseConfig({})).toEqual({ checking: 'referee', lines: 'automatic' });
    expect(game.parseConfig({ checking: 'nobody' })).toBeNull();
  });

  test('refuses a wrong placement and says why; there is nothing to contest', () => {
    const state = position({ racks: [[8, 12], [1]], reserve: [5] });
    expect(ask(state, '8I 8')).toMatchObject({ rule: 'MB-5', facts: { tile: 8 } });
    const next = play(state, '8I 12', 'end');
    expect(next.open).toBeNull();
    expect(ask(next, 'contest')).toEqual({ ok: false, rule: 'MB-15', facts: { case: 'referee' } });
  });
});

describe('[MB-15] challenge', () => {
  const config = { checking: 'challenge' } as const;
  const start = position({
    racks: [
      [8, 12, 7, 16, 1, 2, 3],
      [1, 2],
      [9, 9],
    ],
    reserve: [5, 6, 4, 10],
    config,
  });

  test('a wrong placement is accepted and scored by its number', () => {
    expect(pointsOf(play(start, '8I 8'))).toEqual([8]);
  });

  test('two true lines still count twice', () => {
    const two = position({ board: '9F=6 9G=2', racks: [[8, 1], [1]], reserve: [5], config });
    expect(pointsOf(play(two, '9H 8'))).toEqual([16]);
  });

  test('the cell must still be empty and next to two tiles in line', () => {
    expect(ask(start, '1A 8')).toMatchObject({ rule: 'MB-5', facts: { case: 'alone' } });
    expect(ask(start, '7G 8')).toMatchObject({ rule: 'MB-9' });
  });

  const lied = play(start, '8I 12', '8J 8', 'draw', '8F 7', 'end');

  test('the refill waits; the next player acts, the others may contest', () => {
    expect(lied.racks[0]).toEqual([1, 2, 3, 10, 16]);
    expect(game.status(lied)).toEqual({
      tag: 'playing',
      turn: { mode: 'all', seats: [1], may: { seats: [2], kinds: ['contest'] } },
    });
    expect(game.moves(game.view(lied, 2))).toEqual([{ kind: 'contest' }]);
    expect(ask(lied, 'contest', 0)).toMatchObject({ rule: 'MB-15', facts: { case: 'own' } });
    expect(ask(lied, 'accept', 2)).toMatchObject({ rule: 'MB-15', facts: { case: 'play' } });
    expect(ask(start, 'contest', 1)).toMatchObject({ rule: 'MB-15', facts: { case: 'closed' } });
  });

  test.each(['1: contest', '2: contest'])('upheld (%s): the wrong tile and all after it go back', contest => {
    const state = play(lied, contest);
    // 12 stays; 8 and 7 are back; the extra tile 10 returns to the reserve; then the refill draws one.
    expect(state.scores).toEqual([12, 0, 0]);
    expect(state.past.at(-1)).toMatchObject({
      placements: [{ tile: 12 }],
      drew: 0,
      contest: { by: [Number(contest[0])], upheld: true, takenBack: [{ tile: 8 }, { tile: 7 }] },
    });
    expect(state.racks[0]).toHaveLength(7);
    for (const tile of [1, 2, 3, 7, 8, 16]) expect(state.racks[0]).toContain(tile);
    expect([...state.reserve, ...(state.racks[0] ?? [])]).toContain(10);
    expect(state.turn.seat).toBe(1);
    expect(state.open).toBeNull();
  });

  test('what was taken back is known to all; what may have been drawn is not', () => {
    // The 8 was laid before the draw it earned, the 7 after it.
    expect(play(lied, '1: contest').shown[0]).toEqual([8]);
  });

  describe('rejected', () => {
    const honest = play(start, '8I 12', '8F 7', 'end');

    test('nothing changes: the window stays open, and the refill waits', () => {
      const { past, contested, ...state } = play(honest, '2: contest');
      const { past: pastBefore, contested: _, ...before } = honest;
      expect(state).toEqual(before);
      expect(contested).toEqual([2]);
      const contest = { by: [2], upheld: false, takenBack: [] };
      expect(past).toEqual([{ ...pastBefore[0], contest }]);
    });

    test('the others still may contest, whoever did may not again', () => {
      const once = play(honest, '2: contest');
      expect(ask(once, 'contest', 2)).toEqual({ ok: false, rule: 'MB-15', facts: { case: 'again' } });
      expect(game.moves(game.view(once, 2))).toEqual([]);
      expect(game.status(once)).toMatchObject({ turn: { seats: [1], may: { seats: [] } } });
      const twice = play(once, '1: contest');
      expect(twice.past.at(-1)).toMatchObject({ contest: { by: [2, 1], upheld: false } });
      expect(ask(twice, 'contest', 1)).toMatchObject({ rule: 'MB-15', facts: { case: 'again' } });
      expect([...game.moves(game.view(twice, 1))].map(({ kind }) => kind)).not.toContain('contest');
    });

    test('the next turn can be contested by everybody again', () => {
      const state = play(honest, '2: contest', '1: contest', '7F 2', 'end');
      expect(state).toMatchObject({ contested: [], turn: { seat: 2 }, open: { seat: 1 } });
      expect(play(state, '2: contest').past.at(-1)).toMatchObject({ contest: { by: [2], upheld: false } });
    });

    test('under version 1 it closed the window for all', () => {
      const { contested: _, ...before } = honest;
      const state = play(before, '2: contest');
      expect([state.scores, state.turn.seat, state.open]).toEqual([[19, 0, 0], 1, null]);
      expect(state.racks[0]).toHaveLength(7);
      expect(ask(state, 'contest', 1)).toMatchObject({ rule: 'MB-15', facts: { case: 'closed' } });
    });
  });

  test('while the turn still runs there is nothing to contest', () => {
    const laid = play(start, '8I 12', '8J 8');
    expect(ask(laid, 'contest', 1)).toMatchObject({ rule: 'MB-15', facts: { case: 'closed' } });
  });

  test('the next player’s first action closes the window and the refill is done', () => {
    const state = play(lied, '7F 2');
    expect([state.open, state.racks[0]?.length, state.scores[0]]).toEqual([null, 7, 27]);
    expect(ask(state, 'contest', 2)).toMatchObject({ facts: { case: 'closed' } });
  });

  test('turns go round clockwise, windows or not', () => {
    let state = start;
    const order: number[] = [];
    for (const text of ['8I 12', 'end', '8F 1', 'end', '6H 9', 'end', 'pass', 'pass']) {
      state = play(state, text);
      order.push(state.turn.seat);
    }
    expect(order).toEqual([0, 1, 1, 2, 2, 0, 1, 2]);
  });

  test('a pass or an exchange leaves nothing to contest', () => {
    expect(play(start, 'pass').open).toBeNull();
    expect(play(start, 'exchange 1').open).toBeNull();
  });

  test('an exchange counts the refill that waits', () => {
    // Four in the reserve, one drawn as an extra; two more are due to seat 0: one is left to exchange with.
    expect(ask(lied, 'exchange 1 2')).toMatchObject({ rule: 'MB-12', facts: { reserve: 1 } });
    expect(ask(lied, 'exchange 1')).toEqual({ ok: true });
  });

  test('a wrong operator on a restriction square is wrong too', () => {
    const state = position({ board: '8I=12', racks: [[48, 1], [1]], reserve: [5, 6], config });
    expect(play(state, '8J 48', 'keep', 'end', 'contest').past.at(-1)).toMatchObject({
      contest: { upheld: true },
    });
  });

  test('the super bonus is lost with the tile that earned it', () => {
    const seven = position({ racks: [[1, 2, 3, 4, 6, 7, 13], [1]], reserve: [5, 5], config });
    const state = play(seven, '8F 7', '9G 2', '7F 1', '9F 6', '6G 4', '9E 3', '8I 13');
    expect(state.past.at(-1)).toMatchObject({ superBonus: 50 });
    expect(play(state, 'contest').scores).toEqual([23, 0]);
  });

  describe('after a turn that would end the game', () => {
    const last = position({ racks: [[13], [1, 2], [9]], config });
    const waiting = play(last, '8I 13');

    function answer(first: string, second: string): State {
      const commits = [first, second].map((text, i) => ({
        seat: i + 1,
        move: moveOf(text),
        elapsedMs: 0,
        by: 'player' as const,
      }));
      return game.apply(waiting, commits, rngFor(testSeed(1), 1));
    }

    test('every opponent is asked', () => {
      expect(game.status(waiting)).toEqual({ tag: 'playing', turn: { mode: 'all', seats: [1, 2] } });
      expect(game.moves(game.view(waiting, 1))).toEqual([{ kind: 'contest' }, { kind: 'accept' }]);
      expect(ask(waiting, '8F 1', 1)).toMatchObject({ rule: 'MB-15', facts: { case: 'verdict' } });
      expect(ask(waiting, 'pass', 0)).toMatchObject({ rule: 'MB-4' });
    });

    test('it ends when all have declined', () => {
      expect(answer('accept', 'accept').phase).toEqual({ tag: 'over', ending: 'out' });
    });

    test('one contest is enough, and the game goes on', () => {
      const state = answer('accept', 'contest');
      expect([state.phase, state.racks[0], state.turn.seat]).toEqual([{ tag: 'act' }, [13], 1]);
      expect(state.past.at(-1)).toMatchObject({ contest: { by: [2], upheld: true } });
    });
  });

  test('wrong results contested for ever end the game after three rounds', () => {
    const rack = [13, 1, 1, 1, 1, 1, 1];
    let state = position({ racks: [rack, rack], reserve: [4, 5], config });
    for (let turn = 0; turn < 6; turn++) {
      expect(state.phase).toEqual({ tag: 'act' });
      state = play(state, '8I 13', 'end', 'contest');
    }
    expect(state.phase).toEqual({ tag: 'over', ending: 'idle' });
  });
});

describe('[MB-16] claiming lines', () => {
  const config = { lines: 'claimed' } as const;
  const start = position({ board: '9F=6 9G=2', racks: [[8, 9, 1], [1]], reserve: [5], config });

  test('only the lines that the player names count', () => {
    expect(pointsOf(play(start, '9H 8 up'))).toEqual([8]);
    expect(pointsOf(play(start, '9H 8 left up'))).toEqual([16]);
  });

  test('at least one', () => {
    expect(ask(start, '9H 8')).toEqual({ ok: false, rule: 'MB-16', facts: { case: 'none', cell: '9H' } });
  });

  test('a line that is not there is refused', () => {
    expect(ask(start, '9H 8 right')).toEqual({
      ok: false,
      rule: 'MB-16',
      facts: { case: 'absent', cell: '9H', direction: 'right' },
    });
  });

  test('a line that does not hold is refused with its numbers', () => {
    const one = position({ board: '9F=6 9G=3', racks: [[8, 1], [1]], reserve: [5], config });
    expect(ask(one, '9H 8 up')).toEqual({ ok: true });
    expect(ask(one, '9H 8 up left')).toMatchObject({
      rule: 'MB-5',
      facts: { lines: [{ a: 6, b: 3, sum: 9 }] },
    });
  });

  test('lines are not named where they are counted automatically', () => {
    const automatic = position({ racks: [[12], [1]] });
    expect(ask(automatic, '8I 12 left')).toEqual({ ok: false, rule: 'MB-16', facts: { case: 'automatic' } });
  });

  test('with challenge, a claim too many is scored, and wrong if contested', () => {
    const bold = position({
      board: '9F=6 9G=3',
      racks: [[8, 1], [1]],
      reserve: [5, 5],
      config: { lines: 'claimed', checking: 'challenge' },
    });
    const state = play(bold, '9H 8 up left', 'end');
    expect(state.scores[0]).toBe(16);
    expect(play(state, 'contest').scores[0]).toBe(0);
    expect(play(play(bold, '9H 8 up', 'end'), 'contest').scores[0]).toBe(8);
  });

  test('every true claim is offered, none twice', () => {
    const claims = [...game.moves(game.view(start, 0))].filter(
      move => move.kind === 'place' && move.tile === 8,
    );
    expect(claims.map(move => (move.kind === 'place' ? move.lines?.join('+') : ''))).toContain('up+left');
  });
});
