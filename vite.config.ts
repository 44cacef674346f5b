import { defineConfig } from 'vite';

// oxlint-disable-next-line import/no-default-export -- the shape Vite asks for
export default defineConfig({
  root: 'web',
  publicDir: 'public',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: { outDir: '../dist/web', emptyOutDir: true, manifest: true, target: 'es2022', reportCompressedSize: false },
});
