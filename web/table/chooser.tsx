import './set-up.css';
import { useState } from 'preact/hooks';
import { LEVELS, type Level } from '#contract/bot.ts';
import type { AnyGameUi } from '#contract/page.ts';
import type { Chair } from '#table/local-table.ts';
import { words } from '../app/words.ts';
import { GameOptions } from '../lobby/game-options.tsx';
import { chosenOptions, inOneLine } from '../lobby/option-words.ts';
import { BotChip, botWords } from '../lobby/seat-chips.tsx';
import type { Tallies, Tally } from './records.ts';

interface Range {
  readonly min: number;
  readonly max: number;
}

interface ChooserProps {
  /** How many can play. */
  readonly seats: Range;
  /** For how many the box was made; fewer or more play by a variant of ours. */
  readonly box: Range;
  /** Whether every other seat plays together. */
  readonly partners: boolean;
  /** Against whom, unless another is chosen. */
  readonly usual: readonly Chair[];
  /** How one stands against each of them. */
  readonly tallies: Tallies;
  readonly gameUi: Pick<AnyGameUi, 'settings' | 'fits'>;
  readonly label: (key: string) => string;
  readonly begin: (config: unknown, chairs: readonly Chair[]) => void;
}

/** Who sits on each chair, and by which options one plays. */
export function Chooser(props: ChooserProps) {
  const { seats, box, partners, usual, tallies, gameUi, label: gameLabel, begin } = props;
  const { label } = words.value;
  const [chairs, setChairs] = useState(usual);
  const [config, setConfig] = useState<Readonly<Record<string, string>>>({});
  const terms = chosenOptions(gameUi, config, chairs.length).map(([name, value]) =>
    gameLabel(`setting.${name}.${value}`),
  );
  const change = (seat: number, chair: Chair): void => setChairs(chairs.with(seat, chair));
  return (
    <form
      class="chooser"
      onSubmit={event => {
        event.preventDefault();
        begin(config, chairs);
      }}
    >
      {partners && <p class="soft">{label('set-up.partners')}</p>}
      <ol class="chairs">
        {chairs.map((chair, seat) => (
          <li key={seat}>
            <ChairChooser chair={chair} seat={seat} tallies={tallies} change={next => change(seat, next)} />
            {seat > 0 && chairs.length > seats.min && (
              <button type="button" class="button quiet" onClick={() => setChairs(chairs.toSpliced(seat, 1))}>
                {label('set-up.remove', { seat: seat + 1 })}
              </button>
            )}
          </li>
        ))}
      </ol>
      {(chairs.length < box.min || chairs.length > box.max) && (
        <p class="soft">{label('set-up.variant', { seats: chairs.length })}</p>
      )}
      {chairs.length < seats.max && (
        <button type="button" class="button" onClick={() => setChairs([...chairs, newcomer(chairs)])}>
          {label('set-up.add')}
        </button>
      )}
      {terms.length > 0 && (
        // Usually left as they are.
        <details class="more-options">
          <summary>
            {label('set-up.options')}
            <span class="soft">{inOneLine(terms)}</span>
          </summary>
          <div class="chooser">
            <GameOptions
              settings={gameUi.settings}
              fits={(setting, value) => gameUi.fits?.(setting, value, chairs.length) ?? true}
              config={config}
              label={gameLabel}
              hasHelp
              change={setConfig}
            />
          </div>
        </details>
      )}
      <button type="submit" class="button primary">
        {label('set-up.begin')}
      </button>
    </form>
  );
}

/** A character that does not sit there yet, as long as there is one. */
function newcomer(chairs: readonly Chair[]): Chair {
  const isThere = (level: Level): boolean =>
    chairs.some(chair => chair.kind === 'bot' && chair.level === level);
  return { kind: 'bot', level: LEVELS.find(level => !isThere(level)) ?? 2 };
}

function ChairChooser({
  chair,
  seat,
  tallies,
  change,
}: {
  chair: Chair;
  seat: number;
  tallies: Tallies;
  change: (chair: Chair) => void;
}) {
  const { label } = words.value;
  return (
    <fieldset class="chair">
      <legend>{label('seat', { seat: seat + 1 })}</legend>
      <div class="chips">
        <button
          type="button"
          class="chip"
          aria-pressed={chair.kind === 'person'}
          onClick={() => change({ kind: 'person', name: '' })}
        >
          {label('set-up.person')}
        </button>
        {LEVELS.map(level => (
          <BotChip
            key={level}
            level={level}
            chosen={chair.kind === 'bot' && chair.level === level}
            choose={() => change({ kind: 'bot', level })}
          />
        ))}
      </div>
      {chair.kind === 'person' ? (
        <div class="field">
          <label for={`name-${seat}`}>{label('set-up.name')}</label>
          <input
            id={`name-${seat}`}
            maxLength={24}
            autocomplete="off"
            value={chair.name}
            placeholder={label('seat', { seat: seat + 1 })}
            onInput={event => change({ kind: 'person', name: event.currentTarget.value })}
          />
        </div>
      ) : (
        <p class="soft">
          {botWords(chair.level)} {recordWords(tallies.get(chair.level))}
        </p>
      )}
    </fieldset>
  );
}

/** Empty before a first game. */
function recordWords(tally: Tally | undefined): string {
  return tally === undefined ? '' : words.value.label('bot.record', { ...tally });
}
