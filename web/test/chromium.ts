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
}

/** For tests of what only the whole Chromium has. */
export const WHOLE: LaunchOptions = launch(process.env['ETAGERE_CHROMIUM']);

/** For all others: without windows, where there is one. */
export const LIGHT: LaunchOptions = launch(process.env['ETAGERE_SHELL'] ?? process.env['ETAGERE_CHROMIUM']);

/** `path`: as tools/setup/browser.mjs found it. */
function launch(path: string | undefined): LaunchOptions {
  const args = [...flags, `--disable-features=${NOT_WANTED.join(',')}`];
  return path === undefined ? { args } : { executablePath: path, args };
}
