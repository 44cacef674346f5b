import type { Operator } from '../rules/cells.ts';

export const SIGNS = { '+': '+', '-': '−', x: '×', '/': '÷' } as const satisfies Record<Operator, string>;
