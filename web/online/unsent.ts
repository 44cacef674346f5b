/** A move that somebody made and no server has answered yet. */
export interface Unsent {
  /** The step that it answers. */
  readonly step: number;
  readonly move: Readonly<Record<string, unknown>>;
}

/** Kept on the device until they are answered: a page may be closed while its network is gone. */
export function unsentAt(table: string): readonly Unsent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(table)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isUnsent) : [];
  } catch {
    return [];
  }
}

export function keepUnsent(table: string, moves: readonly Unsent[]): void {
  try {
    if (moves.length === 0) localStorage.removeItem(nameOf(table));
    else localStorage.setItem(nameOf(table), JSON.stringify(moves));
  } catch {
    // A private window keeps nothing: a move made there waits in the open page only.
  }
}

function nameOf(table: string): string {
  return `etagere.unsent.${table}`;
}

function isUnsent(raw: unknown): raw is Unsent {
  if (typeof raw !== 'object' || raw === null) return false;
  const { step, move } = raw as Partial<Unsent>;
  return Number.isInteger(step) && typeof move === 'object' && move !== null;
}
