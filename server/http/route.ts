import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { PlayerRecord } from '../store/records.ts';
import type { Answered } from '../tables/answered.ts';
import type { Caller } from './caller.ts';
import type { CountedHere, LimitName } from './limits.ts';
import type { Code, Problem } from './trouble.ts';

/** One thing that can be asked of the API: how it is served and how it is described, in one place. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** After `/api`. */
  readonly path: string;
  /** One sentence. */
  readonly about: string;
  readonly who: 'anybody' | 'player';
  readonly body: v.GenericSchema | null;
  /** In bytes, where it may be longer than a message. */
  readonly bodyMax: number | null;
  readonly gives: Gives;
  /** Its own, beside those that any request may meet. */
  readonly troubles: readonly Code[];
  /** Beside those on every request. */
  readonly limit: Exclude<LimitName, CountedHere> | null;
  /** Also asked by programs that have no session yet, hence neither cookie nor page. */
  readonly startsProgram: boolean;
  readonly answer: (asked: Raw) => Promise<Answer>;
}

export interface Gives {
  readonly status: 200 | 201;
  readonly schema: v.GenericSchema;
  /** Given as a file to keep. */
  readonly isFile?: boolean;
}

export type Answer =
  | {
      readonly tag: 'done';
      readonly body: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | { readonly tag: 'trouble'; readonly code: Code; readonly more?: Omit<Problem['error'], 'code'> };

interface Raw {
  readonly request: FastifyRequest;
  readonly caller: Caller;
  readonly player: PlayerRecord | null;
}

/** What a route gets to see. */
export interface Asked<Body> {
  readonly request: FastifyRequest;
  readonly caller: Caller;
  readonly player: PlayerRecord | null;
  readonly params: Readonly<Record<string, string>>;
  readonly body: Body;
}
export type AskedBy<Body> = Asked<Body> & { readonly player: PlayerRecord };

type Plan<Schema extends v.GenericSchema, Seen> = Pick<Route, 'method' | 'path' | 'about' | 'gives'> &
  Partial<Pick<Route, 'troubles' | 'limit' | 'startsProgram' | 'bodyMax'>> & {
    readonly body?: Schema;
    readonly answer: (asked: Seen) => Promise<Answer>;
  };

export function forAnybody<Schema extends v.GenericSchema>(
  plan: Plan<Schema, Asked<v.InferOutput<Schema>>>,
): Route {
  return { ...usual(plan), who: 'anybody', answer: raw => withBody(plan.body, raw, plan.answer) };
}

/** Whoever has no session is refused. */
export function forPlayer<Schema extends v.GenericSchema>(
  plan: Plan<Schema, AskedBy<v.InferOutput<Schema>>>,
): Route {
  return {
    ...usual(plan),
    who: 'player',
    answer: raw =>
      withBody(plan.body, raw, async asked => {
        const { player } = asked;
        return player === null ? trouble('no-session') : plan.answer({ ...asked, player });
      }),
  };
}

export function done(body: unknown, headers?: Readonly<Record<string, string>>): Answer {
  return headers === undefined ? { tag: 'done', body } : { tag: 'done', body, headers };
}

export function trouble(code: Code, more?: Omit<Problem['error'], 'code'>): Answer {
  return more === undefined ? { tag: 'trouble', code } : { tag: 'trouble', code, more };
}

/** What a table or a room said. */
export function told(answered: Answered): Answer {
  if (!answered.ok) return trouble(answered.why);
  const { ok: _, ...body } = answered;
  return done(body);
}

function usual<Schema extends v.GenericSchema, Seen>(plan: Plan<Schema, Seen>) {
  return {
    method: plan.method,
    path: plan.path,
    about: plan.about,
    body: plan.body ?? null,
    bodyMax: plan.bodyMax ?? null,
    gives: plan.gives,
    troubles: plan.troubles ?? [],
    limit: plan.limit ?? null,
    startsProgram: plan.startsProgram ?? false,
  };
}

async function withBody<Schema extends v.GenericSchema>(
  schema: Schema | undefined,
  raw: Raw,
  answer: (asked: Asked<v.InferOutput<Schema>>) => Promise<Answer>,
): Promise<Answer> {
  const params = raw.request.params as Readonly<Record<string, string>>;
  if (schema === undefined) return answer({ ...raw, params, body: undefined });
  const read = v.safeParse(schema, raw.request.body, { abortEarly: true });
  if (read.success) return answer({ ...raw, params, body: read.output });
  return trouble('malformed', { field: v.getDotPath(read.issues[0]) ?? '' });
}
