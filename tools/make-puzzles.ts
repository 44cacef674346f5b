/**
 * Finds a game's ten puzzles and writes `games/<game>/learn/puzzles.json`:
 * `node tools/run.mjs tools/make-puzzles.ts matryoshka`.
 */
import { writeFileSync } from 'node:fs';
import { makePuzzles as mathable } from './puzzles/mathable.ts';
import { makePuzzles as matryoshka } from './puzzles/matryoshka.ts';

const MAKERS: Readonly<Record<string, () => unknown[]>> = { mathable, matryoshka };

const game = process.argv[2] ?? '';
const make = MAKERS[game];
if (make === undefined) throw new Error(`which game? ${Object.keys(MAKERS).join(', ')}`);
writeFileSync(`games/${game}/learn/puzzles.json`, `${JSON.stringify(make(), null, 2)}\n`);
