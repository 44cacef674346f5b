import { ConfirmButton } from '#ui/confirm-button.tsx';
import type { FamilyCard } from '../../rules/cards.ts';
import { worthOf, worthOfDiscoveries } from '../../rules/posing.ts';
import { type Considered, moveOf } from '../choice.ts';
import type { ActionsProps } from './actions-props.ts';
import { BackButton } from './back-button.tsx';

/** What may be done where something else is decided than whom to ask. */
export function Decision(props: ActionsProps) {
  const { envelope, considered, words } = props;
  switch (envelope.view.phase.tag) {
    case 'draw':
      return <Draw {...props} />;
    case 'question':
      return <Answer {...props} />;
    case 'counter':
      return (
        <ConfirmButton move={moveOf(considered)} play={props.play} miss={props.miss}>
          {words.label('ui.do-counter')}
        </ConfirmButton>
      );
    case 'turn':
      switch (considered.tag) {
        case 'card':
          return <OwnCard {...props} card={considered.card} />;
        case 'pose':
        case 'discoveries':
          return <Pose {...props} considered={considered} />;
        default:
          return null;
      }
    case 'over':
      return null;
  }
}

/** A card that one holds is looked at; calling it is a bluff, and takes one touch more. */
function OwnCard({ card, words, consider, look, back }: ActionsProps & { readonly card: FamilyCard }) {
  const { label } = words;
  return (
    <>
      <BackButton back={back} label={label('ui.back')} />
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
    </>
  );
}

function Pose(
  props: ActionsProps & {
    readonly considered: Extract<Considered, { readonly tag: 'pose' | 'discoveries' }>;
  },
) {
  const { envelope, considered, words, back } = props;
  const { label } = words;
  const points =
    considered.tag === 'pose'
      ? worthOf(considered.cards, envelope.view.config)
      : worthOfDiscoveries(considered.cards);
  return (
    <>
      <BackButton back={back} label={label('ui.back')} />
      <ConfirmButton move={moveOf(props.considered)} play={props.play} miss={props.miss}>
        {label(considered.tag === 'pose' ? 'ui.do-pose' : 'ui.do-discoveries', {
          points,
          count: considered.cards.length,
        })}
      </ConfirmButton>
    </>
  );
}

/** MH-9. */
function Draw({ words, play }: ActionsProps) {
  return (
    <>
      <button type="button" class="button" data-move="decline" onClick={() => play({ kind: 'decline' })}>
        {words.label('ui.do-decline')}
      </button>
      <button type="button" class="button primary" data-move="draw" onClick={() => play({ kind: 'draw' })}>
        {words.label('ui.do-draw')}
      </button>
    </>
  );
}

function Answer(props: ActionsProps) {
  const { words, play } = props;
  return (
    <>
      <button type="button" class="button" data-move="silence" onClick={() => play({ kind: 'silence' })}>
        {words.label('ui.do-silence')}
      </button>
      <ConfirmButton move={moveOf(props.considered)} play={props.play} miss={props.miss}>
        {words.label('ui.do-answer')}
      </ConfirmButton>
    </>
  );
}
