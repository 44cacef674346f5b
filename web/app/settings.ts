import { effect, signal } from '@preact/signals';
import { LANGUAGES, type Language } from '#text/catalogue.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** How fast the others' moves are told: times as fast as usual; 0 tells them at once. */
export const SPEEDS = [0.5, 1, 2, 0] as const;
export type Speed = (typeof SPEEDS)[number];

/** Nothing is heard unless somebody asks for it. */
export const SOUNDS = ['off', 'on'] as const;
export type SoundSetting = (typeof SOUNDS)[number];

/** Whether a replay says what each step was worth. */
export const REVIEWS = ['off', 'on'] as const;
export type ReviewSetting = (typeof REVIEWS)[number];

/** Remembered on this device, and nowhere else. */
export const language = kept<Language>('language', LANGUAGES, systemLanguage());
export const theme = kept<Theme>('theme', THEMES, 'auto');
export const speed = kept<Speed>('speed', SPEEDS, 1);
export const sound = kept<SoundSetting>('sound', SOUNDS, 'off');
export const review = kept<ReviewSetting>('review', REVIEWS, 'off');

/** Milliseconds for one piece of what another player did; 0 if nothing should move. */
export function storyPace(): number {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return still || speed.value === 0 ? 0 : STORY / speed.value;
}

/** As --story in tokens.css. */
const STORY = 600;

export function followSettings(): void {
  effect(() => {
    document.documentElement.lang = language.value;
    if (theme.value === 'auto') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme.value;
    document.documentElement.toggleAttribute('data-still', speed.value === 0);
    document.documentElement.style.setProperty('--speed', String(speed.value || 1));
  });
}

function systemLanguage(): Language {
  return navigator.languages.some(one => one.startsWith('fr')) ? 'fr' : 'en';
}

function kept<T extends string | number>(name: string, values: readonly T[], usual: T) {
  const stored = read(name);
  const value = signal<T>(values.find(one => String(one) === stored) ?? usual);
  effect(() => write(name, String(value.value)));
  return value;
}

/** A browser may refuse storage (private windows): then nothing is remembered, and all the rest works. */
function read(name: string): string | null {
  try {
    return localStorage.getItem(`etagere.${name}`);
  } catch {
    return null;
  }
}

function write(name: string, value: string): void {
  try {
    localStorage.setItem(`etagere.${name}`, value);
  } catch {
    // See above.
  }
}
