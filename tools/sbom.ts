/** Writes what the house is made of, as a bill that programs read, and tells under which licences: `npm run sbom`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeBill } from './dependencies/bill.ts';
import { type Package, readLock } from './dependencies/lock.ts';
import { inRoot } from './setup/root.mjs';

const BILL = inRoot('dist', 'sbom.cdx.json');

const packages = readLock(inRoot('package-lock.json'));
mkdirSync(dirname(BILL), { recursive: true });
writeFileSync(BILL, `${JSON.stringify(makeBill(packages), null, 2)}\n`);
tell('Delivered with the house', others(packages, false));
tell('Only for tests and builds', others(packages, true));
console.log(`\nCycloneDX 1.5: ${BILL}`);

function others(all: readonly Package[], isDev: boolean): readonly Package[] {
  return all.filter(one => one.place !== '' && one.isDev === isDev);
}

/** By licence, how many packages and which. */
function tell(what: string, some: readonly Package[]): void {
  console.log(`\n${what}: ${some.length} packages`);
  const licences = [...new Set(some.map(licenceOf))];
  for (const licence of licences.toSorted()) {
    const these = some.filter(one => licenceOf(one) === licence);
    const names = [...new Set(these.map(({ name, version }) => `${name} ${version}`))].toSorted();
    console.log(`\n  ${licence} (${these.length})\n    ${names.join(', ')}`);
  }
}

function licenceOf({ licence }: Package): string {
  return licence ?? 'none named';
}
