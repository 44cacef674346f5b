import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decisionsIn } from '#bots/look-back.ts';
import { parseLog } from '#kernel/log.ts';
import { must } from '#kernel/must.ts';
import { passagesOf } from '#table/passages.ts';
import { type Card, PACK, withoutOne } from '../../rules/cards.ts';
import { game } from '../../rules/index.ts';
import { TRICKS } from '../../rules/score.ts';
import { campOf } from '../../rules/seats.ts';
import type { Move, View } from '../../rules/types.ts';
import { dealOf } from '../../solver/deal-of.ts';
import { solve } from '../../solver/solve.ts';
import { bot } from '../index.ts';

/** Every way to choose so many of these. */
function choices(cards: readonly Card[], count: number): Card[][] {
  if (count === 0) return [[]];
  return cards.flatMap((card, at) => choices(cards.slice(at + 1), count - 1).map(rest => [card, ...rest]));
}

/** What each play is worth to whoever plays, in all deals that agree with the view, each solved by the solver alone. */
function exactly(view: View): Map<string, number> {
  const played = [...view.tricks, view.trick].flat().map(({ card }) => card);
  const unseen = [...played, ...view.hands.flatMap(hand => hand ?? [])].reduce<readonly Card[]>(
    withoutOne,
    PACK,
  );
  const [first, second] = [0, 1, 2, 3].filter(seat => view.hands[seat] === null);
  const splits = choices(unseen, must(view.handSizes[must(first)]));
  const sums = new Map<string, number>();
  for (const mine of splits) {
    const others = mine.reduce<readonly Card[]>(withoutOne, unseen);
    const hands = view.hands.map(
      (hand, seat) => hand ?? (seat === first ? mine : seat === second ? others : []),
    );
    const solved = solve(must(dealOf({ ...view, hands }) ?? undefined));
    if (solved.tag === 'too-big') throw new Error('too big');
    for (const { card, deed, value } of solved.plays) {
      const name = `${card} ${deed}`;
      sums.set(name, (sums.get(name) ?? 0) + value / splits.length);
    }
  }
  const sign = campOf(must(view.contract ?? undefined).declarer) === campOf(Number(view.me)) ? 1 : -1;
  return new Map([...sums].map(([name, value]) => [name, sign * value]));
}

function nameOf(move: Move): string {
  return 'card' in move ? `${move.card} ${move.kind}` : move.kind;
}

/** Tricks left: with four of them there are at most seventy deals. */
const LAST = 4;

test.each(['made-exactly', 'down', 'opposed-and-made'])(
  '%s: near the end of a deal the review finds what all deals together say, and names no loss where there is none',
  name => {
    const path = new URL(`../../test/replays/${name}.json`, import.meta.url);
    const read = parseLog(JSON.parse(readFileSync(path, 'utf8')));
    if (!read.ok) throw new Error(read.field);
    const story = passagesOf(game, read.log);
    if (!story.ok) throw new Error(story.reason);
    let looked = 0;
    for (const [step, passage] of story.passages.entries()) {
      const view = must(passage.views[passage.moves[0]?.seat ?? 0]);
      if (view.phase.tag !== 'lead' && view.phase.tag !== 'follow') continue;
      if (view.phase.hand === null || TRICKS - view.tricks.length > LAST) continue;
      const budget = { iterations: 96 };
      for (const { played, best, loss, error } of decisionsIn(bot, passage, {
        step,
        seed: read.log.seed,
        budget,
      })) {
        const values = exactly(view);
        const most = Math.max(...values.values());
        expect(values.get(nameOf(best.move))).toBeCloseTo(most, 6);
        expect(loss).toBeCloseTo(most - must(values.get(nameOf(played.move))), 6);
        expect(error).toBe(0);
        looked++;
      }
    }
    expect(looked).toBeGreaterThan(4);
  },
);
