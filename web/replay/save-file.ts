import type { Shape } from '#contract/game.ts';
import { makeSeed } from '#kernel/fair.ts';
import { type Log, makeLog, type RawLog } from '#kernel/log.ts';
import { fileName } from './file-name.ts';

/** Downloads the match file, the one that `etagere replay` reads. `when` it was last played, for its name. */
export function saveFile(log: RawLog, when = new Date()): void {
  const text = `${JSON.stringify(makeLog(log as Log<Shape>, makeSeed(log.seed)))}\n`;
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName(log.game, when);
  link.click();
  // Not at once: some browsers begin to read only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
