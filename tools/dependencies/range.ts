/**
 * Whether a version lies in a range as advisories write them: `>=1.0.0 <1.2.3 || =2.0.0`. A version before a release,
 * `1.2.3-rc.1`, counts as that release: rather told once too often.
 */
export function isIn(version: string, range: string): boolean {
  return range.split('||').some(part => {
    const bounds = part
      .trim()
      .replaceAll(/([<>=])\s+/g, '$1')
      .split(/[\s,]+/);
    return bounds.every(bound => isWithin(version, bound));
  });
}

function isWithin(version: string, bound: string): boolean {
  if (bound === '' || bound === '*') return true;
  const [, sign = '=', limit = ''] = /^(<=|>=|<|>|=)?v?(.*)$/.exec(bound) ?? [];
  const order = compare(version, limit);
  switch (sign) {
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
    default:
      return order === 0;
  }
}

function compare(a: string, b: string): number {
  const [left, right] = [numbersIn(a), numbersIn(b)];
  for (let i = 0; i < 3; i++) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function numbersIn(version: string): number[] {
  const [numbers = ''] = version.split(/[-+]/);
  const found = numbers.split('.').map(Number);
  if (found.some(Number.isNaN)) throw new Error(`not a version: ${version}`);
  return found;
}
