import type { AnyGame, Viewer } from '#contract/game.ts';
import type { RawLog } from '#kernel/log.ts';
import type { WireFrame } from '#protocol/from-server.ts';
import { framesOf } from '#table/history.ts';
import type { AnyHostedMatch } from './deal.ts';

export type StepFrame = WireFrame & { readonly envelope: { readonly step: number } };

interface Replayed {
  readonly step: number;
  readonly byViewer: Map<Viewer, readonly StepFrame[]>;
}

/** Several people come back within one step: the match is replayed once for each point of view. */
const REPLAYED = new WeakMap<AnyHostedMatch, Replayed>();

/** All frames so far, the last one included, as this viewer may see them. */
export async function pastFrames(
  match: AnyHostedMatch,
  viewer: Viewer,
  { game, log }: { readonly game: AnyGame; readonly log: () => Promise<RawLog> },
): Promise<readonly StepFrame[]> {
  const known = REPLAYED.get(match);
  const past = known?.step === match.step ? known : { step: match.step, byViewer: new Map() };
  REPLAYED.set(match, past);
  const told = past.byViewer.get(viewer);
  if (told !== undefined) return told;
  // A replay takes a while: whoever waits at another table comes first.
  await new Promise(resolve => setImmediate(resolve));
  const replayed = framesOf(game, await log(), viewer);
  const frames: readonly StepFrame[] = replayed.ok ? replayed.frames : [];
  past.byViewer.set(viewer, frames);
  return frames;
}
