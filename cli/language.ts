import { LANGUAGES, type Language } from '#text/catalogue.ts';

/** What the command line asks for, then the environment; French if neither says anything. */
export function languageOf(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Language {
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
