import type { Sign } from '../../rules/tokens.ts';

/** The signs as any keyboard has them. */
export const SIGN_KEYS: Readonly<Record<string, Sign>> = {
  '+': '+',
  '-': '-',
  '−': '-',
  x: 'x',
  X: 'x',
  '*': 'x',
  '×': 'x',
  ':': ':',
  '/': ':',
  '÷': ':',
  '=': '=',
};
