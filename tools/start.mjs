/** `npm start`: fetches what is missing, then opens a game of Mathable in the terminal. */
import { getReady } from './setup/ready.mjs';
import { inRoot } from './setup/root.mjs';
import { handOver } from './setup/run.mjs';
import { inWords, runMain } from './setup/say.mjs';

const HOW_TO_PLAY = {
  fr: 'Étagère est prête. Pour jouer, lancez « npm start » dans un terminal ; « npx etagere --help » dit le reste.',
  en: 'Étagère is ready. To play, run "npm start" in a terminal; "npx etagere --help" tells the rest.',
};

await runMain(async () => {
  const node = await getReady();
  if (!process.stdin.isTTY) {
    process.stdout.write(`${inWords(HOW_TO_PLAY)}\n`);
    return 0;
  }
  return handOver(node, [inRoot('cli', 'etagere.mjs'), 'play', 'mathable', ...process.argv.slice(2)]);
});
