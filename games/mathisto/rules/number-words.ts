/** Numbers in words, French and English, from nought to 999,999; and the ordinals and fractions made of them. */

const FRENCH = (
  'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize ' +
  'dixsept dixhuit dixneuf'
).split(' ');
const ENGLISH = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen eighteen nineteen'
).split(' ');
/** From twenty on; those of Belgium and Switzerland, too. */
const FRENCH_TENS: readonly (readonly string[])[] = [
  ['vingt'],
  ['trente'],
  ['quarante'],
  ['cinquante'],
  ['soixante'],
  ['septante'],
  ['quatrevingt', 'huitante', 'octante'],
  ['nonante'],
];
const ENGLISH_TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** How an English number ends, and how its ordinal does. */
const IRREGULAR: readonly (readonly [RegExp, string])[] = [
  [/one$/, 'first'],
  [/two$/, 'second'],
  [/three$/, 'third'],
  [/five$/, 'fifth'],
  [/eight$/, 'eighth'],
  [/nine$/, 'ninth'],
  [/twelve$/, 'twelfth'],
  [/y$/, 'ieth'],
];

/** Nothing, as people say it. */
const NOTHING = ['nought', 'naught', 'nil', 'none', 'aucun', 'aucune', 'nul', 'nulle'];

/** Written in one: spaces, hyphens, “et” and “and” make no difference. */
const CARDINALS: ReadonlyMap<string, number> = new Map(
  [
    ...NOTHING.map(word => [word, 0] as const),
    ...below(1000).flatMap(n => [...french(n), ...english(n)].map(word => [word, n] as const)),
  ].reverse(),
);

const ORDINALS: ReadonlyMap<string, number> = new Map([
  ...below(1000).flatMap(n =>
    n === 0
      ? []
      : [...french(n).map(frenchOrdinal), ...english(n).map(englishOrdinal)].map(word => [word, n] as const),
  ),
  ['premier', 1],
  ['premiere', 1],
  ['second', 2],
  ['seconde', 2],
]);

/** `un demi`, `two thirds`: what a whole is cut into. */
const PARTS: ReadonlyMap<string, number> = new Map([
  ['demi', 2],
  ['demie', 2],
  ['moitie', 2],
  ['half', 2],
  ['halve', 2],
  ['tiers', 3],
  ['tier', 3],
  ['quart', 4],
  ['quarter', 4],
]);

/** `['deux', 'cent', 'cinquante', 'mille']` is 250,000; undefined if it is no number. */
export function cardinalOf(words: readonly string[]): number | undefined {
  const text = joined(words);
  const [, thousands, rest] = /^(.*?)(?:mille|thousand)(.*)$/.exec(text) ?? [];
  if (thousands === undefined || rest === undefined) return CARDINALS.get(text);
  const above = thousands === '' || thousands === 'a' ? 1 : CARDINALS.get(thousands);
  const below = rest === '' ? 0 : CARDINALS.get(rest);
  return above === undefined || below === undefined || above === 0 ? undefined : 1000 * above + below;
}

/** `['vingt', 'neuvieme']` is 29. */
export function ordinalOf(words: readonly string[]): number | undefined {
  return ORDINALS.get(joined(words));
}

/** `['tiers']` is 3, `['thirty', 'sixths']` is 36. */
export function partOf(words: readonly string[]): number | undefined {
  // Five hundred seconds are no part of anything.
  if (/^seconde?s?$/.test(words.at(-1) ?? '')) return undefined;
  const text = joined(words);
  return PARTS.get(text) ?? PARTS.get(singular(text)) ?? ORDINALS.get(singular(text));
}

function joined(words: readonly string[]): string {
  return words
    .filter(word => word !== 'et' && word !== 'and')
    .map(word => (/^(?:cents|vingts|milles|thousands)$/.test(word) ? singular(word) : word))
    .join('');
}

function singular(word: string): string {
  return word.replace(/s$/, '');
}

function below(end: number): readonly number[] {
  return Array.from({ length: end }, (_, n) => n);
}

function french(n: number): string[] {
  if (n >= 100) return hundreds(n, 'cent', FRENCH, french);
  if (n === 1) return ['un', 'une'];
  if (n < 20) return [FRENCH[n] ?? ''];
  const [tens, unit] = [Math.floor(n / 10), n % 10];
  const own = (FRENCH_TENS[tens - 2] ?? []).flatMap(word => beside(word, unit === 0 ? [''] : french(unit)));
  // Seventy is sixty-ten, and ninety four-twenty-ten.
  const twenties = tens === 7 ? 'soixante' : tens === 9 ? 'quatrevingt' : undefined;
  return twenties === undefined ? own : [...beside(twenties, french(10 + unit)), ...own];
}

function english(n: number): string[] {
  if (n >= 100) {
    const written = hundreds(n, 'hundred', ENGLISH, english);
    return n < 200 ? [...written, ...written.map(word => word.replace(/^one|^/, 'a'))] : written;
  }
  if (n < 20) return [ENGLISH[n] ?? ''];
  return beside(ENGLISH_TENS[Math.floor(n / 10) - 2] ?? '', n % 10 === 0 ? [''] : english(n % 10));
}

/** `cent` and `hundred` may stand alone for one. */
function hundreds(
  n: number,
  hundred: string,
  units: readonly string[],
  write: (n: number) => string[],
): string[] {
  const rest = n % 100 === 0 ? [''] : write(n % 100);
  const count = Math.floor(n / 100);
  const heads = count === 1 ? [hundred, `${units[1]}${hundred}`] : [`${units[count]}${hundred}`];
  return heads.flatMap(head => beside(head, rest));
}

function beside(head: string, tails: readonly string[]): string[] {
  return tails.map(tail => head + tail);
}

/** `neuf`: `neuvieme`; `cinq`: `cinquieme`; `quatre`: `quatrieme`. */
function frenchOrdinal(word: string): string {
  return `${word.replace(/e$/, '').replace(/f$/, 'v').replace(/q$/, 'qu')}ieme`;
}

function englishOrdinal(word: string): string {
  const [ending, written] = IRREGULAR.find(([pattern]) => pattern.test(word)) ?? [/$/, 'th'];
  return word.replace(ending, written);
}
