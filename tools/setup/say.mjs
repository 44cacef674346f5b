/** What set-up tells people. Always on stderr: stdout belongs to the command being run. */

/** @typedef {{ fr: string, en: string }} Sentence */

/**
 * French if the environment asks for it or for nothing, as in cli/main.ts.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {'fr' | 'en'}
 */
export function languageOf(env) {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return locale === '' || /^fr/i.test(locale) ? 'fr' : 'en';
}

/** @param {Sentence} sentence */
export function inWords(sentence) {
  return sentence[languageOf(process.env)];
}

/** @param {Sentence} sentence */
export function say(sentence) {
  process.stderr.write(`Étagère · ${inWords(sentence)}\n`);
}

/** Something outside the project stands in the way: a sentence that helps, and the tool's own last words. */
export class SetupFailure extends Error {
  /**
   * @param {Sentence} sentence
   * @param {string} output
   */
  constructor(sentence, output = '') {
    super(inWords(sentence));
    this.name = 'SetupFailure';
    this.lastLines = output.trimEnd().split('\n').slice(-12).join('\n');
  }
}

/**
 * Runs a command's main function: its number becomes the exit code, a set-up failure becomes a sentence.
 *
 * @param {() => Promise<number>} main
 */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof SetupFailure)) throw error;
    if (error.lastLines !== '') process.stderr.write(`${error.lastLines}\n`);
    process.stderr.write(`Étagère · ${error.message}\n`);
    process.exitCode = 1;
  }
}
