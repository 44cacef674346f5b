import type { Entry } from '#contract/entry.ts';
import { registry } from '#games/registry.ts';
import type { Words } from '#text/words.ts';
import { JSON_OPTION } from './options.ts';
import { isPlayable } from './shelf.ts';
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
    answer(call, {
      json: { games: entries.map(entry => ({ ...entry.meta, playable: isPlayable(entry) })) },
      text: () => entries.map(entry => tell(entry, call.words)).join('\n'),
    });
    return EXIT.done;
  },
};

function tell(entry: Entry, words: Words<CliLabel>): string {
  const { id, name, authors, place, year, players, minutes, age } = entry.meta;
  return words.label('games.line', {
    id,
    name,
    place,
    // What a box does not say is left out.
    ...(authors.length > 0 ? { authors: authors.map(text => ({ text })) } : {}),
    // A year is no quantity: 1987, not 1,987.
    ...(year === undefined ? {} : { year: String(year) }),
    least: players.min,
    most: players.min === players.max ? 'same' : players.max,
    minutes: minutes.max,
    age,
    playable: isPlayable(entry) ? 'yes' : 'no',
  });
}
