import { allowed, type Refusal, refused, type Seat, type Verdict } from '#contract/game.ts';
import { missingDiscovery, standsFor } from './posing.ts';
import { isOut } from './turn.ts';
import type { Counter, Posed, Rule, View } from './types.ts';

/** MH-14 to MH-17. */
export function checkCounter(view: View, me: Seat, choice: Counter): Verdict<Rule> {
  const { config, phase, posed } = view;
  if (config.form === 'simplified') return refused('MH-13', { case: 'counter' });
  if (phase.tag !== 'counter') return refused('MH-14', { case: 'moment' });
  if (phase.poser === me) return refused('MH-14', { case: 'poser' });
  if (isOut(view, me)) return refused('MH-14', { case: 'out' });
  const family = posed.at(-1);
  if (choice === 'nothing' || family === undefined) return allowed;
  const hand = view.hands[me] ?? [];
  const joker = (rule: Rule): Refusal<Rule> | null => {
    const person = standsFor(family);
    if (person === null) return refused(rule, { case: 'joker' });
    return hand.includes(person) ? null : refused(rule, { case: 'person', card: person });
  };
  const discovery = (rule: Rule): Refusal<Rule> | null => checkDiscovery(rule, family, hand);
  switch (choice) {
    case 'joker':
      return joker('MH-15') ?? allowed;
    case 'discovery':
      return discovery('MH-16') ?? allowed;
    case 'super':
      return joker('MH-17') ?? discovery('MH-17') ?? allowed;
  }
}

function checkDiscovery(rule: Rule, family: Posed, hand: readonly string[]): Refusal<Rule> | null {
  const card = missingDiscovery(family);
  if (card === null) return refused(rule, { case: 'there' });
  return hand.includes(card) ? null : refused(rule, { case: 'discovery', card });
}
