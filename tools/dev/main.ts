/**
 * One address for pages and server, straight from the sources: Vite serves the pages and replaces what changes
 * in them, and hands everything else to a server that is started again when its code changes.
 */
import { type AddressInfo, createServer as createProbe } from 'node:net';
import { join, relative, sep } from 'node:path';
import prefresh from '@prefresh/vite';
import { createLogger, createServer, type Logger, type ViteDevServer } from 'vite';
import { say as sayOfServer } from '#server/say.ts';
import { parseSettings, type Settings } from '#server/settings.ts';
import { stopSignal } from '#server/stop-signal.ts';
import { say } from '../setup/say.mjs';
import { isServerCode } from './server-code.ts';
import { Supervisor } from './supervisor.ts';
import { withoutServiceWorker } from './without-service-worker.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Not that of `npm start`, so that both can run and no page kept by its service worker turns up here. */
const USUAL = { PORT: '5173', ETAGERE_DATA: join(ROOT, 'data', 'development') };

/** What the server answers; every other address is a page or a part of one. */
const TO_SERVER = '^/(api|socket|healthz|readyz|metrics|openapi\\.json)(?![^/?])';

process.exitCode = await main();

async function main(): Promise<number> {
  const env = { ...USUAL, ...process.env };
  const settings = parseSettings(env);
  if (!settings.ok) {
    sayOfServer(settings.why);
    return 1;
  }
  const port = await freePort();
  const server = new Supervisor({
    script: join(import.meta.dirname, 'server.ts'),
    env: { ...env, HOST: '127.0.0.1', PORT: String(port) },
    restarting: changed =>
      say({ fr: `serveur relancé : ${changed}`, en: `server started again: ${changed}` }),
    failed: () =>
      say({
        fr: 'le serveur s’est arrêté : il repartira au prochain changement.',
        en: 'the server stopped: the next change starts it again.',
      }),
  });
  const pages = await openPages(settings, port, server);
  // On SIGTERM Vite would end the process before the server has closed.
  process.removeAllListeners('SIGTERM');
  const stopped = stopSignal();
  pages.watcher.on('all', (_event, path) => {
    const changed = relative(ROOT, path).split(sep).join('/');
    if (isServerCode(changed)) server.restart(changed);
  });
  await server.opened();
  sayWhere(pages);
  await stopped;
  await Promise.all([server.stop(), pages.close()]);
  return 0;
}

async function openPages({ host, port }: Settings, to: number, server: Supervisor): Promise<ViteDevServer> {
  const pages = await createServer({
    configFile: join(ROOT, 'vite.config.ts'),
    root: join(ROOT, 'web'),
    customLogger: calmLogger(),
    plugins: [await prefresh(), withoutServiceWorker],
    server: {
      host,
      port,
      fs: { allow: [ROOT] },
      watch: {
        ignored: ['data', 'dist', 'docs', '.runtime', '.browser'].map(name => join(ROOT, name, '**')),
      },
      proxy: {
        [TO_SERVER]: {
          target: `http://127.0.0.1:${to}`,
          ws: true,
          // A request that comes while the server starts again waits for it.
          bypass: async () => {
            await server.opened();
          },
        },
      },
    },
  });
  // Vite would watch its root and what a page loaded.
  pages.watcher.add(ROOT);
  return pages.listen();
}

/** A page that is closed, and a server that is started again, take their sockets with them: that is no error. */
function calmLogger(): Logger {
  const logger = createLogger('warn');
  const error = logger.error.bind(logger);
  logger.error = (message, options) => {
    if (!/^.*ws proxy.*error:[^]*\b(ECONNRESET|EPIPE|ECONNREFUSED)\b/.test(message)) error(message, options);
  };
  return logger;
}

function sayWhere({ resolvedUrls }: ViteDevServer): void {
  const { local, network } = resolvedUrls ?? { local: [], network: [] };
  for (const url of local) process.stdout.write(`${new URL(url).origin}\n`);
  for (const url of network) sayOfServer({ id: 'elsewhere', address: new URL(url).origin });
  say({
    fr: 'pages et serveur suivent chaque changement ; Ctrl-C arrête.',
    en: 'pages and server follow every change; Ctrl-C stops.',
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createProbe().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
