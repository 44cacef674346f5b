import { INK, paint, wrap } from '#text/ansi.ts';
import type { Words } from '#text/words.ts';
import { columnsOf, type Io, wantsColour } from './io.ts';
import { JSON_OPTION } from './options.ts';
import { entryOf, rulesOf, wordsOf } from './shelf.ts';
import { EXIT, optional, Stop } from './stop.ts';
import { suggest } from './suggest.ts';
import { answer, type Verb } from './verb.ts';

/** `etagere rules mathable MB-6`: the rule book, or one paragraph of it. */
export const rules: Verb = {
  name: 'rules',
  args: ['GAME', '[ID]'],
  options: [JSON_OPTION],
  about: words => words.label('help.rules'),
  examples: ['etagere rules mathable', 'etagere rules mathable MB-6'],
  run: async call => {
    const [name = '', asked] = call.args;
    const entry = entryOf(name);
    const game = await rulesOf(entry);
    const words = await wordsOf(entry, call.words.language);
    const id = asked === undefined ? undefined : ruleNamed(asked, game.rules, entry.meta.prefix);
    if (asked !== undefined && id === undefined) {
      const near = optional('suggestion', suggest(asked.toUpperCase(), game.rules));
      throw new Stop('usage.unknown-rule', { rule: asked, game: entry.meta.name, ...near });
    }
    const ids = id === undefined ? game.rules : [id];
    answer(call, {
      json: { rules: ids.map(one => ({ id: one, ...words.rule(one) })) },
      text: () => ids.map(one => paragraph(one, words, call.io)).join('\n\n'),
    });
    return EXIT.done;
  },
};

/** `MB-6`, `mb-6` or just `6`. */
export function ruleNamed(asked: string, ids: readonly string[], prefix: string): string | undefined {
  const wanted = asked.toUpperCase();
  return ids.find(id => id === wanted || id === `${prefix}-${wanted}`);
}

export function paragraph(id: string, words: Words, io: Io): string {
  const rule = words.rule(id);
  if (rule === null) return id;
  const lines = wrap(rule.text, Math.min(columnsOf(io), 88) - 2);
  const title = paint(`${id} · ${rule.title}`, INK.bold, wantsColour(io));
  return [title, ...lines.map(line => `  ${line}`)].join('\n');
}
