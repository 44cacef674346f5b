import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * One JSON line each. A request is its method and the pattern of its address: the address itself may be an
 * invitation, and headers and bodies hold tokens and names.
 */
export function makeLog(stream: NodeJS.WritableStream, level: LogLevel): FastifyBaseLogger {
  const serializers = {
    req: ({ method, routeOptions }: { method?: string; routeOptions?: { url?: string } }) => ({
      method,
      route: routeOptions?.url,
    }),
    res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
    err: errorLine,
  };
  return pino({ level, serializers }, stream);
}

/** Where it broke. Databases put the row into other fields of theirs: those stay here. */
function errorLine(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return { type: error.name, code, stack: error.stack };
}
