import type { Sound } from '#contract/sound.ts';

/** One of each kind, so that a new kind is a new test; lines from nothing to a lot. */
const one: Readonly<Record<Exclude<Sound['kind'], 'line'>, true>> = {
  tile: true,
  peg: true,
  card: true,
  deal: true,
  doll: true,
  page: true,
  refusal: true,
  bonus: true,
};

export const everySound: readonly { readonly name: string; readonly sound: Sound }[] = [
  ...(Object.keys(one) as (keyof typeof one)[]).map(kind => ({ name: kind, sound: { kind } })),
  ...[1, 7].map(size => ({ name: `doll ${size}`, sound: { kind: 'doll', size } as const })),
  ...[0, 1, 6, 12, 40, 300].map(points => ({
    name: `line of ${points}`,
    sound: { kind: 'line', points } as const,
  })),
];
