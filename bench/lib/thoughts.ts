import type { Shape } from '#contract/game.ts';
import { type Fixture, playGame } from './arena.ts';
import { meanOf, quantile } from './figures.ts';
import { print } from './measure.ts';

/** One decision of a bot, and in which phase of the game. */
export interface Thought<Phase extends string> {
  readonly phase: Phase;
  readonly ms: number;
  readonly cpuMs: number;
}

type Phased<Phase extends string> = Shape & { readonly view: { readonly phase: { readonly tag: Phase } } };

/** What was thought in one game. */
export function thoughtsOf<Phase extends string, S extends Phased<Phase>>(
  fixture: Fixture<S>,
): Thought<S['view']['phase']['tag']>[] {
  const thoughts: Thought<S['view']['phase']['tag']>[] = [];
  playGame(fixture, ({ view, ms, cpuMs }) => thoughts.push({ phase: view.phase.tag, ms, cpuMs }));
  return thoughts;
}

/** How long that took: the machine by the clock, the thread by its own time. */
export function printThoughts(
  about: Readonly<Record<string, string | number>>,
  thoughts: readonly Thought<string>[],
): void {
  const ms = thoughts.map(thought => thought.ms);
  const cpu = thoughts.map(thought => thought.cpuMs);
  const figure = (value: number): number => Number(value.toFixed(2));
  print({
    ...about,
    count: ms.length,
    msMedian: figure(quantile(ms, 0.5)),
    msMean: figure(meanOf(ms)),
    ms99: figure(quantile(ms, 0.99)),
    msMost: figure(quantile(ms, 1)),
    cpuMsMedian: figure(quantile(cpu, 0.5)),
    cpuMsMost: figure(quantile(cpu, 1)),
  });
}
