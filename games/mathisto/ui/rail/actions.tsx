import { later } from '#ui/later.tsx';
import { SheetButton } from '#ui/sheet-button.tsx';
import { isDiscovery } from '../../rules/cards.ts';
import { FEWEST_DISCOVERIES, worthOfDiscoveries } from '../../rules/posing.ts';
import { nameFamily } from '../names.ts';
import { readyFamilies } from '../ways.ts';
import type { ActionsProps } from './actions-props.ts';

const Decision = later(async () => (await import('./decision.tsx')).Decision, { ahead: true });
const CallRecord = later(async () => (await import('../panels/call-record.tsx')).CallRecord, { ahead: true });

/** What may be done now: one primary button, the last, and what one may do instead. */
export function Actions(props: ActionsProps) {
  const { envelope, live, considered, toRead, putAside, words } = props;
  const { phase } = envelope.view;
  if (toRead !== null && !(live && considered.tag !== 'nothing'))
    return (
      <button type="button" class="button primary" data-read onClick={putAside}>
        {words.label('ui.put-aside')}
      </button>
    );
  if (!live || phase.tag === 'over') return <Record {...props} />;
  if (phase.tag !== 'turn') return <Decision {...props} />;
  switch (considered.tag) {
    case 'card':
    case 'family':
    case 'pose':
    case 'discoveries':
      return <Decision {...props} />;
    default:
      return <Ready {...props} />;
  }
}

/** All calls so far, where the table wants them written down. */
function Record({ envelope, words, seatName }: ActionsProps) {
  const { view } = envelope;
  if (view.config.record !== 'shown') return null;
  return (
    <SheetButton name="record-button" title={words.label('ui.record')}>
      <CallRecord {...{ view, words, seatName }} />
    </SheetButton>
  );
}

/** MH-10, MH-12: what can be posed is offered by name. */
function Ready(props: ActionsProps) {
  const { envelope, hand, words, consider } = props;
  const { label } = words;
  const ready = readyFamilies(hand, envelope.view.config);
  const discoveries = hand.filter(isDiscovery);
  return (
    <>
      <Record {...props} />
      {discoveries.length >= FEWEST_DISCOVERIES && (
        <button
          type="button"
          class="button"
          data-pose="discoveries"
          onClick={() => consider({ tag: 'discoveries', cards: discoveries })}
        >
          {label('ui.offer-discoveries', {
            count: discoveries.length,
            points: worthOfDiscoveries(discoveries),
          })}
        </button>
      )}
      {ready.map(({ family, value, cards }) => (
        <button
          type="button"
          class="button primary"
          key={family}
          data-pose={family}
          onClick={() => consider({ tag: 'pose', cards })}
        >
          {label('ui.offer-pose', { family: nameFamily(family, words), points: value })}
        </button>
      ))}
    </>
  );
}
