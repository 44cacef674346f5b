import { TRIES_A_SECOND } from '#protocol/limits.ts';

type Tried = Readonly<Record<string, unknown>> | null;

/** Milliseconds between two tries: a little slower than what the house hears. */
const PAUSE = 1000 / TRIES_A_SECOND + 20;

/** Sends what is laid and not confirmed, not too often; the last one is always sent. */
export class Trying {
  readonly #send: (move: Tried, step: number) => void;
  readonly #pause: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next: (() => void) | null = null;
  /** Nothing is shown of a hand that laid nothing. */
  #last = 'null';

  constructor(send: (move: Tried, step: number) => void, pause = PAUSE) {
    this.#send = send;
    this.#pause = pause;
  }

  show(move: Tried, step: number): void {
    this.#next = () => this.#say(move, step);
    if (this.#timer === undefined) this.#goOn();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#next = null;
  }

  #say(move: Tried, step: number): void {
    const said = move === null ? 'null' : JSON.stringify([step, move]);
    if (said === this.#last) return;
    this.#last = said;
    this.#send(move, step);
  }

  #goOn(): void {
    this.#timer = undefined;
    const next = this.#next;
    if (next === null) return;
    this.#next = null;
    next();
    this.#timer = setTimeout(() => this.#goOn(), this.#pause);
  }
}
