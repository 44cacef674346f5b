/** Windows on a board that are on their way to somewhere: who places something beside a cell asks where it will be. */

type Place = { readonly left: number; readonly top: number };

const goals = new WeakMap<Element, Place>();
/** Whoever takes hold of a window decides where it goes. */
const TAKEN = ['pointerdown', 'wheel', 'keydown', 'scrollend'] as const;

/** Scrolls as the style sheet says: in a glide, or at once. */
export function glideTo(pane: Element, { left, top }: Place): void {
  goals.set(pane, {
    left: Math.max(0, Math.min(left, pane.scrollWidth - pane.clientWidth)),
    top: Math.max(0, Math.min(top, pane.scrollHeight - pane.clientHeight)),
  });
  pane.scrollTo({ left, top });
  for (const kind of TAKEN)
    pane.addEventListener(kind, () => goals.delete(pane), { once: true, passive: true });
}

/** How far what is seen in it will still move; pixels. */
export function yetToMove(pane: Element | null): { readonly x: number; readonly y: number } {
  const goal = pane === null ? undefined : goals.get(pane);
  if (pane === null || goal === undefined) return HERE;
  const [x, y] = [pane.scrollLeft - goal.left, pane.scrollTop - goal.top];
  if (Math.abs(x) >= 1 || Math.abs(y) >= 1) return { x, y };
  goals.delete(pane);
  return HERE;
}

const HERE = { x: 0, y: 0 };
