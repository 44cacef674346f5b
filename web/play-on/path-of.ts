import type { AnyMatchRules } from '#contract/game.ts';
import type { RawLog } from '#kernel/log.ts';
import { Match } from '#kernel/match.ts';
import { find, type PlayedFrom } from '../offline/store.ts';
import { keepLog } from '../replay/import-match.ts';

/**
 * Where the match is that another was played on from: what follows `/replay/`. Its record tells it whole, so that one
 * that is no longer on this device comes back.
 */
export async function pathOf(
  game: AnyMatchRules,
  log: RawLog,
  from: PlayedFrom | undefined,
): Promise<string> {
  if (from?.path.startsWith('online/') === true) return from.path;
  if (from !== undefined && (await find(from.path)) !== undefined) return from.path;
  const found = Match.replay(game, log);
  const { step, over } = found.ok ? found.match : { step: 0, over: false };
  const kept = { log, steps: step, over };
  return keepLog(from === undefined ? kept : { ...kept, id: from.path, chairs: from.chairs });
}
