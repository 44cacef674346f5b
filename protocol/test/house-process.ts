/** A house in a process of its own, to be killed: `node house-process.ts FOLDER PORT`. Prints where it is. */
import { openRealHouse } from './real-house.ts';

const [folder = '', port = '0'] = process.argv.slice(2);
const { base } = await openRealHouse({ folder, port: Number(port) });
process.stdout.write(`${base}\n`);
