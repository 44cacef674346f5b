import type { Refusal, Seat } from '#contract/game.ts';
import type { Envelope } from '#kernel/match.ts';
import { RefusalNote } from '#ui/refusal.tsx';
import type { Card } from '../../rules/cards.ts';
import { scoreOf } from '../../rules/score.ts';
import type { Matryoshka, Rule } from '../../rules/types.ts';
import type { GameLabel } from '../../text/words.ts';
import { wanted } from '../choice.ts';
import type { UiWords } from '../words.ts';

interface NowProps {
  readonly envelope: Envelope<Matryoshka>;
  readonly chosen: readonly Card[];
  readonly refusal: Refusal<Rule> | null;
  readonly live: boolean;
  readonly words: UiWords;
  readonly seatName: (seat: Seat) => string;
  readonly openRule: (rule: string) => void;
}

/** What is asked, what the choice would be worth, and why something cannot be done. */
export function Now(props: NowProps) {
  const { envelope, chosen, refusal, live, words, openRule } = props;
  const { view } = envelope;
  const { columns, rows, total } = scoreOf(chosen);
  return (
    <section class={live ? 'now' : 'now waiting'} aria-live="polite">
      {view.phase.tag !== 'over' && (
        <h2>{words.label(live ? 'ui.your-turn' : 'ui.wait', { round: view.round })}</h2>
      )}
      {live && view.phase.tag === 'display' && (
        <p class="sum">{words.label('ui.would-score', { points: total })}</p>
      )}
      <p>{words.label(...sentence(props))}</p>
      {live && view.phase.tag === 'display' && total > 0 && (
        <p class="soft">{words.label('ui.how', { rows, columns, total })}</p>
      )}
      {refusal !== null && <RefusalNote {...{ refusal, words, openRule }} />}
    </section>
  );
}

type Sentence = [GameLabel, Record<string, string | number>];

function sentence({ envelope, chosen, live, seatName }: NowProps): Sentence {
  const { view, mine } = envelope;
  const { phase } = view;
  const name = 'active' in phase ? seatName(phase.active) : '';
  if (phase.tag === 'over') return ['ui.over', {}];
  if (mine !== null) return ['ui.others-choose', {}];
  if (!live) return [`ui.watch-${phase.tag}`, { name }];
  const need = wanted(view);
  if (phase.tag === 'display') {
    const more = need - chosen.length;
    return more < 0 ? ['ui.ask-display-over', { need, less: -more }] : ['ui.ask-display', { need, more }];
  }
  return [`ui.ask-${phase.tag}`, { name, cards: need }];
}
