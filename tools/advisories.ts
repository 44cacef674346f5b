/**
 * Compares the lock file with what is known to be wrong with packages: `npm run advisories`, which asks npm's own
 * service, or `npm run advisories -- --list FILE` with a list of one's own. Ends with 0 if nothing is known, with 1 if
 * something is, and with 2 if nobody could be asked, which is no good news.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compareWith, type Findings, findingsIn } from './dependencies/advisories.ts';
import { readLock } from './dependencies/lock.ts';
import { npmSays } from './setup/npm.mjs';
import { inRoot } from './setup/root.mjs';

const { values } = parseArgs({ options: { list: { type: 'string' } } });
const packages = readLock(inRoot('package-lock.json'));
const findings: Findings =
  values.list === undefined
    ? findingsIn(
        await npmSays(
          process.execPath,
          ['audit', '--json', '--package-lock-only', '--loglevel=silent'],
          inRoot(),
        ),
      )
    : compareWith(JSON.parse(readFileSync(values.list, 'utf8')), packages);
process.exitCode = tell(findings);

function tell(found: Findings): number {
  if (found === null) {
    console.error(
      'Could not ask: the service that knows of vulnerable packages did not answer. Nothing was checked.',
    );
    return 2;
  }
  for (const { name, severity, what } of found) console.error(`${severity} · ${name} · ${what}`);
  console.log(`${packages.length - 1} packages, ${found.length} with something known against them.`);
  return found.length === 0 ? 0 : 1;
}
