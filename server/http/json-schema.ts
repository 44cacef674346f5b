import type * as v from 'valibot';
import type { Json } from '#kernel/json.ts';

export type JsonSchema = { readonly [key: string]: Json };

/** The kinds of schema that our forms and answers are made of; a new kind is a bug here until it is written. */
type Part = v.GenericSchema & {
  readonly entries?: Readonly<Record<string, Part>>;
  readonly item?: Part;
  readonly wrapped?: Part;
  readonly value?: Part;
  readonly options?: readonly (Part | Json)[];
  readonly literal?: Json;
  readonly pipe?: readonly Step[];
};
interface Step {
  readonly type: string;
  readonly requirement?: unknown;
}

/** The same in the words of JSON Schema 2020-12, as OpenAPI 3.1 wants it. */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  const part = schema as Part;
  const steps = part.pipe?.slice(1) ?? [];
  return Object.assign(baseOf(part), ...steps.map(step => stepOf(step, part.type)));
}

function baseOf(part: Part): JsonSchema {
  switch (part.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return { type: part.type };
    case 'custom':
    case 'unknown':
      return {};
    case 'literal':
      return { const: part.literal ?? null };
    case 'picklist':
      return { enum: (part.options ?? []) as readonly Json[] };
    case 'array':
      return { type: 'array', items: partOf(part.item) };
    case 'record':
      return { type: 'object', additionalProperties: partOf(part.value) };
    case 'variant':
      return { oneOf: ((part.options ?? []) as readonly Part[]).map(jsonSchemaOf) };
    case 'nullable':
    case 'nullish':
      return { anyOf: [partOf(part.wrapped), { type: 'null' }] };
    case 'exact_optional':
      return partOf(part.wrapped);
    case 'strict_object':
      return { ...objectOf(part), additionalProperties: false };
    case 'loose_object':
      return objectOf(part);
    default:
      throw new Error(`no JSON Schema for ${part.type}`);
  }
}

function objectOf({ entries = {} }: Part): JsonSchema {
  const properties = Object.entries(entries);
  return {
    type: 'object',
    properties: Object.fromEntries(properties.map(([name, part]) => [name, jsonSchemaOf(part)])),
    required: properties.filter(([, part]) => !isOptional(part)).map(([name]) => name),
  };
}

/** Whether it may be left out. */
export function isOptional({ type }: v.GenericSchema): boolean {
  return type === 'exact_optional' || type === 'nullish';
}

function partOf(part: Part | undefined): JsonSchema {
  return part === undefined ? {} : jsonSchemaOf(part);
}

function stepOf({ type, requirement }: Step, of: string): JsonSchema {
  const units = of === 'array' ? 'Items' : 'Length';
  switch (type) {
    case 'integer':
      return { type: 'integer' };
    case 'min_value':
      return { minimum: Number(requirement) };
    case 'max_value':
      return { maximum: Number(requirement) };
    case 'min_length':
      return { [`min${units}`]: Number(requirement) };
    case 'max_length':
      return { [`max${units}`]: Number(requirement) };
    case 'regex':
      return requirement instanceof RegExp ? { pattern: requirement.source } : {};
    case 'check':
      // A function: it has no other words.
      return {};
    default:
      throw new Error(`no JSON Schema for ${type}`);
  }
}
