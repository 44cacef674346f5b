/**
 * Messages in the manner of ICU, as far as our sentences need them:
 * `{name}` · `{n, plural, =0 {…} one {# tile} other {# tiles}}` · `{case, select, none {…} other {…}}`
 * and one of our own, `{lines, list, KEY}`: each entry of a list put into words by the label KEY, joined by
 * semicolons, or as "a, b and c" with `{lines, list, KEY, and}`, "a, b or c" with `or`.
 *
 * An apostrophe is an apostrophe: no sentence of ours needs a brace, so nothing has to be quoted.
 */
export type Message = readonly Part[];

export type Part =
  | { readonly tag: 'text'; readonly text: string }
  | { readonly tag: 'fact'; readonly name: string }
  /** `#`: the number that the plural around it is about. */
  | { readonly tag: 'count' }
  | { readonly tag: 'plural' | 'select'; readonly name: string; readonly cases: Cases }
  | { readonly tag: 'list'; readonly name: string; readonly key: string; readonly join: Join };

export type Cases = ReadonlyMap<string, Message>;
const JOINS = ['semicolon', 'and', 'or'] as const;
export type Join = (typeof JOINS)[number];

export class MessageError extends Error {}

export function parseMessage(source: string): Message {
  const reader = new Reader(source);
  const message = reader.message(false);
  if (!reader.done) reader.fail('a } that closes nothing');
  return message;
}

class Reader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  get done(): boolean {
    return this.#at >= this.#source.length;
  }

  fail(why: string): never {
    throw new MessageError(`${why}, at ${this.#at} of "${this.#source}"`);
  }

  /** Up to the end, or to the } that closes the case we are in. */
  message(inPlural: boolean): Message {
    const parts: Part[] = [];
    while (!this.done && this.#source[this.#at] !== '}') {
      if (this.#source[this.#at] === '{') parts.push(this.#placeholder(inPlural));
      else if (inPlural && this.#source[this.#at] === '#') {
        this.#at += 1;
        parts.push({ tag: 'count' });
      } else parts.push({ tag: 'text', text: this.#take(inPlural ? /[^{}#]+/y : /[^{}]+/y) });
    }
    return parts;
  }

  #placeholder(inPlural: boolean): Part {
    this.#skip('{');
    const name = this.#word();
    if (this.#tries('}')) return { tag: 'fact', name };
    this.#skip(',');
    const tag = this.#word();
    this.#skip(',');
    switch (tag) {
      case 'list': {
        const key = this.#word();
        const asked = this.#tries(',') ? this.#word() : 'semicolon';
        const join = JOINS.find(one => one === asked) ?? this.fail(`"${asked}" joins nothing`);
        this.#skip('}');
        return { tag, name, key, join };
      }
      case 'plural':
      case 'select': {
        const cases = this.#cases(inPlural || tag === 'plural');
        this.#skip('}');
        return { tag, name, cases };
      }
      default:
        return this.fail(`"${tag}" is none of plural, select, list`);
    }
  }

  #cases(inPlural: boolean): Cases {
    const cases = new Map<string, Message>();
    for (let next = this.#next(); next !== '}' && next !== ''; next = this.#next()) {
      const name = this.#word();
      this.#skip('{');
      cases.set(name, this.message(inPlural));
      this.#at += 1; // The } that ended it, or the end of the text, which the next step reports.
    }
    if (!cases.has('other')) this.fail('there is no case "other"');
    return cases;
  }

  /** A name, a case or a key: `+` and `=0` are cases too. */
  #word(): string {
    this.#next();
    return this.#take(/[^\s{},]+/y);
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#source)?.[0] ?? this.fail('a name is missing');
    this.#at += found.length;
    return found;
  }

  #skip(char: string): void {
    if (!this.#tries(char)) this.fail(`${char} is missing`);
  }

  #tries(char: string): boolean {
    if (this.#next() !== char) return false;
    this.#at += 1;
    return true;
  }

  /** The next character that is no space, or nothing at the end. */
  #next(): string {
    while (/\s/.test(this.#source[this.#at] ?? '')) this.#at += 1;
    return this.#source[this.#at] ?? '';
  }
}
