import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { GameTexts } from '#contract/entry.ts';
import { registry } from '#games/registry.ts';
import { TABLE_RULES } from '#kernel/match.ts';
import { TROUBLES } from '#protocol/from-server.ts';
import { type Catalogue, LANGUAGES, type Language, type Texts } from '../catalogue.ts';
import { commonTexts } from '../common.ts';
import { type Message, parseMessage } from '../message.ts';

/** Why a server did not follow, or could not be heard: told at a table as a refusal is. */
const ELSEWHERE = [...TROUBLES, 'protocol', 'closed'].map(why => `online-table.${why}`);
/** What needs no paragraph of a game's rule book to be refused by. */
const NO_PARAGRAPH: readonly string[] = [...TABLE_RULES, ...ELSEWHERE];

const none = async (): Promise<readonly string[]> => [];

/** Catalogues beside those of the registry: of the command line, the pages, the server, lessons and plain parts. */
const beside = globSync([
  'cli/text/en.json',
  'web/text/{,*/}en.json',
  'server/text/en.json',
  'ui/*/text/en.json',
  'plain/text/en.json',
  'games/*/{learn,solo}/text/en.json',
]).map(path => ({
  name: path.replace('/en.json', ''),
  text: { fr: () => read(path.replace('en.json', 'fr.json')), en: () => read(path) },
  rules: none,
}));

const sources = [
  { name: 'common', text: commonTexts, rules: none },
  ...beside,
  ...Object.entries(registry).map(([name, entry]) => ({
    name,
    text: { fr: () => whole(entry.text, 'fr'), en: () => whole(entry.text, 'en') },
    rules: async (): Promise<readonly string[]> => (await entry.rules?.())?.game.rules ?? [],
  })),
];

/** The words of a game as one catalogue. */
async function whole(text: GameTexts, language: Language): Promise<{ readonly default: Catalogue }> {
  const parts = await partsOf(text, language);
  const all = <K extends keyof Catalogue>(kind: K): Catalogue[K] =>
    Object.assign({}, ...parts.map(([, part]) => part[kind])) as Catalogue[K];
  return { default: { rules: all('rules'), refusals: all('refusals'), labels: all('labels') } };
}

async function partsOf(text: GameTexts, language: Language): Promise<[string, Catalogue][]> {
  return Promise.all(
    Object.entries(text).map(
      async ([name, part]: [string, Texts]): Promise<[string, Catalogue]> => [
        name,
        (await part[language]()).default,
      ],
    ),
  );
}

async function read(path: string): Promise<{ readonly default: Catalogue }> {
  return { default: JSON.parse(readFileSync(path, 'utf8')) as Catalogue };
}

test('every trouble of a table elsewhere has its sentence', async () => {
  const { default: online } = await read('web/text/online/fr.json');
  expect(Object.keys(online.refusals).toSorted()).toEqual(ELSEWHERE.toSorted());
});

describe.each(sources)('the words of $name', ({ text, rules }) => {
  const load = async (): Promise<{ fr: Catalogue; en: Catalogue }> => ({
    fr: (await text.fr()).default,
    en: (await text.en()).default,
  });

  test('every message parses, and every list names a label', async () => {
    const catalogues = await load();
    const common = await commonTexts.fr();
    for (const language of LANGUAGES) {
      const catalogue = catalogues[language];
      for (const [key, message] of messagesOf(catalogue)) {
        for (const used of listKeys(parseMessage(message))) {
          const known = Object.hasOwn(catalogue.labels, used) || Object.hasOwn(common.default.labels, used);
          expect(known, `${language} ${key} uses "${used}"`).toBe(true);
        }
      }
    }
  });

  test('both languages have the same keys and the same placeholders', async () => {
    const { fr, en } = await load();
    const shape = (catalogue: Catalogue): Record<string, string[]> =>
      Object.fromEntries(
        messagesOf(catalogue).map(([key, message]) => [key, placeholders(parseMessage(message))]),
      );
    expect(shape(fr)).toEqual(shape(en));
    expect(Object.keys(fr.rules)).toEqual(Object.keys(en.rules));
  });

  test('every rule has a paragraph, and every refusal a rule', async () => {
    const catalogues = await load();
    const ids = await rules();
    for (const language of LANGUAGES) {
      const { rules: book, refusals } = catalogues[language];
      expect(Object.keys(book)).toEqual([...ids]);
      for (const paragraph of Object.values(book)) {
        expect(paragraph.title.length).toBeGreaterThan(2);
        expect(paragraph.text).toMatch(/\.$/);
      }
      for (const id of Object.keys(refusals)) expect([...ids, ...NO_PARAGRAPH]).toContain(id);
    }
  });

  test('French is set as French is set', async () => {
    const { fr } = await load();
    for (const [key, text] of everyTextOf(fr)) {
      for (const piece of piecesOf(parseMessage(text))) expect(faults(piece), `${key}: ${piece}`).toEqual([]);
    }
  });

  test('neither language uses a typewriter apostrophe or quotation mark', async () => {
    const catalogues = await load();
    for (const language of LANGUAGES) {
      for (const [key, text] of everyTextOf(catalogues[language])) expect(text, key).not.toMatch(/['"]/);
    }
  });
});

describe.each(Object.entries(registry))('the parts of the words of %s', (_, { text }) => {
  test('each has the same keys in both languages', async () => {
    const [fr, en] = await Promise.all([partsOf(text, 'fr'), partsOf(text, 'en')]);
    const keysOf = (parts: typeof fr): unknown[] =>
      parts.map(([name, part]) => [name, messagesOf(part).map(([key]) => key)]);
    expect(keysOf(fr)).toEqual(keysOf(en));
  });

  test('no two have a word in common', async () => {
    for (const language of LANGUAGES) {
      const parts = await partsOf(text, language);
      const keys = parts.flatMap(([, part]) => messagesOf(part).map(([key]) => key));
      expect(keys).toEqual([...new Set(keys)]);
    }
  });

  test('each is complete with the words of a table, and those of its first picture by themselves', async () => {
    for (const language of LANGUAGES) {
      const common = [(await commonTexts[language]()).default, (await text.table?.[language]())?.default];
      const played = (await text.play?.[language]())?.default;
      for (const [name, part] of await partsOf(text, language)) {
        const others = name === 'table' ? common : [...common, played];
        const known = new Set([part, ...others].flatMap(one => Object.keys(one?.labels ?? {})));
        for (const [key, message] of messagesOf(part)) {
          for (const used of listKeys(parseMessage(message))) {
            expect(known, `${language} ${name} ${key}`).toContain(used);
          }
        }
      }
    }
  });
});

test('English has no article before a number: it would be wrong before 8, 11, 18 and 80', async () => {
  for (const { name, text } of sources) {
    for (const [key, message] of messagesOf((await text.en()).default)) {
      expect(message, `${name} ${key}`).not.toMatch(/\ban? \{(there|tile|near|far|value)\}/i);
    }
  }
});

test('every refusal that holds at any table has its sentence', async () => {
  for (const language of LANGUAGES) {
    const { refusals } = (await commonTexts[language]()).default;
    expect(Object.keys(refusals).sort()).toEqual([...TABLE_RULES].sort());
  }
});

test('the check of French typography finds what it should', () => {
  for (const bad of ['ou : non', 'ou: non', 'quoi ?', '« oui»', '3 - 4', '3 x 4', '8 / 4']) {
    expect(faults(bad), bad).not.toEqual([]);
  }
  for (const good of [
    'ou\u202F: non',
    '«\u202Foui\u202F»',
    '3 − 4 × 5 ÷ 2',
    '--lang fr',
    '{n, select, + {x} other {y}}',
  ]) {
    expect(faults(good), good).toEqual([]);
  }
});

/** A narrow no-break space before high punctuation and inside quotation marks; true signs in calculations. */
function faults(text: string): string[] {
  const rules: [string, RegExp][] = [
    ['no narrow no-break space before ; : ! ?', /(^|[^\u202F])[;:!?]/],
    ['no narrow no-break space inside quotation marks', /«[^\u202F]|[^\u202F]»/],
    ['a hyphen for a minus', /\d - \d/],
    ['a letter for ×', /\d x \d/],
    ['a slash for ÷', /\d \/ \d/],
    ['no narrow no-break space before %', /[^\u202F]%/],
  ];
  return rules.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
}

function messagesOf({ refusals, labels }: Catalogue): [string, string][] {
  const named = (part: string, messages: Readonly<Record<string, string>>): [string, string][] =>
    Object.entries(messages).map(([key, message]) => [`${part} ${key}`, message]);
  return [...named('refusal', refusals), ...named('label', labels)];
}

function everyTextOf(catalogue: Catalogue): [string, string][] {
  const paragraphs = Object.entries(catalogue.rules).flatMap(([id, { title, text }]): [string, string][] => [
    [id, title],
    [id, text],
  ]);
  return [...paragraphs, ...messagesOf(catalogue)];
}

/** `n plural`, `case select: a b other`, `lines list KEY`: cases of a select count, those of a plural do not. */
function placeholders(message: Message): string[] {
  const found = new Set<string>();
  for (const part of message) {
    switch (part.tag) {
      case 'text':
      case 'count':
        break;
      case 'fact':
        found.add(part.name);
        break;
      case 'list':
        found.add(`${part.name} list ${part.key}`);
        break;
      case 'plural':
      case 'select': {
        const cases = part.tag === 'select' ? [...part.cases.keys()].join(' ') : '';
        found.add(`${part.name} ${part.tag} ${cases}`);
        for (const inner of part.cases.values()) for (const one of placeholders(inner)) found.add(one);
      }
    }
  }
  return [...found].sort();
}

function listKeys(message: Message): string[] {
  return message.flatMap(part => {
    if (part.tag === 'list') return [part.key];
    if (part.tag === 'plural' || part.tag === 'select') return [...part.cases.values()].flatMap(listKeys);
    return [];
  });
}

/** The text itself, case by case, with a number for each fact. */
function piecesOf(message: Message): string[] {
  const whole = message.map(part => (part.tag === 'text' ? part.text : '0')).join('');
  const inner = message.flatMap(part =>
    part.tag === 'plural' || part.tag === 'select' ? [...part.cases.values()].flatMap(piecesOf) : [],
  );
  return [whole, ...inner];
}
