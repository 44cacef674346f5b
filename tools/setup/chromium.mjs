import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** At home on a machine without screen, bus or sandbox, and silent on the network; also for the browser tests. */
const FLAGS = JSON.parse(readFileSync(new URL('chromium-flags.json', import.meta.url), 'utf8'));

const TIME_LIMIT_MS = 20_000;

/**
 * Opens a page in a new profile and returns the value of an expression there. Talks to Chromium through
 * its debugging pipe, as Playwright does: the small builds have no `--dump-dom`.
 *
 * @param {string} browser
 * @param {{ url: string, expression: string }} page
 * @returns {Promise<unknown>}
 */
export async function evaluateInPage(browser, { url, expression }) {
  const profile = await mkdtemp(join(tmpdir(), 'etagere-browser-'));
  const child = spawn(
    browser,
    ['--headless', ...FLAGS, `--user-data-dir=${profile}`, '--remote-debugging-pipe'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    },
  );
  const closed = new Promise(resolve => child.on('close', resolve));
  try {
    return await Promise.race([ask(child, { url, expression }), failure(child)]);
  } finally {
    // Asked politely, Chromium takes its helper processes with it.
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), 2000);
    await closed;
    clearTimeout(force);
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}

async function ask(child, { url, expression }) {
  const send = commands(child);
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  await send('Page.navigate', { url }, sessionId);
  const afterLoad = `new Promise(resolve => {
    const answer = () => resolve(${expression});
    if (document.readyState === 'complete') answer();
    else addEventListener('load', answer);
  })`;
  const { result } = await send(
    'Runtime.evaluate',
    { expression: afterLoad, awaitPromise: true, returnByValue: true },
    sessionId,
  );
  return result.value;
}

/** Messages are JSON texts, each ended by a zero byte: written to the child's file 3, read from its file 4. */
function commands(child) {
  const [, , , toBrowser, fromBrowser] = child.stdio;
  const answers = new Map();
  let lastId = 0;
  let unread = '';
  fromBrowser.setEncoding('utf8').on('data', chunk => {
    const messages = (unread + chunk).split('\0');
    unread = messages.pop() ?? '';
    for (const message of messages) settle(JSON.parse(message));
  });
  // A browser that dies while we write is reported by its exit.
  toBrowser.on('error', () => undefined);

  function settle({ id, error, result }) {
    const answer = answers.get(id);
    answers.delete(id);
    if (error === undefined) answer?.resolve(result);
    else answer?.reject(new Error(`The browser answered: ${error.message}`));
  }
  return function send(method, params, sessionId) {
    lastId += 1;
    toBrowser.write(`${JSON.stringify({ id: lastId, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) => answers.set(lastId, { resolve, reject }));
  };
}

function failure(child) {
  return new Promise((_resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error(`No answer from the browser in ${TIME_LIMIT_MS / 1000} s`)),
      TIME_LIMIT_MS,
    );
    child.on('close', code => {
      clearTimeout(late);
      reject(new Error(`The browser left with code ${code}`));
    });
    child.on('error', reject);
  });
}
