import { readFileSync } from 'node:fs';
import { isRecord } from '#contract/json.ts';

/** A package that the lock file names. */
export interface Package {
  /** Where it lies: `node_modules/a/node_modules/b`. */
  readonly place: string;
  readonly name: string;
  readonly version: string;
  readonly licence: string | null;
  /** `sha512-…`, of what npm fetches. */
  readonly integrity: string | null;
  /** Only tests and builds need it. */
  readonly isDev: boolean;
  /** The places of the packages that it needs, those that are there. */
  readonly needs: readonly string[];
}

/** The project itself first; `path`: a lock file of version 3. */
export function readLock(path: string): readonly Package[] {
  const raw: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const packages = isRecord(raw) && isRecord(raw['packages']) ? raw['packages'] : null;
  if (packages === null) throw new Error(`${path} is no lock file of npm`);
  const places = new Set(Object.keys(packages));
  const found = Object.entries(packages).map(([place, one]) => ({ place, raw: isRecord(one) ? one : {} }));
  const served = servedWith(new Map(found.map(({ place, raw }) => [place, raw])), places);
  return found.map(({ place, raw }) => ({ ...packageAt(place, raw, places), isDev: !served.has(place) }));
}

type Raw = Readonly<Record<string, unknown>>;

/** What must be there to run the house: what the project needs, what that needs, and so on. */
function servedWith(packages: ReadonlyMap<string, Raw>, places: ReadonlySet<string>): ReadonlySet<string> {
  const served = new Set(['']);
  for (const place of served) {
    const raw = packages.get(place) ?? {};
    for (const one of needsOf(place, raw, ['dependencies', 'optionalDependencies'], places)) served.add(one);
  }
  return served;
}

function packageAt(place: string, raw: Raw, places: ReadonlySet<string>): Omit<Package, 'isDev'> {
  const { name, version, license, integrity } = raw;
  const kinds = ['dependencies', 'optionalDependencies', 'peerDependencies', 'devDependencies'];
  return {
    place,
    name: typeof name === 'string' ? name : place.slice(place.lastIndexOf('node_modules/') + 13),
    version: String(version),
    licence: typeof license === 'string' ? license : null,
    integrity: typeof integrity === 'string' ? integrity : null,
    needs: needsOf(place, raw, kinds, places),
  };
}

/** The places of what it asks for in these fields; what is for other machines is not there. */
function needsOf(place: string, raw: Raw, kinds: readonly string[], places: ReadonlySet<string>): string[] {
  const wanted = kinds.flatMap(kind => Object.keys(recordIn(raw, kind)));
  return [...new Set(wanted.flatMap(one => nearest(place, one, places) ?? []))].toSorted();
}

/** As Node looks for a package: beside the one that needs it, then further up. */
function nearest(from: string, name: string, places: ReadonlySet<string>): string | null {
  for (let at = from; ; ) {
    const place = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (places.has(place)) return place;
    if (at === '') return null;
    at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1));
  }
}

function recordIn(raw: Raw, key: string): Raw {
  const found = raw[key];
  return isRecord(found) ? found : {};
}
