import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { ownStyles } from './tools/build/own-styles.ts';

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

/** No game styles what another one draws. */
const gameStyles: Plugin = {
  name: 'etagere:game-styles',
  enforce: 'pre',
  transform: {
    filter: { id: /\/games\/[^/]+\/.*\.css$/ },
    handler: (code, id) => ownStyles(code, /\/games\/([^/]+)\//.exec(id)?.[1] ?? ''),
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

/** What each file of the build needs at once: it runs when all of it is there. */
const needs = new Map<string, readonly string[]>();
const whatIsThere: Plugin = {
  name: 'etagere:what-is-there',
  apply: 'build',
  enforce: 'pre',
  generateBundle: (_options, bundle) => {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk')
        needs.set(file.fileName, [...file.imports, ...(file.viteMetadata?.importedCss ?? [])]);
  },
};

/** All that is there when a file runs, itself included. */
function thereWith(file: string, found = new Set<string>()): Set<string> {
  if (!found.has(file)) for (const one of needs.get(file) ?? []) thereWith(one, found.add(file));
  return found.add(file);
}

/**
 * What every page, every table or every table of a game needs, together: fewer requests, and 7 kB less for a table.
 * A group takes along what it imports, unless one above has it.
 */
const GROUPS = [
  {
    name: 'frame',
    test: anyOf(
      /\/node_modules\/(preact|@preact)\//,
      /\/text\/(catalogue|common|format|message|words)\.ts$/,
      /\/web\/app\/(bar|fetch-part|loaded|lost-page|missing|router|settings|sound|words)\.tsx?$/,
      /\/ui\/(at-rest|drawings|drawn-once|later|shared-defs|use-after-paint|use-title|waiting)\.tsx?$/,
    ),
  },
  // What is kept on this device, and what there is to play: the shelf needs no more to be drawn.
  {
    name: 'stock',
    test: anyOf(
      /\/games\/registry\.ts$/,
      /\/(contract\/json|kernel\/must)\.ts$/,
      /\/web\/offline\/store\.ts$/,
    ),
  },
  {
    name: 'kernel',
    test: /\/(contract|kernel|table)\/(?!fair|hints|looks|passages|play-on|records|sha256|stretches|verify)[^/]+\.ts$/,
  },
  // Without what only bots ask, or a rare option needs: `rules/index.ts` adds it to `rules/playing.ts`.
  { name: ofGame('rules'), test: /\/games\/[^/]+\/rules\/playing\.ts$/ },
  { name: ofGame('rules'), test: /\/games\/[^/]+\/rules\/index\.ts$/ },
  { name: 'faces', test: /\/ui\/(faces\/(faces|parts)|icons)\.tsx$/ },
  { name: 'wood', test: /\/ui\/board\/wood\.tsx$/ },
  // What hands do, by itself: who draws cards in a rule book wants no style of a table.
  {
    name: 'hands',
    test: /\/ui\/(confirm-button|refusal|sheet-button|stage\/(flight|middle)|submit-move)\.tsx?$/,
  },
  {
    name: 'table',
    test: anyOf(
      /\/web\/table\/(curtain|deal-page|seats|story|table-frame|table-page)\.tsx$/,
      /\/ui\/drag\.ts$/,
    ),
  },
  // With its style sheet, which must come before that of a replay.
  {
    name: 'board-table',
    test: /\/ui\/board\/(board-table\.css|hand-beside\.css|(arrange|bag|board-edges|cell-grid|gliding|last-mark|zoom)\.tsx?)$/,
  },
  { name: 'card-table', test: /\/ui\/stage\/(fan|rail)\.tsx?$/ },
  // After all that games share. The lid is on the shelf; what is drawn on it may lie on the table too.
  { name: ofGame('cover'), test: /\/games\/[^/]+\/ui\/cover\.tsx$/ },
  { name: ofGame('table'), test: /\/games\/[^/]+\/ui\/index\.tsx$/ },
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
  plugins: [terminal, bots, plainJson, gameStyles, parts, whatIsThere],
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
      // A part without others is a file to fetch too; Vite would not name it. What its host stands on is there.
      resolveDependencies: (file, others, { hostId, hostType }) => {
        if (hostType === 'html') return others;
        const there = thereWith(hostId);
        return [...new Set([file, ...others])].filter(one => !there.has(one));
      },
    },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // A letter less than usual in each name: files name each other, some three hundred times before a table stands.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: { groups: GROUPS },
      },
    },
  },
});
