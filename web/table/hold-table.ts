/** A page that is just being left may hold its table for a moment more; milliseconds. */
const PATIENCE = 700;

interface Holding {
  /** Another tab took the table over. */
  readonly lost: () => void;
  /** After all nobody has it any more: the other tab was closed, or took long to go. */
  readonly freed: () => void;
  /** Takes it from whichever tab has it. */
  readonly steal: boolean;
  /** Aborted once nobody waits for it any more. */
  readonly unwanted: AbortSignal;
}

/**
 * One tab plays a table: two would each go on from what they know, and the later one would overwrite the other.
 * Gives back how to let go; null if another tab has it. Browsers lock nothing without https: then all may play.
 */
export function holdTable(
  id: string,
  { lost, freed, steal, unwanted }: Holding,
): Promise<(() => void) | null> {
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  const options = steal ? { steal } : { signal: unwanted };
  return new Promise(resolve => {
    let answer: 'held' | 'elsewhere' | null = null;
    const patience = setTimeout(() => {
      answer = 'elsewhere';
      resolve(null);
    }, PATIENCE);
    const hold = async (): Promise<void> => {
      clearTimeout(patience);
      if (answer === 'elsewhere') return freed();
      answer = 'held';
      await new Promise<void>(letGo => resolve(letGo));
    };
    navigator.locks.request(`etagere table ${id}`, options, hold).catch(() => {
      clearTimeout(patience);
      if (answer === 'held') lost();
      else resolve(null);
    });
  });
}
