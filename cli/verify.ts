import type { AnyGame, Facts } from '#contract/game.ts';
import type { RawLog } from '#kernel/log.ts';
import {
  DEAL_CHECKS,
  type DealFound,
  isSound,
  type PlayFound,
  type Verified,
  verifyMatch,
} from '#table/verify.ts';
import { shorten, wrap } from '#text/ansi.ts';
import type { Words } from '#text/words.ts';
import { readMatch } from './file.ts';
import { columnsOf } from './io.ts';
import { type Given, JSON_OPTION, textOf } from './options.ts';
import { entryOf, rulesOf } from './shelf.ts';
import { EXIT, optional, Stop } from './stop.ts';
import { answer, type Verb } from './verb.ts';
import type { CliLabel } from './words.ts';

/** `etagere verify FILE`: plays a match again and checks how its deal came about. */
export const verify: Verb = {
  name: 'verify',
  args: ['FILE'],
  options: [
    { name: 'commitment', value: 'HEX', about: 'option.commitment' },
    { name: 'added', value: 'TEXT', about: 'option.added' },
    JSON_OPTION,
  ],
  about: words => words.label('help.verify'),
  examples: ['etagere verify game.json', 'etagere verify game.json --json'],
  run: async call => {
    const { words, io, args, given } = call;
    const path = args[0] ?? '';
    const { log } = await readMatch(path, io);
    const witness = {
      ...optionalText('commitment', commitmentOf(given)),
      ...optionalText('entropy', textOf(given, 'added')),
    };
    const entry = entryOf(log.game);
    const found = check(await rulesOf(entry), log, witness);
    const sound = isSound(found);
    const { game, version, seats } = log;
    answer(call, {
      json: { sound, game, version, seats, ...found },
      text: () => {
        const head = words.label('verify.head', { game: entry.meta.name, seats, sound: yes(sound) });
        const lines = [
          playLine(found, words),
          ...carriedLines(found, words),
          ...dealLines(found.deal, log, words),
        ];
        const width = columnsOf(io);
        return [head, '', ...lines.flatMap(line => hang(line, width))].join('\n');
      },
    });
    return sound ? EXIT.done : EXIT.refused;
  },
};

function check(game: AnyGame, log: RawLog, witness: Parameters<typeof verifyMatch>[2]): Verified {
  try {
    return verifyMatch(game, log, witness);
  } catch (error) {
    // A file that somebody wrote by hand may find a fault in the rules.
    const message = error instanceof Error ? error.message : String(error);
    throw new Stop('replay.broke', { message }, EXIT.refused);
  }
}

/** As it was copied from a page: capitals and spaces around it do no harm. */
function commitmentOf(given: Given): string | undefined {
  const text = textOf(given, 'commitment');
  const hex = text?.trim().toLowerCase();
  if (text !== undefined && !/^[0-9a-f]{64}$/.test(hex ?? '')) {
    throw new Stop('verify.not-a-commitment', { value: text });
  }
  return hex;
}

/** One thing that was looked at, with a mark in front: fits, does not, or could not be compared. */
interface Line {
  readonly fits: boolean | null;
  readonly text: string;
}

function playLine({ play }: Verified, { label }: Words<CliLabel>): Line {
  switch (play.tag) {
    case 'whole':
      return { fits: true, text: label('verify.whole', { steps: play.steps, over: yes(play.over) }) };
    case 'diverges':
      return { fits: false, text: label('verify.diverges', factsOf(play)) };
    case 'settings':
      return { fits: false, text: label('verify.settings', factsOf(play)) };
    case 'version':
      return { fits: false, text: label('verify.version', factsOf(play)) };
    case 'origin':
    case 'carried':
      return { fits: false, text: label(`verify.${play.tag}`) };
  }
}

/** Nothing for a match that stayed at its table. */
function carriedLines({ carried }: Verified, { label }: Words<CliLabel>): Line[] {
  if (carried === null) return [];
  const { step, seat, isAnew } = carried;
  return [{ fits: null, text: label('verify.elsewhere', { step, seat: seat + 1, anew: yes(isAnew) }) }];
}

function dealLines(deal: DealFound, { seats }: RawLog, { label }: Words<CliLabel>): Line[] {
  if (deal.tag === 'unproved') return [{ fits: null, text: label('verify.unproved') }];
  if (deal.tag === 'imagined') {
    const { seat, of } = deal;
    return [{ fits: null, text: label('verify.imagined', { seat: seat + 1, of }) }];
  }
  const { commitment, entropies } = deal.proof;
  const parts = entropies.map((entropy, seat) => ({
    seat: seat + 1,
    ...optional('entropy', entropy === '' ? undefined : shorten(entropy)),
  }));
  return DEAL_CHECKS.flatMap(name => {
    const fits = deal.checks[name];
    // Whoever does not say what they added did not ask; most matches were dealt once.
    if ((name === 'added' || name === 'anew') && fits === null) return [];
    const facts = { commitment, seats, got: entropies.length, parts };
    return [
      { fits, text: label(`verify.${name}`, { ...facts, fits: fits === null ? 'unknown' : yes(fits) }) },
    ];
  });
}

/** The mark stands alone at the left. */
function hang({ fits, text }: Line, width: number): string[] {
  const mark = fits === null ? '·' : fits ? '✓' : '!';
  return wrap(text, width - 2).map((line, index) => `${index === 0 ? mark : ' '} ${line}`);
}

function yes(holds: boolean): 'yes' | 'no' {
  return holds ? 'yes' : 'no';
}

function factsOf({ tag: _tag, ...facts }: Exclude<PlayFound, { tag: 'whole' }>): Facts {
  return facts;
}

function optionalText<K extends string>(name: K, value: string | undefined): Partial<Record<K, string>> {
  return value === undefined ? {} : ({ [name]: value } as Record<K, string>);
}
