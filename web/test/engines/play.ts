import type { Engine, Spot } from './engine.ts';

/** Presses in a row that bring nothing: then something is wrong. */
const PATIENCE = 150;
const WITHIN_MS = 30_000;

/**
 * Plays on at the table in the frame until so many steps are done, like somebody who knows no rules: presses what can
 * be pressed, first what came by the last press, and confirms whatever can be confirmed.
 */
export async function playOn(engine: Engine, steps: number): Promise<void> {
  const from = await engine.call(stepNow, null);
  for (let i = 0; i < PATIENCE; i++) {
    const next = await engine.call(findNext, { turn: i, withinMs: WITHIN_MS });
    if (next.step >= from + steps || next.spot === null) return;
    await engine.press(next.spot);
    await engine.call(drawn, null);
  }
  const step = await engine.call(stepNow, null);
  const asked = await engine.call(askedNow, null);
  throw new Error(`after ${PATIENCE} presses the match went from step ${from} to ${step} only: ${asked}`);
}

/** These run in the page: everything they need is inside. */

function stepNow(): number {
  const page = document.querySelector('iframe')?.contentDocument;
  return Number(page?.querySelector('[data-step]')?.getAttribute('data-step'));
}

function askedNow(): string {
  const page = document.querySelector('iframe')?.contentDocument;
  return page?.querySelector<HTMLElement>('.now')?.innerText.replaceAll('\n', ' ') ?? '';
}

async function drawn(): Promise<void> {
  const page = document.querySelector('iframe')?.contentWindow ?? window;
  await new Promise(done => page.requestAnimationFrame(() => page.requestAnimationFrame(done)));
}

interface Next {
  readonly step: number;
  /** Null once the match is over. */
  readonly spot: Spot | null;
}

async function findNext({
  turn,
  withinMs,
}: {
  readonly turn: number;
  readonly withinMs: number;
}): Promise<Next> {
  const page = document.querySelector('iframe')?.contentDocument;
  const seen = ((window as { seen?: WeakSet<Element> }).seen ??= new WeakSet());
  const end = performance.now() + withinMs;
  for (;;) {
    if (!page) throw new Error('no frame');
    const step = Number(page.querySelector('[data-step]')?.getAttribute('data-step'));
    if (page.querySelector('.oops')) throw new Error(page.body.innerText);
    if (page.querySelector('dialog[open]')) return { step, spot: null };
    const controls = [
      ...page.querySelectorAll<HTMLElement>('[data-step] :is(button, [role="gridcell"])'),
    ].filter(canPress);
    const ready = controls.filter(one => one.matches('.actions .primary:not(.unready)'));
    const fresh = controls.filter(one => !seen.has(one));
    // Now and then something else that the hand may do: exchange, pass.
    const other = turn % 3 === 2 ? controls.filter(one => one.matches('.hand .actions *')) : [];
    const some = [ready, other, fresh, controls].find(list => list.length > 0) ?? [];
    // The first tool of a table gives a hint, to whoever is asked something.
    const isAsked = page.querySelector<HTMLButtonElement>('.table-bar nav button')?.disabled === false;
    // Far from one to the next, and all of them in the end: by 7 alone, the first of seven would be pressed for ever.
    const stride = some.length % 7 === 0 ? 5 : 7;
    const chosen = isAsked ? some[(turn * stride) % some.length] : undefined;
    for (const one of controls) seen.add(one);
    const spot = chosen === undefined ? null : spotOf(chosen);
    if (spot !== null) return { step, spot };
    if (performance.now() > end)
      throw new Error(`nothing can be pressed: ${page.body.innerText.slice(0, 300)}`);
    await new Promise(resolve => setTimeout(resolve, 30));
  }

  function canPress(one: HTMLElement): boolean {
    const no = ':disabled, [aria-disabled="true"], [aria-pressed="true"], .unready, .seats *, .story *';
    if (one.matches(`${no}, [popovertarget], [popover] *, [aria-expanded], [aria-haspopup]`)) return false;
    return one.checkVisibility();
  }

  function spotOf(one: HTMLElement): Spot | null {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = one.getBoundingClientRect();
    const spot = { x: left + width / 2, y: top + height / 2 };
    const hit = page?.elementFromPoint(spot.x, spot.y);
    return hit !== null && hit !== undefined && (one.contains(hit) || hit.contains(one)) ? spot : null;
  }
}
