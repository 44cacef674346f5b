import { parseLog, type RawLog } from '#kernel/log.ts';
import { readJson } from './file.ts';
import type { Io } from './io.ts';
import { optional, Stop } from './stop.ts';

/** A match file: as it was written, and as a log. A Stop names the field at fault, if there are fields. */
export async function readMatch(path: string, io: Pick<Io, 'input'>): Promise<{ raw: unknown; log: RawLog }> {
  const raw = await readJson(path, io);
  const parsed = parseLog(raw);
  if (parsed.ok) return { raw, log: parsed.log };
  const field = optional('field', parsed.field === '' ? undefined : parsed.field);
  throw new Stop('replay.not-a-match', { path, ...field });
}
