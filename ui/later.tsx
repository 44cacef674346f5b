import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { atRest } from './at-rest.ts';
import { Waiting } from './waiting.tsx';

interface LaterOptions {
  /** Without it the page is still complete; otherwise the page says that something did not come. */
  readonly optional?: boolean;
  /** Fetched by `useAhead` before it is shown, so that nobody sees it come. */
  readonly ahead?: boolean;
  /** Drawn among the paragraphs of a rule book, which waits for it (`bookParts`), so that nothing moves. */
  readonly inBook?: boolean;
}

const waiting = new Set<() => Promise<unknown>>();
const ofBooks = new Set<() => Promise<unknown>>();

/** A part that comes when it is first shown: a table is seen before all of it is needed. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { optional = false, ahead = false, inBook = false }: LaterOptions = {},
): ComponentType<Props> {
  let known: ComponentType<Props> | null = null;
  async function fetchPart(): Promise<ComponentType<Props>> {
    known = await load();
    return known;
  }
  if (ahead) waiting.add(fetchPart);
  if (inBook) ofBooks.add(fetchPart);
  return function Later(props: Props) {
    const [Part, setPart] = useState(() => known);
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
    useEffect(() => {
      if (Part !== null) return undefined;
      let wanted = true;
      fetchPart().then(
        found => {
          if (wanted) setPart(() => found);
        },
        (error: unknown) => {
          if (wanted) setFailure({ error });
        },
      );
      return () => {
        wanted = false;
      };
    }, []);
    if (failure !== null && !optional) throw failure.error;
    if (Part !== null) return <Part {...props} />;
    return optional ? null : <Waiting />;
  };
}

/** Something that is no part to draw, fetched in the same way: `useAhead` asks for it before anybody does. */
export function ahead<T>(load: () => Promise<T>): () => Promise<T> {
  waiting.add(load);
  return load;
}

/** What the rule books of all games that are loaded draw; a book can be read without it. */
export function bookParts(): Promise<unknown> {
  return comeOrLate([...ofBooks]);
}

/**
 * Fetches all that is marked `ahead`. Whoever opens a table in the middle of a match waits for it before drawing, so
 * that nothing moves; what does not come now is asked for again when it is shown.
 */
export async function fetchAhead(): Promise<void> {
  while (waiting.size > 0) {
    const parts = [...waiting];
    waiting.clear();
    await comeOrLate(parts);
  }
}

/** A part that does not come is asked for again and again: nobody waits so long for what can be done without. */
const LATE_MS = 5000;

function comeOrLate(parts: readonly (() => Promise<unknown>)[]): Promise<unknown> {
  const late = new Promise(resolve => {
    setTimeout(resolve, LATE_MS);
  });
  return Promise.race([Promise.allSettled(parts.map(fetchPart => fetchPart())), late]);
}

/** Once the page is at rest, fetches all that is marked `ahead`. */
export function useAhead(): void {
  useEffect(() => {
    void atRest().then(fetchAhead);
  }, []);
}
