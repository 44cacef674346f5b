import { ConfirmButton } from '#ui/confirm-button.tsx';
import { cardsOf } from '../../rules/cards.ts';
import { worthOf, worthOfDiscoveries } from '../../rules/posing.ts';
import { type Considered, moveOf } from '../choice.ts';
import { nameFamily } from '../names.ts';
import { readyFamilies } from '../ways.ts';
import type { ActionsProps } from './actions-props.ts';
import { BackButton } from './back-button.tsx';
import { Whom } from './whom.tsx';

/** What may be done where something is being decided. */
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
          return <Whom {...props} card={considered.card} />;
        case 'family':
          return <OwnCards {...props} considered={considered} />;
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

/** What one holds of a family is looked at; to call it is a bluff, and takes one touch more. */
function OwnCards({
  envelope,
  considered,
  hand,
  words,
  consider,
  look,
  back,
}: ActionsProps & { readonly considered: Extract<Considered, { readonly tag: 'family' }> }) {
  const { label } = words;
  const { family, isBluff } = considered;
  const own = cardsOf(family).filter(card => hand.includes(card));
  const ready = readyFamilies(hand, envelope.view.config).find(one => one.family === family);
  return (
    <>
      <BackButton back={back} label={label('ui.back')} />
      {own.length > 0 && (
        <button type="button" class="button" data-look onClick={() => look(own)}>
          {label('ui.look')}
        </button>
      )}
      {own.length > 0 && !isBluff && (
        <button
          type="button"
          class="button"
          data-bluff
          onClick={() => consider({ tag: 'family', family, isBluff: true })}
        >
          {label('ui.bluff')}
        </button>
      )}
      {ready && (
        <button
          type="button"
          class="button primary"
          data-pose={family}
          onClick={() => consider({ tag: 'pose', cards: ready.cards })}
        >
          {label('ui.offer-pose', { family: nameFamily(family, words), points: ready.value })}
        </button>
      )}
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
