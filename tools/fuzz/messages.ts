import { toJsonSchema } from '@valibot/to-json-schema';
import type { Rng } from '#contract/rng.ts';
import { fromClient } from '#protocol/from-client.ts';
import { spoilBytes, spoilValue } from './spoil.ts';
import { type Hints, pick, type Schema, valueOf } from './values.ts';

/** Kinds of message that end a match, or put a bot in somebody's place: seldom, or nothing else happens. */
const SELDOM = new Set(['resign', 'hand-over', 'offer-stop', 'answer-stop']);

/** Every kind of message that a client may send, as it is written in protocol/from-client.ts. */
export const KINDS: readonly { readonly kind: string; readonly schema: Schema }[] = fromClient.options.map(
  option => {
    const { $schema: _dialect, ...schema } = toJsonSchema(option, {
      target: 'draft-2020-12',
      typeMode: 'input',
      // What is trimmed is short all the same.
      ignoreActions: ['trim'],
    });
    return { kind: option.entries.t.literal, schema };
  },
);

/** Without them a match stands where it began. */
const MOVES = KINDS.filter(({ kind }) => kind === 'play');

export interface Sent {
  readonly kind: string;
  /** What goes over the wire: text, or bytes that are no text. */
  readonly data: string | Buffer;
}

/** A message as its schema has it; every other one with a value, or bytes, that are not as they should be. */
export function messageOf(rng: Rng, hints: Hints): Sent {
  let { kind, schema } = pick(rng.int(4) === 0 ? MOVES : KINDS, rng);
  if (SELDOM.has(kind) && rng.int(10) > 0) ({ kind, schema } = pick(KINDS, rng));
  const message = valueOf(schema, rng, hints);
  switch (rng.int(6)) {
    case 0:
    case 1:
      return { kind, data: JSON.stringify(spoilValue(message, rng)) ?? '' };
    case 2: {
      const bytes = spoilBytes(Buffer.from(JSON.stringify(message)), rng);
      return { kind, data: rng.int(2) === 0 ? bytes : bytes.toString() };
    }
    default:
      return { kind, data: JSON.stringify(message) };
  }
}
