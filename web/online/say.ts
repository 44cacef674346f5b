import type { Say } from '#protocol/table-info.ts';
import { words } from '../app/words.ts';

/** What was said, as text: a page shows it escaped, and makes no link of anything in it. */
export function sayWords(say: Say): string {
  return say.tag === 'text' ? say.text : words.value.label(`talk.emote.${say.emote}`);
}
