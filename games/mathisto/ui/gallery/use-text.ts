import { useEffect, useState } from 'preact/hooks';
import type { Language } from '#text/catalogue.ts';
import type fr from './text/fr.json';

type GalleryKey = keyof typeof fr;
type SayGallery = (key: GalleryKey) => string;

type GalleryText = Readonly<Record<string, string>>;

const LOAD: Readonly<Record<Language, () => Promise<{ readonly default: GalleryText }>>> = {
  fr: () => import('./text/fr.json', { with: { type: 'json' } }),
  en: () => import('./text/en.json', { with: { type: 'json' } }),
};
const known = new Map<Language, GalleryText>();

/** What is written about the cards, in one language; null until it has come. Without it a card is still complete. */
export function useGalleryText(language: Language): SayGallery | null {
  const [, setLoaded] = useState(known.has(language));
  useEffect(() => {
    if (known.has(language)) return undefined;
    let wanted = true;
    LOAD[language]().then(
      ({ default: text }) => {
        known.set(language, text);
        if (wanted) setLoaded(true);
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [language]);
  const text = known.get(language);
  return text === undefined ? null : key => text[key] ?? '';
}
