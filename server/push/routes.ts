import { ECDH } from 'node:crypto';
import * as v from 'valibot';
import { nothingMore } from '../http/answers.ts';
import { done, forAnybody, forPlayer, type Route } from '../http/route.ts';
import type { Store } from '../store/store.ts';
import { parseEndpoint } from './endpoint.ts';
import { vapidKeys } from './vapid.ts';

/** Devices of one player. One more takes the place of another: browsers that are gone do not sign off. */
const DEVICES_MAX = 10;

const endpoint = v.pipe(
  v.string(),
  v.check(text => parseEndpoint(text) !== null),
);

/** What `PushManager.subscribe` gave, and the language that its reader reads. */
const subscription = v.strictObject({
  endpoint,
  keys: v.strictObject({
    p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}$/), v.check(isPoint)),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
  }),
  language: v.picklist(['fr', 'en']),
});

/** Messages to devices whose page is closed. */
export function pushRoutes({ store }: { readonly store: Store }): readonly Route[] {
  return [
    forAnybody({
      method: 'GET',
      path: '/push/key',
      about: 'The public key that a browser asks for before it takes messages from this house.',
      gives: { status: 200, schema: v.strictObject({ key: v.string() }) },
      answer: async () => done({ key: (await vapidKeys(store.keys)).publicKey }),
    }),
    forPlayer({
      method: 'POST',
      path: '/push',
      about: 'Tell this device when it is my turn in a slow game.',
      body: subscription,
      gives: { status: 201, schema: nothingMore },
      async answer({ player, body }) {
        const others = (await store.push.of(player.id)).filter(one => one.endpoint !== body.endpoint);
        const [last] = others.slice(DEVICES_MAX - 1);
        if (last !== undefined) await store.push.remove(last.endpoint);
        await store.push.add({
          endpoint: body.endpoint,
          player: player.id,
          p256dh: body.keys.p256dh,
          auth: body.keys.auth,
          language: body.language,
        });
        return done({});
      },
    }),
    forPlayer({
      method: 'DELETE',
      path: '/push',
      about: 'Tell this device nothing more.',
      body: v.strictObject({ endpoint }),
      gives: { status: 200, schema: nothingMore },
      async answer({ player, body }) {
        const mine = await store.push.of(player.id);
        // Another's device is left alone, and nobody learns whether there is one.
        if (mine.some(one => one.endpoint === body.endpoint)) await store.push.remove(body.endpoint);
        return done({});
      },
    }),
  ];
}

/** On the curve that messages are encrypted with: anything else could never be written to. */
function isPoint(text: string): boolean {
  try {
    ECDH.convertKey(text, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
    return true;
  } catch {
    return false;
  }
}
