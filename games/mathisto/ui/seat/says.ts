/** What hangs at a seat: what it says, and what it is doing. */
import type { Seat } from '#contract/game.ts';
import type { Words } from '#text/words.ts';
import { totalOf } from '../../rules/score.ts';
import { isOut } from '../../rules/turn.ts';
import type { View } from '../../rules/types.ts';
import { latestIn } from '../middle/latest.ts';
import { nameCard } from '../names.ts';
import type { UiWords } from '../words.ts';

/** A call is said aloud by both, and hangs there until something else happens. */
export function says(view: View, seat: Seat, all: Words): string | null {
  const words: UiWords = all;
  const { label } = words;
  const call = callIn(view);
  if (call === null || seat === view.me) return null;
  if (call.caller === seat)
    return label('ui.say.call', {
      to: call.from === view.me ? 'you' : 'other',
      card: nameCard(call.card, words),
    });
  if (call.from !== seat) return null;
  return label(call.got === 'given' ? 'ui.say.yes' : 'ui.say.no');
}

export function seatNote(view: View, seat: Seat, all: Words): string {
  const { label }: UiWords = all;
  const { phase } = view;
  if (isOut(view, seat)) return label('ui.out');
  if (seat === view.me) return label('ui.own-points', { points: totalOf(view, seat) });
  const call = callIn(view);
  if (call?.caller === seat && phase.tag === 'turn' && phase.seat === seat) return label('ui.note.asks');
  if (call?.from === seat && call.got === 'given') return label('ui.note.gives');
  if (phase.tag === 'question') return label(phase.seat === seat ? 'ui.note.answers' : 'ui.note.watches');
  if (phase.tag === 'counter' && phase.poser === seat) return label('ui.note.posed');
  return label('ui.cards', { cards: view.handSizes[seat] ?? 0 });
}

function callIn(view: View) {
  const latest = latestIn(view);
  const isOn = view.phase.tag === 'turn' || view.phase.tag === 'draw';
  return latest.tag === 'call' && isOn ? latest.call : null;
}
