import { createInterface, type Interface } from 'node:readline';
import { oneLine } from '#text/ansi.ts';
import type { Io } from '../io.ts';

/** A line, or how the person left: Ctrl-D, Ctrl-C. */
export type Input = { readonly tag: 'line'; readonly line: string } | { readonly tag: 'end' | 'interrupt' };

/**
 * Lines one at a time, whenever they come: typed at a prompt, or all at once from a pipe.
 */
export class LineReader {
  readonly #io: Io;
  readonly #interactive: boolean;
  readonly #interface: Interface;
  readonly #waiting: Input[] = [];
  #wake: ((input: Input) => void) | undefined;
  #left: Input | undefined;

  constructor(io: Io, { interactive }: { interactive: boolean }) {
    this.#io = io;
    this.#interactive = interactive;
    const { input, output } = io;
    this.#interface = createInterface(interactive ? { input, output, terminal: true } : { input });
    this.#interface.on('line', line => this.#push({ tag: 'line', line }));
    this.#interface.on('close', () => this.#leave({ tag: 'end' }));
    this.#interface.on('SIGINT', () => this.#leave({ tag: 'interrupt' }));
  }

  /** True from the moment that somebody pressed Ctrl-C or Ctrl-D. */
  get left(): boolean {
    return this.#interactive && this.#left !== undefined;
  }

  async ask(prompt: string): Promise<Input> {
    const input = this.#waiting.shift() ?? this.#left ?? (await this.#next(prompt));
    // A terminal echoes what is typed, a pipe does not: written here so that a transcript shows it.
    if (!this.#interactive && input.tag === 'line') this.#io.out(`${prompt}${oneLine(input.line)}\n`);
    return input;
  }

  close(): void {
    this.#interface.close();
  }

  #next(prompt: string): Promise<Input> {
    // Ready to listen before the prompt is there: an answer may come at once.
    const next = new Promise<Input>(resolve => {
      this.#wake = resolve;
    });
    if (this.#interactive) {
      this.#interface.setPrompt(prompt);
      this.#interface.prompt();
    }
    return next;
  }

  #push(input: Input): void {
    const wake = this.#wake;
    this.#wake = undefined;
    if (wake === undefined) this.#waiting.push(input);
    else wake(input);
  }

  #leave(input: Input): void {
    this.#left ??= input;
    if (this.#wake !== undefined) this.#push(this.#left);
  }
}
