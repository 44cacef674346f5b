import { isRecord } from '#contract/json.ts';
import type { Rng } from '#contract/rng.ts';

/** A schema in the words of JSON Schema. */
export type Schema = Readonly<Record<string, unknown>>;

/** Better values than chance finds, by the name of the field: the id of a table that is there. */
export type Hints = Readonly<Record<string, (rng: Rng) => unknown>>;

/** One in so many of what may be left out is; and of what a hint is for is made by chance all the same. */
const LEFT_OUT = 3;
const UNHINTED = 5;
const DEPTH_MAX = 4;
const LETTERS = 'abcXYZ019_-';
const PRINTABLE = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i));

const KNOWN = new Set(
  (
    'type const enum oneOf anyOf properties required additionalProperties items minItems maxItems minLength ' +
    'maxLength pattern minimum maximum propertyNames'
  ).split(' '),
);

/** Something that the schema takes. Throws where it has no generator for a word of it: then somebody writes one. */
export function valueOf(schema: Schema, rng: Rng, hints: Hints = {}, depth = 0): unknown {
  const unknown = Object.keys(schema).find(word => !KNOWN.has(word));
  if (unknown !== undefined) throw new Error(`no generator for ${unknown}`);
  const choices = listIn(schema, 'oneOf') ?? listIn(schema, 'anyOf');
  if (choices !== null) return valueOf(recordOf(pick(choices, rng)), rng, hints, depth);
  if ('const' in schema) return schema['const'];
  const words = listIn(schema, 'enum');
  if (words !== null) return pick(words, rng);
  switch (schema['type']) {
    case undefined:
      return anything(rng, depth);
    case 'object':
      return objectOf(schema, rng, hints, depth);
    case 'array':
      return listOf(schema, rng, hints, depth);
    case 'string':
      return textOf(schema, rng);
    case 'integer':
      return numberOf(schema, rng);
    case 'number':
      return rng.int(3) === 0 ? numberOf(schema, rng) + 0.5 : numberOf(schema, rng);
    case 'boolean':
      return rng.int(2) === 0;
    case 'null':
      return null;
    default:
      throw new Error(`no generator for the type ${String(schema['type'])}`);
  }
}

/** Any JSON at all. */
export function anything(rng: Rng, depth = 0): unknown {
  const kinds = depth < DEPTH_MAX ? 7 : 5;
  switch (rng.int(kinds)) {
    case 0:
      return null;
    case 1:
      return rng.int(2) === 0;
    case 2:
      return rng.int(2000) - 1000;
    case 3:
      return rng.int(2 ** 30) / 7;
    case 4:
      return word(rng, rng.int(12));
    case 5:
      return Array.from({ length: rng.int(5) }, () => anything(rng, depth + 1));
    default:
      return Object.fromEntries(
        Array.from({ length: rng.int(5) }, () => [word(rng, 1 + rng.int(6)), anything(rng, depth + 1)]),
      );
  }
}

export function pick<T>(all: readonly T[], rng: Rng): T {
  const one = all[rng.int(Math.max(1, all.length))];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
}

function objectOf(schema: Schema, rng: Rng, hints: Hints, depth: number): unknown {
  const required = new Set(listIn(schema, 'required') ?? []);
  const fields = Object.entries(recordOf(schema['properties'] ?? {})).flatMap(([name, field]) => {
    if (!required.has(name) && rng.int(LEFT_OUT) === 0) return [];
    const hint = hints[name];
    const isHinted = hint !== undefined && rng.int(UNHINTED) > 0;
    return [[name, isHinted ? hint(rng) : valueOf(recordOf(field), rng, hints, depth + 1)] as const];
  });
  return Object.fromEntries(fields);
}

function listOf(schema: Schema, rng: Rng, hints: Hints, depth: number): unknown {
  const [least, most] = [numberIn(schema, 'minItems', 0), numberIn(schema, 'maxItems', 8)];
  const length = least + rng.int(Math.min(8, most - least) + 1);
  return Array.from({ length }, () => valueOf(recordOf(schema['items'] ?? {}), rng, hints, depth + 1));
}

function numberOf(schema: Schema, rng: Rng): number {
  const [least, most] = [numberIn(schema, 'minimum', 0), numberIn(schema, 'maximum', 1e6)];
  if (rng.int(4) === 0) return rng.int(2) === 0 ? least : most;
  return least + rng.int(Math.min(2 ** 30, most - least + 1));
}

function textOf(schema: Schema, rng: Rng): string {
  const [least, most] = [numberIn(schema, 'minLength', 0), numberIn(schema, 'maxLength', 30)];
  const length =
    rng.int(4) === 0 ? pick([least, most], rng) : least + rng.int(Math.min(40, most - least) + 1);
  const { pattern } = schema;
  return typeof pattern === 'string' ? written(pattern, length, rng) : word(rng, length);
}

/** Patterns of ours are one class of letters, so many times. */
const PATTERN = /^\^\[(?<among>[^\]]+)\](?:\{(?<least>\d+)(?:,(?<most>\d+))?\}|(?<any>[*+]))\$$/;

function written(pattern: string, wished: number, rng: Rng): string {
  const { among = null, least = '0', most = least, any } = PATTERN.exec(pattern)?.groups ?? {};
  if (among === null) throw new Error(`no generator for the pattern ${pattern}`);
  const isOne = new RegExp(`[${among}]`);
  const letters = PRINTABLE.filter(letter => isOne.test(letter));
  const [from, to] = any === undefined ? [Number(least), Number(most)] : [any === '+' ? 1 : 0, 200];
  const length = Math.min(to, Math.max(from, wished));
  return Array.from({ length }, () => pick(letters, rng)).join('');
}

function word(rng: Rng, length: number): string {
  return Array.from({ length }, () => LETTERS[rng.int(LETTERS.length)]).join('');
}

function recordOf(raw: unknown): Schema {
  if (!isRecord(raw)) throw new Error(`no schema: ${JSON.stringify(raw)}`);
  return raw;
}

function listIn(schema: Schema, name: string): readonly unknown[] | null {
  const found = schema[name];
  return Array.isArray(found) ? found : null;
}

function numberIn(schema: Schema, name: string, usual: number): number {
  const found = schema[name];
  return typeof found === 'number' ? found : usual;
}
