/** `node unpack-chromium.mjs FOLDER` unpacks FOLDER's @sparticuz/chromium into TMPDIR and prints its path. */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder] = process.argv.slice(2);
const entry = createRequire(join(folder, 'package.json')).resolve('@sparticuz/chromium');
const { default: chromium, inflate } = await import(pathToFileURL(entry).href);

const program = await chromium.executablePath();
const home = dirname(program);
await inflate(join(dirname(entry), '..', 'bin', 'al2023.tar.br'));

// The settings in the package name folders of another machine, and without a font no text has a size.
writeFileSync(
  join(home, 'fonts.conf'),
  `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${home}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${home}/fonts-cache</cachedir>
</fontconfig>
`,
);

// Bare systems lack the security libraries that it links to.
const launcher = join(home, 'chromium.sh');
writeFileSync(
  launcher,
  `#!/bin/sh
export LD_LIBRARY_PATH="${home}/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="${home}/fonts.conf"
exec "${program}" "$@"
`,
  { mode: 0o755 },
);
process.stdout.write(`${launcher}\n`);
