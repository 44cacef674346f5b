import { isRecord } from '#contract/json.ts';
import type { Package } from './lock.ts';
import { isIn } from './range.ts';

/** What is known to be wrong with a package that we use. */
export interface Finding {
  readonly name: string;
  readonly severity: string;
  readonly what: string;
}

/** Null: whoever was asked did not answer, and nothing is known. */
export type Findings = readonly Finding[] | null;

/** What `npm audit --json` said. */
export function findingsIn(said: string): Findings {
  const report = parsed(said);
  if (!isRecord(report) || report['auditReportVersion'] !== 2 || !isRecord(report['vulnerabilities']))
    return null;
  return Object.entries(report['vulnerabilities']).map(([name, found]) => ({
    name,
    severity: isRecord(found) ? String(found['severity']) : '',
    what: titlesIn(isRecord(found) ? found['via'] : []),
  }));
}

/**
 * What a list in a file says of these: by the name of a package, advisories with `vulnerable_versions`, `severity` and
 * `title`, as npm's own service answers.
 */
export function compareWith(list: unknown, packages: readonly Package[]): readonly Finding[] {
  if (!isRecord(list)) throw new Error('a list of advisories is an object, by the names of packages');
  return packages.flatMap(({ name, version }) => {
    const advisories = Object.hasOwn(list, name) ? list[name] : [];
    if (!Array.isArray(advisories)) throw new Error(`no list of advisories: ${name}`);
    return advisories.flatMap((one: unknown) => {
      if (!isRecord(one) || typeof one['vulnerable_versions'] !== 'string')
        throw new Error(`no advisory: ${name}`);
      if (!isIn(version, one['vulnerable_versions'])) return [];
      return [{ name, severity: String(one['severity']), what: `${version}: ${String(one['title'])}` }];
    });
  });
}

function titlesIn(via: unknown): string {
  if (!Array.isArray(via)) return '';
  return via
    .map((one: unknown) => (isRecord(one) ? String(one['title']) : `through ${String(one)}`))
    .join('; ');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
