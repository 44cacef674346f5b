import type { JSX } from 'preact';

interface LetteringProps {
  readonly y: number;
  readonly size: number;
  readonly weight?: number;
  readonly italic?: boolean;
  readonly text: string;
}

/** One line in the middle of a card. */
export function Lettering({ y, size, weight = 400, italic = false, text }: LetteringProps): JSX.Element {
  return (
    <text
      x="119"
      y={y}
      font-size={size}
      font-weight={weight}
      font-style={italic ? 'italic' : undefined}
      text-anchor="middle"
    >
      {text}
    </text>
  );
}

/** The largest size, up to `most`, at which a text of this weight keeps within `width`. */
export function fit(text: string, most: number, width: number, weight: 'bold' | 'plain'): number {
  const ems = Array.from(text, emOf).reduce((sum, em) => sum + em, 0) * (weight === 'bold' ? 1 : 0.93);
  return Math.round(Math.min(most, width / ems) * 10) / 10;
}

/** How wide the letters of Fraunces are in bold, as measured: close enough to know what fits. */
function emOf(letter: string): number {
  if (/[\s’.,·;:il|ïI1-]/u.test(letter)) return 0.34;
  if (/[ftrjJ]/u.test(letter)) return 0.45;
  if (/[mwMW]/u.test(letter)) return 0.97;
  return /\p{Lu}/u.test(letter) ? 0.76 : 0.61;
}

/** A text broken into as few lines as this many letters allow, then evened out. */
export function lines(text: string, most: number): readonly string[] {
  const goal = broken(text, most).length;
  let width = most;
  while (width > 1 && broken(text, width - 1).length === goal) width--;
  return broken(text, width);
}

function broken(text: string, most: number): string[] {
  const found: string[] = [];
  // No-break spaces hold: only plain ones are split at.
  for (const word of text.split(' ')) {
    const longer = found.length === 0 ? word : `${found.at(-1)} ${word}`;
    if (found.length === 0 || longer.length > most) found.push(word);
    else found[found.length - 1] = longer;
  }
  return found;
}
