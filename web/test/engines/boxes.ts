import type { Engine } from './engine.ts';

/** An element of the page and what is in it. Inside a drawing nothing is looked at: it is drawn to its size. */
export interface Box {
  /** `div.board`, `li:2` */
  readonly name: string;
  /** Pixels from the upper left corner of the box around it. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How high a line of its text is; 0 if it has no text of its own. */
  readonly line: number;
  /** What does not fit into a row of it begins another one. */
  readonly wraps: boolean;
  /** Stays in sight, wherever the page is scrolled to. */
  readonly sticks: boolean;
  readonly inside: readonly Box[];
}

/** Pixels by which two engines may always differ. */
const FEW = 4;
/** Letters are not as wide everywhere, by this share, and WebKit cuts what is left over of a pixel off each line. */
const LETTERS = 0.045;
const LINES = 0.06;
/** A text with a line more makes room around it as far up as this. */
const LEVELS = 4;

/** All that the page in the frame shows. */
export function boxesOf(engine: Engine): Promise<Box> {
  return engine.call(measure, null);
}

/**
 * What is elsewhere or of another size, or only in one of the two. A text may have a line more, and what is around or
 * beside it goes with it: a box may differ by a few pixels, and by as much as the texts near it do.
 */
export function differences(wanted: Box, found: Box): string[] {
  return compare(wanted, found, { path: '', around: [] });
}

/** By how many pixels texts differ. */
interface Slack {
  readonly width: number;
  readonly height: number;
}

interface Where {
  readonly path: string;
  /** Of the boxes around it, the nearest last. */
  readonly around: readonly Slack[];
}

function compare(a: Box, b: Box, { path: above, around }: Where): string[] {
  const path = above === '' ? a.name : `${above} > ${a.name}`;
  const missing = a.inside.filter(({ name }) => twin(b, name) === undefined);
  const extra = b.inside.filter(({ name }) => twin(a, name) === undefined);
  const levels = [...around, slackOf(a, b)].slice(-LEVELS);
  const width = FEW + Math.max(...levels.map(slack => slack.width));
  const height = FEW + Math.max(...levels.map(slack => slack.height));
  const problems = [
    ...missing.map(({ name }) => `${path}: has no ${name}`),
    ...extra.map(({ name }) => `${path}: has a ${name}`),
  ];
  const isAlike = isLike(a, b, { width, height });
  if (!isAlike) problems.push(`${path}: ${size(b)} instead of ${size(a)}`);
  for (const [one, other] of pairs(a, b)) {
    const isElsewhere =
      !one.sticks && (Math.abs(one.x - other.x) > width || Math.abs(one.y - other.y) > height);
    // Boxes of another size are told by themselves; in a row that wraps, any of them may begin the next one.
    if (isElsewhere && isAlike && !a.wraps)
      problems.push(`${path} > ${one.name}: at ${place(other)} instead of ${place(one)}`);
    problems.push(...compare(one, other, { path, around: levels }));
  }
  return problems;
}

function isLike(a: Box, b: Box, { width, height }: Slack): boolean {
  return Math.abs(a.width - b.width) <= width && Math.abs(a.height - b.height) <= height;
}

function slackOf(a: Box, b: Box): Slack {
  const inside = pairs(a, b).map(([one, other]) => slackOf(one, other));
  const isText = a.line > 0;
  const ownWidth = isText ? Math.min(Math.abs(a.width - b.width), a.width * LETTERS + FEW) : 0;
  const ownHeight = isText ? Math.min(Math.abs(a.height - b.height), a.height * LINES + a.line) : 0;
  const row = a.wraps ? Math.max(0, ...a.inside.map(one => one.height + FEW * 2)) : 0;
  return {
    width: ownWidth + sum(inside.map(one => one.width)),
    height: ownHeight + Math.min(row, Math.abs(a.height - b.height)) + sum(inside.map(one => one.height)),
  };
}

function pairs(a: Box, b: Box): (readonly [Box, Box])[] {
  return a.inside.flatMap(one => {
    const other = twin(b, one.name);
    return other === undefined ? [] : [[one, other] as const];
  });
}

function twin({ inside }: Box, wanted: string): Box | undefined {
  return inside.find(({ name }) => name === wanted);
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

function size({ width, height }: Box): string {
  return `${width} × ${height}`;
}

function place({ x, y }: Box): string {
  return `${x}, ${y}`;
}

interface Corner {
  readonly left: number;
  readonly top: number;
}

/** Runs in the page: everything it needs is inside. */
function measure(): Box {
  const page = document.querySelector('iframe')?.contentWindow;
  if (!page) throw new Error('no frame');
  return look(page.document.body, 'body', { left: 0, top: 0 });

  function look(element: Element, name: string, around: Corner): Box {
    const rect = element.getBoundingClientRect();
    return {
      name,
      x: rounded(rect.left - around.left),
      y: rounded(rect.top - around.top),
      width: rounded(rect.width),
      height: rounded(rect.height),
      line: hasText(element) ? lineOf(element) : 0,
      wraps: page?.getComputedStyle(element).flexWrap === 'wrap',
      sticks: page?.getComputedStyle(element).position === 'sticky',
      inside: isDrawing(element) ? [] : lookInside(element, rect),
    };
  }

  function lookInside(element: Element, around: Corner, above = ''): Box[] {
    const counts = new Map<string, number>();
    return [...element.children].flatMap(child => {
      const name = `${above}${nameOf(child)}`;
      const nth = (counts.get(name) ?? 0) + 1;
      counts.set(name, nth);
      const nthName = nth === 1 ? name : `${name}:${nth}`;
      const { display, visibility } = page?.getComputedStyle(child) ?? { display: 'none', visibility: '' };
      // Words in a line are where the line is broken.
      if (display === 'none' || (display === 'inline' && !isDrawing(child))) return [];
      // Only its children are on the page.
      if (display === 'contents') return lookInside(child, around, `${nthName}/`);
      const box = look(child, nthName, around);
      // What only a screen reader meets is a pixel wide.
      if (visibility === 'hidden' || box.width <= 2 || box.height <= 2) return [];
      return [box];
    });
  }

  function isDrawing(element: Element): boolean {
    return element.tagName.toLowerCase() === 'svg';
  }

  function hasText(element: Element): boolean {
    if (isDrawing(element)) return false;
    const nodes = [...element.childNodes];
    return nodes.some(
      node =>
        (node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '') ||
        (node instanceof (page as Window & typeof globalThis).Element &&
          page?.getComputedStyle(node).display === 'inline' &&
          !isDrawing(node)),
    );
  }

  function lineOf(element: Element): number {
    const { lineHeight, fontSize } = page?.getComputedStyle(element) ?? { lineHeight: '0', fontSize: '0' };
    return Number.parseFloat(lineHeight) || Number.parseFloat(fontSize) * 1.45;
  }

  function nameOf(element: Element): string {
    const first = element.getAttribute('class')?.split(' ')[0] ?? '';
    return element.tagName.toLowerCase() + (first === '' ? '' : `.${first}`);
  }

  function rounded(value: number): number {
    return Math.round(value * 10) / 10;
  }
}
