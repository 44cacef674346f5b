import { must } from '#kernel/must.ts';

/** An event drawn as a rectangle of the unit square: its area is its probability. */
export interface Event {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How an event is split in two: the share of the first part. */
const SHARES = [1 / 2, 2 / 3, 2 / 5, 3 / 4, 1 / 3, 3 / 5, 1 / 4] as const;
export const LEVELS = 4;

const CERTAIN: Event = { left: 0, top: 0, right: 1, bottom: 1 };

/** Level 0 is the certain event; each level splits every event of the one before, now upright, now level. */
export function levels(): readonly (readonly Event[])[] {
  const all: Event[][] = [[CERTAIN]];
  let turn = 0;
  while (all.length < LEVELS) {
    const isUpright = all.length % 2 === 1;
    all.push(
      must(all.at(-1)).flatMap(event => split(event, must(SHARES[turn++ % SHARES.length]), isUpright)),
    );
  }
  return all;
}

export function probability({ left, top, right, bottom }: Event): number {
  return (right - left) * (bottom - top);
}

function split(event: Event, share: number, isUpright: boolean): readonly [Event, Event] {
  if (isUpright) {
    const cut = event.left + share * (event.right - event.left);
    return [
      { ...event, right: cut },
      { ...event, left: cut },
    ];
  }
  const cut = event.top + share * (event.bottom - event.top);
  return [
    { ...event, bottom: cut },
    { ...event, top: cut },
  ];
}
