const KEY = 'etagere.online';

/** Has this device been online before? The cookie itself is out of the page's reach. */
export function hasEntered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** A browser may refuse storage: then one is asked once more than necessary. */
export function rememberEntered(isOnline: boolean): void {
  try {
    if (isOnline) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // See above.
  }
}
