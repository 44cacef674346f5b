import { describe, expect, test } from 'vitest';
import { isPublicAddress, lookupPublic, parseEndpoint } from '../endpoint.ts';
import { vapidSubject } from '../vapid.ts';

describe('where we write to', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://web.push.apple.com/QGs',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYA',
  ])('%s', text => {
    expect(parseEndpoint(text)?.href).toBe(text);
  });
});

describe('where we do not', () => {
  test.each([
    'http://fcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://8.8.8.8/x',
    'https://localhost/x',
    'https://LOCALHOST./x',
    'https://router.local/x',
    'https://printer.home/x',
    'https://metadata.google.internal/x',
    'https://db/x',
    'https://push.example.org:8443/x',
    'https://user:secret@push.example.org/x',
    'https://user@push.example.org/x',
    'https://push.example.org/x#y',
    'ftp://push.example.org/x',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'push.example.org',
    '',
    `https://push.example.org/${'x'.repeat(1000)}`,
  ])('%s', text => {
    expect(parseEndpoint(text)).toBeNull();
  });
});

test.each([
  ['93.184.216.34', 4, true],
  ['2606:2800:220:1::1', 6, true],
  ['127.0.0.1', 4, false],
  ['10.1.2.3', 4, false],
  ['100.100.0.1', 4, false],
  ['169.254.169.254', 4, false],
  ['172.31.255.255', 4, false],
  ['192.168.1.1', 4, false],
  ['0.0.0.0', 4, false],
  ['224.0.0.1', 4, false],
  ['255.255.255.255', 4, false],
  ['::1', 6, false],
  ['::', 6, false],
  ['::ffff:127.0.0.1', 6, false],
  ['::ffff:93.184.216.34', 6, false],
  ['64:ff9b::a00:1', 6, false],
  ['2002:a00:1::', 6, false],
  ['fd00::1', 6, false],
  ['fe80::1', 6, false],
  ['ff02::1', 6, false],
] as const)('%s (IPv%i) is out in the open: %s', (address, family, isPublic) => {
  expect(isPublicAddress({ address, family })).toBe(isPublic);
});

test('a name that leads inside is refused when it is looked up', async () => {
  for (const all of [true, false]) {
    const error = await new Promise(resolve => lookupPublic('localhost', { all }, resolve));
    expect(error).toMatchObject({ message: 'not a public address' });
  }
});

test('a service can write to our public address, if there is one', () => {
  expect(vapidSubject('https://games.example.org')).toBe('https://games.example.org');
  expect(vapidSubject('http://localhost:4173')).toMatch(/^mailto:/);
  expect(vapidSubject(null)).toMatch(/^mailto:/);
});
