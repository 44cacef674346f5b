import { isBlocked, type Size } from '../../puzzle/lattice.ts';
import { HIGHEST, type Token } from '../../rules/tokens.ts';
import { SIGN_KEYS } from '../../ui/signs.ts';

const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Where a key leads from a cell, over what is blocked; null if it leads nowhere. */
export function stepFrom(size: Size, cell: number, key: string): number | null {
  const row = Math.floor(cell / size);
  if (key === 'Home') return row * size;
  if (key === 'End') return row * size + size - 1;
  const step = STEPS[key];
  if (step === undefined) return null;
  const [down, right] = step;
  const column = cell % size;
  for (let i = 1; i <= 2; i++) {
    const next = (row + down * i) * size + column + right * i;
    if (
      row + down * i < 0 ||
      row + down * i >= size ||
      column + right * i < 0 ||
      column + right * i >= size
    ) {
      return cell;
    }
    if (!isBlocked(size, next)) return next;
  }
  return cell;
}

/** What typing means: `typed` are the figures pressed before on the same cell. Those not taken up are forgotten. */
export function typeKey(
  key: string,
  typed: string,
  has: (token: Token) => boolean,
): { readonly token: Token | null; readonly typed: string } | null {
  const sign = SIGN_KEYS[key];
  if (sign !== undefined) return { token: sign, typed: '' };
  if (!/^\d$/.test(key)) return null;
  const both = Number(typed + key);
  if (typed !== '' && both <= HIGHEST) return { token: both, typed: '' };
  const one = Number(key);
  // 1 and 2 may go on to 10 and 20, also where there is no 1 or 2.
  return { token: one >= 1 && has(one) ? one : null, typed: one === 1 || one === 2 ? key : '' };
}
