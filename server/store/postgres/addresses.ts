import { StoreTrouble } from '../trouble.ts';

/**
 * `DATABASE_URL` as PostgreSQL's own programs read it: several servers, of which one is the primary, are written
 * `postgres://me:secret@one:5432,two:5432/etagere`. One address for each of them.
 */
export function addressesIn(url: string): readonly string[] {
  const { scheme, user, servers, rest } = partsOf(url);
  const addresses = servers.split(',').map(server => `${scheme}${user}${server}${rest}`);
  if (!addresses.every(address => URL.canParse(address))) throw new StoreTrouble({ id: 'not-an-address' });
  return addresses;
}

/** Hosts and database, without the password. */
export function namedIn(url: string): string {
  const { servers, rest } = partsOf(url);
  return `${servers}${rest.replace(/[?#].*$/, '')}`;
}

function partsOf(url: string): Record<'scheme' | 'user' | 'servers' | 'rest', string> {
  const parts = /^(postgres(?:ql)?:\/\/)((?:[^/?#]*@)?)([^/?#@]+)(.*)$/.exec(url);
  if (parts === null) throw new StoreTrouble({ id: 'not-an-address' });
  const [, scheme = '', user = '', servers = '', rest = ''] = parts;
  return { scheme, user, servers, rest };
}
