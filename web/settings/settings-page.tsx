import './settings-page.css';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { LANGUAGES, type Language } from '#text/catalogue.ts';
import atkinson from '#ui/fonts/LICENSE-atkinson-next.txt?url&no-inline';
import fraunces from '#ui/fonts/LICENSE-fraunces.txt?url&no-inline';
import { useTitle } from '#ui/use-title.ts';
import { Bar } from '../app/bar.tsx';
import { language, SOUNDS, SPEEDS, sound, speed, THEMES, theme } from '../app/settings.ts';
import { play } from '../app/sound.ts';
import { words } from '../app/words.ts';
import { MeSettings } from '../me/me-settings.tsx';

/** A language is named in itself: one who does not read the page must find the way out. */
const OWN_NAMES: Readonly<Record<Language, string>> = { fr: 'Français', en: 'English' };

const FONTS = [
  { name: 'Fraunces', authors: 'The Fraunces Project Authors', licence: fraunces },
  {
    name: 'Atkinson Hyperlegible Next',
    authors: 'The Atkinson Hyperlegible Next Project Authors',
    licence: atkinson,
  },
];

export function SettingsPage(): JSX.Element {
  const { label } = words.value;
  useTitle(label('settings.title'));
  return (
    <>
      <Bar />
      <main class="settings-page">
        <header>
          <h1>{label('settings.title')}</h1>
          <p class="soft">{label('settings.kept')}</p>
        </header>
        <Choice
          name={label('settings.language')}
          values={LANGUAGES}
          chosen={language}
          say={one => OWN_NAMES[one]}
          isNamedInItself
        />
        <Choice
          name={label('settings.theme')}
          values={THEMES}
          chosen={theme}
          say={one => label(`settings.theme.${one}`)}
        />
        <Choice
          name={label('settings.speed')}
          note={label('settings.speed.note')}
          values={SPEEDS}
          chosen={speed}
          say={one => label(`settings.speed.${one}`)}
        />
        <Choice
          name={label('settings.sound')}
          note={label('settings.sound.note')}
          values={SOUNDS}
          chosen={sound}
          say={one => label(`settings.sound.${one}`)}
          // What was asked for is heard at once.
          then={() => play({ kind: 'tile' })}
        />
        <MeSettings />
        <section class="about">
          <h2>{label('settings.about')}</h2>
          <p>{label('settings.about-text')}</p>
          <p>
            <a href="/about">{label('settings.figures')}</a>
          </p>
          <h3>{label('settings.fonts')}</h3>
          <ul>
            {FONTS.map(({ name, authors, licence }) => (
              <li key={name}>
                <p>{label('settings.font', { name, authors })}</p>
                {/* Opens beside: it is a file, and no page of ours. */}
                <a href={licence} target="_blank" rel="noopener" hreflang="en">
                  {label('settings.licence', { name })}
                </a>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </>
  );
}

interface ChoiceProps<T extends string | number> {
  readonly name: string;
  readonly note?: string;
  readonly values: readonly T[];
  readonly chosen: Signal<T>;
  readonly say: (value: T) => string;
  /** After another value was chosen. */
  readonly then?: () => void;
  /** The values are languages, each written as itself. */
  readonly isNamedInItself?: boolean;
}

/** Chips of which one is chosen: radio buttons, so that arrows, names and states come from the browser. */
function Choice<T extends string | number>(props: ChoiceProps<T>): JSX.Element {
  const { name, note, values, chosen, say, then, isNamedInItself = false } = props;
  return (
    <fieldset class="choice">
      <legend>{name}</legend>
      {note !== undefined && <p class="soft">{note}</p>}
      <div class="chips" role="radiogroup" aria-label={name}>
        {values.map(value => (
          <label key={value} class="chip" lang={isNamedInItself ? String(value) : undefined}>
            <input
              type="radio"
              name={name}
              checked={chosen.value === value}
              onChange={() => {
                chosen.value = value;
                then?.();
              }}
            />
            {say(value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
