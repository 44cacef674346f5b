import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isServerCode } from './server-code.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** A second or two, on a machine that has nothing else to do. */
const START_MS = 60_000;

describe('npm run dev', () => {
  const data = mkdtempSync(join(tmpdir(), 'etagere-dev-'));
  let dev: ChildProcess;
  let base: string;
  let complaints = '';

  beforeAll(async () => {
    const env = { ...process.env, PORT: '0', ETAGERE_DATA: data, LANG: 'en' };
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    dev = child;
    child.stderr.on('data', (text: Buffer) => {
      complaints += text.toString();
    });
    base = String(await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])).trim();
  }, START_MS);
  afterAll(() => {
    dev.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  });

  test('one address: deep links, modules as browsers read them, the server', async () => {
    const page = await get('/mathable/learn/anything', { accept: 'text/html' });
    expect(page).toContain('<meta name="version" content="development" />');
    expect(page).toContain('<script type="module" src="/main.tsx">');
    expect(await get('/app/bar.tsx')).toMatch(/preact_jsx.*import\.meta\.hot\.accept/s);
    expect(await get('/sw.js')).toContain('unregister');
    expect(JSON.parse(await get('/api/lobby'))).toEqual({ tables: [] });
    expect(await get('/api/nothing')).toContain('nothing-here');
  });

  test('changed code of a page is told to the page', async () => {
    const client = await get('/@vite/client');
    const token = /wsToken = "([^"]+)"/.exec(client)?.[1] ?? '';
    const hot = new WebSocket(`${base.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
    expect(await nextMessage(hot)).toEqual({ type: 'connected' });
    const update = nextMessage(hot);
    touch('web/app/bar.tsx');
    expect(await update).toMatchObject({ type: 'update', updates: [{ path: '/app/bar.tsx' }] });
    hot.close();
  });

  test('changed code of the server starts it again: sockets are told, requests wait', async () => {
    const before = await startedAt();
    const socket = new WebSocket(`${base.replace('http', 'ws')}/socket`);
    await once(socket, 'open');
    const closed = once(socket, 'close');
    touch('server/serve.ts');
    await closed;
    expect(JSON.parse(await get('/api/lobby'))).toEqual({ tables: [] });
    expect(await startedAt()).toBeGreaterThan(before);
  });

  test('pages that vanish, and the start of the server before, were no trouble to anybody', async () => {
    const { hostname, port } = new URL(base);
    const page = connect(Number(port), hostname);
    page.write(
      `GET /socket HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\n\r\n`,
    );
    const [answer] = await once(page, 'data');
    expect(String(answer)).toContain('101 Switching Protocols');
    page.resetAndDestroy();
    // Whatever is said of it is said before the next answers.
    for (let i = 0; i < 5; i++) await get('/api/lobby');
    expect(complaints).not.toContain('proxy');
  });

  test('asked to stop, it leaves nothing behind', async () => {
    const gone = once(dev, 'exit');
    dev.kill('SIGTERM');
    expect(await gone).toEqual([0, null]);
    await expect(fetch(base)).rejects.toThrow('fetch failed');
  });

  async function get(path: string, headers = {}): Promise<string> {
    return (await fetch(base + path, { headers })).text();
  }

  /** Of the server's process, in seconds since 1970. */
  async function startedAt(): Promise<number> {
    return Number(/process_start_time_seconds ([\d.]+)/.exec(await get('/metrics'))?.[1]);
  }
});

test.each([
  ['server/main.ts', true],
  ['kernel/match.ts', true],
  ['text/fr.json', true],
  ['games/registry.ts', true],
  ['games/a/rules/index.ts', true],
  ['games/a/bot/index.ts', true],
  ['games/a/data/cards.ts', true],
  ['games/a/ui/board.tsx', false],
  ['games/a/ui/words.ts', false],
  ['games/a/test/trials.ts', false],
  ['games/registry-ui.ts', false],
  ['games/registry-box.ts', false],
  ['server/test/doors.ts', false],
  ['tools/build/finish.test.ts', false],
  ['web/app/router.ts', false],
  ['ui/drag.ts', false],
  ['vite.config.ts', false],
  ['server/README.md', false],
])('%s starts the server again: %s', (path, expected) => {
  expect(isServerCode(path)).toBe(expected);
});

/** What saving a file does, as far as anybody who watches can see. */
function touch(path: string): void {
  const now = new Date();
  utimesSync(join(ROOT, path), now, now);
}

async function nextMessage(socket: WebSocket): Promise<unknown> {
  const [event] = await once(socket, 'message');
  return JSON.parse(event.data);
}
