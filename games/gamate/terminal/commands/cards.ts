import type { CommandResult, OptionsCommand } from '#contract/commands.ts';
import type { Words } from '#text/words.ts';
import { coloursOf, factorsOf } from '../../data/symbols.ts';
import { isBrisque, isMute, MUTES, PACK } from '../../rules/cards.ts';
import type { TerminalLabel } from '../../text/words.ts';

/** `etagere cards gamate`: the two cards of the box that sum up the drawings of the numbers from 1 to 48. */
export const cards: OptionsCommand = {
  about: (words: Words<TerminalLabel>) => words.label('command.cards.about'),
  takes: { options: [] },
  run: (_, words: Words<TerminalLabel>): CommandResult => {
    const numbers = PACK.filter(card => !isMute(card)).map(describe);
    return {
      tag: 'done',
      json: { numbers, mutes: MUTES },
      text: [
        ...numbers.map(one => tell(one, words)),
        words.label('command.cards.mutes', { count: MUTES }),
      ].join('\n'),
    };
  },
};

type Described = {
  readonly number: number;
  /** Of 12: 2, 2, 3. */
  readonly factors: readonly number[];
  readonly colours: readonly ReturnType<typeof coloursOf>[number][];
  readonly brisque: boolean;
};

function describe(number: number): Described {
  return { number, factors: factorsOf(number), colours: coloursOf(number), brisque: isBrisque(number) };
}

function tell({ number, factors, colours, brisque }: Described, words: Words<TerminalLabel>): string {
  return words.label('command.cards.number', {
    number: String(number).padStart(2),
    // A prime is what it is.
    ...(factors.length > 1 ? { factors: factors.join(' × ') } : {}),
    ...(colours.length > 0
      ? { colours: colours.map(colour => ({ text: words.label(`colour.${colour}`) })) }
      : {}),
    brisque: brisque ? 'yes' : 'no',
  });
}
