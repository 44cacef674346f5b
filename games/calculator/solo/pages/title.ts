import type { Room } from '../path.ts';
import type { SoloWords } from '../words.ts';

/** “Puzzle of 15 November”, “9 × 9 puzzle, level 2”, “Free play on 9 × 9”. */
export function titleOf(room: Exclude<Room, { tag: 'home' | 'unknown' }>, words: SoloWords): string {
  const { size } = room;
  switch (room.tag) {
    case 'free':
      return words.label('solo.free.title', { size });
    case 'puzzle':
      return words.label('solo.puzzle.title', { size, level: room.level });
    case 'day':
      return words.label('solo.day.title', { date: sayDay(room.date, words) });
  }
}

/** “15 November”: the day itself, wherever one is. */
export function sayDay(date: string, { language }: SoloWords): string {
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T12:00:00Z`));
}
