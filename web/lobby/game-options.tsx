import type { JSX } from 'preact';
import { ChoiceChips } from './choice-chips.tsx';

interface GameOptionsProps {
  readonly settings: Readonly<Record<string, readonly string[]>>;
  readonly config: Readonly<Record<string, string>>;
  readonly label: (key: string) => string;
  /** With the game's sentence about each. */
  readonly hasHelp?: boolean;
  /** Whether this table can have that; absent: it can have all. */
  readonly fits?: (setting: string, value: string) => boolean;
  readonly change: (config: Readonly<Record<string, string>>) => void;
}

/** By which options one plays; the usual one is chosen until another is. */
export function GameOptions({
  settings,
  config,
  label,
  hasHelp = false,
  fits,
  change,
}: GameOptionsProps): JSX.Element {
  return (
    <>
      {Object.entries(settings).map(([name, all]) => {
        const values = fits === undefined ? all : all.filter(value => fits(name, value));
        const chosen = values.find(value => value === config[name]) ?? values[0];
        return (
          <ChoiceChips
            key={name}
            legend={label(`ui.setting.${name}`)}
            {...(hasHelp ? { help: label(`ui.setting.${name}.help`) } : {})}
            values={values}
            isChosen={value => value === chosen}
            say={value => label(`setting.${name}.${value}`)}
            choose={value => change({ ...config, [name]: value })}
          />
        );
      })}
    </>
  );
}
