/** The table in characters: players, families on the table, the hand with what is missing, the question. */
import type { Scene } from '#contract/terminal.ts';
import { INK, padTo, paint, widthOf, wrap } from '#text/ansi.ts';
import type { Words } from '#text/words.ts';
import { choicesOf } from '../data/choices.ts';
import { QUESTIONS } from '../data/questions.ts';
import { callableFamilies } from '../rules/calling.ts';
import { type Card, cardsOf, isJoker } from '../rules/cards.ts';
import { standsFor, worthOf, worthOfDiscoveries } from '../rules/posing.ts';
import { totalOf } from '../rules/score.ts';
import { isOut } from '../rules/turn.ts';
import type { Asked, View } from '../rules/types.ts';
import type { TerminalLabel } from '../text/words.ts';
import { missingOf } from '../ui/choice.ts';
import { nameCard, nameFamily } from '../ui/names.ts';

export function drawSeats(view: View, { words: all, seatName, colour }: Scene): string[] {
  const words: Words<TerminalLabel> = all;
  const { phase } = view;
  const names = view.handSizes.map((_, seat) => `${seat + 1} ${seatName(seat)}`);
  const width = Math.max(...names.map(widthOf)) + 2;
  return names.map((name, seat) => {
    const acts = phase.tag !== 'over' && phase.tag !== 'counter' && phase.seat === seat;
    const cards = isOut(view, seat)
      ? words.label('ui.out')
      : words.label('ui.cards', { cards: view.handSizes[seat] ?? 0 });
    const line = `${acts ? '→' : ' '} ${padTo(name, width)}${padTo(cards, 12)}${totalOf(view, seat)}`;
    return acts ? paint(line, INK.bold, colour) : line;
  });
}

/** What lies face up. */
export function drawPosed(
  { posed, discoveries, config }: View,
  { words: all, seatName, width }: Scene,
): string[] {
  const words: Words<TerminalLabel> = all;
  const lines = posed.map(one => {
    const missing = standsFor(one);
    return words.label('panel.posed', {
      family: nameFamily(one.family, words),
      points: worthOf(one.cards, config),
      name: seatName(one.owner),
      ...(missing === null ? {} : { missing: nameCard(missing, words) }),
    });
  });
  const together =
    discoveries === null
      ? []
      : [
          words.label('panel.discoveries', {
            count: discoveries.cards.length,
            points: worthOfDiscoveries(discoveries.cards),
            name: seatName(discoveries.seat),
          }),
        ];
  return [...lines, ...together].flatMap(line => wrap(line, width));
}

/** A line for each family of the hand: what one has, then what is still to be called. */
export function drawHand(view: View, hand: readonly Card[], { words: all, width, colour }: Scene): string[] {
  const words: Words<TerminalLabel> = all;
  const short = (card: Card): string => words.label(`card.${card}.short`);
  const families = hand.length === 0 ? [] : callableFamilies(hand);
  const rows = families.flatMap(family => {
    const held = cardsOf(family)
      .filter(card => hand.includes(card))
      .map(short);
    const missing = missingOf(view, hand, family).map(short);
    if (held.length + missing.length === 0) return [];
    const line = words.label('panel.row', {
      family: nameFamily(family, words),
      held: held.join(', ') || '–',
      ...(missing.length === 0 ? {} : { missing: missing.join(', ') }),
    });
    return wrap(line, width);
  });
  const jokers = hand.filter(isJoker).map(short);
  const more = jokers.length === 0 ? [] : [words.label('panel.jokers', { jokers: jokers.join(', ') })];
  return [paint(words.label('ui.hand'), INK.dim, colour), ...rows, ...more];
}

/** The question, and the four answers where they are offered. */
export function drawQuestion(asked: Asked, view: View, { words: all, width, colour }: Scene): string[] {
  const words: Words<TerminalLabel> = all;
  const { family, card, order } = asked;
  const wording = QUESTIONS[family].find(question => question.card === card)?.[words.language];
  if (wording === undefined) return [];
  const choices = choicesOf(wording, family, card);
  const lines =
    view.config.answers === 'open' ? [] : order.map((place, i) => `  ${i + 1}  ${choices[place] ?? ''}`);
  return [
    ...wrap(`${nameFamily(family, words)} · ${wording.ask}`, width).map(line =>
      paint(line, INK.bold, colour),
    ),
    ...lines.flatMap(line => wrap(line, width)),
  ];
}

/** What was right, and why: told once it is answered. */
export function explain({ family, card }: Asked, words: Words<TerminalLabel>): string {
  const wording = QUESTIONS[family].find(question => question.card === card)?.[words.language];
  return wording === undefined
    ? ''
    : words.label('panel.because', { answer: wording.answer, because: wording.because });
}
