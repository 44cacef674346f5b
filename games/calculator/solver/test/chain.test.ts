import { expect, test } from 'vitest';
import { cellAt } from '../../rules/cells.ts';
import { readRun } from '../../rules/compute.ts';
import { gainsOf } from '../../rules/gains.ts';
import type { Token } from '../../rules/tokens.ts';
import { EQUALITY, emptyChain, FRAGMENT, readChain, WRONG } from '../chain.ts';
import { toCode, toToken } from '../codes.ts';
import { rngOf } from './random-play.ts';

const TOKENS: readonly Token[] = [1, 2, 3, 4, 6, 12, '+', '-', 'x', ':', '=', '='];

test('codes are tokens and back', () => {
  for (const token of TOKENS) expect(toToken(toCode(token))).toBe(token);
});

test('[CA-6] [CA-13] a chain of codes is what the rules say, and worth it', () => {
  const rng = rngOf(1);
  const seen = new Set<number>();
  const chain = emptyChain();
  for (let i = 0; i < 60_000; i++) {
    // Nearly all chains of any tokens are wrong: most of these alternate.
    const length = 1 + rng.int(7);
    const offset = rng.int(2);
    const tokens = Array.from({ length }, (_, at) => {
      const some =
        rng.int(20) === 0 ? TOKENS : (at + offset) % 2 === 0 ? TOKENS.slice(0, 6) : TOKENS.slice(6);
      return some[rng.int(some.length)] as Token;
    });
    chain.length = length;
    chain.codes.set(tokens.map(toCode));
    chain.factors.fill(1);
    const verdict = readChain(chain);
    seen.add(verdict);
    const { from, to, points } = chain;
    const found = verdict === EQUALITY ? { verdict, from, to, points } : { verdict };
    expect({ tokens, ...found }).toEqual({ tokens, ...expected(tokens) });
  }
  expect(seen).toEqual(new Set([WRONG, FRAGMENT, EQUALITY]));
});

function expected(tokens: readonly Token[]): object {
  const read = readRun(tokens);
  // A token alone is no run, and nothing to complain of.
  if (tokens.length === 1 || read.tag === 'fragment') return { verdict: FRAGMENT };
  if (read.tag === 'wrong') return { verdict: WRONG };
  // The first row has no red square.
  const cells = tokens.map((_, at) => cellAt(0, at));
  const gains = gainsOf([{ run: { direction: 'across', cells, tokens }, read }], []);
  return {
    verdict: EQUALITY,
    from: read.sides[0]?.from,
    to: read.sides.at(-1)?.to,
    points: gains.reduce((sum, { points }) => sum + points, 0),
  };
}
