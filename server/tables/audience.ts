import type { Viewer } from '#contract/game.ts';
import { editsBetween } from '#protocol/edits.ts';
import type { FromServer, WireFrame } from '#protocol/from-server.ts';
import type { TableRecord } from '../store/records.ts';
import type { AnyHostedMatch } from './deal.ts';
import type { HouseClock } from './house-clock.ts';
import type { Watcher } from './watcher.ts';

/** A frame, and how many events had happened. */
interface Numbered extends WireFrame {
  readonly n: number;
}

/** What those with one point of view are told, as text: whole or as a change, each written if somebody wants it. */
interface Telling {
  readonly before: Numbered | undefined;
  readonly after: Numbered;
  whole?: string;
  change?: string;
}

/**
 * Those who have one table before them at this process, and what they were shown last. Game information leaves through
 * `show` and `showFrames` alone, and both take a sealed envelope.
 */
export class Audience {
  readonly #watchers = new Set<Watcher>();
  readonly #clock: Pick<HouseClock, 'now'>;
  /**
   * By point of view: the frame that all of them have before them, so that the next can be told as a change. Where
   * nothing is kept they are sent the whole, which is never wrong, only longer.
   */
  readonly #shown = new Map<Viewer, Numbered>();

  /** Those who look on from another seat than their own, or as everybody does; and from where they were shown it last. */
  readonly #from = new Map<Watcher, { readonly wished: Viewer; shown: Viewer | null }>();

  constructor(clock: Pick<HouseClock, 'now'>) {
    this.#clock = clock;
  }

  get size(): number {
    return this.#watchers.size;
  }

  /** All of them. */
  get watchers(): Iterable<Watcher> {
    return this.#watchers;
  }

  /** False if they were here already. */
  add(watcher: Watcher): boolean {
    const { size } = this.#watchers;
    return this.#watchers.add(watcher).size > size;
  }

  /** From where this socket looks on from now on; left out: from where its player sits. */
  lookFrom(watcher: Watcher, viewer: Viewer | undefined): void {
    if (viewer === undefined) this.#from.delete(watcher);
    else this.#from.set(watcher, { wished: viewer, shown: null });
  }

  /** From where somebody looks on: another's seat only as long as their device holds it. */
  viewerOf(match: AnyHostedMatch, watcher: Watcher): Viewer {
    const wished = this.#from.get(watcher)?.wished;
    const isTheirs =
      wished === 'spectator' || (wished !== undefined && match.holds(watcher.player.id, wished));
    return wished !== undefined && isTheirs ? wished : match.viewerOf(watcher.player.id);
  }

  /** False if they were not here. */
  remove(watcher: Watcher): boolean {
    this.#from.delete(watcher);
    return this.#watchers.delete(watcher);
  }

  /** The same to all of them. */
  tell(message: FromServer): void {
    const text = JSON.stringify(message);
    for (const watcher of this.#watchers) watcher.sendText(text);
  }

  /** The same to all who do not sit here. */
  tellOnlookers(match: AnyHostedMatch, message: FromServer): void {
    const text = JSON.stringify(message);
    for (const watcher of this.#watchers)
      if (match.viewerOf(watcher.player.id) === 'spectator') watcher.sendText(text);
  }

  /** The last step as each may see it, written once for each point of view. `answered`: whose move brought it about. */
  show(
    match: AnyHostedMatch,
    record: TableRecord,
    answered?: { readonly watcher: Watcher; readonly id: string },
  ): void {
    const clocks = record.clock.kind === 'none' ? null : match.clocks(this.#clock.now());
    const end = `,"table":"${record.id}"${clocks === null ? '' : `,"clocks":${JSON.stringify(clocks)}`}}`;
    const tellings = new Map<Viewer, Telling>();
    for (const watcher of this.#watchers) {
      const viewer = this.viewerOf(match, watcher);
      let telling = tellings.get(viewer);
      if (telling === undefined) {
        const after = { envelope: match.shownTo(viewer), by: match.by, n: match.count };
        telling = { before: this.#shown.get(viewer), after };
        tellings.set(viewer, telling);
        this.#shown.set(viewer, after);
      }
      const isChange = watcher.takesChanges && this.#isStillAt(watcher, viewer);
      const text = isChange ? changeIn(telling, viewer) : wholeIn(telling, viewer);
      const answers = answered?.watcher === watcher ? `,"answers":${JSON.stringify(answered.id)}` : '';
      watcher.sendText(`${text}${answers}${end}`);
    }
  }

  /** The last step to one who just came, after those before it that they missed. */
  showFrames(
    watcher: Watcher,
    match: AnyHostedMatch,
    { record, missed }: { readonly record: TableRecord; readonly missed: readonly WireFrame[] },
  ): void {
    const viewer = this.viewerOf(match, watcher);
    this.#isStillAt(watcher, viewer);
    const { count: n, by } = match;
    const last = { envelope: match.shownTo(viewer), by };
    this.#shown.set(viewer, { ...last, n });
    const clocks = match.clocks(this.#clock.now());
    const frames = [...missed, last];
    const more = clocks === null ? {} : { clocks };
    watcher.send({ t: 'frames', table: record.id, viewer, frames, n, ...more });
  }

  /** They have another seat than before, or none: what they see begins anew. */
  showAnew(match: AnyHostedMatch | null, record: TableRecord, players: readonly string[]): void {
    if (match === null) return;
    for (const watcher of this.#watchers)
      if (players.includes(watcher.player.id)) this.showFrames(watcher, match, { record, missed: [] });
  }

  /** A seat may be taken back meanwhile: what is told as a change must be one to what they have. Notes where they are. */
  #isStillAt(watcher: Watcher, viewer: Viewer): boolean {
    const from = this.#from.get(watcher);
    if (from === undefined) return true;
    const isStill = from.shown === viewer;
    from.shown = viewer;
    return isStill;
  }

  /** Nobody has moved for a while: no view is kept for them. */
  forgetFrames(): void {
    this.#shown.clear();
  }
}

function wholeIn(telling: Telling, viewer: Viewer): string {
  const { envelope, by, n } = telling.after;
  telling.whole ??= `{"t":"frames","viewer":${JSON.stringify(viewer)},"frames":[${JSON.stringify({ envelope, by })}],"n":${n}`;
  return telling.whole;
}

function changeIn(telling: Telling, viewer: Viewer): string {
  const { before, after } = telling;
  if (before === undefined) return wholeIn(telling, viewer);
  telling.change ??= `{"t":"change","from":${before.n},"n":${after.n},"by":${after.by},"edits":${JSON.stringify(
    editsBetween(before.envelope, after.envelope),
  )}`;
  return telling.change;
}
