/**
 * A hint at its three depths, in random positions of all games: complete in both languages, and what it counts is
 * counted again by playing.
 */
import { describe, expect, test } from 'vitest';
import type { Candidate } from '#contract/bot.ts';
import type { CounselScene } from '#contract/counsel.ts';
import { type AnyGame, type Commit, interrupts, type Seat, type Shape } from '#contract/game.ts';
import type { AnyTrial } from '#contract/trial.ts';
import { game as calculator } from '#games/calculator/rules/index.ts';
import type { Calculator } from '#games/calculator/rules/types.ts';
import { game as gamate } from '#games/gamate/rules/index.ts';
import type { Gamate } from '#games/gamate/rules/types.ts';
import { game as mathable } from '#games/mathable/rules/index.ts';
import type { Mathable } from '#games/mathable/rules/types.ts';
import { cardsOf, familyOf } from '#games/mathisto/rules/cards.ts';
import { game as mathisto } from '#games/mathisto/rules/index.ts';
import { totalOf } from '#games/mathisto/rules/score.ts';
import type { Mathisto } from '#games/mathisto/rules/types.ts';
import { game as matryoshka } from '#games/matryoshka/rules/index.ts';
import { totalOf as displayScore } from '#games/matryoshka/rules/score.ts';
import type { Matryoshka } from '#games/matryoshka/rules/types.ts';
import { registry } from '#games/registry.ts';
import { reviewRegistry } from '#games/registry-review.ts';
import { must } from '#kernel/must.ts';
import { rngFor } from '#kernel/rng.ts';
import { findTrials } from '#kernel/test/find-trials.ts';
import { pickCommits, testSeed } from '#kernel/test/laws.ts';
import { commonTexts } from '#text/common.ts';
import { loadWords, type Words } from '#text/words.ts';

interface Advised {
  readonly view: Shape['view'];
  readonly best: Candidate<Shape['move']>;
  readonly other: Candidate<Shape['move']> | undefined;
}

/** What is asked of somebody in every so many steps of a random game, and what the judge would do. */
async function* adviceIn(
  id: string,
  { game, config, seats, eager }: AnyTrial,
  n: number,
): AsyncGenerator<Advised> {
  const { bot } = await must(registry[id]?.bot)();
  const rng = rngFor(testSeed(n), 1);
  let state = game.setup(config, seats, rngFor(testSeed(n), 0));
  for (let step = 1; step < 160; step++) {
    const status = game.status(state);
    if (status.tag === 'over') return;
    const [seat] = status.turn.seats;
    if (seat !== undefined && step % 8 === 1) {
      const view = game.view(state, seat);
      const ranked = bot.rank(view, { iterations: 4 }, rng);
      const [best, other] = ranked.filter(({ move }) => !interrupts(status.turn, seat, move));
      if (best !== undefined) yield { view, best, other };
    }
    const commits = pickCommits(game, state, status.turn, { pick: rng.int(2 ** 30), eager });
    state = game.apply(state, commits, rngFor(testSeed(n), step + 1));
  }
}

/** Alone, in a world that agrees with what is seen. */
function after<S extends Shape>(
  game: { readonly apply: AnyGame['apply']; readonly imagine: AnyGame['imagine'] },
  view: S['view'],
  ...moves: readonly Commit<S['move']>['move'][]
): S['state'] {
  const rng = rngFor(testSeed(5), 3);
  const { me } = view as { readonly me: Seat };
  return moves.reduce<S['state']>(
    (state, move) => game.apply(state, [{ seat: me, move, elapsedMs: 0, by: 'player' }], rng),
    game.imagine(view, rng),
  );
}

/** What is said, and what it is when it is counted again. */
type Counted = readonly (readonly [said: unknown, counted: unknown])[];

/** A method, so that the checks of unlike games can stand in one list. */
type Facts<S extends Shape> = {
  of(
    view: S['view'],
    best: Candidate<S['move']>,
    said: { readonly where: string; readonly why: string },
  ): Counted;
}['of'];

function numberIn(pattern: RegExp, text: string): number {
  return Number(must(pattern.exec(text.replaceAll('\u202f', ''))?.[1]));
}

/** Numbers of the French sentences, beside what comes of the move. */
const CHECKS = {
  mathable: ((view, { move, facts: { plan } }, { where, why }) => {
    if (move.kind !== 'place') return [];
    const row = [numberIn(/rangée (\d+)/, where), Math.floor(move.cell / 14) + 1] as const;
    // Several tiles of a plan may earn others in between, by chance: then it is told, and not played here.
    if (typeof plan === 'string' && plan.includes(' ')) return [row];
    const { turn, open, past } = after<Mathable>(mathable, view, move);
    // With its last tile a turn ends by itself.
    const done = [turn, open, past.at(-1)].find(one => one?.seat === view.me && one.placements.length > 0);
    return [row, [numberIn(/: (\d+) points? pour le tour/, why), done?.placements.at(-1)?.points]];
  }) satisfies Facts<Mathable>,
  calculator: ((view, { move }, { why }) => {
    if (move.kind !== 'play') return [];
    const { scores } = after<Calculator>(calculator, view, move);
    const seat = Number(view.me);
    const laid = move.tokens.filter(({ token }) => /\d/.test(token.toString())).length;
    return [
      [numberIn(/: (\d+) points?/, why), (scores[seat] ?? 0) - (view.scores[seat] ?? 0)],
      [why.includes('Tous vos nombres sont posés'), view.rack?.length === laid],
    ];
  }) satisfies Facts<Calculator>,
  gamate: ((view, { move }, { why }) => {
    const told = /([\d, et]+?) (?:passent|passe) encore/.exec(why)?.[1];
    if (!('card' in move) || told === undefined || !/\d/.test(told)) return [];
    const can = new Set(told.match(/\d+/g)?.map(Number));
    const others: number[] = [];
    // Who plays next, in many deals, can put these and no others on it, mutes apart.
    for (let i = 0; i < 12; i++) {
      const commit = { seat: Number(view.me), move, elapsedMs: 0, by: 'player' as const };
      const world = gamate.imagine(view, rngFor(testSeed(i), 4));
      const next = gamate.apply(world, [commit], rngFor(testSeed(i), 5));
      if (next.phase.tag !== 'follow' || next.trick.length === 0) return [];
      if (view.hands[next.phase.hand] !== null) return [];
      const status = gamate.status(next);
      const seat = status.tag === 'playing' ? must(status.turn.seats[0]) : 0;
      for (const one of gamate.moves(gamate.view(next, seat)))
        if ('card' in one && one.kind !== 'renounce' && one.card !== 0 && !can.has(one.card))
          others.push(one.card);
    }
    return [[[], others]];
  }) satisfies Facts<Gamate>,
  mathisto: ((view, { move, facts }, { why }) => {
    const seat = Number(view.me);
    const mine = view.hands[seat] ?? [];
    if (move.kind === 'pose') {
      const posed = after<Mathisto>(mathisto, view, move);
      return [[numberIn(/^(\d+) points/, why), totalOf(posed, seat) - totalOf(view, seat)]];
    }
    if (move.kind !== 'call' || facts['case'] === 'bluff') return [];
    const held = cardsOf(familyOf(move.card)).filter(card => mine.includes(card)).length;
    const people = /déjà (\d+) des/.exec(why)?.[1];
    return [
      [mine.includes(move.card), false],
      [people === undefined || Number(people) <= held, true],
    ];
  }) satisfies Facts<Mathisto>,
  matryoshka: ((view, { move }, { why }) => {
    if (move.kind !== 'display') return [];
    const parts = must(/(\d+) points en suites et (\d+) en colonnes\u202f: (\d+) point/.exec(why));
    const [rows = 0, columns = 0, points] = parts.slice(1).map(Number);
    const world = matryoshka.imagine(view, rngFor(testSeed(5), 3));
    const commits = world.hands.map((_, seat) => {
      const chosen = seat === view.me ? move : matryoshka.fallback(matryoshka.view(world, seat));
      return { seat, move: chosen, elapsedMs: 0, by: 'player' as const };
    });
    const { displays } = matryoshka.apply(world, commits, rngFor(testSeed(5), 4));
    return [
      [points, rows + columns],
      [points, displayScore(displays[Number(view.me)] ?? [])],
    ];
  }) satisfies Facts<Matryoshka>,
};

const found = await findTrials();

describe.each(found)('$id', ({ id, trials }) => {
  const entry = must(registry[id]);
  const look = reviewRegistry[id];
  const scenesOf = async (): Promise<Record<'fr' | 'en', CounselScene>> => {
    const texts = [
      ...Object.values(entry.text),
      ...(look?.texts === undefined ? [] : [look.texts]),
      commonTexts,
    ];
    const sceneIn = async (language: 'fr' | 'en'): Promise<CounselScene> => {
      const words: Words = await loadWords(language, ...texts);
      return { words, seatName: seat => `P${seat + 1}` };
    };
    return { fr: await sceneIn('fr'), en: await sceneIn('en') };
  };

  test.each(trials)('$name: where to look, what to do, why', async trial => {
    const { counsel } = await must(look?.counsel)();
    const { terminal } = await must(entry.terminal)();
    const scenes = await scenesOf();
    const check: Facts<Shape> = CHECKS[id as keyof typeof CHECKS];
    let count = 0;
    for await (const { view, best, other } of adviceIn(id, trial, trial.name.length)) {
      count++;
      const told = (['fr', 'en'] as const).map(language => {
        const scene = scenes[language];
        const what = terminal.advise(best, view, { ...scene, colour: false, width: 80 });
        return { where: counsel.where(best, view, scene), what, why: counsel.why(best, view, scene, other) };
      });
      const [fr, en] = [must(told[0]), must(told[1])];
      for (const text of [...Object.values(fr), ...Object.values(en)])
        expect(text).not.toMatch(/undefined|NaN|\[object|[{}]|counsel\.|\s\s/);
      expect(fr.where).not.toBe('');
      expect(fr.what).not.toBe('');
      // Both tell the same.
      for (const depth of ['where', 'why'] as const)
        expect(numbersIn(fr[depth])).toEqual(numbersIn(en[depth]));
      const counted = check(view, best, fr);
      expect(counted.map(([one]) => one)).toEqual(counted.map(([, again]) => again));
    }
    expect(count).toBeGreaterThan(0);
  });
});

function numbersIn(text: string): readonly string[] {
  return (text.replaceAll(/(\d)[\u202f\u00a0,](?=\d{3})/g, '$1').match(/\d+/g) ?? []).toSorted((a, b) =>
    a.localeCompare(b),
  );
}
