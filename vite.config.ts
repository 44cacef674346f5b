import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import type { Catalogue } from './text/catalogue.ts';

/** Stands for whatever is never loaded here. */
const NOTHING = '\0etagere:nothing';

/**
 * The registry lists all that a game has, or `plain/` in its place; some of it is never loaded here, and becomes one
 * empty file.
 */
function without(listed: RegExp): Plugin {
  return {
    name: 'etagere:without',
    enforce: 'pre',
    resolveId: { filter: { id: listed }, handler: () => NOTHING },
    load: id => (id === NOTHING ? 'export {};' : null),
  };
}

const terminal = without(/^\.\/([^/]+\/)?(terminal\/(commands\/)?index\.ts|text\/\w+-terminal\.json)$/);
/** A build makes two bundles, and no page waits for those that think: bots and judges are the worker's. */
const bots: Plugin = { ...without(/^\.\/([^/]+\/)?(bot|review)\/index\.ts$/), apply: 'build' };
/** Bots think, they do not speak. */
const words = without(/^\.\/([^/]+\/)?text\/[\w-]+\.json$/);

/** The development server serves JSON as a module of its own, which a browser refuses under `with { type: 'json' }`. */
const plainJson: Plugin = {
  name: 'etagere:plain-json',
  apply: 'serve',
  enforce: 'pre',
  transform: {
    filter: { code: "with: { type: 'json' }" },
    handler: code => code.replaceAll(", { with: { type: 'json' } }", ''),
  },
};

/** What no table says before something was done at it: of moves, later phases, the end; and how a game began is told at once. */
const LATER = anyOf(
  /^(advise|result)\.|^card\.[\w-]+\.dates$/,
  /^tell\.(?!begins|dealt|draw|first|opening|order|player|removed|start)/,
  /^ui\.(call|counter|deal|deed|done|got|key|line|note|say|total|value|way)[.-]/,
  /^ui\.(answer|discoveries|do(?!-display)|given|heard|keep|known|miss|offer|pose|question|right|settled|stands|which)([.-]|$)/,
  /^(rail\.|ui\.(ask|watch)-)(announce|counter|draw|follow|lead|offer|opposition|play(?!er)|present|question|take)/,
);

/**
 * A page fetches the words of a game in two parts: what its table says at first; and why moves are refused, what is
 * told of them and what is advised (`TextFile` in text/catalogue.ts). Nobody has to know it: what is not there yet is
 * said as soon as it comes.
 */
const wordsInParts: Plugin = {
  name: 'etagere:words-in-parts',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /\/games\/[^/]+\/text\/(fr|en)\.json(\?later)?$/ },
    handler: id => {
      const [path = '', isLater] = id.split('?');
      const { rules, refusals, labels } = JSON.parse(readFileSync(path, 'utf8')) as Catalogue;
      const chosen = Object.entries(labels).filter(([key]) => (isLater !== undefined) === LATER.test(key));
      const part = { rules, refusals: isLater ? refusals : {}, labels: Object.fromEntries(chosen) };
      const code = `export default ${JSON.stringify(part)};`;
      return {
        code: isLater
          ? code
          : `${code}export const later = () => import(${JSON.stringify(`${path}?later`)});`,
        moduleType: 'js',
      };
    },
  },
};

/** Parts are fetched by web/app/fetch-part.ts in the place of Vite's own way, which never asks twice. */
const parts: Plugin = {
  name: 'etagere:parts',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /\0vite\/preload-helper/ },
    handler: () =>
      `export { fetchPart as __vitePreload } from ${JSON.stringify(join(import.meta.dirname, 'web', 'app', 'fetch-part.ts'))};`,
  },
};

/**
 * What every page, every table or every table of a game needs, together: fewer requests, and 5 kB less for a table.
 * A group takes along what it imports, unless one above has it.
 */
const GROUPS = [
  {
    name: 'frame',
    test: anyOf(
      /\/node_modules\/(preact|@preact)\//,
      /\/text\/(catalogue|common|format|message|words)\.ts$/,
      /\/web\/app\/(bar|fetch-part|loaded|lost-page|missing|router|settings|sound|words)\.tsx?$/,
      /\/ui\/(at-rest|later|use-after-paint|use-title|waiting)\.tsx?$/,
    ),
  },
  {
    name: 'kernel',
    test: /\/(contract|kernel|table)\/(?!course|fair|passages|records|sha256|verify)[^/]+\.ts$/,
  },
  // Without what only bots ask, or a rare option needs: `rules/index.ts` adds it to `rules/playing.ts`.
  { name: ofGame('rules'), test: /\/games\/[^/]+\/rules\/playing\.ts$/ },
  { name: ofGame('rules'), test: /\/games\/[^/]+\/rules\/index\.ts$/ },
  { name: ofGame('telling'), test: /\/games\/[^/]+\/ui\/(names|tell)\.ts$/ },
  { name: 'faces', test: /\/ui\/(faces|face-parts)\.tsx$/ },
  { name: 'icons', test: /\/ui\/icons\.tsx$/ },
  { name: 'card-table', test: /\/ui\/(cloth|confirm-button|refusal|sheet-button|submit-move)\.(tsx?|css)$/ },
  {
    name: 'table',
    test: anyOf(/\/web\/table\/(curtain|seats|story|table-frame|table-page)\.tsx$/, /\/ui\/drag\.ts$/),
  },
  // With its style sheet, which must come before that of a replay.
  { name: 'board-table', test: /\/ui\/(board-table\.css|(arrange|board-edges|cell-grid|zoom)\.tsx?)$/ },
];

function anyOf(...tests: readonly RegExp[]): RegExp {
  return new RegExp(tests.map(({ source }) => source).join('|'));
}

/** `gamate-rules`, from a module in games/gamate. */
function ofGame(part: string): (id: string) => string | null {
  return id => {
    const game = /\/games\/([^/]+)\//.exec(id)?.[1];
    return game === undefined ? null : `${game}-${part}`;
  };
}

// oxlint-disable-next-line import/no-default-export -- the shape Vite asks for
export default defineConfig({
  root: 'web',
  publicDir: 'public',
  plugins: [terminal, bots, plainJson, wordsInParts, parts],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es', plugins: () => [terminal, words, plainJson] },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    modulePreload: {
      // Browsers that know no preloading load a little later, and all the same.
      polyfill: false,
      // A part without others is a file to fetch too; Vite would not name it.
      resolveDependencies: (file, others, { hostType }) =>
        hostType === 'html' ? others : [...new Set([file, ...others])],
    },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: GROUPS },
      },
    },
  },
});
