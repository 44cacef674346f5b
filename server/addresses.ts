import { networkInterfaces } from 'node:os';

/** Where a browser finds us: from this machine first, then from others. */
export function addressesOf(host: string, port: number, interfaces = networkInterfaces()): string[] {
  if (host === 'localhost' || host === '127.0.0.1' || host === '::1') return [`http://localhost:${port}`];
  if (host !== '0.0.0.0' && host !== '::')
    return [`http://${host.includes(':') ? `[${host}]` : host}:${port}`];
  const elsewhere = Object.values(interfaces)
    .flatMap(one => one ?? [])
    .filter(one => one.family === 'IPv4' && !one.internal);
  return [`http://localhost:${port}`, ...elsewhere.map(one => `http://${one.address}:${port}`)];
}
