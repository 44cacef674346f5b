import type { View } from '../../rules/types.ts';
import { CardBack } from '../card/back.tsx';
import { MathistoCard } from '../card/card.tsx';
import { nameCard, whoIs } from '../names.ts';
import { tellCall } from '../tell.ts';
import type { UiScene } from '../words.ts';
import type { Scene } from './scene.ts';

interface CallEventProps extends UiScene {
  readonly view: View;
  readonly scene: Extract<Scene, { readonly tag: 'call' }>;
}

/** The last call, as something that happened between two people: who asked whom for whom, and what came of it. */
export function CallEvent({ view, scene, words, seatName }: CallEventProps) {
  const { label } = words;
  const { call, later } = scene;
  const { caller, from, card, got, drawn } = call;
  const isSeen = got === 'drew' && drawn !== null;
  return (
    <figure class="call-event" data-got={got} key={view.past.length} data-card={card}>
      <p class="call-seat">
        <b>{seatName(caller)}</b>
        <span class="call-word">{label('ui.calls', whoIs(caller, view.me, seatName))}</span>
      </p>
      <div class="call-card">
        <MathistoCard card={card} words={words} size="hand" />
      </div>
      <p class="call-seat">
        <b>{seatName(from)}</b>
        <span class="call-word got">{label(`ui.got.${got}`)}</span>
      </p>
      {(got === 'drew' || got === 'shown') && (
        <div class="call-drawn" aria-hidden="true">
          {isSeen || got === 'shown' ? (
            <MathistoCard card={drawn ?? card} words={words} size="tiny" />
          ) : (
            <CardBack />
          )}
        </div>
      )}
      {/* Where calls are not written down, they are heard here and only now. */}
      <figcaption class={view.config.record === 'shown' && later.length === 0 ? 'unseen' : undefined}>
        <p {...(view.config.record === 'hidden' ? { role: 'status' } : {})}>
          {tellCall(call, view, { words, seatName })}{' '}
          {later.map(one =>
            label(`tell.${one.kind}`, {
              ...whoIs(one.seat, view.me, seatName),
              ...(one.kind === 'drew' && one.drawn !== null ? { drawn: nameCard(one.drawn, words) } : {}),
            }),
          )}
        </p>
      </figcaption>
    </figure>
  );
}
