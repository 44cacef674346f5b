/** What the rail says: what is asked, what the choice would be worth, and why something cannot be done. */
import type { ComponentChildren } from 'preact';
import type { Refusal, Seat } from '#contract/game.ts';
import type { Envelope } from '#kernel/match.ts';
import { RefusalNote } from '#ui/refusal.tsx';
import type { Card } from '../../rules/cards.ts';
import { totalOf } from '../../rules/score.ts';
import type { Matryoshka, Rule } from '../../rules/types.ts';
import { wanted } from '../choice.ts';
import type { UiWords } from '../words.ts';

interface Asked {
  readonly envelope: Envelope<Matryoshka>;
  readonly chosen: readonly Card[];
  /** A card in hand that is looked at: what it would add is said. */
  readonly peeked: Card | null;
  readonly refusal: Refusal<Rule> | null;
  readonly live: boolean;
  readonly words: UiWords;
  readonly seatName: (seat: Seat) => string;
  readonly openRule: (rule: string) => void;
}

interface Question {
  readonly headline: string;
  readonly line: ComponentChildren;
}

export function questionOf(asked: Asked): Question {
  const question = asked.live ? ask(asked) : wait(asked);
  const { refusal, words, openRule } = asked;
  return refusal === null
    ? question
    : { ...question, line: <RefusalNote {...{ refusal, words, openRule }} /> };
}

function ask({ envelope, chosen, peeked, words, seatName }: Asked): Question {
  const { label } = words;
  const { view } = envelope;
  const { phase } = view;
  const need = wanted(view);
  const given = chosen.length === need ? { cards: chosen.map(text => ({ text })) } : {};
  switch (phase.tag) {
    case 'display': {
      const more = need - chosen.length;
      if (more < 0)
        return { headline: label('ui.too-many', { less: -more }), line: label('ui.too-many-line') };
      const points = totalOf(chosen);
      const headline = label('ui.ask-display', { need, more, chosen: chosen.length });
      if (peeked !== null && more > 0) {
        const gain = totalOf([...chosen, peeked]) - points;
        return { headline, line: label('ui.would-add', { card: peeked, gain }) };
      }
      const line = more === 0 ? label('ui.ready-line', { points }) : label('ui.ask-display-line');
      return { headline, line };
    }
    case 'present':
      return { headline: label('ui.ask-present', given), line: label('ui.ask-present-line') };
    case 'offer': {
      const facts = { middle: phase.middle, need, name: seatName(phase.active), ...given };
      return { headline: label('ui.ask-offer', facts), line: label('ui.ask-offer-line', facts) };
    }
    case 'take': {
      const [card] = chosen;
      const partner = phase.offers.findIndex(cards => card !== undefined && cards?.includes(card));
      const facts = { middle: phase.middle, ...given, ...(partner < 0 ? {} : { name: seatName(partner) }) };
      const line = (
        <p>
          {label('ui.ask-take-line', facts)} <span class="more">{label('ui.ask-take-more')}</span>
        </p>
      );
      return { headline: label('ui.ask-take', facts), line };
    }
    case 'over':
      return { headline: label('ui.over'), line: '' };
  }
}

function wait({ envelope, words, seatName }: Asked): Question {
  const { label } = words;
  const { phase, me } = envelope.view;
  if (phase.tag === 'over') return { headline: label('ui.over'), line: '' };
  if (envelope.mine !== null) return { headline: label('ui.settled'), line: label('ui.others-choose') };
  if (phase.tag === 'display') return { headline: label('ui.watch-display'), line: '' };
  const who = phase.active === me ? 'you' : 'other';
  const facts = { who, name: seatName(phase.active), ...('middle' in phase ? { middle: phase.middle } : {}) };
  return {
    headline: label(`ui.watch-${phase.tag}`, facts),
    line: label(`ui.watch-${phase.tag}-line`, facts),
  };
}
