import { afterPaint } from './use-after-paint.ts';

/** Name of the mark in the browser's performance timeline: nobody waits for what is fetched after it. */
export const AT_REST = 'etagere:at-rest';

let rest: Promise<void> | null = null;

/** Once the page is drawn with its own fonts and has nothing to do. */
export function atRest(): Promise<void> {
  rest ??= document.fonts.ready.then(idle).then(() => {
    performance.mark(AT_REST);
  });
  return rest;
}

function idle(): Promise<void> {
  return new Promise(resolve => {
    // Not every browser tells when it is idle, and one that draws nothing new may never say so.
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 1000 });
    else afterPaint(resolve);
  });
}
