import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import * as answers from './answers.ts';
import type { Caller } from './caller.ts';
import type { Desk } from './desk.ts';
import * as forms from './forms.ts';
import { signedIn } from './player-routes.ts';
import { done, forAnybody, forPlayer, type Route, trouble } from './route.ts';

/** The same identity on several devices. */
export function passkeyRoutes(desk: Desk): readonly Route[] {
  const { passkeys, sessions, now } = desk;
  return [
    forPlayer({
      method: 'POST',
      path: '/me/passkeys/options',
      about: 'What my device needs to make a passkey, within five minutes.',
      body: forms.nothing,
      gives: { status: 200, schema: answers.passkeyOptions },
      limit: 'passkeys',
      answer: async ({ request, caller, player }) =>
        done(await passkeys.toAdd(player, siteOf(request, caller))),
    }),
    forPlayer({
      method: 'POST',
      path: '/me/passkeys',
      about: 'A passkey that my device made.',
      body: forms.newPasskey,
      gives: { status: 201, schema: answers.nothingMore },
      troubles: ['passkey-refused', 'passkey-known', 'too-many-passkeys'],
      limit: 'passkeys',
      async answer({ request, caller, player, body }) {
        const response = body as unknown as RegistrationResponseJSON;
        const why = await passkeys.add(player, siteOf(request, caller), response, now());
        return why === null ? done({}) : trouble(why);
      },
    }),
    forPlayer({
      method: 'DELETE',
      path: '/me/passkeys/:id',
      about: 'Forget this passkey.',
      gives: { status: 200, schema: answers.nothingMore },
      troubles: ['no-such-passkey'],
      async answer({ player, params }) {
        const why = await passkeys.remove(player, params['id'] ?? '');
        return why === null ? done({}) : trouble(why);
      },
    }),
    forAnybody({
      method: 'POST',
      path: '/passkey-session/options',
      about: 'What my device needs to show a passkey, within five minutes.',
      body: forms.nothing,
      gives: { status: 200, schema: answers.passkeyOptions },
      limit: 'passkeys',
      answer: async ({ request, caller }) => done(await passkeys.toSignIn(siteOf(request, caller))),
    }),
    forAnybody({
      method: 'POST',
      path: '/passkey-session',
      about: 'Be on this device who I am on another. Whoever I was here is left behind.',
      body: forms.shownPasskey,
      gives: { status: 200, schema: answers.me },
      troubles: ['passkey-refused'],
      limit: 'passkeys',
      async answer({ request, caller, body }) {
        const response = body as unknown as AuthenticationResponseJSON;
        const player = await passkeys.signIn(siteOf(request, caller), response);
        if (player === null) return trouble('passkey-refused');
        await sessions.end(request);
        return signedIn(player, caller, desk);
      },
    }),
  ];

  /** The page's own word for where it is has been checked before. */
  function siteOf(request: FastifyRequest, { isSecure, host }: Caller): string {
    return desk.origin ?? request.headers.origin ?? `${isSecure ? 'https' : 'http'}://${host}`;
  }
}
