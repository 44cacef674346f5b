import { expect, test } from 'vitest';
import type { Shape } from '#contract/game.ts';
import { game } from '#games/mathable/rules/index.ts';
import { seedOf } from '#kernel/fair.ts';
import { type Log, makeLog, parseLog } from '#kernel/log.ts';
import { Match } from '#kernel/match.ts';
import { must } from '#kernel/must.ts';
import { makeSeed, seedFrom } from '#kernel/rng.ts';
import { fileOf } from '#server/store/match-file.ts';
import { checkMatch } from '#server/tables/check-match.ts';
import { carriedFrom } from '#table/carry.ts';
import { COMMITMENT, HOST_BITS } from '#table/test/played.ts';
import { storedOf } from '../match-file.ts';

test('a match that was carried to another table is stored and told again as the same file', () => {
  const config = must(game.parseConfig({}));
  const match = new Match(game, { config, seats: 2, seed: seedFrom([3]) });
  const pass = (): void => {
    const seat = match.outline.turn?.seats[0] ?? 0;
    const move = game.fallback(match.envelope(seat).view);
    match.submit({ seat, move, step: match.step, elapsedMs: 1, by: 'player' });
  };
  for (let n = 0; n < 2; n++) pass();
  const entropies = ['Ann', 'Ben'];
  const proof = { commitment: COMMITMENT, hostBits: HOST_BITS, entropies };
  const seed = seedOf(HOST_BITS, entropies);
  expect(match.carry(carriedFrom(game, match, { seat: 0, isAnew: true, seed, proof }))).toBe(true);
  for (let n = 0; n < 3; n++) pass();
  const file: unknown = JSON.parse(
    JSON.stringify(makeLog(match.log as Log<Shape>, makeSeed(match.log.seed))),
  );
  const read = parseLog(file);
  if (!read.ok) throw new Error(read.field);
  const stored = storedOf(read.log, game, { player: 'somebody', now: 5 });
  expect(stored.events).toHaveLength(match.log.entries.length - 2);
  expect(stored.table).toMatchObject({ commitment: COMMITMENT, carried: { seat: 0, step: 2, isAnew: true } });
  expect(JSON.parse(JSON.stringify(fileOf(stored)))).toEqual(file);
  expect(checkMatch({ game, hasPartners: false, tries: [] }, stored)).toEqual({ tag: 'whole' });
});
