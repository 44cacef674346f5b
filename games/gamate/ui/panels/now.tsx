import type { Facts, Refusal } from '#contract/game.ts';
import { RefusalNote } from '#ui/refusal.tsx';
import { openHands } from '../../rules/check.ts';
import { takerOf, topOf } from '../../rules/tricks.ts';
import { actorOf } from '../../rules/turn.ts';
import type { Rule, View } from '../../rules/types.ts';
import type { GameLabel } from '../../text/words.ts';
import type { Held, WayToPlay } from '../choice.ts';
import { nameCard } from '../names.ts';
import type { UiScene } from '../words.ts';

interface NowProps extends UiScene {
  readonly view: View;
  /** Whether something is asked of whoever looks on. */
  readonly live: boolean;
  /** One reads how the last deal ended. */
  readonly isBetween: boolean;
  readonly held: Held | null;
  readonly ways: readonly WayToPlay[];
  readonly refusal: Refusal<Rule> | null;
  readonly openRule: (rule: string) => void;
}

/** What is asked, what the card in hand could do and could not, and why. */
export function Now(props: NowProps) {
  const { view, live, isBetween, held, ways, refusal, words, openRule } = props;
  const { label } = words;
  return (
    <section class={live ? 'now gamate-now' : 'now gamate-now waiting'} aria-live="polite">
      {view.phase.tag !== 'over' && (
        <h2>{label(live ? 'ui.your-turn' : isBetween ? 'ui.deal-result' : 'ui.wait')}</h2>
      )}
      {held === null ? (
        <p>{label(...sentence(props))}</p>
      ) : (
        <p class="sum">{label('ui.in-hand', { card: nameCard(held.card, words) })}</p>
      )}
      {held !== null && (
        <ul class="why-not">
          {ways.map(({ deed, verdict }) => (
            <li key={deed} class={verdict.ok ? 'can' : isPlain(verdict) ? 'plain' : undefined}>
              <b>{label(`ui.do.${deed}`)}</b>{' '}
              {verdict.ok ? label(`ui.can.${deed}`) : words.refusal(verdict.rule, verdict.facts)}
            </li>
          ))}
        </ul>
      )}
      {refusal !== null && <RefusalNote {...{ refusal, words, openRule }} />}
    </section>
  );
}

/** Said of what one sees on the card itself: it is no trump, it is no mute. */
function isPlain({ facts }: Refusal<Rule>): boolean {
  return facts['case'] === 'not-a-trump' || facts['case'] === 'not-a-mute';
}

function sentence({ view, live, isBetween, words, seatName }: NowProps): [GameLabel, Facts] {
  const { phase, me, contract, dummy, trick } = view;
  if (phase.tag === 'over') return ['ui.over', {}];
  if (isBetween) return ['ui.between', {}];
  const name = seatName(actorOf(view) ?? 0);
  if (!live)
    return me !== 'spectator' && me === dummy
      ? ['ui.you-are-dummy', { name: seatName(contract?.declarer ?? 0) }]
      : [`ui.watch-${phase.tag}`, { name }];
  switch (phase.tag) {
    case 'auction':
      return ['ui.ask-auction', {}];
    case 'opposition':
      return ['ui.ask-opposition', { name: seatName(contract?.declarer ?? 0) }];
    case 'announce':
      return ['ui.ask-announce', {}];
    case 'lead':
      return [
        'ui.ask-lead',
        { from: openHands(view).length > 1 ? 'either' : phase.hand === dummy ? 'dummy' : 'own' },
      ];
    case 'follow': {
      const top = topOf(trick);
      return [
        'ui.ask-follow',
        {
          from: phase.hand === dummy ? 'dummy' : 'own',
          top: top === null ? '' : nameCard(top, words),
          name: seatName(takerOf(trick)),
        },
      ];
    }
  }
}
