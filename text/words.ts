import type { Facts } from '#contract/game.ts';
import { type Catalogue, type Language, makeCatalogue, type Texts } from './catalogue.ts';
import { format, type Tongue } from './format.ts';
import { type Message, parseMessage } from './message.ts';

/**
 * The words of one language: those of a game first, then those of the page or the command line. `Key` narrows the
 * labels to those of a catalogue, so that a misspelt one does not compile.
 */
export interface Words<Key extends string = string> {
  readonly language: Language;
  /** A label, with its placeholders filled in. */
  readonly label: (key: Key, facts?: Facts) => string;
  /** The same where nobody may have written one: null. For what names itself, if need be (plain/). */
  readonly labelIfAny: (key: string, facts?: Facts) => string | null;
  /** Why a move was refused, in one sentence. */
  readonly refusal: (rule: string, facts: Facts) => string;
  /** A paragraph of the rule book. */
  readonly rule: (id: string) => { readonly title: string; readonly text: string } | null;
}

/** Loads catalogues and makes one set of words of them; where two have a key, the first has the word. */
export async function loadWords(
  language: Language,
  ...texts: readonly (Texts | undefined)[]
): Promise<Words> {
  return makeWords(language, ...(await load(language, texts)));
}

/** What stands where a word is to come. */
export const TO_COME = '⋯';

/** The same where more are to come, which are not said yet. */
export async function loadFirstWords(
  language: Language,
  ...texts: readonly (Texts | undefined)[]
): Promise<Words> {
  return wordsIn(language, await load(language, texts), () => TO_COME);
}

async function load(
  language: Language,
  texts: readonly (Texts | undefined)[],
): Promise<readonly Catalogue[]> {
  const found = await Promise.all(texts.flatMap(text => text?.[language]() ?? []));
  return found.map(one => one.default);
}

export function makeWords(language: Language, ...catalogues: readonly Catalogue[]): Words {
  return wordsIn(language, catalogues, missing);
}

function wordsIn(
  language: Language,
  catalogues: readonly Catalogue[],
  instead: (key: string) => string,
): Words {
  const { rules, refusals, labels } = makeCatalogue(catalogues);
  const parsed = new Map<string, Message>();

  function messageIn(messages: ReadonlyMap<string, string>, key: string): Message {
    const source = messages.get(key) ?? instead(key);
    const known = parsed.get(source) ?? parseMessage(source);
    parsed.set(source, known);
    return known;
  }

  const tongue: Tongue = { language, messageOf: key => messageIn(labels, key) };
  return {
    language,
    label: (key, facts = {}) => format(messageIn(labels, key), facts, tongue),
    labelIfAny: (key, facts = {}) => (labels.has(key) ? format(messageIn(labels, key), facts, tongue) : null),
    refusal: (rule, facts) => format(messageIn(refusals, rule), facts, tongue),
    rule: id => rules.get(id) ?? null,
  };
}

/** A bug: logged as an error, which fails every test of a page; shown as its key, so that a player can report it. */
function missing(key: string): string {
  console.error(`no words for ${key} among those that were loaded`);
  return `[${key}]`;
}
