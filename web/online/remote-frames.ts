import { batch, type Signal, signal } from '@preact/signals';
import type { Seat, Turn, Viewer } from '#contract/game.ts';
import type { AnyEnvelope, AnyGameUi } from '#contract/page.ts';
import type { Client } from '#protocol/client.ts';
import type { AnyFrame } from '#table/history.ts';
import { storyPace } from '../app/settings.ts';
import type { AnyStage } from '../table/framed-table.ts';
import { seenFrom } from '../table/partners.ts';
import { Stage } from '../table/stage.ts';
import type { Batch, Feed } from './feed.ts';

/** If more steps than this arrive at once, only the last is shown: somebody has been away for long. */
const MANY = 8;

/** Where the steps come from. */
type Source = Pick<Feed, 'id' | 'onFrames' | 'refresh'> & { readonly client: Pick<Client, 'history'> };

/** The steps of a table elsewhere, put together from what arrives: the last first, then news, and the past in pieces. */
export class RemoteFrames {
  readonly viewer = signal<Viewer>('spectator');
  readonly stage: Signal<AnyStage> = signal(new Stage([], 0, storyPace));
  readonly #feed: Source;
  readonly #gameUi: Pick<AnyGameUi, 'seenFrom'>;
  /** By what is on stage. */
  readonly #came = new WeakMap<AnyEnvelope, AnyEnvelope>();
  /** One's own move as it will be, shown until the server says so. */
  #foreseen: AnyFrame | null = null;

  constructor(feed: Source, gameUi: Pick<AnyGameUi, 'seenFrom'>) {
    this.#feed = feed;
    this.#gameUi = gameUi;
    feed.onFrames(arrived => this.#receive(arrived));
  }

  /** What is known now, whether it was told yet or not, as it came. */
  get latest(): AnyEnvelope | null {
    const last = this.#frames.at(-1);
    return last === undefined ? null : this.asItCame(last.envelope);
  }

  /** Whoever plays in the place of a bot sees with its eyes (table/hands.ts); on stage that is turned to their seat. */
  asItCame(shown: AnyEnvelope): AnyEnvelope {
    return this.#came.get(shown) ?? shown;
  }

  #turned({ envelope, by }: AnyFrame): AnyFrame {
    const viewer = this.viewer.value;
    const shown = viewer === 'spectator' ? envelope : seenFrom(this.#gameUi, envelope, viewer);
    this.#came.set(shown, envelope);
    return { envelope: shown, by };
  }

  /**
   * Shows what comes of one's own move once that is foreseen. Dropped if the server's steps come first, or if the
   * function that is given back was called: the move is answered.
   */
  foresee(guess: Promise<AnyEnvelope | null>, by: Seat): () => void {
    const before = this.latest;
    let isAnswered = false;
    guess.then(
      after => {
        if (after !== null && !isAnswered && this.latest === before) this.#showForeseen(after, by);
      },
      // Where nothing can be foreseen one waits for the server.
      () => undefined,
    );
    return () => {
      isAnswered = true;
    };
  }

  #showForeseen(envelope: AnyEnvelope, by: Seat): void {
    const stage = this.stage.value;
    const last = this.#frames.at(-1);
    if (envelope.step === last?.envelope.step) stage.refresh(this.#turned({ envelope, by: last.by }));
    else {
      this.#foreseen = this.#turned({ envelope, by });
      stage.push(this.#foreseen, true);
    }
  }

  /** One's own move was refused: shows the table without it. */
  withdraw(): void {
    const frames = this.#foreseen === null ? this.#frames : this.#frames.slice(0, -1);
    this.#foreseen = null;
    this.#restage(frames, frames.length - 1);
    // A choice that waits for others was shown within the last step, which must be fetched as it is.
    this.#feed.refresh();
  }

  get #frames(): readonly AnyFrame[] {
    return this.stage.value.frames.value;
  }

  #receive({ viewer, frames }: Batch): void {
    const [first] = frames;
    if (first === undefined) return;
    if (viewer === this.viewer.value && this.latest !== null) {
      for (const frame of frames) this.#show(this.#turned(frame));
      if (frames.length > MANY) this.stage.value.skip();
      return;
    }
    this.#foreseen = null;
    batch(() => {
      this.viewer.value = viewer;
      this.#restage(
        frames.map(frame => this.#turned(frame)),
        frames.length - 1,
      );
    });
    this.#loadPast(first.envelope.step);
  }

  #show(frame: AnyFrame): void {
    const stage = this.stage.value;
    const last = this.#frames.at(-1);
    const { step, turn } = frame.envelope;
    const known = last?.envelope.step ?? -1;
    if (this.#foreseen !== null && step >= known) {
      this.#foreseen = null;
      stage.refresh(frame);
      return;
    }
    if (step < known || last === undefined) return;
    if (step === known) stage.refresh(frame);
    else {
      const isOwn = frame.by === this.asItCame(last.envelope).viewer;
      stage.push(frame, isOwn || isInPassing(last.envelope.turn, turn, frame.by));
    }
  }

  /** The log of what happened before this page was opened. */
  #loadPast(step: number): void {
    const viewer = this.viewer.value;
    const load = async (before: number, later: readonly AnyFrame[]): Promise<readonly AnyFrame[]> => {
      const pieces = before > 0 ? await this.#feed.client.history(this.#feed.id, before) : null;
      const frames = [...((pieces?.frames ?? []) as readonly AnyFrame[]), ...later];
      return pieces?.more === true ? load(frames[0]?.envelope.step ?? 0, frames) : frames;
    };
    load(step, []).then(
      past => {
        const isStillWanted = this.viewer.value === viewer && this.#frames[0]?.envelope.step === step;
        if (past.length === 0 || !isStillWanted) return;
        const earlier = past.map(frame => this.#turned(frame));
        this.#restage([...earlier, ...this.#frames], past.length + this.stage.value.at.value);
      },
      // Without its past a table can be played as well.
      () => undefined,
    );
  }

  /** Shows other frames. They make no sound: nothing has just happened. */
  #restage(frames: readonly AnyFrame[], at: number): void {
    this.stage.value.stop();
    this.stage.value = new Stage(frames, at, storyPace);
    this.stage.value.tellOn();
  }
}

/** Whether this step was only a remark: the same seats are still asked. It is shown without a pause. */
function isInPassing(before: Turn | null, after: Turn | null, by: Seat | null): boolean {
  if (by === null || before?.may?.seats.includes(by) !== true || after === null) return false;
  return before.mode === after.mode && before.seats.join() === after.seats.join();
}
