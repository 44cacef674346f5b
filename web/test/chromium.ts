import { existsSync, statfsSync } from 'node:fs';
import flags from '#tools/setup/chromium-flags.json' with { type: 'json' };

/**
 * What Chromium is not to do. It loads two pages of its own for its address bar with each window, which take half
 * as long as ours, and has a process ready for a next site, which never comes; the others are Playwright's, whose
 * list it would forget for this one.
 */
const NOT_WANTED = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
];

interface LaunchOptions {
  readonly executablePath?: string;
  readonly args: string[];
  readonly ignoreDefaultArgs: string[];
}

/** What its processes share lies in memory, not on a disk, unless that memory is as small as in some containers. */
const SHARED = '/dev/shm';
const ENOUGH = 2 ** 30;
const NOT_ADDED = hasRoom(SHARED) ? ['--disable-dev-shm-usage'] : [];

/** For tests of what only the whole Chromium has. */
export const WHOLE: LaunchOptions = launch(process.env['ETAGERE_CHROMIUM']);

/** For all others: without windows, where there is one. */
export const LIGHT: LaunchOptions = launch(process.env['ETAGERE_SHELL'] ?? process.env['ETAGERE_CHROMIUM']);

/** `path`: as tools/setup/browser.mjs found it. */
function launch(path: string | undefined): LaunchOptions {
  const args = [...flags, `--disable-features=${NOT_WANTED.join(',')}`];
  const options = { args, ignoreDefaultArgs: NOT_ADDED };
  return path === undefined ? options : { executablePath: path, ...options };
}

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > ENOUGH;
}
