/** CA-2. */
export const SIGNS = ['+', '-', 'x', ':', '='] as const;
export type Sign = (typeof SIGNS)[number];

/** From 1 to 20: one token is one number. */
export type NumberToken = number;
export type Token = NumberToken | Sign;

export const HIGHEST = 20;

export function isSign(token: Token): token is Sign {
  return typeof token === 'string';
}

/** `'12'`, `'x'`: a token as files and the command line write it. */
export function tokenNamed(text: string): Token | null {
  const sign = SIGNS.find(one => one === text);
  if (sign !== undefined) return sign;
  const number = /^[1-9]\d?$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= HIGHEST ? number : null;
}

/** `9x2=18`, as files write a chain. */
export function makeChain(tokens: readonly Token[]): string {
  return tokens.join('');
}

const PRINTED: Readonly<Record<Sign, string>> = { '+': '+', '-': '−', x: '×', ':': ':', '=': '=' };

export function printed(token: Token): string {
  return isSign(token) ? PRINTED[token] : String(token);
}

/** `9 × 2 = 18`, as a sentence writes it. */
export function printChain(tokens: readonly Token[]): string {
  return tokens.map(printed).join(' ');
}

export function sorted(numbers: readonly NumberToken[]): NumberToken[] {
  return numbers.toSorted((a, b) => a - b);
}

/** What is left of `numbers` once each of `taken` is removed once; those that are not there are ignored. */
export function without(numbers: readonly NumberToken[], taken: readonly NumberToken[]): NumberToken[] {
  const left = [...numbers];
  for (const number of taken) {
    const index = left.indexOf(number);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

/** The first of `wanted` that `numbers` does not hold, repeats counted. */
export function missing(
  numbers: readonly NumberToken[],
  wanted: readonly NumberToken[],
): NumberToken | undefined {
  const left = [...numbers];
  return wanted.find(number => {
    const index = left.indexOf(number);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
