/** Which of the four choices a key gives, from 0; null if it gives none. */
export function keyOf({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): number | null {
  if (ctrlKey || metaKey || altKey) return null;
  return /^[1-4]$/.test(key) ? Number(key) - 1 : null;
}
