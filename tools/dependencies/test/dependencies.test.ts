import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compareWith, findingsIn } from '../advisories.ts';
import { makeBill } from '../bill.ts';
import { readLock } from '../lock.ts';
import { isIn } from '../range.ts';

const packages = readLock(join(import.meta.dirname, '..', '..', '..', 'package-lock.json'));
const [project, ...others] = packages;

/** Whoever passes these on unchanged does so with nothing more than the names of their authors. */
const FREE = new Set(
  'MIT, ISC, Apache-2.0, BSD-2-Clause, BSD-3-Clause, 0BSD, BlueOak-1.0.0, MPL-2.0, MIT OR Apache-2.0'.split(
    ', ',
  ),
);

test('every package is pinned to what it was, and its licence lets everybody use it', () => {
  expect(others.length).toBeGreaterThan(100);
  expect(
    others.filter(({ integrity }) => integrity?.startsWith('sha512-') !== true).map(({ name }) => name),
  ).toEqual([]);
  const refused = others.filter(({ licence }) => !FREE.has(licence ?? ''));
  expect(refused.map(({ name, licence }) => [name, licence])).toEqual([]);
});

test('the bill names every package once, with its licence, its hash and what it needs', () => {
  const bill = makeBill(packages) as {
    components: {
      'bom-ref': string;
      purl: string;
      hashes: { content: string }[];
      licenses: object[];
      scope: string;
    }[];
    dependencies: { ref: string; dependsOn: string[] }[];
  };
  expect(bill.components.map(one => one['bom-ref'])).toEqual(others.map(({ place }) => place));
  for (const { hashes, licenses } of bill.components)
    expect([hashes[0]?.content.length, licenses.length]).toEqual([128, 1]);
  const refs = new Set(bill.dependencies.map(({ ref }) => ref));
  expect(bill.dependencies.flatMap(one => one.dependsOn).filter(ref => !refs.has(ref))).toEqual([]);
  const needed = bill.dependencies.find(({ ref }) => ref === 'project')?.dependsOn ?? [];
  expect(needed).toContain('node_modules/ws');
  const webauthn = bill.components.find(one => one['bom-ref'] === 'node_modules/@simplewebauthn/server');
  expect(webauthn).toMatchObject({
    purl: expect.stringMatching(/^pkg:npm\/%40simplewebauthn\/server@\d/),
    scope: 'required',
  });
  expect(bill.components.find(one => one['bom-ref'] === 'node_modules/vitest')?.scope).toBe('excluded');
  expect(project?.name).toBe('etagere');
});

test.each([
  ['1.2.3', '<1.2.4', true],
  ['1.2.4', '<1.2.4', false],
  ['1.10.0', '>=1.2.0 <1.9.0', false],
  ['1.10.0', '>= 1.2.0, < 2', true],
  ['2.0.0', '<1.0.0 || >=2.0.0 <2.0.1', true],
  ['2.0.0', '=2.0.0', true],
  ['2.0.1', '2.0.0', false],
  ['3.0.0-rc.1', '>2.9.9', true],
  ['0.0.1', '*', true],
])('%s in %s: %s', (version, range, expected) => {
  expect(isIn(version, range)).toBe(expected);
});

test('a list of advisories is compared with the lock file', () => {
  const ws = others.find(({ name }) => name === 'ws')?.version ?? '';
  const advisory = { vulnerable_versions: `<=${ws}`, severity: 'high', title: 'a hole' };
  expect(compareWith({ ws: [advisory], elsewhere: [advisory] }, packages)).toEqual([
    { name: 'ws', severity: 'high', what: `${ws}: a hole` },
  ]);
  expect(compareWith({ ws: [{ ...advisory, vulnerable_versions: '<0.0.1' }] }, packages)).toEqual([]);
  for (const wrong of [[], { ws: 'yes' }, { ws: [{ title: 'a hole' }] }])
    expect(() => compareWith(wrong, packages)).toThrow('advisor');
});

test('what npm says is read, and no answer is never taken for a good one', () => {
  const via = [{ title: 'a hole' }, 'other'];
  const report = { auditReportVersion: 2, vulnerabilities: { ws: { severity: 'low', via } } };
  expect(findingsIn(JSON.stringify(report))).toEqual([
    { name: 'ws', severity: 'low', what: 'a hole; through other' },
  ]);
  expect(findingsIn(JSON.stringify({ auditReportVersion: 2, vulnerabilities: {} }))).toEqual([]);
  for (const said of [
    '',
    'ENOTFOUND',
    '{"message":"405 Method Not Allowed"}',
    '{"error":{"code":"ENOAUDIT"}}',
  ])
    expect(findingsIn(said)).toBeNull();
});
