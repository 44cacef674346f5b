import type { AtSeatProps } from '#contract/page.ts';
import { later } from '#ui/later.tsx';
import { Backs, Heap } from '#ui/stage/fan.tsx';
import { offerSize } from '../../rules/check.ts';
import { DISPLAY } from '../../rules/setup.ts';
import type { Matryoshka } from '../../rules/types.ts';
import { CardBack } from '../card/back.tsx';
import type { UiWords } from '../words.ts';

const SeatShelf = later(async () => (await import('../board/desk.tsx')).SeatShelf, { ahead: true });

/** Before another seat: the cards it holds, face down, and its shelf; while all choose, what it has chosen. */
export function AtSeat({ envelope, before, seat, words: all, seatName }: AtSeatProps<Matryoshka>) {
  const words: UiWords = all;
  const { view } = envelope;
  const display = view.displays[seat] ?? [];
  const held = view.handSizes[seat] ?? 0;
  const back = <CardBack />;
  if (view.phase.tag === 'over') return null;
  if (view.phase.tag === 'display' && view.me !== 'spectator') {
    const need = DISPLAY[view.round];
    const hasChosen = envelope.chosen.includes(seat);
    return (
      <>
        <Backs count={held + display.length - (hasChosen ? need : 0)} back={back} />
        {hasChosen && (
          <div class="done">
            <Heap count={need} back={back} />
            <span class="how-many">{words.label('ui.chosen', { cards: need })}</span>
          </div>
        )}
      </>
    );
  }
  const { phase } = view;
  const isLaid = 'active' in phase && phase.tag !== 'present';
  const laid = !isLaid ? 0 : phase.active === seat ? 1 : offersLaid();
  function offersLaid(): number {
    return phase.tag === 'take' || envelope.chosen.includes(seat) ? offerSize(view) : 0;
  }
  return (
    <>
      <Backs count={held - laid} back={back} />
      <SeatShelf {...{ display, words }} before={before?.view.displays[seat]} name={seatName(seat)} />
    </>
  );
}
