/** Plays the past of a state backwards, and lists what cannot have happened. Written apart from `historyOf`. */
import { type Card, type Family, familyOf, isDiscovery, isJoker, PEOPLE } from '../rules/cards.ts';
import { cardsInPlay, HAND } from '../rules/setup.ts';
import type { Past, State } from '../rules/types.ts';

export function impossibilities(state: State): string[] {
  const found: string[] = [];
  const hands = state.hands.map(hand => new Set<Card>(hand));
  const stock = [...state.stock];
  const say = (at: number, what: string): void => void found.push(`${at}: ${what}`);
  const leave = (at: number, seat: number, card: Card): void => {
    if (hands[seat]?.delete(card) !== true) say(at, `${seat} does not hold ${card}`);
  };
  const come = (at: number, seat: number, card: Card): void => {
    if (hands.some(hand => hand.has(card)) || stock.includes(card)) say(at, `${card} is elsewhere`);
    hands[seat]?.add(card);
  };
  const isCallable = (seat: number, family: Family): boolean => {
    const hand = [...(hands[seat] ?? [])];
    return hand.every(isJoker) || hand.some(card => !isJoker(card) && familyOf(card) === family);
  };

  for (const [at, one] of [...state.past.entries()].reverse()) {
    switch (one.kind) {
      case 'called': {
        const { caller, from, card, got, drawn } = one;
        if (got === 'given') {
          leave(at, caller, card);
          come(at, from, card);
        } else if (drawn !== null) {
          leave(at, caller, drawn);
          stock.push(drawn);
          if ((drawn === card) !== (got === 'shown'))
            say(at, `${drawn} should ${got === 'shown' ? '' : 'not '}be shown`);
        } else if (stock.length > 0) say(at, 'nothing was drawn');
        if (got !== 'given' && hands[from]?.has(card) === true) say(at, `${from} kept ${card} back`);
        if (!isCallable(caller, familyOf(card))) say(at, `${caller} could not call ${card}`);
        break;
      }
      case 'drew':
        leave(at, one.seat, one.drawn);
        stock.push(one.drawn);
        if (hands[one.seat]?.size !== 0) say(at, `${one.seat} drew with cards in hand`);
        break;
      case 'declined':
        if (hands[one.seat]?.size !== 0) say(at, `${one.seat} was asked with cards in hand`);
        break;
      case 'posed':
      case 'discoveries':
        for (const card of one.cards) come(at, one.seat, card);
        break;
      case 'countered':
        for (const [seat, choice] of one.choices.entries()) {
          const posed = posedAs(state.past.slice(0, at), one.family);
          const discovery = cardsInPlay(state.config).find(
            card => isDiscovery(card) && familyOf(card) === one.family,
          );
          const missing = PEOPLE[one.family].find(person => !posed.includes(person));
          if (choice === 'joker' || choice === 'super') {
            leave(at, seat, posed.find(isJoker) as Card);
            come(at, seat, missing as Card);
          }
          if (choice === 'discovery' || choice === 'super') come(at, seat, discovery as Card);
        }
        break;
      case 'answered':
        break;
    }
  }
  for (const [seat, hand] of hands.entries())
    if (hand.size !== HAND) say(-1, `${seat} was dealt ${hand.size}`);
  const all = [...hands.flatMap(hand => Array.from(hand)), ...stock].sort().join();
  if (all !== [...cardsInPlay(state.config)].sort().join()) say(-1, 'these are not the cards of the game');
  return found;
}

function posedAs(past: readonly Past[], family: Family): readonly Card[] {
  const found = past.findLast(
    one => one.kind === 'posed' && one.cards.some(card => !isJoker(card) && familyOf(card) === family),
  );
  return found?.kind === 'posed' ? found.cards : [];
}
