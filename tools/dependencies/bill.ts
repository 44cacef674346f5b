import type { Package } from './lock.ts';

/** A software bill of materials, as CycloneDX 1.5 wants it. The same lock file gives the same bill. */
export function makeBill(packages: readonly Package[]): object {
  const [project, ...others] = packages;
  if (project === undefined) throw new Error('an empty lock file');
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', ...namesOf(project) } },
    components: others.map(one => ({
      type: 'library',
      ...namesOf(one),
      // What is served is required; what only tests and builds need is not delivered.
      scope: one.isDev ? 'excluded' : 'required',
      licenses: one.licence === null ? [] : [licenceIn(one.licence)],
      hashes: hashesIn(one.integrity),
    })),
    dependencies: packages.map(({ place, needs }) => ({ ref: refOf(place), dependsOn: needs.map(refOf) })),
  };
}

function namesOf({ place, name, version }: Package) {
  // `@scope/name` is written `%40scope/name` in an address of a package.
  return { 'bom-ref': refOf(place), name, version, purl: `pkg:npm/${name.replace('@', '%40')}@${version}` };
}

function refOf(place: string): string {
  return place === '' ? 'project' : place;
}

function licenceIn(text: string): object {
  return / (OR|AND|WITH) /.test(text) ? { expression: text } : { license: { id: text } };
}

function hashesIn(integrity: string | null): object[] {
  const [kind = '', digest = ''] = (integrity ?? '').split('-');
  if (kind !== 'sha512') return [];
  return [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }];
}
