import { computed, effect, signal } from '@preact/signals';
import type { Seat } from '#contract/game.ts';
import type { Said, Say } from '#protocol/table-info.ts';
import { words } from '../app/words.ts';
import type { Feed } from './feed.ts';
import { muted } from './muted.ts';

/** How long what was said hangs at a seat, milliseconds. */
const IN_THE_AIR = 7000;

/** What is said at a table, for whoever looks on here: what is not read yet, and what still hangs in the air. */
export class TalkState {
  readonly #feed: Feed;
  readonly isOpen = signal(false);
  /** Everything but what the muted say. */
  readonly heard;
  readonly unread;
  readonly inTheAir = signal<ReadonlyMap<Seat, Said>>(new Map());
  readonly #seen = signal<number | null>(null);
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  readonly #stop: () => void;
  #told = Number.POSITIVE_INFINITY;

  constructor(feed: Feed) {
    this.#feed = feed;
    this.heard = computed(() => feed.said.value.filter(({ player }) => !muted.value.has(player.id)));
    this.unread = computed(() => {
      const seen = this.#seen.value;
      const me = feed.info.value?.you.seat ?? null;
      const isNew = ({ seq, seat }: Said): boolean =>
        seen !== null && seq > seen && (seat === null || seat !== me);
      return this.isOpen.value ? 0 : this.heard.value.filter(isNew).length;
    });
    this.#stop = effect(() => this.#follow());
  }

  get feed(): Feed {
    return this.#feed;
  }

  close(): void {
    this.#stop();
    for (const timer of this.#timers) clearTimeout(timer);
  }

  /** What had been said before this page was opened is no news. */
  #follow(): void {
    const last = this.heard.value.at(-1);
    const isOpen = this.isOpen.value;
    const seq = last?.seq ?? 0;
    if (this.#seen.peek() === null || isOpen) this.#seen.value = seq;
    if (last !== undefined && seq > this.#told && last.seat !== null) this.#hang(last, last.seat);
    this.#told = seq;
  }

  #hang(said: Said, seat: Seat): void {
    this.inTheAir.value = new Map(this.inTheAir.peek()).set(seat, said);
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      if (this.inTheAir.value.get(seat) !== said) return;
      const left = new Map(this.inTheAir.value);
      left.delete(seat);
      this.inTheAir.value = left;
    }, IN_THE_AIR);
    this.#timers.add(timer);
  }
}

/** What was said, as text: a page shows it escaped, and makes no link of anything in it. */
export function sayWords(say: Say): string {
  return say.tag === 'text' ? say.text : words.value.label(`talk.emote.${say.emote}`);
}
