import type { JSX } from 'preact';
import type { Level } from '#contract/bot.ts';
import type { SeatInfo, TableInfo } from '#protocol/table-info.ts';
import { words } from '../app/words.ts';
import { server } from '../me/session.ts';
import { inOneLine } from './option-words.ts';
import { SeatChips } from './seat-chips.tsx';
import { SeatFace } from './seat-face.tsx';
import { nameAt } from './seat-words.ts';
import { sitDown } from './set-up-table.ts';
import type { Ask } from './trouble.tsx';

interface WaitingSeatProps {
  readonly info: TableInfo;
  readonly seat: number;
  readonly ask: Ask;
}

/** One chair: who sits there and how they are, or that it is free. */
export function WaitingSeat({ info, seat, ask }: WaitingSeatProps): JSX.Element | null {
  const { label } = words.value;
  const there = info.seats[seat];
  if (there === undefined) return null;
  const isYou = info.you.seat === seat;
  return (
    <li class={isYou ? 'seat waiting-seat is-you' : 'seat waiting-seat'}>
      <span class="face">
        <SeatFace seat={there} />
      </span>
      <span class="name">{nameAt(there, words.value) ?? label('online.seat.free')}</span>
      <span class="state">{stateOf(info, seat)}</span>
      {/* Who sits may move to another chair; who does not has a button of their own below. */}
      {there.kind === 'empty' && info.you.seat !== null && mayMove(info, seat) && (
        <button
          type="button"
          class="button quiet seat-action"
          onClick={() => void ask(sitDown(info.id, seat))}
        >
          {label('online.seat.move')}
        </button>
      )}
      {info.you.isHost && !isYou && isHostsToFill(there) && (
        <HostChoice there={there} choose={to => void ask(server.setSeat(info.id, seat, to))} seat={seat} />
      )}
    </li>
  );
}

/** Whoever is here stays; one who is gone, or does not come to a rematch, may be replaced. */
function isHostsToFill(seat: SeatInfo): boolean {
  return seat.kind !== 'person' || !seat.isHere;
}

function stateOf({ seats, host, you }: TableInfo, seat: number): string {
  const { label } = words.value;
  const there = seats[seat];
  if (there?.kind === 'empty' && there.level !== undefined)
    return label('online.seat.meanwhile', { name: label(`bot.${there.level}.name`) });
  if (there === undefined || there.kind === 'empty') return label('online.seat.waits');
  if (there.kind === 'bot') {
    const { level } = there;
    return `${label('bot.level', { level })}. ${label(`bot.${level}.style`)}`;
  }
  const parts = [
    ...(you.seat === seat ? [label('online.seat.you')] : []),
    ...(there.player.id === host ? [label('online.seat.host')] : []),
    label(there.isReady ? 'online.seat.ready' : 'online.seat.awaited'),
    ...(there.isHere ? [] : [label('online.seat.away')]),
  ];
  return inOneLine(parts);
}

/** Whoever brought a match here knows the hand of their own seat: they keep it. */
function mayMove({ carried, you }: TableInfo, seat: number): boolean {
  return carried === undefined || (you.seat !== carried.seat && seat !== carried.seat);
}

type Filling = { readonly kind: 'empty' } | { readonly kind: 'bot'; readonly level: Level };

interface HostChoiceProps {
  readonly there: SeatInfo;
  readonly seat: number;
  readonly choose: (to: Filling) => void;
}

/** The host may put a bot on a chair, or free it again. */
function HostChoice({ there, seat, choose }: HostChoiceProps): JSX.Element {
  const { label } = words.value;
  return (
    <details class="host-choice">
      <summary>{label('online.seat.fill')}</summary>
      <fieldset class="chips">
        <legend class="unseen">{label('online.seat.fill-one', { seat: seat + 1 })}</legend>
        <SeatChips
          level={there.kind === 'bot' ? there.level : null}
          choose={level => choose(level === null ? { kind: 'empty' } : { kind: 'bot', level })}
        />
      </fieldset>
    </details>
  );
}
