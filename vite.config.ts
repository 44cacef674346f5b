import { defineConfig, type Plugin } from 'vite';

/** The registry lists all that a game has; some of it is never loaded here, and becomes nothing. */
function without(id: RegExp): Plugin {
  const handler = (path: string) => (path.endsWith('.json') ? '{}' : 'export {};');
  return { name: 'etagere:without', load: { filter: { id }, handler } };
}

const terminal = without(/\/games\/[^/]+\/(ui\/terminal|commands\/index)\.ts$/);
/** Bots think, they do not speak. */
const words = without(/\/games\/[^/]+\/text\/\w+\.json$/);

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

// oxlint-disable-next-line import/no-default-export -- the shape Vite asks for
export default defineConfig({
  root: 'web',
  publicDir: 'public',
  plugins: [terminal, plainJson],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es', plugins: () => [terminal, words, plainJson] },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What every page or every table needs, together: fewer requests, and 2 kB less for a table.
        codeSplitting: {
          groups: [
            { name: 'frame', test: /\/node_modules\/(preact|@preact)\// },
            { name: 'kernel', test: /\/(kernel|table)\/(?!verify|passages)[^/]+\.ts$|\/node_modules\/idb\// },
            { name: 'faces', test: /\/ui\/(faces|face-parts)\.tsx$/ },
          ],
        },
      },
    },
  },
});
