import type { JSX } from 'preact';
import type { Clock } from '#protocol/limits.ts';
import { words } from '../app/words.ts';
import { ChoiceChips } from './choice-chips.tsx';
import { CLOCK_KINDS, CLOCKS, clocksOf, clockWords, sameClock } from './clocks.ts';

interface ClockChoiceProps {
  readonly clock: Clock;
  readonly choose: (clock: Clock) => void;
}

/** First what kind of clock, then how long. */
export function ClockChoice({ clock, choose }: ClockChoiceProps): JSX.Element {
  const { label } = words.value;
  return (
    <>
      <ChoiceChips
        legend={label('online.clock')}
        help={label(`online.clock.help.${clock.kind}`)}
        values={CLOCK_KINDS}
        isChosen={kind => kind === clock.kind}
        say={kind => label(`online.clock.kind.${kind}`)}
        choose={kind => kind !== clock.kind && choose(CLOCKS[kind][0])}
      />
      {clock.kind !== 'none' && (
        <ChoiceChips
          legend={label('online.clock.how-long')}
          values={clocksOf(clock.kind)}
          isChosen={one => sameClock(one, clock)}
          say={one => clockWords(one, words.value)}
          choose={choose}
        />
      )}
    </>
  );
}
