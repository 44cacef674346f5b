import { defineConfig, type Plugin } from 'vite';

/** The registry also lists what a game has for the command line; pages never load it. */
const withoutTerminal: Plugin = {
  name: 'etagere:without-terminal',
  load: {
    filter: { id: /\/games\/[^/]+\/(ui\/terminal|commands\/index)\.ts$/ },
    handler: () => 'export {};',
  },
};

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
  plugins: [withoutTerminal, plainJson],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es', plugins: () => [withoutTerminal, plainJson] },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    reportCompressedSize: false,
  },
});
