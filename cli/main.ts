/** The `etagere` command. */

import { printable } from '#text/ansi.ts';
import { LANGUAGES, type Language } from '#text/catalogue.ts';
import { commonTexts } from '#text/common.ts';
import { loadWords, type Words } from '#text/words.ts';
import { helpFor, helpForAll, version } from './help.ts';
import { type Io, processIo } from './io.ts';
import { COMMON, choiceOf, type Option, parseOptions } from './options.ts';
import { SET_OPTION, settingsOf } from './settings.ts';
import { entryOf, gameNames } from './shelf.ts';
import { EXIT, optional, Stop } from './stop.ts';
import { suggest } from './suggest.ts';
import type { Verb } from './verb.ts';
import { allVerbs } from './verbs.ts';
import { cliTexts } from './words.ts';

/** Runs one command and gives its exit code: 0 done, 1 refused, 2 not understood or not possible. */
export async function main(argv: readonly string[], world?: Io): Promise<number> {
  const language = languageOf(argv, (world ?? process).env);
  const words = await loadWords(language, cliTexts, commonTexts);
  const io = world ?? processIo(words);
  try {
    return await dispatch(argv, words, io);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    io.err(`${printable(error.sentence(words))}\n`);
    return error.code;
  }
}

/** What the command line asks for, then the environment; French if neither says anything. */
function languageOf(argv: readonly string[], env: Readonly<Record<string, string | undefined>>): Language {
  const asked = optionIn(argv);
  const known = LANGUAGES.find(language => language === asked);
  if (known !== undefined) return known;
  const locale = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find(
    one => one !== undefined && one !== '',
  );
  return locale === undefined || /^fr/i.test(locale) ? 'fr' : 'en';
}

/** Looked up before anything else is parsed, so that a usage mistake is told in the right language. */
function optionIn(argv: readonly string[]): string | undefined {
  const end = argv.indexOf('--');
  const options = end < 0 ? argv : argv.slice(0, end);
  const index = options.findLastIndex(arg => arg === '--lang' || arg.startsWith('--lang='));
  const arg = options[index];
  return arg === '--lang' ? options[index + 1] : arg?.slice('--lang='.length);
}

async function dispatch(argv: readonly string[], words: Words, io: Io): Promise<number> {
  const verbs = await allVerbs();
  const at = verbIndex(argv);
  const name = argv[at];
  if (name === undefined) {
    const { given } = parseOptions(argv, [...COMMON, { name: 'version', about: 'option.version' }]);
    checkLanguage(given);
    io.out(given.has('version') ? `etagere ${version()}\n` : await helpForAll(verbs, words));
    return EXIT.done;
  }
  const rest = argv.toSpliced(at, 1);
  if (name === 'help') return help(rest, verbs, words, io);
  const verb = verbNamed(name, verbs);
  const options = await optionsOf(verb, rest, words);
  const { positionals, given } = parseOptions(rest, options);
  checkLanguage(given);
  if (given.has('help')) {
    io.out(await helpFor(verb, options, gameIn(rest), words));
    return EXIT.done;
  }
  const [first] = positionals;
  const args = first === undefined ? undefined : await verb.argsFor?.(first, given);
  checkArgs(name, args ?? verb.args, positionals);
  return verb.run({ args: positionals, given, words, io });
}

async function help(argv: readonly string[], verbs: readonly Verb[], words: Words, io: Io): Promise<number> {
  const { positionals, given } = parseOptions(argv, COMMON);
  checkLanguage(given);
  const [about] = positionals;
  if (about === undefined) io.out(await helpForAll(verbs, words));
  else {
    const verb = verbNamed(about, verbs);
    io.out(await helpFor(verb, await optionsOf(verb, argv, words), gameIn(argv), words));
  }
  return EXIT.done;
}

/** The first word that is no option. Of the options before it, only `--lang` has a value. */
function verbIndex(argv: readonly string[]): number {
  const index = argv.findIndex((arg, i) => !arg.startsWith('-') && argv[i - 1] !== '--lang');
  return index < 0 ? argv.length : index;
}

function verbNamed(name: string, verbs: readonly Verb[]): Verb {
  const verb = verbs.find(one => one.name === name);
  if (verb !== undefined) return verb;
  const near = suggest(name, [...verbs.map(one => one.name), 'help']);
  throw new Stop('usage.unknown-command', { command: name, ...optional('suggestion', near) });
}

function gameIn(argv: readonly string[]): string | undefined {
  return argv.find(arg => gameNames.includes(arg));
}

/** A verb about one game also takes what can be set in that game, and what only that game asks for it. */
async function optionsOf(
  verb: Verb,
  argv: readonly string[],
  { language }: Words,
): Promise<readonly Option[]> {
  const game = gameIn(argv);
  const named = game === undefined ? [] : await settingsOf(entryOf(game), language);
  const settings = verb.takesSettings === true ? [...named, SET_OPTION] : [];
  const own = (await verb.ownOptions?.(game, language)) ?? [];
  return [...own, ...verb.options, ...settings, ...COMMON];
}

function checkLanguage(given: ReturnType<typeof parseOptions>['given']): void {
  choiceOf(given, 'lang', LANGUAGES, 'fr');
}

function checkArgs(name: string, args: readonly string[], positionals: readonly string[]): void {
  const missing = args[positionals.length];
  if (missing !== undefined && !missing.startsWith('[')) {
    throw new Stop('usage.missing-argument', { argument: missing, command: name, usage: args.join(' ') });
  }
  const extra = args.at(-1)?.endsWith('…') === true ? undefined : positionals[args.length];
  if (extra !== undefined) throw new Stop('usage.extra-argument', { argument: extra, command: name });
}
