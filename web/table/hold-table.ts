/** A page that is just being left may hold its table for a moment more; milliseconds. */
const PATIENCE = 700;

interface Holding {
  /** Another tab took the table over. */
  readonly lost: () => void;
  /** Takes it from whichever tab has it. */
  readonly steal: boolean;
}

/**
 * One tab plays a table: two would each go on from what they know, and the later one would overwrite the other.
 * Gives back how to let go; null if another tab has it. Browsers lock nothing without https: then all may play.
 */
export function holdTable(id: string, { lost, steal }: Holding): Promise<(() => void) | null> {
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  const options = steal ? { steal } : { signal: AbortSignal.timeout(PATIENCE) };
  return new Promise(resolve => {
    let isHeld = false;
    const hold = (): Promise<void> =>
      new Promise(letGo => {
        isHeld = true;
        resolve(() => letGo());
      });
    navigator.locks.request(`etagere table ${id}`, options, hold).catch(() => {
      if (isHeld) lost();
      else resolve(null);
    });
  });
}
