/** What the rail asks: a headline and one line more. */
import type { Facts } from '#contract/game.ts';
import type { Envelope } from '#kernel/match.ts';
import { callableCards, callableSeats } from '../../rules/calling.ts';
import { type Card, familyOf, isJoker } from '../../rules/cards.ts';
import { familyOfCards, standsFor, worthOf } from '../../rules/posing.ts';
import type { Mathisto, View } from '../../rules/types.ts';
import type { GameLabel } from '../../text/words.ts';
import type { Considered } from '../choice.ts';
import type { Answered } from '../middle/latest.ts';
import { nameCard, nameFamily, whoIs } from '../names.ts';
import { tellAnswer } from '../tell.ts';
import { readyFamilies } from '../ways.ts';
import type { UiScene } from '../words.ts';

export interface SentenceScene extends UiScene {
  readonly envelope: Envelope<Mathisto>;
  readonly hand: readonly Card[];
  /** Whether something is asked of whoever looks on. */
  readonly live: boolean;
  readonly considered: Considered;
  readonly toRead: Answered | null;
}

interface Sentence {
  readonly headline: string;
  readonly line: string;
}

export function sentenceOf(scene: SentenceScene): Sentence {
  const { envelope, live, considered, toRead, words, seatName } = scene;
  const { view, mine } = envelope;
  const { phase } = view;
  const { label } = words;
  const say = (key: GameLabel, line: GameLabel, facts: Facts = {}): Sentence => ({
    headline: label(key, facts),
    line: label(line, facts),
  });
  if (toRead !== null && !(live && considered.tag !== 'nothing'))
    return { headline: tellAnswer(toRead, view, { words, seatName }), line: '' };
  if (phase.tag === 'over') return say('ui.the-end', 'ui.over', { rule: phase.rule });
  if (mine !== null) return say('ui.chosen', 'ui.others-choose');
  if (!live) return waiting(scene, say);
  switch (phase.tag) {
    case 'turn':
      return turn(scene, say);
    case 'draw':
      return say('ui.draw', 'ui.ask-draw', { name: seatName(phase.caller) });
    case 'question':
      return say('ui.answer', 'ui.ask-question', {
        why: phase.why,
        form: view.config.form,
        ...(considered.tag === 'choose' || (considered.tag === 'type' && considered.text.trim() !== '')
          ? { text: considered.text }
          : {}),
      });
    case 'counter':
      return say('ui.ask-counter', 'ui.ask-counter.line', { chosen: envelope.chosen.length });
  }
}

type Say = (key: GameLabel, line: GameLabel, facts?: Facts) => Sentence;

function waiting({ envelope, seatName, words }: SentenceScene, say: Say): Sentence {
  const { view } = envelope;
  const { phase, past } = view;
  if (phase.tag === 'over') return say('ui.the-end', 'ui.over', { rule: phase.rule });
  const seat = phase.tag === 'counter' ? phase.poser : phase.seat;
  const last = past.at(-1);
  const goesOn = phase.tag === 'turn' && last?.kind === 'called' && last.caller === seat;
  return say(`ui.watch-${phase.tag}`, `ui.watch-${phase.tag}.line`, {
    ...whoIs(seat, view.me, seatName),
    ...(goesOn ? { family: nameFamily(familyOf(last.card), words) } : {}),
  });
}

function turn({ envelope, hand, considered, words }: SentenceScene, say: Say): Sentence {
  const { view } = envelope;
  switch (considered.tag) {
    case 'family':
      return considered.isBluff
        ? say('ui.ask-bluff', 'ui.ask-bluff.line')
        : say('ui.ask-card', 'ui.ask-card.line');
    case 'card': {
      const card = nameCard(considered.card, words);
      return say('ui.ask-whom', 'ui.ask-whom.line', {
        card,
        bluff: hand.includes(considered.card) ? 'yes' : 'no',
      });
    }
    case 'pose': {
      const family = familyOfCards(considered.cards);
      const missing = family === null ? null : standsFor({ family, cards: considered.cards });
      return say('ui.ask-pose', 'ui.ask-pose.line', {
        points: worthOf(considered.cards, view.config),
        form: view.config.form,
        ...(family === null ? {} : { family: nameFamily(family, words) }),
        ...(missing === null ? {} : { missing: nameCard(missing, words) }),
      });
    }
    case 'discoveries':
      return say('ui.ask-discoveries', 'ui.ask-discoveries.line');
    default:
      return say('ui.ask-turn', 'ui.ask-turn.line', { case: whatToDo(view, hand) });
  }
}

function whatToDo(view: View, hand: readonly Card[]): string {
  if (view.me === 'spectator' || callableSeats(view, view.me).length === 0) return 'alone';
  if (readyFamilies(hand, view.config).length > 0) return 'pose';
  if (hand.every(isJoker)) return 'jokers';
  // MH-6: there is no passing, so a card of one's own is called where no other is left.
  return callableCards(view, hand).every(card => hand.includes(card)) ? 'bluff' : 'usual';
}
