import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { COOKIE } from '../players/session.ts';
import { problem } from './answers.ts';
import { isOptional, type JsonSchema, jsonSchemaOf } from './json-schema.ts';
import type { Route } from './route.ts';
import { type Code, STATUS } from './trouble.ts';

/** What any request to the API may meet. */
const ANYWHERE: readonly Code[] = ['too-many', 'stopping', 'busy', 'broken'];
const WITH_BODY: readonly Code[] = ['malformed', 'too-long', 'not-json'];

/** What is served beside the API. */
const BESIDE = [
  { path: '/healthz', about: 'The process answers.', type: 'application/json', otherwise: null },
  {
    path: '/readyz',
    about: 'The store answers too, and nothing is being stopped.',
    type: 'application/json',
    otherwise: [503, 'The store does not answer or takes nothing, or the house is being stopped.'],
  },
  {
    path: '/metrics',
    about: 'For Prometheus: from this machine, or with the token of METRICS_TOKEN.',
    type: 'text/plain',
    otherwise: [403, 'Asked from elsewhere, or through a proxy, without the token.'],
  },
  { path: '/openapi.json', about: 'This description.', type: 'application/json', otherwise: null },
] as const;

/** What health says of itself. */
const statusSchema = jsonSchemaOf(v.strictObject({ status: v.string() }));

export function serveDescription(app: FastifyInstance, routes: readonly Route[]): void {
  const description = describe(routes);
  app.get('/openapi.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(description));
}

/** OpenAPI 3.1, from the same values that serve the requests. */
export function describe(routes: readonly Route[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = `/api${route.path.replaceAll(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  for (const { path, about, type, otherwise } of BESIDE) {
    const found = { description: about, content: { [type]: {} } };
    const [status, why] = otherwise ?? [];
    const not = status === undefined ? {} : { [status]: { description: why, content: asJson(statusSchema) } };
    paths[path] = { get: { summary: about, responses: { 200: found, ...not } } };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Étagère',
      version: '1',
      description:
        'Everything around a match. The match itself goes over the socket, see docs/protocol.md. ' +
        'Requests that change something come from a page of ours (Origin) or with a token.',
    },
    paths,
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: COOKIE },
        token: { type: 'http', scheme: 'bearer' },
      },
      schemas: { Problem: jsonSchemaOf(problem) },
    },
  };
}

function operationOf(route: Route) {
  const { about, who, body, gives, path } = route;
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  return {
    summary: about,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(who === 'player' ? { security: [{ cookie: [] }, { token: [] }] } : {}),
    ...(body === null
      ? {}
      : { requestBody: { required: !isOptional(body), content: asJson(jsonSchemaOf(body)) } }),
    responses: {
      [gives.status]: {
        description: gives.isFile === true ? 'A file to keep.' : 'Done.',
        content: asJson(jsonSchemaOf(gives.schema)),
      },
      ...troublesOf(route),
    },
  };
}

/** By status: the codes that it may stand for. */
function troublesOf({ method, who, body, troubles }: Route): Record<number, unknown> {
  const codes: readonly Code[] = [
    ...troubles,
    ...(who === 'player' ? (['no-session'] as const) : []),
    ...(method === 'GET' ? [] : (['origin'] as const)),
    ...(body === null ? [] : WITH_BODY),
    ...ANYWHERE,
  ];
  const statuses = [...new Set(codes.map(code => STATUS[code]))];
  return Object.fromEntries(
    statuses.map(status => {
      const these = codes.filter(code => STATUS[code] === status);
      const description = these.map(code => `\`${code}\``).join(', ');
      return [status, { description, content: asJson({ $ref: '#/components/schemas/Problem' }) }];
    }),
  );
}

function asJson(schema: JsonSchema) {
  return { 'application/json': { schema } };
}
