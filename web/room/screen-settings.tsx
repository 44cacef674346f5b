import type { JSX } from 'preact';
import { LEVELS } from '#contract/bot.ts';
import { isRecord, type Json } from '#contract/json.ts';
import { registry } from '#games/registry.ts';
import type { RoomInfo } from '#protocol/room-info.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useLoaded } from '../app/loaded.ts';
import { playable } from '../app/playable.ts';
import { language } from '../app/settings.ts';
import { optionWordsFor, words } from '../app/words.ts';
import { ChoiceChips } from '../lobby/choice-chips.tsx';
import { GameOptions } from '../lobby/game-options.tsx';
import { BotChip } from '../lobby/seat-chips.tsx';
import type { Keeping } from './keeping.ts';

export interface ScreenSettingsProps {
  readonly room: RoomInfo;
  readonly keeping: Keeping;
  readonly close: () => void;
}

/** What a keeper decides besides the box: by which options, against which bots, and whether others may come in. */
export function ScreenSettings({ room, keeping, close }: ScreenSettingsProps): JSX.Element {
  const { label } = words.value;
  const { box } = room;
  return (
    <Dialog title={label('room.settings')} close={close} closeLabel={label('dialog.close')}>
      <div class="chooser">
        <ChoiceChips
          legend={label('room.door')}
          help={label('room.door.help')}
          values={[true, false]}
          isChosen={isOpen => isOpen === room.isOpen}
          say={isOpen => label(isOpen ? 'room.door.open' : 'room.door.closed')}
          choose={keeping.setDoor}
        />
        {box !== null && (
          <>
            <fieldset class="chips">
              <legend>{label('room.level')}</legend>
              {LEVELS.map(level => (
                <BotChip
                  key={level}
                  level={level}
                  chosen={level === box.level}
                  choose={() => keeping.setBox({ ...box, level })}
                />
              ))}
            </fieldset>
            <BoxOptions
              game={box.game}
              config={box.config}
              seats={box.seats}
              change={config => keeping.setBox({ ...box, config })}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

interface BoxOptionsProps {
  readonly game: string;
  readonly config: Json;
  readonly seats: number;
  readonly change: (config: Readonly<Record<string, string>>) => void;
}

function BoxOptions({ game, config, seats, change }: BoxOptionsProps): JSX.Element | null {
  const loaded = useLoaded(`options ${game} ${language.value}`, async () => {
    const entry = registry[game];
    const [ready, own] = await Promise.all([
      playable(game),
      entry === undefined ? null : optionWordsFor(entry, language.value),
    ]);
    return ready === undefined || own === null ? null : { gameUi: ready.gameUi, label: own.label };
  }).value;
  if (loaded.tag !== 'here' || loaded.value === null) return null;
  const { gameUi, label } = loaded.value;
  return (
    <GameOptions
      settings={gameUi.settings}
      fits={(setting, value) => gameUi.fits?.(setting, value, seats) ?? true}
      config={namedIn(config)}
      label={key => label(key)}
      hasHelp
      change={change}
    />
  );
}

/** The options that were chosen, each by its value. */
function namedIn(config: Json): Readonly<Record<string, string>> {
  if (!isRecord(config)) return {};
  return Object.fromEntries(
    Object.entries(config).filter((one): one is [string, string] => typeof one[1] === 'string'),
  );
}
