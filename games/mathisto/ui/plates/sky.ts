import { round } from './engrave.ts';

/** Half the width and half the height of the window of a card. */
export const WINDOW = { x: 104, y: 101 } as const;
const GAP = 2.8;

/** The engraved sky behind a plate: ruled wedges, dense at the edges and gone before the subject. */
export function sky(keep: number): string {
  const { x: w, y: h } = WINDOW;
  let d = '';
  for (let y = -h + GAP / 2; y < h; y += GAP) {
    const free = keep * Math.sqrt(Math.max(0.04, 1 - (y / (h * 1.28)) ** 2));
    if (w - free <= 2) continue;
    for (const side of [-1, 1]) {
      d += `M${side * w} ${round(y - 0.42)}L${round(side * free)} ${round(y)}L${side * w} ${round(y + 0.42)}Z`;
    }
  }
  return d;
}
