/** What the rule books call an option is what its set-up calls it. */
import { describe, expect, test } from 'vitest';
import { entryOf, terminalOf, wordsOf } from '#cli/shelf.ts';
import { registry } from '#games/registry.ts';

const QUOTED = { fr: /«\u202F([^»]+)\u202F»/g, en: /“([^”]+)”/g } as const;

describe.each(Object.keys(registry))('%s', id => {
  test.each(['fr', 'en'] as const)('in %s', async language => {
    const entry = entryOf(id);
    const words = await wordsOf(entry, language);
    const { settings } = await terminalOf(entry);
    const names = Object.keys(settings);
    const values = Object.entries(settings).flatMap(([name, all]) => all.map(value => ({ name, value })));
    const rules = await entry.rules?.();
    const books = (rules?.game.rules ?? []).map(rule => words.rule(rule)?.text ?? '');
    const quoted = books.flatMap(text => [...text.matchAll(QUOTED[language])].map(([, name]) => name));
    for (const { value } of values) expect(quoted).not.toContain(value);
    for (const name of names) expect(quoted).not.toContain(name);
    // Those that follow the word “option” are on the set-up page.
    const labels = values.map(({ name, value }) => words.label(`setting.${name}.${value}`));
    const called = books.flatMap(text =>
      [...text.matchAll(/option (?:«\u202F|“)([^»”]+?)(?:\u202F»|”)/g)].map(([, name]) => name),
    );
    for (const name of called) expect(labels).toContain(name);
  });
});
