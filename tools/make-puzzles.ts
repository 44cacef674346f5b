/**
 * Finds a game's ten puzzles with its `puzzle/make.ts` and writes `games/<game>/learn/puzzles.json`:
 * `node tools/run.mjs tools/make-puzzles.ts matryoshka`.
 */
import { globSync, writeFileSync } from 'node:fs';

const makers = globSync('games/*/puzzle/make.ts').map(path => path.split('/')[1]);
const game = process.argv[2] ?? '';
if (!makers.includes(game)) throw new Error(`which game? ${makers.join(', ')}`);
const { makePuzzles }: { makePuzzles: () => unknown[] } = await import(`#games/${game}/puzzle/make.ts`);
writeFileSync(`games/${game}/learn/puzzles.json`, `${JSON.stringify(makePuzzles(), null, 2)}\n`);
