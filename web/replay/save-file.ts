import type { Shape } from '#contract/game.ts';
import { type Log, makeLog, type RawLog } from '#kernel/log.ts';
import { makeSeed } from '#kernel/rng.ts';

/** Downloads the match file, the one that `etagere replay` reads. `when` it was last played, for its name. */
export function saveFile(log: RawLog, when = new Date()): void {
  const text = `${JSON.stringify(makeLog(log as Log<Shape>, makeSeed(log.seed)))}\n`;
  saveBlob(new Blob([text], { type: 'application/json' }), fileName(log.game, when));
}

/** Downloads it under that name. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: some browsers begin to read only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** `mathable-2026-11-15-1142.json`: local time, so that a person recognises the evening. */
export function fileName(game: string, when: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  const day = [when.getFullYear(), two(when.getMonth() + 1), two(when.getDate())].join('-');
  return `${game}-${day}-${two(when.getHours())}${two(when.getMinutes())}.json`;
}
