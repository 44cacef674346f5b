/**
 * A value that is there, though its type cannot say so: an item at an index within a list, the last of a pile
 * that is not empty, what a search always finds. If it is absent, that is a bug, told here and not three calls
 * later. In hot loops over numbers, where a call may cost, `list[i] ?? 0` reads as well.
 */
export function must<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('a value that is always there is not');
  return value;
}
