import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asCall, type Engine, pressAt, WINDOW } from './engine.ts';
import { Companion } from './process.ts';

const START_MS = 60_000;
/** Far above what anything takes: a page that hangs is told so by whoever waits for it. */
const SCRIPT_MS = 600_000;
/** Far above what a page of ours takes; WebKit's own limit, five minutes, is more than the whole stage has. */
const LOAD_MS = 30_000;
const TRIES = 3;

/** Letters as wide as they are drawn, as on a telephone, and nothing in motion. */
const SETTINGS = `[Settings]
gtk-xft-antialias=1
gtk-xft-hinting=0
gtk-xft-hintstyle=hintnone
gtk-enable-animations=0
`;

/** WebKitGTK, by the driver that comes with it (WebDriver, JSON over HTTP), on a screen that nobody sees. */
export async function openWebKit(driverPath: string, screenPath: string): Promise<Engine> {
  const screen = new Companion(screenPath, [
    '-displayfd',
    '1',
    '-screen',
    '0',
    '2000x1400x24',
    '-nolisten',
    'tcp',
  ]);
  const home = mkdtempSync(join(tmpdir(), 'etagere-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0', 'settings.ini'), SETTINGS);
  let driver: Companion | null = null;
  let session = '';
  let port = 0;

  async function ask(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { readonly value: unknown };
    if (!response.ok) throw new Error(`WebKit answered ${JSON.stringify(value)}`);
    return value;
  }
  const inSession = (path: string, body: object): Promise<unknown> =>
    ask('POST', `/session/${session}${path}`, body);

  /** A browser of its own, with nothing kept; says its version. */
  async function begin(): Promise<string> {
    const begun = (await ask('POST', '/session', { capabilities: {} })) as Begun;
    session = begun.sessionId;
    await inSession('/timeouts', { script: SCRIPT_MS, pageLoad: LOAD_MS });
    // The bar above the page takes some of it.
    await inSession('/window/rect', { width: WINDOW.width + 160, height: WINDOW.height + 200 });
    return begun.capabilities.browserVersion;
  }

  async function leave(): Promise<void> {
    // The browser is the driver's child, but not of its group.
    if (session !== '') await ask('DELETE', `/session/${session}`).catch(() => undefined);
    session = '';
  }

  async function close(): Promise<void> {
    await leave();
    await driver?.end();
    await screen.end();
    rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
  try {
    const display = await screen.says(/^(\d+)\n/, START_MS);
    port = await freePort();
    driver = new Companion(driverPath, [`--port=${port}`, '--host=127.0.0.1'], {
      env: {
        ...process.env,
        DISPLAY: `:${display}`,
        LANG: 'C.UTF-8',
        LIBGL_ALWAYS_SOFTWARE: '1',
        // Layers are put together by the processor here, which costs more than all the rest and moves no box.
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
        HOME: home,
        XDG_CONFIG_HOME: home,
      },
    });
    await answering(() => ask('GET', '/status'), START_MS);
    const version = await begin();
    return {
      name: `WebKit ${version}`,
      goTo: async url => {
        for (let tries = 1; ; tries += 1) {
          try {
            await inSession('/url', { url });
            // Answered is not yet there: whatever is asked next waits for that.
            await inSession('/execute/sync', { script: 'return document.readyState', args: [] });
            return;
          } catch (error) {
            // Once in many runs a navigation never ends, and no other begins in that browser.
            if (tries === TRIES || !String(error).includes('"error":"timeout"')) throw error;
            await leave();
            await begin();
          }
        }
      },
      call: async (work, given) => {
        const script = `const tell = arguments[arguments.length - 1];
          Promise.resolve(${asCall(work, given)}).then(value => tell({ value }), error => tell({ error: String(error) + error.stack }));`;
        const { value, error } = (await inSession('/execute/async', { script, args: [] })) as Told;
        if (error !== undefined) throw new Error(error);
        return value as never;
      },
      press: async spot => {
        await inSession('/actions', { actions: [pressAt(spot)] });
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

interface Begun {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

interface Told {
  readonly value?: unknown;
  readonly error?: string;
}

async function answering(ask: () => Promise<unknown>, withinMs: number): Promise<void> {
  const end = performance.now() + withinMs;
  for (;;) {
    try {
      await ask();
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
      await new Promise(resolve => setTimeout(resolve, 50));
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = address !== null && typeof address === 'object' ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
