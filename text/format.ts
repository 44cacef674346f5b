import type { Facts } from '#contract/game.ts';
import type { Language } from './catalogue.ts';
import type { Join, Message, Part } from './message.ts';

/** What a message needs besides its facts. */
export interface Tongue {
  readonly language: Language;
  /** Messages by key, for the entries of a list. */
  readonly messageOf: (key: string) => Message;
}

export function format(message: Message, facts: Facts, tongue: Tongue, count?: number): string {
  return message.map(part => formatPart(part, facts, tongue, count)).join('');
}

/** As this language writes it, with a true minus sign. */
export function formatNumber(number: number, language: Language): string {
  const formats = Math.abs(number) < VAST ? numberFormats : vastFormats;
  // Zero has no sign: -0 + 0 is 0.
  return formats[language].format(number + 0).replaceAll('-', '−');
}

function formatPart(part: Part, facts: Facts, tongue: Tongue, count: number | undefined): string {
  switch (part.tag) {
    case 'text':
      return part.text;
    case 'count':
      return formatNumber(count ?? 0, tongue.language);
    case 'fact': {
      const fact = facts[part.name];
      if (typeof fact === 'number') return formatNumber(fact, tongue.language);
      // A fact that is missing shows its name: better than a sentence that is quietly wrong.
      return typeof fact === 'string' ? fact : `{${part.name}}`;
    }
    case 'select': {
      const fact = facts[part.name] ?? 'none';
      const chosen = (isList(fact) ? undefined : part.cases.get(String(fact))) ?? part.cases.get('other');
      return format(chosen ?? [], facts, tongue, count);
    }
    case 'plural': {
      const number = Number(facts[part.name] ?? 0);
      const { cases } = part;
      const form = pluralForms[tongue.language].select(number);
      const chosen = cases.get(`=${number}`) ?? cases.get(form) ?? cases.get('other');
      return format(chosen ?? [], facts, tongue, number);
    }
    case 'list': {
      const entries = facts[part.name];
      const message = tongue.messageOf(part.key);
      // An entry sees the facts around it: "4 + 12 is 16, not {tile}".
      const texts = isList(entries)
        ? entries.map(entry => format(message, { ...facts, ...entry }, tongue))
        : [];
      return joinList(texts, part.join, tongue.language);
    }
  }
}

function joinList(texts: readonly string[], join: Join, language: Language): string {
  return join === 'semicolon' ? texts.join(SEMICOLON[language]) : listFormats[language][join].format(texts);
}

function isList(fact: Facts[string] | undefined): fact is readonly Facts[] {
  return Array.isArray(fact);
}

const SEMICOLON = { fr: '\u202F; ', en: '; ' } as const satisfies Record<Language, string>;

const numberFormats = {
  fr: new Intl.NumberFormat('fr', { maximumFractionDigits: 3 }),
  en: new Intl.NumberFormat('en', { maximumFractionDigits: 3 }),
} as const satisfies Record<Language, Intl.NumberFormat>;

/** Beyond this not every whole number can be told from the next, and nobody reads so many digits: 1E300. */
const VAST = 1e15;

const vastFormats = {
  fr: new Intl.NumberFormat('fr', { notation: 'scientific', maximumFractionDigits: 3 }),
  en: new Intl.NumberFormat('en', { notation: 'scientific', maximumFractionDigits: 3 }),
} as const satisfies Record<Language, Intl.NumberFormat>;

const pluralForms = {
  fr: new Intl.PluralRules('fr'),
  en: new Intl.PluralRules('en'),
} as const satisfies Record<Language, Intl.PluralRules>;

const listFormats = {
  fr: {
    and: new Intl.ListFormat('fr', { type: 'conjunction' }),
    or: new Intl.ListFormat('fr', { type: 'disjunction' }),
  },
  // British: no comma before the last "and".
  en: {
    and: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
    or: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
  },
} as const satisfies Record<Language, Record<Exclude<Join, 'semicolon'>, Intl.ListFormat>>;
