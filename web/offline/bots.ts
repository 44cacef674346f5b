import type { AnyDecision } from '#bots/look-back.ts';
import type { SeatStroke } from '#bots/luck.ts';
import type { Moment } from '#bots/swing.ts';
import type { Candidate, Level } from '#contract/bot.ts';
import type { Odds } from '#contract/odds.ts';
import type { AnyEnvelope } from '#contract/page.ts';
import type { Finding } from '#contract/review.ts';
import type { Seed } from '#kernel/rng.ts';
import type { AnyPassage } from '#table/passages.ts';
import { systemSeed } from '#table/system-seed.ts';
import type { OwnChoice } from '../online/foresee.ts';
import type { BotReply, BotRequest } from './bot-worker.ts';

type Body<T> = T extends unknown ? Omit<T, 'id' | 'seed'> : never;

/** Milliseconds to wait before a worker that did not come, or without all its parts, is asked for again. */
const PAUSES_MS = [500, 1500] as const;

interface Waiting {
  readonly request: BotRequest;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** The best that the judge found, and what comes next to it, if anything does. */
export interface Advised {
  readonly best: Candidate<never>;
  readonly other: Candidate<never> | null;
}

/** Where hidden pieces could be; and what each seat really held, if that was asked for. */
export interface OddsFound {
  readonly odds: Odds;
  readonly held: readonly (readonly string[])[] | null;
}

/** What is found out about one step of a match that is over. */
export interface StepFindings {
  readonly decisions: readonly AnyDecision[];
  readonly strokes: readonly SeatStroke[];
}

/** A worker that thinks for the bots of one page, gives hints, reviews what was played and foresees what will be. */
export class Bots {
  #worker: Worker | undefined;
  readonly #waiting = new Map<number, Waiting>();
  #next = 0;
  /** Workers in a row that did not come, or without all their parts. */
  #failures = 0;
  #pause: ReturnType<typeof setTimeout> | undefined;

  /** `kinds`: what it may interrupt with; null if it must choose. */
  move(game: string, view: unknown, level: Level, kinds: readonly string[] | null): Promise<unknown> {
    return this.#ask({ ask: 'move', game, view, level, kinds });
  }

  hint(game: string, view: unknown): Promise<Advised | null> {
    return this.#ask({ ask: 'hint', game, view }) as Promise<Advised | null>;
  }

  review(game: string, passage: AnyPassage): Promise<Finding | null> {
    return this.#ask({ ask: 'review', game, passage }) as Promise<Finding | null>;
  }

  /** What the decisions of one step cost, and what chance gave in it. */
  lookBack(
    game: string,
    asked: {
      readonly passage: AnyPassage;
      readonly step: number;
      readonly match: Seed;
      readonly isDealt: boolean;
    },
  ): Promise<StepFindings> {
    return this.#ask({ ask: 'look-back', game, ...asked }) as Promise<StepFindings>;
  }

  /** Where what a viewer does not see could be; null where a game says nothing of it. */
  odds(
    game: string,
    asked: {
      readonly view: unknown;
      readonly step: number;
      readonly match: Seed;
      readonly truth: readonly unknown[] | null;
    },
  ): Promise<OddsFound | null> {
    return this.#ask({ ask: 'odds', game, ...asked }) as Promise<OddsFound | null>;
  }

  /** Who was ahead at a step. */
  moment(
    game: string,
    asked: {
      readonly view: unknown;
      readonly step: number;
      readonly seats: number;
      readonly match: Seed;
    },
  ): Promise<Moment> {
    return this.#ask({ ask: 'moment', game, ...asked }) as Promise<Moment>;
  }

  /** Fetches the rules now, so that moves are foreseen without waiting for them, and without a network. */
  async loadRules(game: string): Promise<void> {
    await this.#ask({ ask: 'rules', game });
  }

  /** What `seat` will see after its move, where that can be known: see `foresee`. */
  foresee(game: string, choice: OwnChoice): Promise<AnyEnvelope | null> {
    return this.#ask({ ask: 'foresee', game, ...choice }) as Promise<AnyEnvelope | null>;
  }

  close(): void {
    this.#stop();
    this.#waiting.clear();
  }

  #ask(body: Body<BotRequest>): Promise<unknown> {
    const request = { ...body, id: this.#next++, seed: systemSeed() };
    return new Promise((resolve, reject) => {
      this.#waiting.set(request.id, { request, resolve, reject });
      // After a pause all are asked again.
      if (this.#pause === undefined) this.#running().postMessage(request);
    });
  }

  #running(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    // What one that was given up still says is not about the one that took its place.
    worker.addEventListener('message', ({ data }: MessageEvent<BotReply>) => {
      if (worker === this.#worker) this.#settle(data);
    });
    worker.addEventListener('error', ({ message }) => {
      if (worker === this.#worker) this.#askAgain(new Error(message || 'the bots stopped'));
    });
    this.#worker = worker;
    return worker;
  }

  #settle(answer: BotReply): void {
    if ('missing' in answer) {
      this.#askAgain(new Error(answer.missing));
      return;
    }
    this.#failures = 0;
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('error' in answer) waiting?.reject(new Error(answer.error));
    else waiting?.resolve(answer.answer);
  }

  /** Another worker: one remembers for ever that a part of it did not come. */
  #askAgain(error: Error): void {
    if (this.#pause !== undefined) return;
    this.#stop();
    const pause = PAUSES_MS[this.#failures++];
    if (pause === undefined) this.#failAll(error);
    else
      this.#pause = setTimeout(() => {
        this.#pause = undefined;
        for (const { request } of this.#waiting.values()) this.#running().postMessage(request);
      }, pause);
  }

  #failAll(error: Error): void {
    this.#failures = 0;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.close();
  }

  #stop(): void {
    clearTimeout(this.#pause);
    this.#pause = undefined;
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}
