import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NAME_MAX } from '#protocol/limits.ts';
import { lengthOf, parseName } from '../players/name.ts';

const EMOJI = new RegExp(String.raw`\p{RGI_Emoji}`, 'gv');

test.each([
  ['Zoé', 'Zoé'],
  ['Zoe\u0301', 'Zoé'],
  ['  Anne \t\n Marie ', 'Anne Marie'],
  ['Anne\u00a0\u202fMarie', 'Anne Marie'],
  ['a\u202eb\u2066c\u200fd', 'abcd'],
  ['a\u0000b\u001bc', 'abc'],
  ['a\u200b\u200db\ufeff', 'ab'],
  ['e\u200d\u0301', 'é'],
  ['\ud800x', 'x'],
  ['<b>"&\'', '<b>"&\''],
  ['李 🐼', '李 🐼'],
  ['🇫🇷'.repeat(NAME_MAX), '🇫🇷'.repeat(NAME_MAX)],
  ['é'.repeat(NAME_MAX), 'é'.repeat(NAME_MAX)],
  ['x'.repeat(NAME_MAX + 1), null],
  ['👩\u200d👩\u200d👧\u200d👦 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣', '👩\u200d👩\u200d👧\u200d👦 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣'],
  ['👩\u200da', '👩a'],
  ['❤️'.repeat(NAME_MAX), '❤️'.repeat(NAME_MAX)],
  [`b${'\u0323\u0302\u0334'.repeat(30)}c`, 'ḅ\u0334\u0334\u0334c'.normalize('NFC')],
  [`x${'\u0308'.repeat(89)}`, 'ẍ\u0308\u0308\u0308'],
  ['Nguyễn นี้ है', 'Nguyễn นี้ है'],
  ['', null],
  [' \t ', null],
  ['\u200b\u2060', null],
  ['\u3164\u115f\u2800', null],
  ['\u0301', null],
])('%j is kept as %j', (raw, kept) => {
  expect(parseName(raw)).toBe(kept);
});

test('whatever is typed, what is kept can be read, is short, and stays as it is', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), strange), raw => {
      const name = parseName(raw);
      if (name === null) return;
      expect(name.replaceAll(EMOJI, '')).not.toMatch(/[\p{C}\p{Bidi_Control}]/u);
      expect(name).not.toMatch(/\s\s|^\s|\s$|[^\S ]|\p{M}{4}/u);
      expect(name).toBe(name.normalize('NFC'));
      expect(lengthOf(name)).toBeGreaterThanOrEqual(1);
      expect(lengthOf(name)).toBeLessThanOrEqual(NAME_MAX);
      expect(parseName(name)).toBe(name);
    }),
    { numRuns: 2000 },
  );
});

/** What does harm, between letters. */
const strange = fc
  .array(
    fc.constantFrom(
      'a',
      'é',
      'e',
      '\u0301',
      ' ',
      '\u2003',
      '\u202e',
      '\u2066',
      '\u200d',
      '\0',
      '\ud83d',
      '👩',
      '💻',
      '\ufe0f',
      '🇫',
      '\u3164',
    ),
    { maxLength: 30 },
  )
  .map(parts => parts.join(''));
