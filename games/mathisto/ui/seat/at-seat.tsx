import './seat.css';
import type { Seat } from '#contract/game.ts';
import type { AtSeatProps } from '#contract/page.ts';
import type { Envelope } from '#kernel/match.ts';
import { later } from '#ui/later.tsx';
import { Backs } from '#ui/stage/fan.tsx';
import type { Mathisto } from '../../rules/types.ts';
import { CardBack } from '../card/back.tsx';
import { revealedIn } from '../middle/latest.ts';
import type { UiWords } from '../words.ts';

const PosedFans = later(async () => (await import('./posed-fans.tsx')).PosedFans, { ahead: true });

/** Before another seat: its cards as backs that one can count, what it chose in a window, and its families. */
export function AtSeat({ envelope, seat, words, seatName }: AtSeatProps<Mathisto>) {
  const { view } = envelope;
  const hasPosed = view.posed.some(({ owner }) => owner === seat) || view.discoveries?.seat === seat;
  return (
    <>
      <Backs count={view.handSizes[seat] ?? 0} back={<CardBack />} />
      <Token envelope={envelope} seat={seat} words={words} />
      {hasPosed && <PosedFans {...{ view, seat, words, seatName }} />}
    </>
  );
}

interface TokenProps {
  readonly envelope: Envelope<Mathisto>;
  readonly seat: Seat;
  readonly words: UiWords;
}

/** MH-14: what this seat has chosen in the window: face down until all have, then turned with the others. */
export function Token({ envelope, seat, words }: TokenProps) {
  const { label } = words;
  const { view, turn, chosen } = envelope;
  if (view.phase.tag === 'counter') {
    const hasChosen = chosen.includes(seat);
    if (!hasChosen && turn?.seats.includes(seat) !== true) return null;
    return (
      <p class="token" data-token={hasChosen ? 'down' : 'none'}>
        <i aria-hidden="true" />
        {label(hasChosen ? 'ui.has-chosen' : 'ui.chooses')}
      </p>
    );
  }
  const choice = revealedIn(view)?.choices[seat] ?? null;
  if (choice === null) return null;
  return (
    <p class="token" data-token={choice}>
      <i aria-hidden="true" />
      {label(`ui.counter.${choice}`)}
    </p>
  );
}
