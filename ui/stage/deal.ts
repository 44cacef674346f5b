/**
 * A fresh deal is dealt before one's eyes: backs fly to each hand in turn, one's own then turn together and are sorted.
 * Fetched by a table that opens with one. As with flights, any touch ends it.
 */
import { wayFrom } from './fly.ts';
import { type Box, boxAtPlace, boxOf, drawingIn, pictureOf } from './seen.ts';
import { EASE, slowness } from './times.ts';

export interface Dealing {
  /** A name in `data-place`: the stock, or the plaque of whoever deals. */
  readonly from: string;
  /** Milliseconds for one piece of a story, as the table is told. */
  readonly pace: number;
}

/** Milliseconds at the usual speed: from one card to the next, on its way, turned, sorted. */
const APART = 30;
const WAY = 260;
const TURN = 300;
const SORT = 260;
/** Milliseconds at any speed. */
const AT_MOST = 2000;

interface Times {
  /** Milliseconds after which a card leaves: `index` counts all that are dealt. */
  readonly leaves: (index: number) => number;
  readonly way: number;
  /** When the last one has arrived. */
  readonly landed: number;
  /** Until a card that turns stands on its edge. */
  readonly edge: number;
  readonly sort: number;
  /** When all is done. */
  readonly sorted: number;
}

/** Resolves once every card lies there, or a touch has ended it. */
export async function deal({ from, pace }: Dealing): Promise<void> {
  const main = document.querySelector<HTMLElement>('main');
  const place = main?.querySelector<HTMLElement>(`[data-place="${from}"]`) ?? null;
  const hand = main?.querySelector<HTMLElement>(':scope > .hand') ?? null;
  if (main === null || place === null || hand === null) return;
  const mine = [...hand.querySelectorAll<HTMLElement>('[data-card]')];
  const dealt = inTurn([...closedHands(main, from), mine]);
  const times = timesOf(dealt.length, pace);
  const source = boxAtPlace(place);
  const back = spotOf(main.querySelector<HTMLElement>('.held > *') ?? place);
  // Before anything moves: to measure in between would lay out the page each time.
  const spots = dealt.map(spotOf);
  const own = riffled(spots.filter(({ card }) => mine.includes(card)));

  const running = spots.map((to, i): Animation => {
    const coming: Coming = { source, to, leaves: times.leaves(i), times };
    const home = own.get(to);
    return home === undefined ? comeIn(coming) : flyIn(main, { ...coming, back, home });
  });
  running.push(hand.animate({ opacity: [0, 0] }, times.sorted));
  await Promise.allSettled(running.map(one => one.finished));
}

/** A card, and where it lies. */
interface Spot {
  readonly card: HTMLElement;
  readonly box: Box;
}

function spotOf(card: HTMLElement): Spot {
  return { card, box: boxOf(card) };
}

/** The backs before each of the others, clockwise from whoever comes after the dealer. */
function closedHands(main: HTMLElement, from: string): readonly (readonly HTMLElement[])[] {
  const places = [...main.querySelectorAll('.place')];
  const dealer = places.findIndex(place => place.querySelector(`[data-place="${from}"]`) !== null);
  return [...places.slice(dealer + 1), ...places.slice(0, dealer + 1)].map(place => [
    ...place.querySelectorAll<HTMLElement>('.held > *'),
  ]);
}

/** The first of each, the second of each. */
function inTurn(hands: readonly (readonly HTMLElement[])[]): readonly HTMLElement[] {
  const most = Math.max(...hands.map(({ length }) => length));
  return Array.from({ length: most }, (_, i) => hands.flatMap(hand => hand[i] ?? [])).flat();
}

function timesOf(cards: number, pace: number): Times {
  const flown = APART * (cards - 1) + WAY;
  const factor = Math.min(slowness(pace), AT_MOST / (flown + TURN + SORT));
  return {
    leaves: index => factor * APART * index,
    way: factor * WAY,
    landed: factor * flown,
    edge: (factor * TURN) / 2,
    sort: factor * SORT,
    sorted: factor * (flown + TURN + SORT),
  };
}

/** Which card is turned up at each place before the hand is sorted: as after a riffle, among those as large. */
function riffled(spots: readonly Spot[]): ReadonlyMap<Spot, Spot> {
  const homes = spots.map((spot): [Spot, Spot] => {
    const alike = spots.filter(({ box }) => Math.abs(box.height - spot.box.height) < 2);
    const [at, half] = [alike.indexOf(spot), Math.floor(alike.length / 2)];
    return [spot, alike[at < half ? 2 * at + 1 : 2 * (at - half)] ?? spot];
  });
  return new Map(homes);
}

interface Coming {
  readonly source: Box;
  readonly to: Spot;
  readonly leaves: number;
  readonly times: Times;
}

/** A back of somebody else. */
function comeIn({ source, to: { card, box }, leaves, times }: Coming): Animation {
  const start = { translate: wayFrom(source, box), scale: `${source.width / box.width}`, opacity: 0 };
  return card.animate([start, { opacity: 1, offset: 0.2 }, {}], {
    duration: times.way,
    delay: leaves,
    easing: EASE,
    fill: 'backwards',
  });
}

interface OwnComing extends Coming {
  readonly back: Spot;
  /** Where the card lies whose face it shows once it is turned: it slides on to there. */
  readonly home: Spot;
}

/** Pictures of the two sides of a card fly over the hand, which can be touched already. */
function flyIn(main: HTMLElement, { source, to: { box }, leaves, times, back, home }: OwnComing): Animation {
  const carrier = document.createElement('div');
  carrier.className = 'flying';
  carrier.inert = true;
  Object.assign(carrier.style, {
    left: `${box.x - box.width / 2}px`,
    top: `${box.y - box.height / 2}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    overflow: 'hidden',
  });
  const closed = pictureOf(drawingIn(back.card));
  const open = pictureOf(drawingIn(home.card));
  // Where only the head of a card is seen, so is its back.
  closed.style.height = `${(box.width / back.box.width) * back.box.height}px`;
  carrier.append(closed, open);
  main.append(carrier);

  const { way, landed, edge, sort } = times;
  const at = (there: Box): Keyframe => ({
    translate: wayFrom(there, box),
    scale: `${there.width / box.width}`,
    rotate: `${there.angle}deg`,
    visibility: 'visible',
  });
  const easing = EASE;
  carrier.animate([at(source), at(box)], { delay: leaves, duration: way, easing, fill: 'forwards' });
  const sides = [{ transform: 'none' }, { transform: 'scaleX(0)' }];
  closed.animate(sides, { delay: landed, duration: edge, easing: 'ease-in', fill: 'forwards' });
  open.animate(sides.toReversed(), {
    delay: landed + edge,
    duration: edge,
    easing: 'ease-out',
    fill: 'backwards',
  });
  const sorted = carrier.animate([at(box), at(home.box)], {
    delay: landed + 2 * edge,
    duration: sort,
    easing,
  });
  sorted.addEventListener('finish', () => carrier.remove());
  sorted.addEventListener('cancel', () => carrier.remove());
  return sorted;
}
