import type { Language } from '#text/catalogue.ts';
import { makeWords } from '#text/words.ts';
import { LOG_LEVELS } from './http/log.ts';
import type { StoreTroubleReason } from './store/trouble.ts';
import en from './text/en.json' with { type: 'json' };
import fr from './text/fr.json' with { type: 'json' };

/** What stands in the way of starting. */
export type StartTrouble =
  | StoreTroubleReason
  | { readonly id: 'not-an-origin'; readonly value: string }
  | { readonly id: 'not-proxies'; readonly value: string }
  | { readonly id: 'not-seconds'; readonly value: string }
  | { readonly id: 'not-a-level'; readonly value: string }
  | { readonly id: 'short-token'; readonly least: number }
  | { readonly id: 'not-a-port'; readonly value: string }
  | { readonly id: 'port-refused'; readonly port: number }
  | { readonly id: 'no-port'; readonly from: number; readonly to: number }
  | { readonly id: 'no-such-host'; readonly host: string }
  | { readonly id: 'unbuilt' };

type Notice =
  | { readonly id: 'moved'; readonly wanted: number; readonly port: number }
  | { readonly id: 'elsewhere'; readonly address: string }
  | { readonly id: 'how' }
  | { readonly id: 'room'; readonly screen: string; readonly phones: string }
  | { readonly id: 'room-alone' }
  | { readonly id: 'closed' };

/** On stderr: stdout has the address and nothing else. */
export function say(what: StartTrouble | Notice): void {
  process.stderr.write(`Étagère · ${sentence(what, languageOf(process.env))}\n`);
}

export function sentence(what: StartTrouble | Notice, language: Language): string {
  const { id, ...facts } = { ...what, ...more(what, language) };
  // As they are typed: a port has no separator of thousands.
  const known = Object.entries(facts).map(([name, fact]) => [name, String(fact)]);
  return WORDS[language].label(`server.${id}`, Object.fromEntries(known));
}

const WORDS = { fr: makeWords('fr', fr), en: makeWords('en', en) };

/** What else a sentence says that is no word. */
function more(what: StartTrouble | Notice, language: Language): Readonly<Record<string, string>> {
  switch (what.id) {
    case 'no-port':
      return { other: String(what.to + 100) };
    case 'not-an-origin':
      return { example: language === 'fr' ? 'https://jeux.example' : 'https://games.example' };
    case 'not-an-address':
      return { example: `postgres://${language === 'fr' ? 'moi' : 'me'}:secret@localhost/etagere` };
    case 'not-a-level':
      return { levels: LOG_LEVELS.join(', ') };
    default:
      return {};
  }
}

/** French if the environment asks for it or for nothing, as the command line does. */
function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return locale === '' || /^fr/i.test(locale) ? 'fr' : 'en';
}
