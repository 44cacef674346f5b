/** The sign of division that this reader chose, remembered on this device. For pages only: a terminal has none. */
import { signal } from '@preact/signals';
import type { Language } from '#text/catalogue.ts';
import { DIVISIONS, type Division, USUAL } from './signs.ts';

const KEY = 'etagere.calculator.division';

const chosen = signal<Division | null>(read());

/** Whoever draws with it is drawn again when it changes. */
export function divisionIn(language: Language): Division {
  return chosen.value ?? USUAL[language];
}

export function chooseDivision(division: Division): void {
  chosen.value = division;
  try {
    localStorage.setItem(KEY, division);
  } catch {
    // A browser may refuse storage: then it is chosen for this visit.
  }
}

function read(): Division | null {
  try {
    const kept = localStorage.getItem(KEY);
    return DIVISIONS.find(one => one === kept) ?? null;
  } catch {
    return null;
  }
}
