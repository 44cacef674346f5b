/** One broken rule of structure: where, what, and what to do about it. */
export interface Problem {
  /** From the root of the project, with `/`. */
  readonly path: string;
  /** From 1. */
  readonly line: number;
  readonly what: string;
  readonly todo: string;
}

export function makeProblemLine({ path, line, what, todo }: Problem): string {
  return `${path}:${line}: ${what} — ${todo}`;
}
