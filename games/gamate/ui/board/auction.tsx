import { partnerOf, SEATS } from '../../rules/seats.ts';
import { actorOf } from '../../rules/turn.ts';
import type { View } from '../../rules/types.ts';
import { sayDefinition } from '../../text/say-definition.ts';
import { sayCall } from '../calls.ts';
import type { UiScene } from '../words.ts';

interface AuctionProps extends UiScene {
  readonly view: View;
}

/** GA-5 to GA-9: what was said, a column for each seat from the dealer on, a row for each time round. */
export function Auction({ view, words, seatName }: AuctionProps) {
  const { calls, answers, dealer, phase, me } = view;
  const { label } = words;
  const seats = SEATS.map(i => (dealer + i) % SEATS.length);
  const isOpen = phase.tag === 'auction';
  const rounds = Math.max(1, Math.ceil((calls.length + (isOpen ? 1 : 0)) / SEATS.length));
  return (
    <div class="auction">
      <div class="auction-box">
        <table class="calls">
          <caption class="unseen">{label('ui.auction')}</caption>
          <thead>
            <tr>
              {seats.map(seat => (
                <th scope="col" key={seat} aria-current={isOpen && phase.turn === seat ? 'true' : undefined}>
                  {seatName(seat)}
                  {me !== 'spectator' && partnerOf(me) === seat && <small>{label('ui.role.partner')}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: rounds }, (_, round) => (
              <tr key={round}>
                {seats.map((seat, i) => {
                  const at = round * SEATS.length + i;
                  const call = calls[at];
                  return (
                    <td key={seat} class={call?.trumps === null ? 'passed' : undefined}>
                      {call ? sayCall(call, words) : isOpen && at === calls.length ? '…' : ''}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {phase.tag !== 'auction' && (
        <ul class="answers" aria-label={label('ui.answers')}>
          {answers.map(({ seat, trumps }) => (
            <li key={seat}>
              <b>{seatName(seat)}</b>{' '}
              {trumps === null
                ? label('ui.lets-play')
                : label('ui.opposes', { trumps: sayDefinition(trumps, words) })}
            </li>
          ))}
          {phase.tag === 'opposition' && (
            <li>
              <b>{seatName(actorOf(view) ?? 0)}</b> …
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
