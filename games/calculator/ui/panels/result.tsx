import './panels.css';
import { type Seat, seatsByRank } from '#contract/game.ts';
import type { ResultProps } from '#contract/page.ts';
import { Totals } from '#ui/totals.tsx';
import type { Calculator } from '../../rules/types.ts';
import { divisionIn } from '../division.ts';
import { gainFacts } from '../lines.ts';
import type { UiWords } from '../words.ts';
import { playsOf } from './earnings.ts';

/** How each total came about: in sum, and turn by turn (CA-16). */
export function Result({ envelope, words: all, seatName }: ResultProps<Calculator>) {
  const words: UiWords = all;
  const { label } = words;
  const { view, outcome } = envelope;
  if (outcome === null) return null;
  const isShared = outcome.ranks.filter(rank => rank === 1).length > 1;
  const heads = ['player', 'equalities', 'red', 'best'] as const;
  return (
    <div class="calculator-result">
      <Totals
        seats={seatsByRank(outcome)}
        seatName={seatName}
        heads={[...heads.map(head => label(`ui.total-${head}`)), label('ui.total')]}
        cells={seat => {
          const plays = playsOf(view, seat);
          const gains = plays.flatMap(play => play.gains);
          const red = gains.filter(({ isRed }) => isRed).length;
          return [gains.length, red, Math.max(0, ...plays.map(({ points }) => points))];
        }}
        total={seat => outcome.scores[seat]}
      />
      {isShared && <p>{label('ui.equal')}</p>}
      <h3>{label('ui.turn-by-turn')}</h3>
      <Turns {...{ envelope, words, seatName }} />
    </div>
  );
}

interface TurnsProps {
  readonly envelope: ResultProps<Calculator>['envelope'];
  readonly words: UiWords;
  readonly seatName: (seat: Seat) => string;
}

function Turns({ envelope, words, seatName }: TurnsProps) {
  const { view } = envelope;
  const division = divisionIn(words.language);
  return (
    <ol class="turns">
      {view.past.map((turn, i) => (
        <li key={i}>
          <b>{seatName(turn.seat)}</b>
          {turn.kind === 'played' ? (
            <ul>
              {turn.gains.map(gain => (
                <li key={`${gain.direction} ${gain.cell}`}>
                  {words.label('ui.turn-gain', gainFacts(view.board, gain, division))}
                </li>
              ))}
            </ul>
          ) : (
            <p class="soft">
              {words.label(`ui.turn-${turn.kind}`, { count: turn.kind === 'exchanged' ? turn.count : 0 })}
            </p>
          )}
          <span class="score">{turn.kind === 'played' ? turn.points : '–'}</span>
        </li>
      ))}
    </ol>
  );
}
