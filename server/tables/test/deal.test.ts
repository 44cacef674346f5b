import { expect, test } from 'vitest';
import { game } from '#games/mathable/rules/index.ts';
import { HostedMatch } from '#table/hosted/hosted-match.ts';
import { SEED, tableOf } from '../../store/test/people.ts';
import { dealOf, UnreadableMatch } from '../deal.ts';

const played = { game, hasPartners: false };

function recordOf(version: number) {
  return tableOf('ada', { version, config: { checking: 'challenge' } });
}

test('[MB-15] a table keeps the version of the rules that it was set up with', () => {
  const views = [1, 2].map(version => {
    const deal = dealOf(recordOf(version), played, { seed: SEED });
    expect(deal.game.version).toBe(version);
    return new HostedMatch(deal).envelope(0).view;
  });
  expect(views[0]).not.toHaveProperty('contested');
  expect(views[1]).toMatchObject({ contested: [] });
});

test('rules that are not known here read nothing', () => {
  expect(() => dealOf(recordOf(99), played, { seed: SEED })).toThrow(UnreadableMatch);
});
