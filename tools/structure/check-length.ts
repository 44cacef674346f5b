import type { Problem } from './problem.ts';

const LONGEST = 500;

/** No file that everything goes through. Data is as long as it is. */
export function checkLength(path: string, text: string): Problem[] {
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  if (lines <= LONGEST || path.split('/').includes('data')) return [];
  return [
    {
      path,
      line: LONGEST + 1,
      what: `${lines} lines, and ${LONGEST} is the most`,
      todo: 'one file, one idea: move the second idea to its own file',
    },
  ];
}
