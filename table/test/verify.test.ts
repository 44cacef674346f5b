import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { game as mathable } from '#games/mathable/rules/index.ts';
import { game as matryoshka } from '#games/matryoshka/rules/index.ts';
import { type Proof, seedOf } from '#kernel/fair.ts';
import { type Entry, parseLog, type RawLog } from '#kernel/log.ts';
import { makeSeed } from '#kernel/rng.ts';
import { DEAL_CHECKS, isSound, verifyMatch, type Witness } from '../verify.ts';
import { COMMITMENT, HOST_BITS, played } from './played.ts';

const LOG: RawLog = played(mathable, ['Inès: 12', 'deux mots', '']);
const PROOF = LOG.proof as Proof;
const [FIRST] = LOG.entries as [Entry<unknown>];

function changedAt(log: RawLog, index: number, change: Partial<Entry<unknown>>): RawLog {
  const entry = { ...(log.entries[index] as Entry<unknown>), ...change };
  return { ...log, entries: log.entries.with(index, entry) };
}

describe('a match as it was', () => {
  test.each([
    ['one after the other', mathable, ['a', 'b']],
    ['choices made together', matryoshka, ['a', '', 'c']],
  ] as const)('%s: every step fits, and so does the deal', (_, game, entropies) => {
    const log = played(game, entropies);
    const witness: Witness = { commitment: COMMITMENT, entropy: 'a' };
    const found = verifyMatch(game, log, witness);
    expect(found.play).toEqual({ tag: 'whole', steps: expect.any(Number), over: true });
    expect(found.deal).toEqual({
      tag: 'proved',
      proof: log.proof,
      checks: { published: true, sealed: true, seats: true, added: true, mixed: true, anew: null },
    });
    expect(isSound(found)).toBe(true);
  });

  test('what nobody could tell us is neither right nor wrong', () => {
    const found = verifyMatch(mathable, LOG);
    expect(found.deal).toMatchObject({ tag: 'proved', checks: { published: null, added: null } });
    expect(isSound(found)).toBe(true);
  });

  test('without a proof the steps are checked, and nothing is said of the deal', () => {
    const { proof: _, ...log } = LOG;
    const found = verifyMatch(mathable, log, { commitment: COMMITMENT });
    expect(found.deal).toEqual({ tag: 'unproved' });
    expect(isSound(found)).toBe(true);
  });

  test('one that was left before its end is whole, and not over', () => {
    const found = verifyMatch(mathable, { ...LOG, entries: LOG.entries.slice(0, 3) });
    expect(found.play).toMatchObject({ tag: 'whole', over: false });
    expect(isSound(found)).toBe(true);
  });
});

describe('a deal that does not fit', () => {
  const other = '1'.repeat(64);
  test.each([
    ['another commitment was published', LOG, { commitment: other }, ['published']],
    ['what this device added is not in it', LOG, { entropy: 'something else' }, ['added']],
    ['the commitment is of other bits', { ...LOG, proof: { ...PROOF, commitment: other } }, {}, ['sealed']],
    ['other bits are revealed', { ...LOG, proof: { ...PROOF, hostBits: other } }, {}, ['sealed', 'mixed']],
    ['a player added something else', withEntropies(['Inès: 13', 'deux mots', '']), {}, ['mixed']],
    ['two players changed places', withEntropies(['deux mots', 'Inès: 12', '']), {}, ['mixed']],
    ['a letter moved to the neighbour', withEntropies(['Inès: 12d', 'eux mots', '']), {}, ['mixed']],
    ['somebody is left out', withEntropies(['Inès: 12', 'deux mots']), {}, ['seats', 'mixed']],
    ['somebody joined in', withEntropies(['Inès: 12', 'deux mots', '', '']), {}, ['seats', 'mixed']],
  ] as const)('%s', (_, log, witness, wrong) => {
    const found = verifyMatch(mathable, log, witness);
    if (!('checks' in found.deal)) throw new Error('the file has a proof');
    const { checks } = found.deal;
    expect(DEAL_CHECKS.filter(check => checks[check] === false)).toEqual(wrong);
    expect(found.deal.tag).toBe('disproved');
    expect(isSound(found)).toBe(false);
  });

  function withEntropies(entropies: readonly string[]): RawLog {
    return { ...LOG, proof: { ...PROOF, entropies } };
  }

  test('another seed, with steps that were played from it: only the proof tells', () => {
    const { proof: _, ...forged } = played(mathable, ['x', 'y', 'z']);
    const found = verifyMatch(mathable, { ...forged, proof: PROOF });
    expect(found.play.tag).toBe('whole');
    expect(found.deal).toMatchObject({ tag: 'disproved', checks: { mixed: false } });
  });
});

describe('steps that do not fit', () => {
  test('another seed under the same steps', () => {
    const found = verifyMatch(mathable, { ...LOG, seed: seedOf(HOST_BITS, []) });
    expect(found.play).toMatchObject({ tag: 'diverges', step: 1, entry: 1 });
    expect(isSound(found)).toBe(false);
  });

  test('a move that the rules refuse, at its step', () => {
    const found = verifyMatch(mathable, changedAt(LOG, 2, { seat: FIRST.seat }));
    expect(found.play).toEqual({ tag: 'diverges', reason: 'refused', step: 3, entry: 3 });
  });

  test('a fingerprint changed or taken away, at its step', () => {
    for (const index of LOG.entries.keys()) {
      const { print: _, ...bare } = LOG.entries[index] as Entry<unknown>;
      const place = { tag: 'diverges', reason: 'print', step: index + 1, entry: index + 1 };
      expect(verifyMatch(mathable, changedAt(LOG, index, { print: 'ffffffffffffffff' })).play).toEqual(place);
      expect(verifyMatch(mathable, { ...LOG, entries: LOG.entries.with(index, bare) }).play).toEqual(place);
    }
  });

  test('where choices are made together, the step is not the entry', () => {
    const log = played(matryoshka, ['a', 'b', 'c']);
    const last = log.entries.length - 1;
    const found = verifyMatch(matryoshka, changedAt(log, last, { print: '' }));
    const whole = verifyMatch(matryoshka, log);
    if (whole.play.tag !== 'whole') throw new Error(whole.play.tag);
    expect(found.play).toEqual({
      tag: 'diverges',
      reason: 'print',
      step: whole.play.steps,
      entry: last + 1,
    });
    expect(last + 1).toBeGreaterThan(whole.play.steps);
  });

  test('an entry left out, doubled or added at the end', () => {
    const { entries } = LOG;
    const last = entries.at(-1) as Entry<unknown>;
    for (const [changed, entry] of [
      [entries.toSpliced(1, 1), 2],
      [entries.toSpliced(1, 0, entries[0] as Entry<unknown>), 2],
      [[...entries, last], entries.length + 1],
    ] as const) {
      expect(verifyMatch(mathable, { ...LOG, entries: changed }).play).toMatchObject({
        tag: 'diverges',
        entry,
      });
    }
  });

  test.each([
    ['version', { version: 99 }, { tag: 'version', version: 99, current: mathable.version }],
    ['number of seats', { seats: 9 }, { tag: 'settings', field: 'seats' }],
    ['settings', { config: { checking: 'nobody' } }, { tag: 'settings', field: 'config' }],
  ])('another %s; the deal is checked all the same', (_, change, play) => {
    const found = verifyMatch(mathable, { ...LOG, ...change });
    expect(found.play).toEqual(play);
    expect(found.deal.tag).not.toBe('unproved');
    expect(isSound(found)).toBe(false);
  });
});

test('in a real match, any one fingerprint that is changed is found where it is', () => {
  const path = new URL('../../games/mathable/test/replays/super-bonus.json', import.meta.url);
  const read = parseLog(JSON.parse(readFileSync(path, 'utf8')));
  if (!read.ok) throw new Error(read.field);
  const { log } = read;
  expect(verifyMatch(mathable, log).play.tag).toBe('whole');
  fc.assert(
    fc.property(fc.nat(log.entries.length - 1), fc.stringMatching(/^[0-9a-f]{16}$/), (index, print) => {
      fc.pre(log.entries[index]?.print !== print);
      expect(verifyMatch(mathable, changedAt(log, index, { print })).play).toMatchObject({
        tag: 'diverges',
        entry: index + 1,
      });
    }),
    { numRuns: 25 },
  );
});

test('the example in docs/fair-deals.md is true', () => {
  const text = readFileSync(new URL('../../docs/fair-deals.md', import.meta.url), 'utf8');
  for (const number of [HOST_BITS, COMMITMENT, makeSeed(seedOf(HOST_BITS, ['douze', 'treize']))])
    expect(text).toContain(number);
});
