import type { GameEntry } from '#contract/entry.ts';
import { registry } from '#games/registry.ts';
import type { Words } from '#text/words.ts';
import { JSON_OPTION } from './options.ts';
import { commandsAlone, isPlayable, rulesOf } from './shelf.ts';
import { EXIT } from './stop.ts';
import { answer, type Verb } from './verb.ts';
import type { CliLabel } from './words.ts';

/** `etagere games`: what stands on the shelf. */
export const games: Verb = {
  name: 'games',
  args: [],
  options: [JSON_OPTION],
  about: words => words.label('help.games'),
  examples: ['etagere games'],
  run: async call => {
    const entries = Object.values(registry);
    const lines = await Promise.all(entries.map(entry => tell(entry, call.words)));
    answer(call, {
      json: { games: entries.map(entry => ({ ...entry.meta, playable: isPlayable(entry) })) },
      text: () => lines.join('\n'),
    });
    return EXIT.done;
  },
};

async function tell(entry: GameEntry, words: Words<CliLabel>): Promise<string> {
  const { id, name, authors, publishers, place, year, players, minutes, age } = entry.meta;
  // Where nobody knows who made it, who published it.
  const makers = authors.length > 0 ? authors : publishers;
  const game = isPlayable(entry) ? await rulesOf(entry) : null;
  const alone = game === null ? [] : await commandsAlone(entry, game);
  const least = game === null || alone.length === 0 ? players.min : game.seats.min;
  return words.label('games.line', {
    id,
    name,
    place,
    // What a box does not say is left out.
    ...(makers.length > 0 ? { makers: makers.map(text => ({ text })) } : {}),
    // A year is no quantity: 1987, not 1,987.
    ...(year === undefined ? {} : { year: String(year) }),
    least,
    most: least === players.max ? 'same' : players.max,
    ...(alone.length === 0 ? {} : { alone: alone.map(command => ({ text: `etagere ${command} ${id}` })) }),
    shortest: minutes.min === minutes.max ? 'same' : minutes.min,
    longest: minutes.max,
    age,
    playable: isPlayable(entry) ? 'yes' : 'no',
  });
}
