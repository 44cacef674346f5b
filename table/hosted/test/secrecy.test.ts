import { describe, expect, test } from 'vitest';
import type { Shape, Viewer } from '#contract/game.ts';
import { type AnyTrial, viewersOf } from '#contract/trial.ts';
import { registry } from '#games/registry.ts';
import type { Envelope } from '#kernel/match.ts';
import { findTrials } from '#kernel/test/find-trials.ts';
import type { ClockInfo } from '#protocol/table-info.ts';
import type { Acted, Command } from '../command.ts';
import type { ChoiceEvent } from '../events.ts';
import { type Deal, HostedMatch } from '../hosted-match.ts';
import { checkSecrecy, type Make, SecretTold, type Tried } from './secrecy.ts';

const RUNS = 8;
/** Where few moves look alike in two worlds, as in a game of open cards, it takes so many more to see enough of them. */
const MORE_RUNS = 160;
const ENOUGH = 10;
const found = await findTrials();

test('every game that can be played is tried', () => {
  const playable = Object.entries(registry).flatMap(([id, { rules }]) => (rules === undefined ? [] : [id]));
  expect(found.map(({ id }) => id)).toEqual(playable);
});

describe.each(found)('what a seat of $id is told depends only on what it may know', ({ trials }) => {
  test.each(trials)('$name', trial => {
    const tried = tryAll(trial);
    expect(tried.comparisons).toBeGreaterThan(100);
    expect(tried.choices).toBeGreaterThan(ENOUGH);
    expect(tried.timeOuts).toBeGreaterThan(ENOUGH);
    // Where the rules let somebody play in the place of a bot, that was tried too.
    expect(tried.played > ENOUGH).toBe(trial.game.leaderOf !== undefined);
  });
});

/** Shows each seat what its neighbour may see. */
class NeighboursView<S extends Shape> extends HostedMatch<S> {
  override shownTo(viewer: Viewer): Envelope<S> {
    return super.shownTo(viewer === 0 ? 1 : 0);
  }
}

/** Knows the last choice, as the host that stores it does. */
class Knowing<S extends Shape> extends HostedMatch<S> {
  protected last: ChoiceEvent | undefined;

  override act(command: Command, now: number): Acted {
    const acted = super.act(command, now);
    const event = acted.tag === 'done' ? acted.events.at(-1) : undefined;
    if (event?.kind === 'choice') this.last = event;
    return acted;
  }
}

/** A clock that is a little slower for some choices than for others. */
class TellingClock<S extends Shape> extends Knowing<S> {
  override clocks(now: number): ClockInfo | null {
    const info = super.clocks(now);
    const { length } = JSON.stringify(this.last?.move ?? '');
    // The first digit: before it stands a letter that all have.
    const hint = length + (this.last?.print?.charCodeAt(1) ?? 0);
    return info && { ...info, left: info.left.map(left => left && left + hint) };
  }
}

/** Refuses with more than the rule: what the state looks like from above. */
class TellingRefusal<S extends Shape> extends Knowing<S> {
  override act(command: Command, now: number): Acted {
    const acted = super.act(command, now);
    const print = this.last?.print ?? '';
    return acted.tag === 'refused'
      ? { tag: 'refused', refusal: { ...acted.refusal, facts: { print } } }
      : acted;
  }
}

/** Shows a dummy what a declarer sees, whether that is a bot or a person. */
class ShownAnyLeader<S extends Shape> extends HostedMatch<S> {
  readonly #game: Deal<S>['game'];

  constructor(deal: Deal<S>) {
    super(deal);
    this.#game = deal.game;
  }

  override shownTo(viewer: Viewer): Envelope<S> {
    const leader = viewer === 'spectator' ? null : this.#game.leaderOf?.(this.envelope(viewer).view, viewer);
    return super.shownTo(leader ?? viewer);
  }
}

describe('a table that tells too much is found', () => {
  const sabotages: readonly [string, Make][] = [
    ['the view of another seat', deal => new NeighboursView(deal)],
    ['a clock that depends on hidden choices', deal => new TellingClock(deal)],
    ['a refusal with a fingerprint', deal => new TellingRefusal(deal)],
  ];
  const games = found.map(({ id, trials }) => ({ id, trial: trials[0] as AnyTrial }));

  test.each(sabotages)('%s', (_name, make) => {
    for (const { id, trial } of games) expect(() => tryAll(trial, make), id).toThrow(SecretTold);
  });

  test('the hand of a person who leads, shown to the partner', () => {
    for (const { id, trial } of games.filter(one => one.trial.game.leaderOf !== undefined))
      expect(() => tryAll(trial, deal => new ShownAnyLeader(deal)), id).toThrow(SecretTold);
  });
});

function tryAll(trial: AnyTrial, make?: Make): Tried {
  const tried: Tried = { comparisons: 0, choices: 0, timeOuts: 0, played: 0 };
  const isLed = trial.game.leaderOf !== undefined;
  const isEnough = (): boolean =>
    tried.choices > ENOUGH && tried.timeOuts > ENOUGH && (!isLed || tried.played > ENOUGH);
  for (let n = 0; n < RUNS || (n < MORE_RUNS && !isEnough()); n++)
    for (const viewer of viewersOf(trial.seats))
      checkSecrecy(trial, viewer, { n, tried, ...(make && { make }) });
  return tried;
}
