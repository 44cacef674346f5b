import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { game as mathable } from '#games/mathable/rules/index.ts';
import { game as matryoshka } from '#games/matryoshka/rules/index.ts';
import { parseLog, type RawLog } from '#kernel/log.ts';
import { framesOf } from '../history.ts';
import { passagesOf } from '../passages.ts';

function read(path: string): RawLog {
  const file = new URL(`../../games/${path}.json`, import.meta.url);
  const parsed = parseLog(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.ok) throw new Error(parsed.field);
  return parsed.log;
}

describe('the steps of a match, seen from everywhere', () => {
  test.each([
    ['one choice a step', mathable, read('mathable/test/replays/out-of-tiles-two-players')],
    ['joint choices', matryoshka, read('matryoshka/test/replays/clear-win-three-players')],
  ] as const)('%s', (_, game, log) => {
    const told = passagesOf<never>(game as never, log);
    if (!told.ok) throw new Error(told.reason);
    const { passages } = told;
    // Every choice of the log belongs to one step.
    expect(passages.flatMap(({ moves }) => moves.map(({ seat }) => seat))).toEqual(
      log.entries.map(({ seat }) => seat),
    );
    for (let seat = 0; seat < log.seats; seat++) {
      const story = framesOf<never>(game as never, log, seat);
      if (!story.ok) throw new Error(story.reason);
      // What led to a frame was seen in the frame before it.
      const seen = story.frames.slice(0, -1).map(({ envelope }) => envelope.view);
      expect(passages.map(({ views }) => views[seat])).toEqual(seen);
    }
  });
});
