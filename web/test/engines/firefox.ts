import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { asCall, type Engine, pressAt, WINDOW } from './engine.ts';
import { Companion } from './process.ts';

/** As on a new machine, silent on the network, and without a hurry where the machine has none. */
const SETTINGS = {
  // As on a telephone, and in the other engines: bars to scroll by lie over the page.
  'ui.useOverlayScrollbars': 1,
  'ui.prefersReducedMotion': 1,
  'intl.accept_languages': 'fr-FR, fr',
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
  'app.normandy.enabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.server': '',
  'dom.max_script_run_time': 0,
} as const;

const START_MS = 60_000;

/** Any Firefox since 2024, by WebDriver BiDi, which it speaks without a driver. */
export async function openFirefox(path: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'etagere-firefox-'));
  const settings = Object.entries(SETTINGS).map(
    ([key, value]) => `user_pref(${JSON.stringify(key)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), settings.join(''));
  const firefox = new Companion(
    path,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    // It refuses a home that belongs to somebody else.
    { env: { ...process.env, HOME: profile, MOZ_HEADLESS_WIDTH: '1600', MOZ_HEADLESS_HEIGHT: '1200' } },
  );
  async function close(): Promise<void> {
    await firefox.end();
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
  try {
    const address = await firefox.says(/BiDi listening on (ws:\S+)/, START_MS);
    const ask = await connect(`${address}/session`);
    const { capabilities } = await ask('session.new', { capabilities: {} });
    const { contexts } = await ask('browsingContext.getTree', {});
    const { context } = (contexts as { context: string }[])[0] ?? {};
    await ask('browsingContext.setViewport', { context, viewport: WINDOW });
    return {
      name: `Firefox ${(capabilities as { browserVersion: string }).browserVersion}`,
      goTo: async url => {
        await ask('browsingContext.navigate', { context, url, wait: 'complete' });
      },
      call: async (work, given) => {
        // As text: BiDi has a notation of its own for values.
        const expression = `Promise.resolve(${asCall(work, given)}).then(found => JSON.stringify(found))`;
        const answer = await ask('script.evaluate', { expression, target: { context }, awaitPromise: true });
        if (answer['type'] !== 'success') throw new Error(JSON.stringify(answer['exceptionDetails']));
        const { value } = answer['result'] as { value?: string };
        return value === undefined ? undefined : JSON.parse(value);
      },
      press: async spot => {
        await ask('input.performActions', { context, actions: [pressAt(spot)] });
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

type Answer = Readonly<Record<string, unknown>>;

async function connect(address: string): Promise<(method: string, params: object) => Promise<Answer>> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  let last = 0;
  function fail(why: string): void {
    for (const { reject } of waiting.values()) reject(new Error(why));
    waiting.clear();
  }
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  socket.on('error', error => fail(error.message));
  socket.on('close', () => fail('Firefox hung up'));
  socket.on('message', (data: Buffer) => {
    const { id, result, error, message } = JSON.parse(data.toString()) as {
      readonly id?: number;
      readonly result?: Answer;
      readonly error?: string;
      readonly message?: string;
    };
    const one = waiting.get(id ?? 0);
    waiting.delete(id ?? 0);
    if (error === undefined) one?.resolve(result ?? {});
    else one?.reject(new Error(`Firefox answered ${error}: ${message}`));
  });
  return (method, params) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
}
