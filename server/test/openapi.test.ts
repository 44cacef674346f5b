import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import * as answers from '../http/answers.ts';
import * as forms from '../http/forms.ts';
import { isOptional, jsonSchemaOf } from '../http/json-schema.ts';
import { openDoors } from './doors.ts';

const doors = await openDoors();
const { paths, ...description } = (await doors.app.inject({ url: '/openapi.json' })).json();
afterAll(() => doors.close());

test('every route is described, and nothing else', () => {
  const described = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
  );
  expect(described.toSorted()).toEqual(servedRoutes().toSorted());
});

test('the description is whole', () => {
  expect(description).toMatchObject({ openapi: '3.1.0', info: { title: 'Étagère' } });
  for (const operation of Object.values<object>(paths).flatMap(methods => Object.values(methods))) {
    expect(operation.summary).toMatch(/\.$/);
    for (const response of Object.values<{ description: string }>(operation.responses)) {
      expect(response.description).not.toBe('');
    }
  }
  expect(Object.keys(paths['/readyz'].get.responses)).toEqual(['200', '503']);
  expect(Object.keys(paths['/metrics'].get.responses)).toEqual(['200', '403']);
  expect(paths['/api/tables/{id}/sit'].post).toMatchObject({
    parameters: [{ name: 'id', in: 'path', required: true }],
    security: [{ cookie: [] }, { token: [] }],
    requestBody: { required: true },
    responses: { 200: {}, 401: {}, 404: { description: '`no-such-table`' }, 429: {} },
  });
});

test.each([
  [v.string(), { type: 'string' }],
  [v.pipe(v.string(), v.minLength(1), v.maxLength(3)), { type: 'string', minLength: 1, maxLength: 3 }],
  [v.pipe(v.string(), v.regex(/^a$/)), { type: 'string', pattern: '^a$' }],
  [v.pipe(v.string(), v.email()), { type: 'string', format: 'email' }],
  [v.custom<string>(raw => raw === 'a'), {}],
  [
    v.pipe(
      v.string(),
      v.check(text => text === 'a'),
    ),
    { type: 'string' },
  ],
  [
    v.variant('a', [v.looseObject({ a: v.literal(1) })]),
    { oneOf: [{ type: 'object', properties: { a: { const: 1 } }, required: ['a'] }] },
  ],
  [v.pipe(v.array(v.boolean()), v.maxLength(3)), { type: 'array', items: { type: 'boolean' }, maxItems: 3 }],
  [
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)),
    { type: 'integer', minimum: 0, maximum: 9 },
  ],
  [v.nullable(v.literal('a')), { anyOf: [{ const: 'a' }, { type: 'null' }] }],
  [
    v.record(v.string(), v.unknown()),
    { type: 'object', propertyNames: { type: 'string' }, additionalProperties: {} },
  ],
  [
    v.strictObject({ a: v.picklist([1, 2]), b: v.exactOptional(v.number()) }),
    {
      type: 'object',
      properties: { a: { type: 'number', enum: [1, 2] }, b: { type: 'number' } },
      required: ['a'],
      additionalProperties: false,
    },
  ],
])('a schema in other words: %#', (schema, other) => {
  expect(jsonSchemaOf(schema)).toEqual(other);
});

test('a kind of schema that has no other words yet is told at once', () => {
  expect(() => jsonSchemaOf(v.date())).toThrow('date');
  expect(() => jsonSchemaOf(v.pipe(v.string(), v.trim()))).toThrow('trim');
});

test('all forms and answers have other words', () => {
  for (const schema of [...Object.values(forms), ...Object.values(answers)]) {
    expect(jsonSchemaOf(schema)).toBeTypeOf('object');
  }
  expect(isOptional(forms.nothing)).toBe(true);
});

/** From the tree that the router prints: `│   └── /passkeys (POST)`. */
function servedRoutes(): string[] {
  const above: string[] = [];
  return doors.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap(line => {
      const [, indent = '', path = '', methods = ''] = /^(.*?── )(\S+) \((.*)\)$/.exec(line) ?? [];
      const depth = indent.length / 4;
      if (depth === 0 || path === '*') return [];
      above.splice(depth - 1, Infinity, path);
      const whole = above.join('').replaceAll(/:(\w+)/g, '{$1}');
      return methods.split(', ').map(method => `${method} ${whole}`);
    })
    .filter(route => !route.startsWith('HEAD '));
}
