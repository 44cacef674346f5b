import type { Viewer } from '#contract/game.ts';
import type { FromClient } from '#protocol/from-client.ts';
import type { WireFrame } from '#protocol/from-server.ts';
import { pastOf } from '#protocol/past.ts';
import type { Said, Say } from '#protocol/table-info.ts';
import { framesOf } from '#table/history.ts';
import { plain } from '../players/name.ts';
import type { Store } from '../store/store.ts';
import type { Keeper } from './keeper.ts';
import type { Names } from './names.ts';
import type { News } from './news.ts';
import type { AnyHostedMatch, OpenTable } from './open-table.ts';
import type { Play } from './play.ts';
import { seatOf } from './seating.ts';
import type { Watcher } from './watcher.ts';

/** Frames in one piece of history. */
const PIECE = 60;
const SAID_SHOWN = 50;
const TRIES = 4;

interface WatchingOptions {
  readonly store: Store;
  readonly keeper: Keeper;
  readonly names: Names;
  readonly news: News;
  readonly play: Play;
}

/** Those who have a table before them: what they are shown when they come, and what they say. */
export class Watching {
  readonly #options: WatchingOptions;
  /** Told again and again before the next step: a match is replayed once for each point of view. */
  readonly #stories = new WeakMap<AnyHostedMatch, Story>();

  constructor(options: WatchingOptions) {
    this.#options = options;
  }

  /** Only inside the table's queue, like all of these. */
  async watch(watcher: Watcher, table: OpenTable, asked: Extract<FromClient, { t: 'watch' }>): Promise<void> {
    const { keeper, news, names, store, play } = this.#options;
    const match = await keeper.matchOf(table);
    // They may have gone while this waited in the queue.
    if (watcher.isGone) return;
    table.watchers.add(watcher);
    watcher.watching.add(table.record.id);
    await news.info(table);
    if (match !== null) {
      const viewer = table.viewerOf(watcher.player);
      const missed = await this.#missed(table, match, watcher, asked.since);
      const last = { envelope: match.envelope(viewer), by: match.by };
      table.shown.show(viewer, { ...last, n: match.count });
      const clocks = match.clocks(Date.now());
      watcher.send({
        t: 'frames',
        table: table.record.id,
        viewer,
        frames: [...missed, last],
        n: match.count,
        ...(clocks === null ? {} : { clocks }),
      });
      play.wakeBots(table, match);
    }
    const said = await store.talk.of(table.record.id, SAID_SHOWN);
    table.saidSeq = Math.max(table.saidSeq, said.at(-1)?.seq ?? 0);
    await names.learn(said.map(({ player }) => player));
    const told = said.map(
      ({ seq, at, player, seat, say }): Said => ({ seq, at, player: names.of(player), seat, say }),
    );
    watcher.send({ t: 'talk', table: table.record.id, said: told });
    watcher.send({ t: 'done', id: asked.id });
  }

  async unwatch(watcher: Watcher, table: OpenTable): Promise<void> {
    watcher.watching.delete(table.record.id);
    if (!table.watchers.delete(watcher)) return;
    table.noteLeft(watcher.player.id, Date.now());
    await this.#options.news.info(table);
  }

  async history(
    watcher: Watcher,
    table: OpenTable,
    { id, before, changes }: Extract<FromClient, { t: 'history' }>,
  ): Promise<void> {
    const match = await this.#options.keeper.matchOf(table);
    const all = match === null ? [] : await this.#story(table, match, watcher);
    const earlier = all.filter(({ envelope }) => envelope.step < before);
    const frames = earlier.slice(-PIECE);
    const more = earlier.length > frames.length;
    const story = changes === true ? pastOf(frames) : { frames };
    watcher.send({ t: 'history', id, table: table.record.id, ...story, more });
  }

  /** Whoever sits there may speak; what may be written, the host decides. */
  async say(watcher: Watcher, table: OpenTable, id: string, wish: Say): Promise<void> {
    const say = wish.tag === 'text' ? { ...wish, text: plain(wish.text) } : wish;
    const { store, names } = this.#options;
    const { player } = watcher;
    const seat = seatOf(table.record, player.id);
    if (seat === null) {
      watcher.send({ t: 'error', id, why: 'not-seated' });
      return;
    }
    if (say.tag === 'text' && say.text === '') {
      watcher.send({ t: 'error', id, why: 'malformed' });
      return;
    }
    if (say.tag === 'text' && !table.record.chat) {
      watcher.send({ t: 'error', id, why: 'chat-off' });
      return;
    }
    if (!table.maySay(seat, Date.now())) {
      watcher.send({ t: 'error', id, why: 'too-many' });
      return;
    }
    // Said before, and only the answer was lost on the way.
    if (table.said.has(seat, id)) {
      watcher.send({ t: 'done', id });
      return;
    }
    for (let tries = 0; tries < TRIES; tries++) {
      const record = { seq: table.saidSeq + 1, at: Date.now(), player: player.id, seat, say };
      if ((await store.talk.add(table.record.id, record)) === 'done') {
        table.saidSeq = record.seq;
        table.said.add(seat, id);
        await names.learn([player.id]);
        const said: Said = { ...record, player: names.of(player.id) };
        for (const one of table.watchers) one.send({ t: 'talk', table: table.record.id, said: [said] });
        watcher.send({ t: 'done', id });
        return;
      }
      table.saidSeq = (await store.talk.of(table.record.id, 1)).at(-1)?.seq ?? 0;
    }
    watcher.send({ t: 'error', id, why: 'busy' });
  }

  /** What a client that has everything up to `since` lacks, the last frame apart. */
  async #missed(
    table: OpenTable,
    match: AnyHostedMatch,
    watcher: Watcher,
    since: number | undefined,
  ): Promise<readonly WireFrame[]> {
    if (since === undefined || since >= match.step - 1) return [];
    return (await this.#story(table, match, watcher)).filter(
      ({ envelope: { step } }) => step > since && step < match.step,
    );
  }

  /** The whole story as this watcher may see it. */
  async #story(table: OpenTable, match: AnyHostedMatch, watcher: Watcher): Promise<readonly StepFrame[]> {
    const viewer = table.viewerOf(watcher.player);
    const known = this.#stories.get(match);
    const story = known?.step === match.step ? known : { step: match.step, byViewer: new Map() };
    this.#stories.set(match, story);
    const told = story.byViewer.get(viewer);
    if (told !== undefined) return told;
    // A replay takes a while: whoever waits at another table comes first.
    await new Promise(resolve => setImmediate(resolve));
    const replayed = framesOf(table.game, match.log, viewer);
    const frames: readonly StepFrame[] = replayed.ok ? replayed.frames : [];
    story.byViewer.set(viewer, frames);
    return frames;
  }
}

type StepFrame = WireFrame & { readonly envelope: { readonly step: number } };

interface Story {
  readonly step: number;
  readonly byViewer: Map<Viewer, readonly StepFrame[]>;
}
