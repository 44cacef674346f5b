/**
 * A page keeps the style sheets of every game that it has shown, and games call things by the same names: a middle, a
 * tray, cards that are laid. So what `games/<id>` styles holds in pages of that game only, and weighs no more for it
 * against what is shared: `.tray` becomes `:where([data-game="calculator"]) .tray`.
 */

/** What can be said of no element, and is left as it is: steps of a motion, fonts. */
const NO_SELECTORS = /^@(-webkit-)?(keyframes|font-face|property|counter-style)\b/;
/** A comment, a string, or what the structure of a style sheet is made of. */
const PIECES = /\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/g;

/** The style sheet of a game, for its own pages. */
export function ownStyles(css: string, game: string): string {
  let out = '';
  let from = 0;
  /** Blocks that are open: whether there are selectors in it. */
  const open: boolean[] = [];
  for (const { 0: piece, index } of css.matchAll(PIECES)) {
    if (piece.length > 1) continue;
    const before = css.slice(from, index);
    from = index + 1;
    const holdsRules = open.at(-1) ?? true;
    const isRule = piece === '{' && holdsRules && !before.replaceAll(COMMENT, '').trim().startsWith('@');
    out += (isRule ? owned(before, game) : before) + piece;
    if (piece === '{')
      open.push(holdsRules && !isRule && !NO_SELECTORS.test(before.replaceAll(COMMENT, '').trim()));
    else if (piece === '}') open.pop();
  }
  return out + css.slice(from);
}

const COMMENT = /\/\*[\s\S]*?\*\//g;

function owned(prelude: string, game: string): string {
  const start = lengthOfSpace(prelude);
  return (
    prelude.slice(0, start) +
    selectorsIn(prelude.slice(start))
      .map(one => ownedOne(one, game))
      .join(',')
  );
}

/** Of the comments and the space before a selector. */
function lengthOfSpace(prelude: string): number {
  return /^(\s|\/\*[\s\S]*?\*\/)*/.exec(prelude)?.[0].length ?? 0;
}

/** Cut at each comma that stands in no brackets. */
function selectorsIn(list: string): string[] {
  const found: string[] = [''];
  let depth = 0;
  for (const letter of list) {
    if (letter === '(' || letter === '[') depth += 1;
    if (letter === ')' || letter === ']') depth -= 1;
    if (letter === ',' && depth === 0) found.push('');
    else found.push((found.pop() ?? '') + letter);
  }
  return found;
}

/** What says itself whose it is stays: a thumbnail of this game lies on pages of no game. */
function ownedOne(selector: string, game: string): string {
  const isOwn = selector.includes(`[data-game="${game}"]`) || selector.includes(`.${game}-`);
  if (isOwn) return selector;
  const start = lengthOfSpace(selector);
  return `${selector.slice(0, start)}:where([data-game="${game}"]) ${selector.slice(start)}`;
}
