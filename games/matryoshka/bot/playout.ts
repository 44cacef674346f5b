/** Random games, as fast as they go: the measure of the compact form, and fodder for its tests. */
import type { QuickRandom } from '#bots/quick-random.ts';
import { DISPLAY } from '../rules/setup.ts';
import type { Code } from './code.ts';
import { listHidden, noCards, put, remove } from './holding.ts';
import { endRound, exchange, heldBy, type QuickGame, shownBy } from './quick-game.ts';

const cards = new Uint8Array(16);
const NOTHING = noCards();

/** Plays to the end; returns the number of single choices. */
export function playOut(game: QuickGame, random: QuickRandom): number {
  let choices = 0;
  while (game.phase !== 'over') choices += step(game, random);
  return choices;
}

/** All displays of a round, or one exchange, every choice equally likely; returns how many choices that was. */
function step(game: QuickGame, random: QuickRandom): number {
  if (game.phase === 'exchange') return trade(game, random);
  for (let seat = 0; seat < game.seats; seat++) {
    const shown = shownBy(game, seat);
    shown.rows.fill(0);
    shown.columns.fill(0);
    let count = listHidden(heldBy(game, seat), NOTHING, cards);
    for (let need = DISPLAY[game.round] ?? 0; need > 0; need--) put(shown, draw(random, count--));
  }
  endRound(game);
  return game.seats;
}

/** Takes a card out of the first `count` of `cards`. */
function draw(random: QuickRandom, count: number): Code {
  const pick = random.below(count);
  const code = cards[pick] ?? 0;
  cards[pick] = cards[count - 1] ?? 0;
  return code;
}

/** Whose offer is taken may be decided first: the others' offers come to nothing. */
function trade(game: QuickGame, random: QuickRandom): number {
  const { active, seats } = game;
  const middle = draw(random, listHidden(heldBy(game, active), shownBy(game, active), cards));
  remove(heldBy(game, active), middle);
  const partner = (active + 1 + random.below(seats - 1)) % seats;
  const given = draw(random, listHidden(heldBy(game, partner), shownBy(game, partner), cards));
  exchange(game, { partner, middle, given });
  return seats + 1;
}
