import { tally } from '../../rules/tricks.ts';
import type { View } from '../../rules/types.ts';
import { CardBack } from '../card/back.tsx';
import { campsOf } from '../score/camps.ts';
import { sayTricks } from '../score/say-tricks.ts';
import { Renounced } from '../seat/at-seat.tsx';
import type { UiScene } from '../words.ts';
import { ContractSlip } from './contract-slip.tsx';
import { Pile } from './pile.tsx';

interface TrickProps extends UiScene {
  readonly view: View;
  readonly live: boolean;
}

/** What is played; once it is announced how, the pile, what both camps have, and one's own renounced cards. */
export function Trick({ view, words, seatName, live }: TrickProps) {
  const scene = { view, words, seatName };
  return (
    <div class="middle">
      <ContractSlip {...scene} />
      {view.announced !== null && (
        <>
          <Pile {...scene} live={live} />
          <div class="beside">
            <Heaps {...scene} />
            {view.me !== 'spectator' && <Renounced {...{ view, words }} seat={view.me} />}
          </div>
        </>
      )}
    </div>
  );
}

interface HeapsProps extends UiScene {
  readonly view: View;
}

/** Tricks laid crosswise on one another: more than these are not seen. */
const LAYERS = 3;

/** GA-15: what each camp has taken. */
function Heaps({ view, words, seatName }: HeapsProps) {
  const { tricks } = tally(view.tricks);
  return (
    <ul class={view.tricks.length === 0 ? 'heaps none-yet' : 'heaps'}>
      {campsOf(view).map(camp => (
        <li key={camp}>
          <span class="cross" aria-hidden="true" data-place={`heap-${camp}`}>
            {Array.from({ length: Math.min(tricks[camp], LAYERS) }, (_, i) => (
              <CardBack key={i} />
            ))}
          </span>
          <b>{tricks[camp]}</b> {sayTricks(tricks[camp], camp, { view, words, seatName })}
        </li>
      ))}
    </ul>
  );
}
