import { useState } from 'preact/hooks';
import { type Card as CardOf, isMute, MUTE } from '../../rules/cards.ts';
import { check } from '../../rules/check.ts';
import type { Definition } from '../../rules/definition.ts';
import { NOTHING } from '../../rules/score.ts';
import { isTrump } from '../../rules/trumps.ts';
import { type State, type View, WAYS, type Way } from '../../rules/types.ts';
import { view } from '../../rules/view.ts';
import { sayTrumps } from '../../text/say-definition.ts';
import { Card } from '../card/card.tsx';
import { waysOf } from '../choice.ts';
import { Chip, Choices } from '../definition/term.tsx';
import type { RulesWords } from '../words.ts';

const TRUMPS: Definition = { is: 'multiples', of: 6 };
const TOPS: readonly CardOf[] = [20, 18, MUTE];
const HAND: readonly CardOf[] = [15, 35, 12, 42, MUTE];
/** Who looks on: the hand after the one that led. */
const ME = 1;

/** GA-14: choose what lies on the pile and what you hold; see the four ways, and why some are not open. */
export function WaysDrawing({ words }: { readonly words: RulesWords }) {
  const { label } = words;
  const [top, setTop] = useState<CardOf>(20);
  const [card, setCard] = useState<CardOf>(35);
  const [way, setWay] = useState<Way>('up');
  const seen = viewOf(top, way);
  const ways = waysOf(seen, { hand: ME, card, copy: 0 }, move => check(seen, move));
  return (
    <>
      <p>{label('diagram.contract', { trumps: sayTrumps(TRUMPS, words) })}</p>
      <Choices title={label('diagram.way')}>
        {WAYS.map(one => (
          <Chip key={one} isOn={one === way} press={() => setWay(one)}>
            {label(`diagram.way.${one}`)}
          </Chip>
        ))}
      </Choices>
      <CardChoice title={label('diagram.top')} cards={TOPS} chosen={top} choose={setTop} words={words} />
      <CardChoice title={label('diagram.try')} cards={HAND} chosen={card} choose={setCard} words={words} />
      <div role="status">
        <ul class="diagram-ways">
          {ways.map(({ deed, verdict }) => (
            <li key={deed} class={verdict.ok ? 'open' : 'shut'}>
              <b>{label(`ui.do.${deed}`)}</b>{' '}
              {verdict.ok || deed === 'lead'
                ? label(`ui.can.${deed}`)
                : words.refusal(verdict.rule, verdict.facts)}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

interface CardChoiceProps {
  readonly title: string;
  readonly cards: readonly CardOf[];
  readonly chosen: CardOf;
  readonly choose: (card: CardOf) => void;
  readonly words: RulesWords;
}

function CardChoice({ title, cards, chosen, choose, words }: CardChoiceProps) {
  return (
    <Choices title={title} kind="cards-to-try">
      {cards.map(card => (
        <button key={card} type="button" aria-pressed={card === chosen} onClick={() => choose(card)}>
          <Card
            card={card}
            isTrump={isTrump(TRUMPS, card)}
            label={isMute(card) ? words.label('diagram.mute') : String(card)}
          />
        </button>
      ))}
    </Choices>
  );
}

/** A trick with one card on the pile, and our turn. */
function viewOf(top: CardOf, way: Way): View {
  const state: State = {
    config: { definitions: 'plain', floor: '6', length: 'rubber' },
    dealer: 0,
    hands: [[], HAND, [], []],
    calls: [],
    answers: [],
    contract: { trumps: TRUMPS, declarer: 0, isOpposed: false },
    announced: { way, tricks: 7 },
    tricks: [],
    trick: [{ hand: 0, card: top, deed: 'lead' }],
    phase: { tag: 'follow', hand: ME },
    score: NOTHING,
    past: [],
    lastTrick: null,
  };
  return view(state, ME);
}
