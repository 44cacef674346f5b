import { allowed, type Refusal, refused, type Seat, type Verdict } from '#contract/game.ts';
import { callableFamilies, faceUp } from './calling.ts';
import { type FamilyCard, familyOf, isDiscovery } from './cards.ts';
import { checkCounter } from './check-counter.ts';
import { checkDiscoveries, checkPose } from './check-posing.ts';
import { isOut } from './turn.ts';
import type { Move, Phase, Rule, View } from './types.ts';

/** May this viewer do this now? If not, which rule says so, and with what facts. */
export function check(view: View, move: Move): Verdict<Rule> {
  const { me, phase, config } = view;
  if (phase.tag === 'over') return refused(phase.rule, { case: 'over' });
  if (me === 'spectator') return refused('MH-6', { case: 'spectator' });
  switch (move.kind) {
    case 'call':
      return notTheMoment('MH-6', phase, 'turn', me) ?? checkCall(view, me, move.card, move.from);
    case 'pose':
      return notTheMoment('MH-10', phase, 'turn', me) ?? checkPose(view, me, move.cards);
    case 'discoveries':
      return notTheMoment('MH-12', phase, 'turn', me) ?? checkDiscoveries(view, me, move.cards);
    case 'draw':
    case 'decline':
      return notTheMoment('MH-9', phase, 'draw', me) ?? allowed;
    case 'choose':
    case 'type': {
      const way = move.kind === 'choose' ? 'choices' : 'open';
      const bad = notTheMoment('MH-11', phase, 'question', me);
      return bad ?? (config.answers === way ? allowed : refused('MH-11', { case: config.answers }));
    }
    case 'silence':
      return notTheMoment('MH-11', phase, 'question', me) ?? allowed;
    case 'counter':
      return checkCounter(view, me, move.with);
  }
}

type Open = Exclude<Phase, { readonly tag: 'over' }>;

/** One thing is asked of one player at a time; says who and what if it is not this. */
function notTheMoment(rule: Rule, phase: Open, wanted: Open['tag'], me: Seat): Refusal<Rule> | null {
  const seat = phase.tag === 'counter' ? phase.poser : phase.seat;
  if (phase.tag === wanted && seat === me) return null;
  const own = seat === me ? { who: 'you' } : {};
  return refused(rule, { case: 'moment', moment: phase.tag, seat: seat + 1, ...own });
}

/** MH-6. */
function checkCall(view: View, me: Seat, card: FamilyCard, from: Seat): Verdict<Rule> {
  if (view.config.form === 'simplified' && isDiscovery(card))
    return refused('MH-13', { case: 'discovery', card });
  if (from === me) return refused('MH-6', { case: 'self' });
  if (from >= view.handSizes.length) return refused('MH-6', { case: 'seat', seat: from + 1 });
  if (isOut(view, from)) return refused('MH-6', { case: 'out', seat: from + 1 });
  if (faceUp(view).has(card)) return refused('MH-6', { case: 'shown', card });
  const family = familyOf(card);
  return callableFamilies(view.hands[me] ?? []).includes(family)
    ? allowed
    : refused('MH-6', { case: 'family', card, family });
}
