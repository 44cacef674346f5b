import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;

/** Writes a `.br` and a `.gz` beside every text, once, at the best level, so that the server never compresses. */
export async function compress(folder: string, names: readonly string[]): Promise<void> {
  await Promise.all(
    names
      .filter(name => TEXT.test(name))
      .map(async name => {
        const text = await readFile(join(folder, name));
        const [br, gz] = await Promise.all([
          promisify(brotliCompress)(text),
          promisify(gzip)(text, { level: 9 }),
        ]);
        await Promise.all([
          writeFile(join(folder, `${name}.br`), br),
          writeFile(join(folder, `${name}.gz`), gz),
        ]);
      }),
  );
}
