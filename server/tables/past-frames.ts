import type { AnyGame, Viewer } from '#contract/game.ts';
import type { RawLog } from '#kernel/log.ts';
import type { AnyMatch } from '#kernel/match.ts';
import type { WireFrame } from '#protocol/from-server.ts';
import { packFrames } from '#protocol/packed-frames.ts';
import { stepsOf } from '#table/history.ts';
import type { AnyHostedMatch } from './deal.ts';
import { FairGate } from './fair-gate.ts';

export type StepFrame = WireFrame & { readonly envelope: { readonly step: number } };

/** All frames so far, the last one included, as one viewer may see them; and what was written of them. */
interface Past {
  readonly frames: readonly StepFrame[];
  readonly pieces: Map<string, string>;
}

/** Of a match that has not begun. */
export const NO_PAST: Past = { frames: [], pieces: new Map() };

interface Asked {
  readonly game: AnyGame;
  readonly log: () => Promise<RawLog>;
  readonly asker: string;
}

interface Replayed {
  readonly step: number;
  readonly byViewer: Map<Viewer, Promise<Past>>;
}

/** Frames in one piece of history. */
const PIECE = 60;
/** Pieces kept as they were written: a client asks for the same ones as every other. */
const PIECES = 8;
/** Milliseconds of replaying after which whoever waits at another table comes first. */
const SLICE = 4;

/** Pasts that are being put together at one time; those who ask take turns. */
const REPLAYING = new FairGate(2);
/** Pasts that are kept; one of a long match weighs some megabytes. */
const KEPT = 24;
/** How to let go of them, the oldest first. */
const KEEPING: (() => void)[] = [];

/** Several people come back within one step: the match is replayed once for each point of view. */
const REPLAYED = new WeakMap<AnyHostedMatch, Replayed>();

/** `asker`: from which address, see FairGate. */
export function pastOf(match: AnyHostedMatch, viewer: Viewer, { game, log, asker }: Asked): Promise<Past> {
  const known = REPLAYED.get(match);
  const { byViewer } = known?.step === match.step ? known : { byViewer: new Map<Viewer, Promise<Past>>() };
  REPLAYED.set(match, { step: match.step, byViewer });
  const here = byViewer.get(viewer);
  if (here !== undefined) return here;
  const past = REPLAYING.through(asker, async () =>
    replayInSlices(game, await log(), then => eyesOf(match, then, viewer)),
  );
  byViewer.set(viewer, past);
  const letGo = (): void => {
    if (byViewer.get(viewer) === past) byViewer.delete(viewer);
  };
  if (KEEPING.push(letGo) > KEPT) KEEPING.shift()?.();
  // What could not be read now may be read later.
  past.catch(letGo);
  return past;
}

/** From where they saw that step: whoever played in the place of a bot, from there. */
function eyesOf(match: AnyHostedMatch, then: AnyMatch, viewer: Viewer): Viewer {
  return viewer === 'spectator' ? viewer : match.handsIn(then.envelope('spectator').view, viewer);
}

async function replayInSlices(game: AnyGame, log: RawLog, eyes: (then: AnyMatch) => Viewer): Promise<Past> {
  const frames: StepFrame[] = [];
  const steps = stepsOf(game, log);
  let since = performance.now();
  for (;;) {
    const { value, done } = steps.next();
    if (done === true) return { frames: value.ok ? frames : [], pieces: new Map() };
    frames.push({ envelope: value.match.envelope(eyes(value.match)), by: value.by });
    if (performance.now() - since < SLICE) continue;
    await new Promise(resolve => setImmediate(resolve));
    since = performance.now();
  }
}

/** The last frames before a step and whether there are more, as fields of a message. */
export function pieceOf({ frames, pieces }: Past, before: number, changes: boolean): string {
  const earlier = frames.findLastIndex(({ envelope }) => envelope.step < before) + 1;
  const key = `${earlier} ${changes}`;
  let piece = pieces.get(key);
  if (piece === undefined) {
    const told = frames.slice(Math.max(0, earlier - PIECE), earlier);
    const fields = { ...(changes ? packFrames(told) : { frames: told }), more: earlier > PIECE };
    piece = JSON.stringify(fields).slice(1, -1);
    pieces.set(key, piece);
    const [oldest] = pieces.keys();
    if (pieces.size > PIECES && oldest !== undefined) pieces.delete(oldest);
  }
  return piece;
}
