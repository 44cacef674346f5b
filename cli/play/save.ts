import { makeLog } from '#kernel/log.ts';
import { writeNew } from '../file.ts';
import { Stop } from '../stop.ts';
import type { Seated } from './seated.ts';

/** Writes the match so far. A file that is not ours is kept: the game goes on either way. */
export function saveMatch(session: Seated, path: string): void {
  const { match, seedText } = session.setting;
  const text = `${JSON.stringify(makeLog(match.log, seedText))}\n`;
  try {
    writeNew(path, text, { replace: session.saved === path });
    session.saved = path;
    session.say(session.label('play.saved', { path }));
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    session.say(error.sentence(session.setting.words));
  }
}
