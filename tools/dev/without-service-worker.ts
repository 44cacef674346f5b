import type { Plugin } from 'vite';

/** A page kept by an earlier `npm start` at this address would hide every change: its worker leaves, and it loads anew. */
const LEAVE = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', event => event.waitUntil((async () => {
  await registration.unregister();
  for (const page of await clients.matchAll()) page.navigate(page.url);
})()));
`;

export const withoutServiceWorker: Plugin = {
  name: 'etagere:without-service-worker',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use('/sw.js', (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
      response.end(LEAVE);
    });
  },
};
