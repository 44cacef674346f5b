import type { BrowserContext } from '@playwright/test';

/** A folder for pictures, where somebody asks for them. */
export const SHOTS = process.env['ETAGERE_SHOTS'] ?? '';

/**
 * Nobody looks at the pages of a test, and to paint them is up to a third of what a whole game takes. So they are laid
 * out, within reach and read as ever, but clear as glass, which Chromium does not paint. Who looks at colours takes the
 * glass away.
 */
export async function paintNothing(context: BrowserContext): Promise<void> {
  if (SHOTS !== '') return;
  await context.addInitScript(() => {
    const glass = new CSSStyleSheet();
    // What lies above a page is no part of it.
    glass.replaceSync(':root, dialog, [popover], ::backdrop { opacity: 0 !important }');
    document.adoptedStyleSheets.push(glass);
  });
}
