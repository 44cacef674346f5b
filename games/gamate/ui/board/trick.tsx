import type { View } from '../../rules/types.ts';
import { Renounced } from '../seat/at-seat.tsx';
import type { UiScene } from '../words.ts';
import { ContractSlip } from './contract-slip.tsx';
import { Heaps } from './heaps.tsx';
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
