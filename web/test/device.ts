import type { Browser, BrowserContext, CDPSession, Disposable, Page } from '@playwright/test';
import { LEAF } from './kept.ts';
import { paintNothing } from './unseen.ts';

/** What tests ask of a device that it cannot be given later. */
interface Options {
  readonly baseURL: string | undefined;
  readonly locale: string | undefined;
  readonly colorScheme: 'light' | 'dark' | 'no-preference' | null | undefined;
}

/** Devices that lie at hand: whole tables are tested with three people. */
const MOST = 4;

/**
 * A device that one test hands on to the next, wiped clean: nothing is kept on it, and nobody is known. What is kept is
 * the process behind its page, with the client read and compiled: to begin that anew takes as long as a short test.
 */
export class Device {
  /** The options that it was made with. */
  readonly as: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly #session: CDPSession;
  /** What the test at hand has each page do first. */
  readonly #scripts: Disposable[] = [];
  readonly #size: { readonly width: number; readonly height: number } | null;

  private constructor(as: string, context: BrowserContext, page: Page, session: CDPSession) {
    this.as = as;
    this.context = context;
    this.page = page;
    this.#session = session;
    this.#size = page.viewportSize();
    for (const owner of [context, page]) {
      const add = owner.addInitScript.bind(owner);
      owner.addInitScript = async (...script) => {
        const added = await add(...script);
        this.#scripts.push(added);
        return added;
      };
    }
  }

  static async make(browser: Browser, options: Options): Promise<Device> {
    const { baseURL } = options;
    // The others are those of the test at hand.
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    await keepNothing(context);
    await paintNothing(context);
    const page = await context.newPage();
    return new Device(JSON.stringify(options), context, page, await context.newCDPSession(page));
  }

  /** As it was when it was made; false where it cannot be. */
  async wipe(): Promise<boolean> {
    const { context, page } = this;
    if (page.isClosed()) return false;
    for (const other of context.pages()) if (other !== page) await other.close();
    for (const script of this.#scripts.splice(0)) await script.dispose();
    for (const owner of [context, page]) await owner.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(LEAF);
    await page.mouse.move(-1, -1);
    await page.emulateMedia({ colorScheme: null, reducedMotion: null });
    if (this.#size !== null) await page.setViewportSize(this.#size);
    await page.evaluate(() => sessionStorage.clear());
    const { origin } = new URL(page.url());
    await this.#session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await context.clearCookies();
    await context.clearPermissions();
    return true;
  }
}

/** Has as many devices at hand as tests need at a time. */
export class Lender {
  readonly #browser: Browser;
  readonly #free: Device[] = [];

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async lend(options: Options): Promise<Device> {
    const as = JSON.stringify(options);
    const at = this.#free.findIndex(device => device.as === as);
    const [found] = at === -1 ? [] : this.#free.splice(at, 1);
    return found ?? Device.make(this.#browser, options);
  }

  /** One that somebody has failed with is not lent again. */
  async takeBack(device: Device, { hasFailed }: { readonly hasFailed: boolean }): Promise<void> {
    if (hasFailed || !(await device.wipe())) return device.context.close();
    this.#free.unshift(device);
    await this.#free[MOST]?.context.close();
    this.#free.splice(MOST);
  }

  async close(): Promise<void> {
    for (const device of this.#free.splice(0)) await device.context.close();
  }
}

/** As in a private window, where browsers may refuse to keep a client. */
export async function keepNothing(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (!('serviceWorker' in navigator)) return;
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('private', 'SecurityError'));
  });
}
