import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Viewer } from '#contract/game.ts';
import type { Sound } from '#contract/sound.ts';
import { parseLog } from '#kernel/log.ts';
import { framesOf } from '#table/history.ts';
import { game } from '../../rules/index.ts';
import type { State } from '../../rules/types.ts';
import { play, position } from '../../test/position.ts';
import { sounds } from '../sounds.ts';

/** What a viewer hears of a move. */
function hear(state: State, move: string, viewer: Viewer): readonly Sound[] {
  return sounds(game.view(state, viewer), game.view(play(state, move), viewer));
}

const opening = position({ racks: [[7, 8, 12], [1]], reserve: [5, 6] });

describe('what is heard', () => {
  test('of another’s tile: the tile, then its line', () => {
    expect(hear(opening, '8I 12', 1)).toEqual([{ kind: 'tile' }, { kind: 'line', points: 12 }]);
    expect(hear(opening, '8I 12', 'spectator')).toEqual([{ kind: 'tile' }, { kind: 'line', points: 12 }]);
  });

  test('of one’s own tile: the line alone, for the tile was heard when it was laid', () => {
    expect(hear(opening, '8I 12', 0)).toEqual([{ kind: 'line', points: 12 }]);
  });

  test('of two lines: each by itself', () => {
    const crossing = position({ board: '6I=3 6J=5', racks: [[8], [1]], reserve: [5] });
    expect(hear(crossing, '6H 8', 0).filter(({ kind }) => kind === 'line')).toEqual([
      { kind: 'line', points: 8 },
      { kind: 'line', points: 8 },
    ]);
  });

  test('of the end of a turn, and of the beginning: nothing', () => {
    expect(hear(play(opening, '8I 12'), 'end', 1)).toEqual([]);
    expect(sounds(null, game.view(opening, 0))).toEqual([]);
  });
});

describe('in stored matches', () => {
  const matches = globSync('games/mathable/test/replays/*.json').map(path => {
    const read = parseLog(JSON.parse(readFileSync(path, 'utf8')));
    const story = read.ok && framesOf(game, read.log, 'spectator');
    if (!story || !story.ok) throw new Error(`${path} does not replay`);
    const views = story.frames.map(({ envelope }) => envelope.view);
    return {
      name: basename(path, '.json'),
      views,
      heard: views.map((v, i) => sounds(views[i - 1] ?? null, v)),
    };
  });
  const count = (heard: readonly (readonly Sound[])[], kind: Sound['kind']): number =>
    heard.flat().filter(sound => sound.kind === kind).length;

  test.each(matches)('$name: every tile is heard once', ({ views, heard }) => {
    const past = views.at(-1)?.past ?? [];
    const staying = past.flatMap(({ placements }) => placements);
    const takenBack = past.flatMap(({ contest }) => contest?.takenBack ?? []);
    expect(count(heard, 'tile')).toBe(staying.length + takenBack.length);
  });

  // Where players contest, a bonus that was heard may be lost again.
  const refereed = matches.filter(({ views }) => views[0]?.config.checking === 'referee');
  test.each(refereed)('$name: every super bonus is heard once', ({ views, heard }) => {
    const past = views.at(-1)?.past ?? [];
    expect(count(heard, 'bonus')).toBe(past.filter(({ superBonus }) => superBonus > 0).length);
  });

  test.each(matches)('$name: a refusal is heard where tiles were taken back', ({ views, heard }) => {
    const upheld = views.at(-1)?.past.filter(({ contest }) => contest?.upheld === true) ?? [];
    expect(count(heard, 'refusal')).toBe(upheld.length);
  });
});
