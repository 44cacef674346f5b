/** A game in which all choose at once, and anybody may speak in between. */
import { expect, test } from 'vitest';
import { type Ran, run } from './run.ts';

const WORDS = {
  fr: {
    hint: 'indice',
    talk: /^Une remarque/,
    asks: /^(Choisissez|À vous|Quelle offre)|offrez-vous/,
    save: /^Pour garder/,
  },
  en: {
    hint: 'hint',
    talk: /^A remark/,
    asks: /^(Choose|Your turn|Which offer)|do you offer/,
    save: /^To keep/,
  },
} as const;

interface Played extends Ran {
  /** How often the person was asked for a choice, and whether there was anything to say. */
  readonly choices: number;
  readonly talks: number;
}

/** Asks for a hint at every choice, and does what it says; says `remark` once, and then nothing any more. */
async function playThrough(language: 'fr' | 'en', options: readonly string[], remark = ''): Promise<Played> {
  const { hint, talk, asks, save } = WORDS[language];
  let [choices, talks] = [0, 0];
  let asked = false;
  const argv = ['play', 'matryoshka', '--stdin', '--lang', language, '--seed', 'together', '--level', '1'];
  const ran = await run([...argv, ...options], {
    reply: said => {
      if (save.test(said)) return '\n';
      if (talk.test(said)) {
        talks += 1;
        return talks === 1 ? `${remark}\n` : '\n';
      }
      if (asks.test(said)) {
        choices += 1;
        asked = true;
        return `${hint}\n`;
      }
      // A sentence that names cards, and then why: “Display A4 and B4: …”.
      const advised = /^[^:]+(?=: )/
        .exec(said)?.[0]
        .match(/\b[A-J][1-7]\b/g)
        ?.join(' ');
      if (!asked || advised === undefined) return undefined;
      asked = false;
      return `${advised}\n`;
    },
  });
  return { ...ran, choices, talks };
}

/** Five displays; four times a card for the middle, an offer to take, and an offer to each of the others. */
function choicesOf(players: number): number {
  return 5 + 4 + 4 + 4 * (players - 1);
}

test.each([
  ['fr', 3],
  ['en', 2],
  ['en', 5],
] as const)(
  'in %s, %i players in silence: asked once for each choice, to the result',
  async (language, players) => {
    const { code, err, out, choices, talks } = await playThrough(language, [
      '--talk',
      'silent',
      '--players',
      String(players),
    ]);
    expect({ code, err, choices, talks }).toEqual({
      code: 0,
      err: '',
      choices: choicesOf(players),
      talks: 0,
    });
    expect(out).toMatch(language === 'fr' ? /(gagne|gagnez|partagent)/ : /(wins?!|share)/);
    expect(out).not.toMatch(/\{|undefined|NaN/);
  },
);

test('whoever has chosen may still speak, but is not asked to choose again', async () => {
  const { code, out, choices, talks } = await playThrough('en', ['--players', '3'], 'say want 5');
  expect(code).toBe(0);
  expect(choices).toBe(choicesOf(3));
  expect(talks).toBeGreaterThan(0);
  expect(out).toContain('You: “I am looking for a 5.”');
});
