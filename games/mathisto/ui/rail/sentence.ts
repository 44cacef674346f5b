import type { Facts, Refusal } from '#contract/game.ts';
import type { Envelope } from '#kernel/match.ts';
import { RefusalNote } from '#ui/refusal.tsx';
import { callableCards, callableSeats } from '../../rules/calling.ts';
import { type Card, isJoker } from '../../rules/cards.ts';
import { familyOfCards, standsFor, worthOf } from '../../rules/posing.ts';
import type { Mathisto, Rule, View } from '../../rules/types.ts';
import type { GameLabel } from '../../text/words.ts';
import type { Considered } from '../choice.ts';
import { nameCard, whoIs } from '../names.ts';
import { readyFamilies } from '../ways.ts';
import type { UiScene } from '../words.ts';

interface NowProps extends UiScene {
  readonly envelope: Envelope<Mathisto>;
  readonly hand: readonly Card[];
  /** Whether something is asked of whoever looks on. */
  readonly live: boolean;
  readonly considered: Considered;
  readonly refusal: Refusal<Rule> | null;
  readonly openRule: (rule: string) => void;
}

/** What is asked, what is being considered, and why something cannot be done. */
export function Now(props: NowProps) {
  const { envelope, live, refusal, words, openRule } = props;
  const { label } = words;
  const isOver = envelope.view.phase.tag === 'over';
  return (
    <section class={live ? 'now mathisto-now' : 'now mathisto-now waiting'} aria-live="polite">
      <h2>{label(isOver ? 'ui.the-end' : live ? 'ui.your-turn' : 'ui.wait')}</h2>
      <p>{label(...sentence(props))}</p>
      {refusal !== null && <RefusalNote {...{ refusal, words, openRule }} />}
    </section>
  );
}

function sentence(props: NowProps): [GameLabel, Facts] {
  const { envelope, live, seatName } = props;
  const { view, mine } = envelope;
  const { phase } = view;
  if (phase.tag === 'over') return ['ui.over', { rule: phase.rule }];
  if (mine !== null) return ['ui.others-choose', {}];
  const seat = phase.tag === 'counter' ? phase.poser : phase.seat;
  const name = seatName(seat);
  if (!live) return [`ui.watch-${phase.tag}`, whoIs(seat, view.me, seatName)];
  switch (phase.tag) {
    case 'turn':
      return turnSentence(props);
    case 'draw':
      return ['ui.ask-draw', { name: seatName(phase.caller) }];
    case 'question':
      return ['ui.ask-question', { why: phase.why, form: view.config.form }];
    case 'counter':
      return ['ui.ask-counter', { name }];
  }
}

function turnSentence({ envelope, hand, considered, words }: NowProps): [GameLabel, Facts] {
  const { view } = envelope;
  switch (considered.tag) {
    case 'card': {
      const card = nameCard(considered.card, words);
      if (!considered.isCalled) return ['ui.own-card', { card }];
      return hand.includes(considered.card) ? ['ui.ask-whom-bluff', { card }] : ['ui.ask-whom', { card }];
    }
    case 'pose': {
      const family = familyOfCards(considered.cards);
      const missing = family === null ? null : standsFor({ family, cards: considered.cards });
      return [
        'ui.ask-pose',
        {
          points: worthOf(considered.cards, view.config),
          form: view.config.form,
          ...(missing === null ? {} : { missing: nameCard(missing, words) }),
        },
      ];
    }
    case 'discoveries':
      return ['ui.ask-discoveries', {}];
    default:
      return ['ui.ask-turn', { case: whatToDo(view, hand) }];
  }
}

function whatToDo(view: View, hand: readonly Card[]): string {
  if (view.me === 'spectator' || callableSeats(view, view.me).length === 0) return 'alone';
  if (readyFamilies(hand, view.config).length > 0) return 'pose';
  if (hand.every(isJoker)) return 'jokers';
  // MH-6: there is no passing, so a card of one's own is called where no other is left.
  return callableCards(view, hand).every(card => hand.includes(card)) ? 'bluff' : 'usual';
}
