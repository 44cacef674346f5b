/** What runs in the page around the frame: each function has all it needs inside. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

interface Visit {
  readonly address: string;
  readonly size: Size;
  /** What must be in sight. */
  readonly until: string;
  readonly withinMs: number;
}

/** Opens an address in a new frame, and waits until it shows what it should and all fonts are there. */
export async function visit({ address, size, until, withinMs }: Visit): Promise<void> {
  document.querySelector('iframe')?.remove();
  const frame = document.createElement('iframe');
  frame.style.width = `${size.width}px`;
  frame.style.height = `${size.height}px`;
  frame.src = address;
  document.body.append(frame);
  const end = performance.now() + withinMs;
  for (;;) {
    const page = frame.contentDocument;
    const isThere =
      page !== null &&
      page.readyState === 'complete' &&
      page.fonts.status === 'loaded' &&
      page.querySelector('p.waiting') === null &&
      until
        .split(' && ')
        .every(one => [...page.querySelectorAll(one)].some(element => element.checkVisibility()));
    if (isThere) return;
    if (performance.now() > end) {
      const text = page?.body.innerText.slice(0, 300).replaceAll('\n', ' · ');
      throw new Error(`${address} does not show ${until}, but: ${text}`);
    }
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}

/** As a finger would, but nothing is under it afterwards. */
export function pressFirst(selector: string): void {
  const page = document.querySelector('iframe')?.contentDocument;
  const found = [...(page?.querySelectorAll<HTMLElement>(selector) ?? [])].find(one => one.checkVisibility());
  if (found === undefined) throw new Error(`there is no ${selector}`);
  found.click();
}

/** From top to bottom and back, so that what is fetched when it comes into sight is fetched. */
export async function seeAll(): Promise<void> {
  const page = document.querySelector('iframe')?.contentWindow;
  if (!page) throw new Error('no frame');
  const { documentElement } = page.document;
  for (let top = 0; top < documentElement.scrollHeight; top += page.innerHeight) {
    page.scrollTo({ top, behavior: 'instant' });
    await new Promise(done => page.requestAnimationFrame(() => page.requestAnimationFrame(done)));
  }
  page.scrollTo({ top: 0, behavior: 'instant' });
}

export function pause(ms: number): Promise<void> {
  return new Promise(resolve => {
    setTimeout(() => resolve(undefined), ms);
  });
}

/** Another size of the same page, drawn. */
export async function resize({ width, height }: Size): Promise<void> {
  const frame = document.querySelector('iframe');
  const page = frame?.contentWindow;
  if (!frame || !page) throw new Error('no frame');
  frame.style.width = `${width}px`;
  frame.style.height = `${height}px`;
  await new Promise(done => page.requestAnimationFrame(() => page.requestAnimationFrame(done)));
}

/** The device has no match any more, and no page that shows one. */
export function forgetMatches(): Promise<void> {
  document.querySelector('iframe')?.remove();
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('etagere');
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(request.error));
  });
}

/** In French, and without stories told. */
export function settle(): void {
  localStorage.setItem('etagere.language', 'fr');
  localStorage.setItem('etagere.speed', '0');
}

/** Until the whole client lies on the device and serves this page; what the page has to say then. */
export async function keptClient(withinMs: number): Promise<string> {
  const page = document.querySelector('iframe')?.contentWindow;
  if (!page) throw new Error('no frame');
  const { serviceWorker } = page.navigator;
  const end = performance.now() + withinMs;
  while (serviceWorker.controller?.state !== 'activated') {
    if (performance.now() > end) throw new Error('the client was not kept on the device');
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  // What is told of it is told by then.
  await serviceWorker.ready;
  await new Promise(done => page.requestAnimationFrame(() => page.requestAnimationFrame(done)));
  return page.document.querySelector('.update')?.textContent ?? 'no place to say it';
}

/** A drawing whose height is left to the engine, as it once was. */
export function sabotage(): void {
  const page = document.querySelector('iframe')?.contentWindow as
    | (Window & typeof globalThis)
    | null
    | undefined;
  if (!page) throw new Error('no frame');
  const style = new page.CSSStyleSheet();
  style.replaceSync('.plank > svg { position: static; height: auto }');
  page.document.adoptedStyleSheets = [style];
}
