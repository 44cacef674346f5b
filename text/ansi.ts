/** Colour at a terminal. Nothing is ever said by colour alone, so all of this can be left out. */

/** Codes of "select graphic rendition"; 38;5;n and 48;5;n are the 256 colours that terminals agree on. */
export const INK = {
  bold: '1',
  dim: '2',
  red: '31',
  green: '32',
  yellow: '33',
  blue: '34',
  cyan: '36',
} as const;

export function paint(text: string, codes: string, on: boolean): string {
  return on && codes !== '' ? `\u001B[${codes}m${text}\u001B[0m` : text;
}

// oxlint-disable-next-line no-control-regex -- the escape character is what it looks for
const ESCAPES = /\u001B\[[0-9;]*m/g;

/** Goes back to the beginning of the line so many lines above, and wipes out what stands from there on. */
export function linesUp(count: number): string {
  return `\u001B[${count}A\r\u001B[J`;
}

/** How many columns a text takes. Our characters are one column wide each. */
export function widthOf(text: string): number {
  return Array.from(text.replaceAll(ESCAPES, '')).length;
}

export function padTo(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/** Breaks a text between words. A narrow no-break space is no place to break. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** The same where a line break would do harm too: in a sentence, in a table. */
export function oneLine(text: string): string {
  return printable(text).replaceAll('\n', '\uFFFD');
}

/** What somebody typed or wrote into a file, as a sentence can hold it: one line, and not for ever. */
export function shorten(text: string, most = 40): string {
  // No more than could be shown is looked at: a file may hold a word of a million letters.
  const letters = Array.from(oneLine(text.slice(0, 2 * most + 2)));
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : letters.join('');
}

/** Text from a file, made safe to print: no escape sequence, no character that moves the cursor. */
export function printable(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  return text.replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]/g, '\uFFFD');
}
