/** Why there is no match: the device did not keep it, or else. */
export type Trouble = 'store' | 'else';

/** The store answers with a DOMException. */
export function troubleOf(error: unknown): Trouble {
  return error instanceof DOMException ? 'store' : 'else';
}
