import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseLog } from '#kernel/log.ts';
import { type Envelope, Match } from '#kernel/match.ts';
import { game } from '../rules/index.ts';
import type { Counter, Mathisto, PastView } from '../rules/types.ts';

/** The end of each stored match as onlookers see it, by the name of its file. */
const ends = new Map<string, Envelope<Mathisto>>();
for (const path of globSync('games/mathisto/test/replays/*.json')) {
  const read = parseLog(JSON.parse(readFileSync(path, 'utf8')));
  const replayed = read.ok && Match.replay(game, read.log);
  if (replayed && replayed.ok) ends.set(basename(path, '.json'), replayed.match.envelope('spectator'));
}

function end(name: string): Envelope<Mathisto> {
  const envelope = ends.get(name);
  if (envelope === undefined) throw new Error(`no stored match called ${name}`);
  return envelope;
}

function pastOf<Kind extends PastView['kind']>(
  name: string,
  kind: Kind,
): Extract<PastView, { kind: Kind }>[] {
  return end(name).view.past.filter((one): one is Extract<PastView, { kind: Kind }> => one.kind === kind);
}

/** Windows in which somebody chose all of these. */
function windows(name: string, ...choices: readonly Counter[]): number {
  return pastOf(name, 'countered').filter(window => choices.every(one => window.choices.includes(one)))
    .length;
}

/** Whether super-counters were answered right, in order. */
function supers(name: string): boolean[] {
  return pastOf(name, 'answered').flatMap(({ why, isRight }) => (why === 'super' ? [isRight] : []));
}

describe('[MH-19] stored matches show every way in which the seventh family ends a game', () => {
  test('a plain pose, with draws and refusals to draw on the way, three players', () => {
    const name = 'seventh-family-three-players';
    expect(end(name).outcome).toEqual({ ranks: [2, 3, 1], scores: [150, 40, 160], rule: 'MH-19' });
    expect(pastOf(name, 'countered').at(-1)?.choices).toEqual([null, 'nothing', 'nothing']);
    expect([pastOf(name, 'drew').length, pastOf(name, 'declined').length]).toEqual([3, 2]);
  });

  test.each([
    ['right', [100, 100, 140]],
    ['wrong', [50, 150, 170]],
  ])('a super-counter, answered %s', (answer, scores) => {
    const name = `seventh-family-super-countered-${answer}`;
    expect(end(name).outcome).toMatchObject({ scores, rule: 'MH-19' });
    expect(end(name).view.past.at(-1)).toMatchObject({
      kind: 'answered',
      why: 'super',
      isRight: answer === 'right',
    });
    const last = end(name).view.posed.at(-1);
    expect(last?.owner === last?.poser).toBe(answer === 'wrong');
  });

  test('a shared win, four players', () => {
    const { outcome } = end('shared-win-four-players');
    expect(outcome).toEqual({ ranks: [1, 4, 3, 1], scores: [180, 0, 80, 180], rule: 'MH-19' });
  });

  test('[MH-13] the simplified form, five players', () => {
    const { outcome, view } = end('simplified-five-players');
    expect(outcome).toMatchObject({ scores: [40, 20, 0, 30, 10], rule: 'MH-19' });
    expect([view.config.form, windows('simplified-five-players')]).toEqual(['simplified', 0]);
  });
});

test('[MH-21] a stored match ends because nothing is posed any more', () => {
  const { outcome, view } = end('nothing-posed-any-more-three-players');
  expect(outcome).toEqual({ ranks: [3, 1, 2], scores: [20, 130, 110], rule: 'MH-21' });
  // Two of three players were still in.
  expect([view.idleCalls, view.handSizes, view.posed.length]).toEqual([240, [9, 9, 0], 5]);
});

describe('stored matches show every counter', () => {
  test('[MH-15] the joker, five players', () => {
    expect(windows('joker-counter-five-players', 'joker')).toBe(3);
  });

  test('[MH-16] the discovery, three players', () => {
    const name = 'discovery-counter-three-players';
    expect(windows(name, 'discovery')).toBe(1);
    expect(end(name).view.counterPoints).toEqual([20, 0, 0]);
  });

  test('[MH-18] both by two players, four players', () => {
    const name = 'joker-and-discovery-by-two-players-four-players';
    expect(windows(name, 'joker', 'discovery')).toBe(1);
    expect(end(name).view.config.starter).toBe('3');
  });

  test('[MH-17] super-counters, right and wrong, and the game goes on', () => {
    expect(supers('super-counter-right-then-played-on')).toEqual([true]);
    expect(supers('super-counter-wrong-then-played-on-six-players')).toEqual([false, false]);
  });

  test('[MH-12] discoveries together', () => {
    const { view } = end('discoveries-together-three-players');
    expect(view.discoveries).toMatchObject({ seat: 2 });
    expect(view.discoveries?.cards).toHaveLength(4);
  });

  test('[MH-11] typed answers, right and wrong', () => {
    const said = pastOf('typed-answers-three-players', 'answered');
    expect(said.map(({ isRight }) => isRight)).toEqual([false, true, false, false, false, true, true]);
    expect(said.some(one => typeof one.said === 'string' && one.isRight)).toBe(true);
  });
});

test('[MH-20] in every one the points follow from what everybody saw', () => {
  expect(ends.size).toBe(13);
  for (const [name, { view, outcome }] of ends)
    expect(recount(view.past, view), name).toEqual(outcome?.scores);
});

/** Counted from the events alone: what was posed, answered and countered. */
function recount(past: readonly PastView[], { handSizes, config }: Mathisto['view']): number[] {
  const points = handSizes.map(() => 0);
  const add = (seat: number, more: number): void => void (points[seat] = (points[seat] ?? 0) + more);
  const simple = config.form === 'simplified';
  let last = 0;
  for (const one of past) {
    if (one.kind === 'posed') {
      const joker = one.cards.some(card => card === 'bourbaki' || card === 'scribe');
      last = simple ? 10 : (joker ? 20 : 30) + (one.cards.length === 7 ? 20 : 0);
      add(one.seat, last);
    }
    if (one.kind === 'discoveries') add(one.seat, 20 * (one.cards.length - 3));
    if (one.kind === 'answered' && one.isRight && one.why === 'posing') add(one.seat, 10);
    if (one.kind !== 'countered') continue;
    const seats = (choice: Counter): number => one.choices.indexOf(choice);
    if (seats('joker') >= 0) add(one.poser, 10);
    if (seats('discovery') >= 0) {
      add(one.poser, 20);
      add(seats('discovery'), 20);
    }
    const answer = past[past.indexOf(one) + 1];
    if (seats('super') < 0 || answer?.kind !== 'answered') continue;
    add(one.poser, answer.isRight ? -last : 50 - last);
    if (answer.isRight) add(answer.seat, 50);
  }
  return points;
}
