/** A browser with one page open, whatever language it is spoken to in. */
export interface Engine {
  /** `Firefox 140.12` */
  readonly name: string;
  readonly goTo: (url: string) => Promise<void>;
  /** Calls a function in the page, which must need nothing from outside, and waits for what it promises. */
  readonly call: <Given, Result>(
    work: (given: Given) => Result | Promise<Result>,
    given: Given,
  ) => Promise<Result>;
  readonly press: (spot: Spot) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Pixels from the upper left corner of what is in sight. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What is in sight of every page that is pressed somewhere: all windows are at least as large. */
export const WINDOW = { width: 1440, height: 900 } as const;

/** As the text of a program: `(function)(argument)`. */
export function asCall(work: (given: never) => unknown, given: unknown): string {
  return `(${String(work)})(${JSON.stringify(given)})`;
}

/** A press of the first button of a mouse, as both kinds of WebDriver have it. */
export function pressAt({ x, y }: Spot): object {
  return {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  };
}
