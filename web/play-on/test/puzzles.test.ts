/** Every puzzle of every game is a position that a match can begin in. */
import { describe, expect, test } from 'vitest';
import { registry } from '#games/registry.ts';
import { boxRegistry } from '#games/registry-box.ts';
import { isAsked } from '#kernel/asked.ts';
import { makeLog, parseLog } from '#kernel/log.ts';
import { must } from '#kernel/must.ts';
import { makeSeed, rngFor, seedFrom } from '#kernel/rng.ts';
import { dealtAnew } from '#table/play-on.ts';
import { verifyMatch } from '#table/verify.ts';

describe.each(Object.keys(boxRegistry))('%s', id => {
  test('any seat sees its puzzles as they are, and the first is played to its end', async () => {
    const { game } = await must(registry[id]?.rules)();
    const { bot } = await must(registry[id]?.bot)();
    const { puzzleAt } = await must(boxRegistry[id]?.learn)();
    let number = 1;
    for (; ; number++) {
      const at = puzzleAt?.(number) ?? null;
      if (at === null) break;
      const { config, seats } = at.match.log;
      for (let seat = 0; seat < seats; seat++) {
        const seed = seedFrom([number, seat]);
        const { view, turn } = at.match.envelope(seat);
        const on = dealtAnew(game, { config, seats, seed }, view, seat, { tag: 'puzzle', number });
        expect(on.envelope(seat).view).toEqual(view);
        expect(on.envelope(seat).turn).toEqual(turn);
        if (number > 1 || seat !== at.seat) continue;
        const rng = rngFor(seed, 1);
        while (!on.over) {
          const { outline, step } = on;
          const one = must(outline.turn?.seats.find(other => isAsked(outline, other)));
          const move = bot.choose(on.envelope(one).view, 4, rng, 0.25);
          expect(on.submit({ seat: one, move, step, elapsedMs: 0, by: 'bot' })).toMatchObject({ ok: true });
        }
        const read = parseLog(JSON.parse(JSON.stringify(makeLog(on.log, makeSeed(seed)))));
        const { play, deal } = verifyMatch(game, must(read.ok ? read.log : null));
        expect(play).toEqual({ tag: 'whole', steps: on.step, over: true });
        expect(deal).toEqual({ tag: 'imagined', seat, of: 'puzzle' });
      }
    }
    expect(number).toBeGreaterThan(8);
  });
});
