import { signal } from '@preact/signals';

/** An error from outside a page's drawing (a bot, the store), for the page to show. */
export const failure = signal<unknown>(null);
