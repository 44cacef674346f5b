import { expect, test } from 'vitest';
import type { Rng } from '#contract/rng.ts';
import { rngFor } from '#kernel/rng.ts';
import { testSeed } from '#kernel/test/laws.ts';
import { CELLS, SIZE } from '../data/board.ts';
import { judge } from '../rules/hand-in.ts';
import { game } from '../rules/index.ts';
import { samplePlays } from '../rules/sample.ts';
import { SIGNS, type Token } from '../rules/tokens.ts';
import { seatToPlay } from '../rules/turn.ts';
import type { Laid, State } from '../rules/types.ts';
import { referee } from './referee.ts';

const CONFIG = { grid: 'full', checking: 'assisted', closing: 'reserve' } as const;

/** A play that was right, with one thing about it changed: a token gone, another, one more, or all of it moved. */
function spoil(play: readonly Laid[], rng: Rng): Laid[] {
  const at = rng.int(play.length);
  const token: Token = rng.int(2) === 0 ? 1 + rng.int(20) : (SIGNS[rng.int(SIGNS.length)] as Token);
  const shift = [1, -1, SIZE, -SIZE][rng.int(4)] as number;
  const near = ((play[at] as Laid).cell + shift + CELLS) % CELLS;
  switch (rng.int(4)) {
    case 0:
      return play.toSpliced(at, 1);
    case 1:
      return play.with(at, { cell: (play[at] as Laid).cell, token });
    case 2:
      return [...play, { cell: near, token }];
    default:
      return play.map(laid => ({ ...laid, cell: (laid.cell + shift + CELLS) % CELLS }));
  }
}

/** A cell that is taken is refused by CA-1, before all this. */
function isPossible(tokens: readonly Laid[], { board }: State): boolean {
  const cells = new Set(tokens.map(({ cell }) => cell));
  return tokens.length > 0 && cells.size === tokens.length && [...cells].every(cell => board[cell] === null);
}

test('[CA-6] [CA-8] [CA-13] a referee with a pencil comes to the same verdicts and the same points', () => {
  const counts = { right: 0, wrong: 0, several: 0 };
  const disputed: unknown[] = [];
  for (let n = 0; n < 6; n++) {
    const rng = rngFor(testSeed(n), 7);
    let state = game.setup(CONFIG, 2 + (n % 3), rngFor(testSeed(n), 0));
    for (let seat = seatToPlay(state); seat !== null; seat = seatToPlay(state)) {
      const plays = samplePlays(game.view(state, seat));
      const spoilt = plays.flatMap(play => [spoil(play, rng), spoil(play, rng)]);
      for (const tokens of [...plays, ...spoilt.filter(play => isPossible(play, state))]) {
        const verdict = judge(state, tokens);
        // The supply of signs is not for this referee to count.
        if (!verdict.ok && (verdict.rule === 'CA-2' || verdict.rule === 'CA-15')) continue;
        const { right, points } = referee(state.board, tokens);
        if (right !== verdict.ok || (verdict.ok && points !== verdict.points))
          disputed.push({ board: state.board, tokens, verdict, right, points });
        counts[verdict.ok ? 'right' : 'wrong'] += 1;
        if (verdict.ok && verdict.gains.length > 1) counts.several += 1;
      }
      const tokens = plays[rng.int(Math.max(1, plays.length))];
      const move =
        tokens === undefined ? game.fallback(game.view(state, seat)) : { kind: 'play' as const, tokens };
      const commit = { seat, move, elapsedMs: 0, by: 'bot' as const };
      state = game.apply(state, [commit], rngFor(testSeed(n), state.turns + 1));
    }
  }
  expect(disputed).toEqual([]);
  expect(counts.right).toBeGreaterThan(1500);
  expect(counts.wrong).toBeGreaterThan(1000);
  expect(counts.several).toBeGreaterThan(100);
});
