import { spawn } from 'node:child_process';
import { renderUnicodeCompact } from 'uqr';
import { say } from './say.ts';

/** What opens an address in the browser of this machine. */
const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
  linux: ['xdg-open'],
};

/** `npm start -- --room`: the way in for phones, as an address and as a square, and the big screen in a browser. */
export function showRoom(address: string): void {
  const [screen, phones] = [`${address}/salon`, `${address}/s`];
  process.stdout.write(`${renderUnicodeCompact(phones, { border: 2 })}\n${screen}\n`);
  if (address.includes('//localhost:')) say({ id: 'room-alone' });
  say({ id: 'room', screen, phones });
  open(screen);
}

/** Where there is no browser, the address says it all. */
function open(address: string): void {
  const [command, ...given] = OPENERS[process.platform] ?? ['xdg-open'];
  const opened = spawn(command, [...given, address], { stdio: 'ignore', detached: true });
  opened.on('error', () => undefined);
  opened.unref();
}
