import { type AnyBot, interruptionOf, type Level } from '#contract/bot.ts';
import type { Seat, Shape } from '#contract/game.ts';
import type { AnyTrial } from '#contract/trial.ts';
import { type AnyMatch, Match } from '#kernel/match.ts';
import { rngFor } from '#kernel/rng.ts';
import { testSeed } from '#kernel/test/laws.ts';

interface Playing {
  /** By seat; the first again after the last. */
  readonly levels: readonly Level[];
  readonly seed: number;
  /** Sees each choice before it is made. */
  readonly watch?: (match: AnyMatch, seat: Seat, move: Shape['move']) => void;
}

/** A whole match between bots, interruptions included. Throws if one of them does what the rules refuse. */
export function playWithBots(
  { game, config, seats }: AnyTrial,
  bot: AnyBot,
  { levels, seed, watch = () => undefined }: Playing,
): AnyMatch {
  const match: AnyMatch = new Match(game, { config, seats, seed: testSeed(seed) });
  const chance = testSeed(seed + 1_000_000);
  let draws = 0;
  while (!match.over) {
    const { seat, move } = interruption() ?? choice();
    watch(match, seat, move);
    const verdict = match.submit({ seat, move, step: match.step, elapsedMs: 0, by: 'bot' });
    if (!verdict.ok) throw new Error(`${JSON.stringify(move)} is refused with ${verdict.rule}`);
  }
  return match;

  function interruption(): { seat: Seat; move: Shape['move'] } | null {
    const { seats: who = [], kinds = [] } = match.outline.turn?.may ?? {};
    for (const seat of who) {
      const { view } = match.envelope(seat);
      const move = interruptionOf(bot, view, { level: levelOf(seat), kinds }, rngFor(chance, draws++));
      if (move !== null) return { seat, move };
    }
    return null;
  }

  function choice(): { seat: Seat; move: Shape['move'] } {
    const { turn, chosen } = match.outline;
    const seat = turn?.seats.find(one => !chosen.includes(one)) ?? 0;
    const { view } = match.envelope(seat);
    return { seat, move: bot.choose(view, levelOf(seat), rngFor(chance, draws++)) };
  }

  function levelOf(seat: Seat): Level {
    return levels[seat % levels.length] ?? 1;
  }
}
