import type { Problem } from './problem.ts';

/** A comment, a line, or what the structure of a style sheet is made of. */
const PIECES = /\/\*[\s\S]*?\*\/|[\n{};]/g;

/**
 * A finger leaves `:hover` behind on what it touched, and has it drawn once before it answers and once more after. So it
 * is said only where one can hover.
 */
export function checkHover(path: string, css: string): Problem[] {
  const problems: Problem[] = [];
  /** Of each block that is open: what stands before it. */
  const open: string[] = [];
  let line = 1;
  let before = '';
  let from = 0;
  for (const { 0: piece, index } of css.matchAll(PIECES)) {
    before += css.slice(from, index);
    from = index + piece.length;
    if (piece === '{') {
      if (/:hover\b/.test(before) && !open.some(one => /\(hover: hover\)/.test(one)))
        problems.push({
          path,
          line,
          what: `${before.trim()} holds where nobody can hover`,
          todo: 'put it in @media (hover: hover)',
        });
      open.push(before);
    } else if (piece === '}') open.pop();
    line += piece.split('\n').length - 1;
    if (/^[{};]$/.test(piece)) before = '';
  }
  return problems;
}
