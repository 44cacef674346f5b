import { edited } from './edits.ts';
import type { FromServer } from './from-server.ts';

type Frames = Extract<FromServer, { t: 'frames' }>;
/** What is heard once changes are put together. */
export type Heard = Exclude<FromServer, { t: 'change' }>;

/** The last frame of each table that is watched, so that a change can be told as the frame that it leads to. */
export class LastFrames {
  readonly #last = new Map<string, Frames>();

  /** Null if the change is to a frame that is not the last one here. */
  whole(message: FromServer): Heard | null {
    const heard = message.t === 'change' ? this.#after(message) : message;
    if (heard?.t === 'frames') this.#last.set(heard.table, heard);
    return heard;
  }

  forget(table: string): void {
    this.#last.delete(table);
  }

  #after({ from, edits, by, ...rest }: Extract<FromServer, { t: 'change' }>): Frames | null {
    const last = this.#last.get(rest.table);
    const frame = last?.frames.at(-1);
    if (last?.n !== from || frame === undefined) return null;
    const envelope = edited(frame.envelope, edits);
    return { ...rest, t: 'frames', viewer: last.viewer, frames: [{ envelope, by }] };
  }
}
