import type { AnyGame, Viewer } from '#contract/game.ts';
import { isRecord } from '#contract/json.ts';
import { verify } from '#kernel/fair.ts';
import type { RawLog } from '#kernel/log.ts';
import { type AnyMatch, type Divergence, Match } from '#kernel/match.ts';
import { printable, wrap } from '#text/ansi.ts';
import type { Words } from '#text/words.ts';
import { readMatch } from './file.ts';
import { columnsOf, wantsColour } from './io.ts';
import { JSON_OPTION, numberOf, textOf } from './options.ts';
import { entryOf, rulesOf, terminalOf, wordsOf } from './shelf.ts';
import { EXIT, Stop } from './stop.ts';
import { answer, type Call, type Verb } from './verb.ts';
import type { CliLabel } from './words.ts';

/** `etagere replay FILE --step 12 --seat 2`: a stored match as one seat saw it. */
export const replay: Verb = {
  name: 'replay',
  args: ['FILE'],
  options: [
    { name: 'step', value: 'K', about: 'option.step' },
    { name: 'seat', value: 'N|spectator', about: 'option.seat' },
    JSON_OPTION,
  ],
  about: words => words.label('help.replay'),
  examples: ['etagere replay game.json', 'etagere replay game.json --step 12 --seat 1'],
  run: async call => {
    const { words, io, args, given } = call;
    const path = args[0] ?? '';
    const { raw, log } = await readMatch(path, io);
    const failure = isRecord(raw) && typeof raw['failure'] === 'string' ? raw['failure'] : undefined;
    // A dump of the fuzzer says first what went wrong, for it may not replay at all.
    if (failure !== undefined) io.err(`${printable(words.label('replay.failure', { failure }))}\n`);

    const entry = entryOf(log.game);
    const game = await rulesOf(entry);
    const viewer = viewerOf(call, log.seats);
    // Not rebuilt beyond the step that was asked for: a dump may break down later.
    const asked = numberOf(given, 'step', { least: 0, most: 1e9, usual: 1e9 });
    const match = rebuild(game, log, asked);
    const { step } = match;
    if (given.has('step')) numberOf(given, 'step', { least: 0, most: step, usual: step });
    const envelope = match.envelope(viewer);
    const proof = proofOf(log, words);
    if (given.has('json')) {
      for (const line of proof) io.err(`${line}\n`);
      answer(call, { json: envelope, text: () => '' });
      return EXIT.done;
    }
    const terminal = await terminalOf(entry);
    const gameWords = await wordsOf(entry, words.language);
    const seatName = (seat: number): string => words.label('seat', { seat: seat + 1 });
    const width = columnsOf(io);
    const scene = { words: gameWords, seatName, colour: wantsColour(io), width };
    const before = step === 0 ? null : rebuild(game, log, step - 1).envelope(viewer).view;
    const fleeting = before === null ? [] : (terminal.fleeting?.(before, envelope.view, scene) ?? []);
    const lines = [...fleeting, ...terminal.tell(before, envelope.view, scene)];
    const told = lines.flatMap(line => wrap(line, width));
    const where = viewer === 'spectator' ? {} : { seat: viewer + 1 };
    const last = Math.max(step, log.entries.filter(({ print }) => print !== undefined).length);
    const head = words.label('replay.head', { game: entry.meta.name, step, last, ...where });
    const end = envelope.outcome === null ? [] : ['', terminal.result(envelope, scene)];
    io.out(`${[head, ...proof, '', terminal.draw(envelope, scene), '', ...told, ...end].join('\n')}\n`);
    return EXIT.done;
  },
};

/** Whether the deal came about as the file says, in words; nothing if it does not say. */
function proofOf({ proof, seed }: RawLog, words: Words<CliLabel>): string[] {
  if (proof === undefined) return [];
  const holds = verify(proof, proof.commitment, seed);
  return [words.label('replay.proof', { holds: holds ? 'yes' : 'no' })];
}

/** People count seats from 1. */
function viewerOf({ given }: Call, seats: number): Viewer {
  const text = textOf(given, 'seat');
  if (text === undefined || text === 'spectator') return 'spectator';
  return numberOf(given, 'seat', { least: 1, most: seats, usual: 1 }) - 1;
}

function rebuild(game: AnyGame, log: RawLog, steps?: number): AnyMatch {
  let found: ReturnType<typeof Match.replay>;
  try {
    found = Match.replay(game, log, steps === undefined ? {} : { steps });
  } catch (error) {
    // The dump of a fuzzer may be of rules that throw.
    const message = error instanceof Error ? error.message : String(error);
    throw new Stop('replay.broke', { message }, EXIT.refused);
  }
  if (found.ok) return found.match;
  throw divergence(game, log, found);
}

/** Why a match cannot be played again to where it was. */
export function divergence(game: AnyGame, log: RawLog, { reason, entry }: Divergence): Stop {
  const facts = { version: log.version, current: game.version, seats: log.seats, entry: (entry ?? 0) + 1 };
  return new Stop('replay.diverges', { reason, ...facts }, EXIT.refused);
}
