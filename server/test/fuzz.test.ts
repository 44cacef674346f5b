import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import * as answers from '../http/answers.ts';
import { guestAt, ORIGIN, openDoors } from './doors.ts';

const doors = await openDoors({ generosity: 1e6 });
const guest = await guestAt(doors);
const { body: table } = await guest.ask('POST', '/api/tables', {
  game: 'mathable',
  config: {},
  seats: [{ kind: 'person' }, { kind: 'person' }],
  visibility: 'public',
  clock: { kind: 'none' },
});
afterAll(() => doors.close());

/** Every route but those that end the session of the test. */
const routes = (await everyRoute()).filter(
  route => !['DELETE /api/me', 'DELETE /api/session'].includes(route),
);

/** Values that forms ask for, in the wrong places. */
const words = fc.oneof(
  among('person bot empty public link none move fischer days mathable public-key constructor AAAA 0'),
  fc.constantFrom('', '\0', '\ud800', 'é'.repeat(300), -1, 0, 1, 3, 5, 1.5, 1e308, null, true, false),
);
const names = among(
  'name face game config seats visibility clock kind level seconds increment days chat seat entropy isReady ' +
    'on id rawId type response clientDataJSON attestationObject authenticatorData signature userHandle ' +
    'transports endpoint keys p256dh auth language',
);
const { body } = fc.letrec<{ body: unknown; list: unknown; record: unknown }>(tie => ({
  body: fc.oneof({ maxDepth: 5 }, words, fc.jsonValue(), tie('list'), tie('record')),
  list: fc.array(tie('body'), { maxLength: 4 }),
  record: fc.dictionary(names, tie('body'), { maxKeys: 10 }),
}));

test('no route breaks, whatever it is sent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...routes), param(), body, async (route, text, sent) => {
      expect(await wrongWith(route, text, { payload: JSON.stringify(sent) })).toBeNull();
    }),
    { numRuns: 1500 },
  );
}, 120_000);

test('nor if it is not JSON, or comes with strange headers', async () => {
  const header = fc.string({ maxLength: 100 }).map(text => text.replaceAll(/[^ -~]/g, '?'));
  const headers = fc.record({ cookie: header, authorization: header.map(text => `Bearer ${text}`) });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...routes),
      param(),
      fc.oneof(fc.string(), fc.constant('['.repeat(16_000))),
      headers,
      async (route, text, payload, strange) => {
        expect(await wrongWith(route, text, { payload, headers: strange })).toBeNull();
      },
    ),
    { numRuns: 500 },
  );
}, 120_000);

test('a form that is right but for one field breaks nothing', async () => {
  const wish = {
    game: 'mathable',
    config: {},
    seats: [{ kind: 'person' }, { kind: 'bot', level: 1 }],
    visibility: 'link',
    clock: { kind: 'fischer', seconds: 300, increment: 5 },
    chat: true,
  };
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...Object.keys(wish)), body, async (field, value) => {
      const payload = JSON.stringify({ ...wish, [field]: value });
      expect(await wrongWith('POST /api/tables', '', { payload })).toBeNull();
    }),
    { numRuns: 500 },
  );
}, 120_000);

/** Null if it was answered with what was asked, or with a code: never broken, never a word about the inside. */
async function wrongWith(
  route: string,
  param: string,
  { payload, headers = {} }: { readonly payload: string; readonly headers?: Record<string, string> },
): Promise<string | null> {
  const [method = '', path = ''] = route.split(' ');
  const response = await doors.app.inject({
    method: method as 'GET',
    url: path.replaceAll(/\{\w+\}/g, encodeURIComponent(param)),
    headers: { origin: ORIGIN, cookie: guest.cookie ?? '', 'content-type': 'application/json', ...headers },
    ...(method === 'GET' ? {} : { payload }),
  });
  const { statusCode, body: text } = response;
  const isFine = statusCode < 400 || (statusCode < 500 && v.is(answers.problem, response.json()));
  return isFine ? null : `${route}: ${statusCode} ${text}`;
}

/** One of these words. */
function among(list: string): fc.Arbitrary<string> {
  return fc.constantFrom(...list.split(' '));
}

/** The id of the table, the number of a seat, or anything. */
function param(): fc.Arbitrary<string> {
  return fc.oneof(fc.constantFrom(String(table.id), '0', '1', '-1'), fc.string({ minLength: 1 }));
}

async function everyRoute(): Promise<string[]> {
  const { paths } = (await doors.app.inject({ url: '/openapi.json' })).json();
  return Object.entries<object>(paths)
    .filter(([path]) => path.startsWith('/api/'))
    .flatMap(([path, methods]) => Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`));
}
