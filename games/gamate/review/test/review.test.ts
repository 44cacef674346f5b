import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LEFT_OVER } from '#cli/test/terminal-suite.ts';
import type { Finding, Passage } from '#contract/review.ts';
import { parseLog } from '#kernel/log.ts';
import { passagesOf } from '#table/passages.ts';
import { openAt, stateOf } from '../../learn/position.ts';
import { PUZZLES, type Puzzle } from '../../learn/puzzles.ts';
import { game } from '../../rules/index.ts';
import { TRICKS } from '../../rules/score.ts';
import { SEATS } from '../../rules/seats.ts';
import type { Gamate, Move } from '../../rules/types.ts';
import { dealOf } from '../../solver/deal-of.ts';
import { solve } from '../../solver/solve.ts';
import { sayFinding } from '../../ui/panels/say-finding.ts';
import { sceneIn } from '../../ui/test/scene.ts';
import { judge, SOLVED_TRICKS } from '../judge.ts';
import { followBest } from '../line.ts';

const { words: fr } = await sceneIn('fr');
const { words: en } = await sceneIn('en');

/** The steps of a stored match; the first one is step 1. */
function stepsOf(name: string): readonly Passage<Gamate>[] {
  const path = new URL(`../../test/replays/${name}.json`, import.meta.url);
  const read = parseLog(JSON.parse(readFileSync(path, 'utf8')));
  if (!read.ok) throw new Error(read.field);
  const story = passagesOf(game, read.log);
  if (!story.ok) throw new Error(story.reason);
  return story.passages;
}

function judgeStep(name: string, step: number): Finding {
  const passage = stepsOf(name)[step - 1];
  const finding = passage === undefined ? null : judge(passage);
  if (finding === null) throw new Error(`nothing is said about step ${step}`);
  return finding;
}

/** A problem with a card played in it; all four see their own hand. */
function passageIn(puzzle: Puzzle, move: Move): Passage<Gamate> {
  const match = openAt(stateOf(puzzle), false);
  const seat = match.envelope('spectator').turn?.seats[0] ?? 0;
  const views = SEATS.map(one => match.envelope(one).view);
  return { views, moves: [{ seat, move }], after: [] };
}

describe('a loss is named by the greatest thing that was lost', () => {
  test.each([
    ['rubber-two-one', 179, 'Le contrat est perdu ici'],
    ['rubber-won-with-the-lower-total', 302, 'Le contrat passe ici'],
    ['rubber-two-one', 135, 'La prime du nombre juste est perdue ici.'],
    ['down', 41, 'Un pli est perdu ici.'],
    ['one-game', 168, '2 plis sont perdus ici.'],
    // A trick less, but two points only: it was sold for a brisque.
    ['made-exactly', 45, '2 points sont perdus ici.'],
    ['down', 51, 'Un point est perdu ici.'],
  ])('%s, step %i: %s', (name, step, sentence) => {
    const finding = judgeStep(name, step);
    expect(finding.isFault).toBe(true);
    expect(sayFinding(finding, fr).verdict).toContain(sentence);
  });
});

test('says which card was better, and what the deal came to', () => {
  const finding = judgeStep('down', 41);
  expect(sayFinding(finding, en)).toEqual({
    verdict: 'One trick was lost here.',
    more: [
      'The best play: force with 24.',
      'At best the deal was worth 54 points to the defence; after this play, 65.',
    ],
  });
});

test('a contract lost says to whom the deal goes', () => {
  const { more } = sayFinding(judgeStep('rubber-two-one', 179), en);
  expect(more.at(-1)).toBe(
    'At best the deal was worth 51 points to declarer’s camp; after this play, 74 to the defence.',
  );
});

test('early in a deal it does not pretend to know, and of an auction it says nothing', () => {
  const steps = stepsOf('down');
  const isCard = steps.map(({ moves }) => moves.some(({ move }) => 'card' in move));
  const found = steps.map(step => judge(step));
  expect(found.map(finding => finding !== null)).toEqual(isCard);
  const isEarly = steps.map(
    ({ views }, i) => isCard[i] && TRICKS - (views[0]?.tricks.length ?? 0) > SOLVED_TRICKS,
  );
  expect(found.map(finding => finding?.facts['verdict'] === 'early')).toEqual(isEarly);
});

test('the last card of a hand that cannot go on the pile is the only play', () => {
  const verdicts = stepsOf('made-over')
    .slice(-4)
    .map(step => judge(step)?.facts['verdict']);
  expect(verdicts).toContain('only');
});

describe('problems with a proved best play', () => {
  test.each(PUZZLES.map(puzzle => [puzzle.id, puzzle] as const))('%s', (_, puzzle) => {
    const deal = dealOf(stateOf(puzzle));
    const solved = deal === null ? null : solve(deal);
    if (deal === null || solved?.tag !== 'solved') throw new Error('it is not solved');
    for (const play of solved.plays) {
      const { hand, card, deed, value } = play;
      const move: Move = deed === 'lead' ? { kind: deed, hand, card } : { kind: deed, card };
      const finding = judge(passageIn(puzzle, move));
      expect(finding?.isFault).toBe(value !== solved.value);
      // What the line leads to is what the solver promised.
      const end = followBest(deal, play);
      expect(end.winner === end.declarer ? end.points : -end.points).toBe(value);
    }
  });
});

test('leaves no gap in a sentence', () => {
  const findings = stepsOf('one-game').flatMap(step => judge(step) ?? []);
  expect(findings.filter(({ isFault }) => isFault).length).toBeGreaterThan(10);
  for (const finding of findings) {
    for (const words of [fr, en]) {
      const { verdict, more } = sayFinding(finding, words);
      for (const sentence of [verdict, ...more]) expect(sentence).not.toMatch(LEFT_OVER);
    }
  }
});
