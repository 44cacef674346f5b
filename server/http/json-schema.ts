import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

export type { JsonSchema };

/**
 * The same in the words of JSON Schema 2020-12, as OpenAPI 3.1 wants it.
 * A kind of schema that has no such words is a bug, and told at once.
 */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  const { $schema: _dialect, ...words } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    // Functions have no other words: a `custom` schema may be anything, a `check` asks nothing more.
    overrideSchema: ({ valibotSchema }) => (valibotSchema.type === 'custom' ? {} : null),
    ignoreActions: ['check'],
  });
  return words;
}

/** Whether it may be left out. */
export function isOptional({ type }: v.GenericSchema): boolean {
  return type === 'exact_optional' || type === 'nullish';
}
