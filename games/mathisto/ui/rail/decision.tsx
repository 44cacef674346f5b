import type { Verdict } from '#contract/game.ts';
import { ConfirmButton } from '#ui/confirm-button.tsx';
import type { Card, FamilyCard } from '../../rules/cards.ts';
import { worthOf, worthOfDiscoveries } from '../../rules/posing.ts';
import type { Move, Rule, View } from '../../rules/types.ts';
import { type Considered, moveOf } from '../choice.ts';
import type { UiScene } from '../words.ts';
import { BackButton } from './back-button.tsx';

export interface ActionsProps extends UiScene {
  readonly view: View;
  readonly hand: readonly Card[];
  readonly live: boolean;
  readonly considered: Considered;
  readonly consider: (considered: Considered) => void;
  readonly check: (move: Move) => Verdict<Rule>;
  readonly play: (move: Move) => void;
  /** Pressed too early: it says what is missing. */
  readonly miss: () => void;
  readonly back: () => void;
  readonly look: (cards: readonly Card[]) => void;
}

/** What may be done where something else is decided than whom to ask. */
export function Decision(props: ActionsProps) {
  const { view, considered, words } = props;
  switch (view.phase.tag) {
    case 'draw':
      return <Draw {...props} />;
    case 'question':
      return <Answer {...props} />;
    case 'counter':
      return (
        <div class="actions">
          <ConfirmButton move={moveOf(props.considered)} play={props.play} miss={props.miss}>
            {words.label('ui.do-counter')}
          </ConfirmButton>
        </div>
      );
    case 'turn':
      switch (considered.tag) {
        case 'card':
          return <OwnCard {...props} card={considered.card} />;
        case 'pose':
        case 'discoveries':
          return <Pose {...props} considered={considered} />;
        default:
          return <div class="actions" />;
      }
    case 'over':
      return <div class="actions" />;
  }
}

/** A card that one holds is looked at; calling it is a bluff, and takes one touch more. */
function OwnCard({ card, words, consider, look, back }: ActionsProps & { readonly card: FamilyCard }) {
  const { label } = words;
  return (
    <div class="actions">
      <button type="button" class="button" onClick={() => look([card])}>
        {label('ui.look')}
      </button>
      <button
        type="button"
        class="button"
        data-bluff
        onClick={() => consider({ tag: 'card', card, isCalled: true })}
      >
        {label('ui.bluff')}
      </button>
      <BackButton back={back} label={label('ui.back')} />
    </div>
  );
}

function Pose(
  props: ActionsProps & {
    readonly considered: Extract<Considered, { readonly tag: 'pose' | 'discoveries' }>;
  },
) {
  const { view, considered, words, back } = props;
  const { label } = words;
  const points =
    considered.tag === 'pose' ? worthOf(considered.cards, view.config) : worthOfDiscoveries(considered.cards);
  return (
    <div class="actions">
      <BackButton back={back} label={label('ui.back')} />
      <ConfirmButton move={moveOf(props.considered)} play={props.play} miss={props.miss}>
        {label(considered.tag === 'pose' ? 'ui.do-pose' : 'ui.do-discoveries', {
          points,
          count: considered.cards.length,
        })}
      </ConfirmButton>
    </div>
  );
}

/** MH-9. */
function Draw({ words, play }: ActionsProps) {
  return (
    <div class="actions">
      <button type="button" class="button" data-move="decline" onClick={() => play({ kind: 'decline' })}>
        {words.label('ui.do-decline')}
      </button>
      <button type="button" class="button primary" data-move="draw" onClick={() => play({ kind: 'draw' })}>
        {words.label('ui.do-draw')}
      </button>
    </div>
  );
}

function Answer(props: ActionsProps) {
  const { words, play } = props;
  return (
    <div class="actions">
      <button
        type="button"
        class="button quiet"
        data-move="silence"
        onClick={() => play({ kind: 'silence' })}
      >
        {words.label('ui.do-silence')}
      </button>
      <ConfirmButton move={moveOf(props.considered)} play={props.play} miss={props.miss}>
        {words.label('ui.do-answer')}
      </ConfirmButton>
    </div>
  );
}
