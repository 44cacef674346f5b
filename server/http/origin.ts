/**
 * Is this page ours? `ours` is the public address if one is set; otherwise a page of the host that was asked
 * is. No browser leaves the header out where it matters, so without one there is no page.
 */
export function isOurOrigin(origin: string | undefined, host: string, ours: string | null): boolean {
  if (origin === undefined) return false;
  if (ours !== null) return origin === ours;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  // Both through the same reader, which leaves out the usual port.
  const asked = `${page.protocol}//${host}`;
  return page.host !== '' && URL.canParse(asked) && new URL(asked).host === page.host;
}
