/** What happened between two steps, as one would say it across the table. */
import type { Facts, Seat } from '#contract/game.ts';
import type { TellScene } from '#contract/page.ts';
import { familyOfCards, standsFor, worthOf, worthOfDiscoveries } from '../rules/posing.ts';
import type { Asked, PastView, View } from '../rules/types.ts';
import type { Answered, Countered } from './middle/latest.ts';
import { nameCard, toWhom, whoIs } from './names.ts';
import type { UiScene, UiWords } from './words.ts';

/** With what was typed, as its reader writes it, where that is at hand: a page shows it on the card instead. */
export interface Telling extends TellScene {
  readonly quote?: (said: string, asked: Asked) => string;
}

/** All that happened. */
export function tell(before: View | null, after: View, scene: Telling): string[] {
  if (before === null) return tellOpening(after, scene);
  return [
    ...after.past.slice(before.past.length).flatMap(past => tellPast(past, after, scene)),
    ...(after.phase.tag === 'over' && before.phase.tag !== 'over'
      ? [label(scene)('tell.over', { rule: after.phase.rule })]
      : []),
  ];
}

/** Where the table wants to remember by itself, the page does not write its calls down; they are still seen. */
export function tellForPage(before: View | null, after: View, scene: Telling): string[] {
  if (after.config.record === 'shown' || before === null) return tell(before, after, scene);
  const past = after.past.filter((one, i) => i < before.past.length || one.kind !== 'called');
  return tell(before, { ...after, past }, scene);
}

/** One call in a sentence. */
export function tellCall(
  { caller, from, card, got, drawn }: Extract<PastView, { kind: 'called' }>,
  { me }: Pick<View, 'me'>,
  { words, seatName }: UiScene,
): string {
  return words.label('tell.called', {
    ...whoIs(caller, me, seatName),
    ...toWhom(from, me, seatName),
    card: nameCard(card, words),
    got,
    ...(got === 'drew' && drawn !== null ? { drawn: nameCard(drawn, words) } : {}),
  });
}

function label({ words }: TellScene): UiWords['label'] {
  return words.label;
}

/** MH-5. Whoever joins late sees the rest on the table. */
function tellOpening(view: View, scene: TellScene): string[] {
  if (view.past.length > 0) return [];
  return [label(scene)('tell.start', whoIs(view.starter, view.me, scene.seatName))];
}

function tellPast(past: PastView, view: View, { words: all, seatName, quote }: Telling): string[] {
  const words: UiWords = all;
  const who = (seat: Seat): Facts => whoIs(seat, view.me, seatName);
  switch (past.kind) {
    case 'called':
      return [tellCall(past, view, { words, seatName })];
    case 'drew':
      return [
        words.label('tell.drew', {
          ...who(past.seat),
          ...(past.drawn === null ? {} : { drawn: nameCard(past.drawn, words) }),
        }),
      ];
    case 'declined':
      return [words.label('tell.declined', who(past.seat))];
    case 'posed':
      return [tellPosed(past, view, { words, seatName })];
    case 'discoveries':
      return [tellDiscoveries(past, view, { words, seatName })];
    case 'answered':
      return [tellAnswer(past, view, { words, seatName }, quote)];
    case 'countered':
      return tellCounters(past, view, { words, seatName });
  }
}

/** MH-10. */
export function tellPosed(
  { seat, cards }: Extract<PastView, { kind: 'posed' }>,
  { me, config }: View,
  { words, seatName }: UiScene,
): string {
  const family = familyOfCards(cards);
  const missing = family === null ? null : standsFor({ family, cards });
  return words.label('tell.posed', {
    ...whoIs(seat, me, seatName),
    ...(family === null ? {} : { family: words.label(`family.${family}.plain`) }),
    points: worthOf(cards, config),
    ...(missing === null ? {} : { missing: nameCard(missing, words) }),
  });
}

/** MH-12. */
export function tellDiscoveries(
  { seat, cards }: Extract<PastView, { kind: 'discoveries' }>,
  { me }: View,
  { words, seatName }: UiScene,
): string {
  return words.label('tell.discoveries', {
    ...whoIs(seat, me, seatName),
    count: cards.length,
    points: worthOfDiscoveries(cards),
  });
}

export function tellAnswer(
  past: Answered,
  { me, config }: View,
  { words, seatName }: UiScene,
  quote?: Telling['quote'],
): string {
  const { seat, asked, why, said, isRight } = past;
  return words.label('tell.answered', {
    ...whoIs(seat, me, seatName),
    case: why === 'super' ? 'super' : config.form,
    right: isRight ? 'yes' : said === null ? 'silent' : 'no',
    family: words.label(`family.${asked.family}.plain`),
    ...(typeof said === 'string' && quote !== undefined ? { said: quote(said, asked) } : {}),
  });
}

/** MH-14: who countered with what; or that nobody did. */
export function tellCounters({ choices, family }: Countered, { me }: View, scene: UiScene): string[] {
  const { words, seatName } = scene;
  const done = choices.flatMap((choice, seat) =>
    choice === null || choice === 'nothing'
      ? []
      : [
          words.label('tell.countered', {
            ...whoIs(seat, me, seatName),
            with: choice,
            family: words.label(`family.${family}.plain`),
          }),
        ],
  );
  return done.length > 0 ? done : [words.label('tell.no-counter')];
}
