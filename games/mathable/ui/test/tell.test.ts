import { describe, expect, test } from 'vitest';
import type { Commit, Seat } from '#contract/game.ts';
import { rngFor } from '#kernel/rng.ts';
import { testSeed } from '#kernel/test/laws.ts';
import { makeWords } from '#text/words.ts';
import { game } from '../../rules/index.ts';
import { sorted, without } from '../../rules/tiles.ts';
import { CHECKING, type Move, type State, type Tile } from '../../rules/types.ts';
import { moveOf, position } from '../../test/position.ts';
import table from '../../text/en.json' with { type: 'json' };
import play from '../../text/en-play.json' with { type: 'json' };
import { tell } from '../tell.ts';

const words = makeWords('en', play, table, {
  rules: {},
  refusals: {},
  labels: { item: '{text}', player: '{name}' },
});

/** What a seat is told after these moves of its own, one after the other. */
function told(start: State, seat: Seat, ...moves: readonly string[]): string[] {
  let state = start;
  let said: string[] = [];
  for (const move of moves) {
    const next = step(state, [{ seat, move: moveOf(move), elapsedMs: 0, by: 'player' }], 0);
    said = tell(game.view(state, seat), game.view(next, seat), { words, seatName: one => `P${one}` });
    state = next;
  }
  return said;
}

function step(state: State, commits: readonly Commit<Move>[], at: number): State {
  return game.apply(state, commits, rngFor(testSeed(7), at));
}

describe('what one draws', () => {
  test('[MB-12] after an exchange of seven the whole rack is told', () => {
    const start = position({
      racks: [
        [1, 2, 4, 8, 27, 30, 40],
        [5, 5, 5, 5, 5, 5, 5],
      ],
      reserve: [9, 1, 2, 4, 8, 27, 30, 3],
    });
    expect(told(start, 0, 'exchange 1 2 4 8 27 30 40')).toEqual([
      'You exchange 7 tiles.',
      'Your rack: 1, 2, 3, 4, 8, 27 and 30.',
    ]);
  });

  test('[MB-11] a tile like the one that was just laid is news', () => {
    const start = position({ racks: [[12], [5]], reserve: [3, 3, 3, 3, 3, 3, 3, 12] });
    expect(told(start, 0, '8I 12').at(-1)).toBe('You draw 3, 3, 3, 3, 3, 3 and 12.');
  });

  test('[MB-7] [MB-11] without an extra tile the rack is filled up all the same', () => {
    // 5 on 7E, a square for additions, between 7F = 4 and 7G = 1.
    const start = position({ board: '7F=4', racks: [[5], [5]], reserve: [1, 1, 1, 1, 1, 1, 1, 1, 6] });
    expect(told(start, 0, '7E 5', 'keep').at(-1)).toBe('You draw 1, 1, 1, 1, 1, 1 and 6.');
  });

  test.each(CHECKING)('is told truly at every step of random games, %s', checking => {
    for (let n = 0; n < 12; n++) {
      const rng = rngFor(testSeed(n), 3);
      const config = { checking, lines: 'automatic' } as const;
      let state = game.setup(config, 3, rng);
      for (let at = 0; at < 400; at++) {
        const status = game.status(state);
        if (status.tag === 'over') break;
        const may = status.turn.may?.seats ?? [];
        const isContest = may.length > 0 && rng.int(3) === 0;
        const seats = isContest ? [may[rng.int(may.length)] as Seat] : status.turn.seats;
        const commits = seats.map(seat => commitOf(state, seat, isContest));
        const next = step(state, commits, at);
        for (const seat of [0, 1, 2]) {
          const said = tell(game.view(state, seat), game.view(next, seat), { words, seatName: String });
          expect(said.filter(line => /^You draw \d|^Your rack/.test(line))).toEqual(
            truth(state, next, commits, seat),
          );
        }
        state = next;

        function commitOf(now: State, seat: Seat, contests: boolean): Commit<Move> {
          const moves = [...game.moves(game.view(now, seat))].filter(
            ({ kind }) => (kind === 'contest') === contests,
          );
          const kinds = [...new Set(moves.map(({ kind }) => kind))];
          const kind = kinds[rng.int(kinds.length)];
          const alike = moves.filter(move => move.kind === kind);
          return { seat, move: alike[rng.int(alike.length)] as Move, elapsedMs: 0, by: 'player' };
        }
      }
    }
  });
});

/** From the states and the moves, which the story does not see. */
function truth(before: State, after: State, commits: readonly Commit<Move>[], seat: Seat): string[] {
  const move = commits.find(commit => commit.seat === seat)?.move;
  const [was, is] = [before.racks[seat] ?? [], after.racks[seat] ?? []];
  if (move?.kind === 'exchange') return [`Your rack: ${said(is)}.`];
  if (move?.kind === 'draw') return [];
  const laid = move?.kind === 'place' ? [move.tile] : [];
  const contested = after.past[before.past.length - 1]?.contest;
  const isUpheld = before.open?.seat === seat && contested?.upheld === true;
  const takenBack = isUpheld ? contested.takenBack : [];
  const first = (before.open?.placements.length ?? 0) - takenBack.length;
  const returned = isUpheld ? (before.open?.extras ?? []).filter(({ at }) => at >= first) : [];
  const kept = without(
    [...without(was, laid), ...takenBack.map(({ tile }) => tile)],
    returned.map(({ tile }) => tile),
  );
  const drawn = without(is, kept);
  return drawn.length === 0 ? [] : [`You draw ${said(drawn)}.`];
}

function said(tiles: readonly Tile[]): string {
  return new Intl.ListFormat('en-GB').format(sorted(tiles).map(String));
}
