/** What happened between two steps, as one would say it across the table. */
import type { Facts, Seat } from '#contract/game.ts';
import type { Words } from '#text/words.ts';
import { makeCell } from '../rules/cells.ts';
import { sum, without } from '../rules/tiles.ts';
import type { Past, Placement, Tile, View } from '../rules/types.ts';
import { placementFacts } from './placement-facts.ts';
import type { UiWords } from './words.ts';

/** Whom the sentences are for, and how the seats are called. */
export interface TellScene {
  readonly words: Words;
  readonly seatName: (seat: Seat) => string;
}

export function tell(before: View | null, after: View, { words, seatName }: TellScene): string[] {
  const say: UiWords['label'] = words.label;
  const who = (seat: Seat): Facts => ({ who: seat === after.me ? 'you' : 'other', name: seatName(seat) });
  if (before === null) return tellOpening(after, say, who);
  const ended = after.past.length > before.past.length ? after.past.at(-1) : undefined;
  return [
    ...tellContest(before, after, say, who),
    ...newPlacements(before, after, ended).map(placement => {
      const seat = ended?.seat ?? after.turn.seat;
      return tellPlacement(after, placement, say, who(seat));
    }),
    ...tellDraw(before, after, say, who),
    ...(ended === undefined ? [] : tellEndOfTurn(ended, say, who)),
    ...tellRefill(before, after, ended, say),
    ...(after.phase.tag === 'over' && before.phase.tag !== 'over'
      ? [say(`tell.over-${after.phase.ending}`)]
      : []),
  ];
}

/** A turn looked back at: how many tiles, and what they brought. */
export function tellTurn(before: View, after: View, { words, seatName }: TellScene): string[] {
  const say: UiWords['label'] = words.label;
  const turn = after.past.at(before.past.length) ?? { ...after.turn, superBonus: 0 };
  const { seat, placements, superBonus } = turn;
  const best = placements.toSorted((a, b) => b.points - a.points).slice(0, 3);
  const who = { who: seat === after.me ? 'you' : 'other', name: seatName(seat) };
  const points = sum(placements.map(one => one.points)) + superBonus;
  return [
    say('tell.turn', { ...who, tiles: placements.length, points, superBonus }),
    ...best.map(placement => tellPlacement(after, placement, say, who)),
  ];
}

type Say = UiWords['label'];
type Who = (seat: Seat) => Facts;

/** MB-4. */
function tellOpening({ opening, past, turn }: View, say: Say, who: Who): string[] {
  const rounds = opening.map(round =>
    say('tell.opening', { draws: round.map(({ seat, tile }) => ({ ...who(seat), tile })) }),
  );
  return [...rounds, say('tell.begins', who(past[0]?.seat ?? turn.seat))];
}

function newPlacements(before: View, after: View, ended: Past | undefined): readonly Placement[] {
  if (ended !== undefined) return ended.placements.slice(before.turn.placements.length);
  const sameTurn = after.turn.seat === before.turn.seat;
  return after.turn.placements.slice(sameTurn ? before.turn.placements.length : 0);
}

/** MB-15: where players check one another, the calculation is for them to find. */
function tellPlacement({ board, config }: View, placement: Placement, say: Say, who: Facts): string {
  const facts = { ...who, ...placementFacts(board, placement), cell: makeCell(placement.cell) };
  if (config.checking === 'referee') return say('tell.place', facts);
  const ways = placement.lines.map(direction => ({ text: say(`way.${direction}`) }));
  return say('tell.place-unchecked', { ...facts, ways, claimed: config.lines === 'claimed' ? 'yes' : 'no' });
}

/** MB-7. Only whoever drew it knows which tile it is. */
function tellDraw(before: View, after: View, say: Say, who: Who): string[] {
  if (before.phase.tag !== 'bonus' || after.turn.draws.length <= before.turn.draws.length) return [];
  const tile = after.turn.drawn.at(-1);
  const facts = who(after.turn.seat);
  return [say('tell.draw', tile === undefined ? facts : { ...facts, tile })];
}

function tellEndOfTurn({ seat, did, placements, drew, superBonus }: Past, say: Say, who: Who): string[] {
  const facts = who(seat);
  switch (did) {
    case 'pass':
      return [say('tell.pass', facts)];
    case 'exchange':
      return [say('tell.exchange', { ...facts, tiles: drew })];
    case 'place': {
      const points = sum(placements.map(one => one.points)) + superBonus;
      const end = say('tell.end', { ...facts, points });
      return superBonus > 0 ? [say('tell.super-bonus', { ...facts, points: superBonus }), end] : [end];
    }
  }
}

/** MB-11, MB-12: the viewer's new tiles. What others draw nobody sees. */
function tellRefill(before: View, after: View, ended: Past | undefined, say: Say): string[] {
  const mine = before.turn.seat === after.me || before.open?.seat === after.me;
  if (!mine || (before.phase.tag === 'bonus' && ended === undefined)) return [];
  // After an exchange the whole rack is news: which of two equal tiles was given away cannot be told.
  if (ended?.did === 'exchange' && ended.seat === after.me) return [say('tell.new-rack', listed(after.rack))];
  const drawn = without(after.rack, stayed(before, after, ended));
  return drawn.length === 0 ? [] : [say('tell.refill', listed(drawn))];
}

/** The viewer's tiles that were there before: not those just laid, nor extra ones that a contest sent back. */
function stayed(before: View, after: View, ended: Past | undefined): Tile[] {
  const isMine = (ended?.seat ?? after.turn.seat) === after.me;
  const laid = isMine ? newPlacements(before, after, ended).map(({ tile }) => tile) : [];
  const kept = without(before.rack, laid);
  const contest = newContest(before, after);
  if (contest?.upheld !== true || before.open?.seat !== after.me) return kept;
  const { placements, draws, drawn } = before.open;
  const wrong = placements.length - contest.takenBack.length;
  const returned = drawn.filter((_, i) => (draws[i] ?? 0) >= wrong);
  return without([...kept, ...contest.takenBack.map(({ tile }) => tile)], returned);
}

function listed(tiles: readonly Tile[]): Facts {
  return { tiles: tiles.map(tile => ({ text: String(tile) })) };
}

/** MB-15. */
function tellContest(before: View, after: View, say: Say, who: Who): string[] {
  const contest = newContest(before, after);
  if (contest === undefined) return [];
  const asked = contest.by.map(seat => ({ ...who(seat) }));
  const accused = who(before.open?.seat ?? 0);
  const first = contest.takenBack[0];
  if (!contest.upheld || first === undefined) return [say('tell.contest-rejected', { asked })];
  const lost = { cell: makeCell(first.cell), tile: first.tile, tiles: contest.takenBack.length };
  return [say('tell.contest-upheld', { asked, ...accused, ...lost })];
}

function newContest(before: View, after: View): Past['contest'] {
  const index = before.past.length - 1;
  const [was, is] = [before.past[index]?.contest, after.past[index]?.contest];
  if (is === undefined) return undefined;
  const by = is.by.filter(seat => was?.by.includes(seat) !== true);
  return by.length === 0 ? undefined : { ...is, by };
}
