/** MH-11: a formula as people type it: `pi carré sur six`, `(pi^2)/6` and `π² / 6` are the same. */
import { cardinalOf } from './number-words.ts';

export function formulaOf(text: string): string {
  const plain = text
    .replaceAll('≠', '<>')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’ʼ`]/g, ' ')
    .replace(/(?<=\p{L})[-‐‑](?=\p{L})/gu, ' ')
    .replace(/[-‐‑–]/g, '−')
    .replace(/(?<=\d),(?=\d)/g, '.')
    .replace(/[\s.…?!,;:]+$/, '');
  const inFigures = plain
    .split(/\s+/)
    .map(word => String(cardinalOf([word]) ?? word))
    .join(' ');
  const signs = SPOKEN.reduce((written, [words, sign]) => written.replace(words, sign), inFigures);
  return signs.replace(/[\s()]/g, '').replace(/(?<=\d)×(?=[\p{L}π√])/gu, '');
}

const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/\b(?:la |the )?(?:racine(?: carree)? de|square root(?: of)?|root(?: of)?|sqrt)(?=[\s(\d])/g, '√'],
  [/\bpi(?![a-z])/g, 'π'],
  [/\b(?:au carre|carre|squared|a la puissance 2|to the power(?: of)? 2)\b|\^2|\*\*2/g, '²'],
  [/\b(?:au cube|cubed|a la puissance 3|to the power(?: of)? 3)\b|\^3|\*\*3/g, '³'],
  [/\b(?:fois|times|multiplie(?:e)? par|multiplied by)\b|[*·⋅]|(?<=\S) x (?=\S)/g, '×'],
  [/\b(?:sur|over|divise(?:e)? par|divided by)\b|÷/g, '/'],
  [/\bplus\b/g, '+'],
  [/\b(?:moins|minus)\b/g, '−'],
  [/\b(?:egale?|equals?)\b/g, '='],
];
