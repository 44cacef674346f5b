import type { FastifyRequest } from 'fastify';
import type { Me } from '#protocol/http.ts';
import type { Language } from '#text/catalogue.ts';
import { everythingAbout } from '../players/everything.ts';
import { makeGuest, makePlayer } from '../players/guest.ts';
import { parseName } from '../players/name.ts';
import { bearerOf } from '../players/session.ts';
import type { PlayerRecord } from '../store/records.ts';
import * as answers from './answers.ts';
import { type Caller, networkOf } from './caller.ts';
import type { Desk } from './desk.ts';
import * as forms from './forms.ts';
import { type Answer, done, forAnybody, forPlayer, type Route, trouble } from './route.ts';

/** Who one is: guests first, no account. */
export function playerRoutes(desk: Desk): readonly Route[] {
  const { store, sessions, house, news, rooms, counters, now } = desk;
  return [
    forAnybody({
      method: 'POST',
      path: '/session',
      about: 'Who I am; a guest is made if I am nobody yet. Sets the cookie, for another year.',
      body: forms.nothing,
      gives: { status: 200, schema: answers.me },
      async answer({ request, caller, player }) {
        if (player !== null) return done(await meOf(player, desk), cookieAgain(request, caller, desk));
        const wait = await counters.take('guests', networkOf(caller.address));
        if (wait > 0) return trouble('too-many', { seconds: wait });
        const guest = makeGuest(now(), languageOf(request));
        await store.players.create(guest);
        return signedIn(guest, caller, desk);
      },
    }),
    forAnybody({
      method: 'DELETE',
      path: '/session',
      about: 'Forget me on this device. Without a passkey there is no way back.',
      gives: { status: 200, schema: answers.nothingMore },
      async answer({ request, caller, player }) {
        await sessions.end(request, player ?? undefined);
        if (player !== null) news.playerLeft(player.id, []);
        return done({}, { 'set-cookie': sessions.noCookie(isSecure(caller, desk)) });
      },
    }),
    forPlayer({
      method: 'GET',
      path: '/me',
      about: 'Who I am.',
      gives: { status: 200, schema: answers.me },
      answer: async ({ request, caller, player }) =>
        done(await meOf(player, desk), cookieAgain(request, caller, desk)),
    }),
    forPlayer({
      method: 'PATCH',
      path: '/me',
      about: 'Another name and face.',
      body: forms.aboutMe,
      gives: { status: 200, schema: answers.me },
      troubles: ['bad-name'],
      limit: 'names',
      async answer({ player, body }) {
        const name = parseName(body.name);
        if (name === null) return trouble('bad-name');
        const { face } = body;
        await store.players.change(player.id, { name, face });
        house.playerChanged(player.id);
        rooms.playerChanged(player.id);
        return done(await meOf({ ...player, name, face }, desk));
      },
    }),
    forPlayer({
      method: 'GET',
      path: '/me/export',
      about: 'Everything that is kept about me.',
      gives: { status: 200, schema: answers.everything, isFile: true },
      limit: 'exports',
      answer: async ({ player }) =>
        done(await everythingAbout(player, store), {
          'content-disposition': 'attachment; filename="etagere-me.json"',
        }),
    }),
    forPlayer({
      method: 'DELETE',
      path: '/me',
      about: 'Erase everything about me. Matches that others played too stay, without my name.',
      gives: { status: 200, schema: answers.nothingMore },
      async answer({ player, caller }) {
        await house.quit(player);
        news.playerLeft(player.id, await store.players.erase(player.id));
        return done({}, { 'set-cookie': sessions.noCookie(isSecure(caller, desk)) });
      },
    }),
    forAnybody({
      method: 'POST',
      path: '/programs',
      about: 'A program that plays. Its token is told this once: `Authorization: Bearer …`.',
      body: forms.program,
      gives: { status: 201, schema: answers.newProgram },
      troubles: ['bad-name'],
      limit: 'programs',
      startsProgram: true,
      async answer({ body }) {
        const name = parseName(body.name);
        if (name === null) return trouble('bad-name');
        const program = makePlayer({ name, isProgram: true, now: now() });
        await store.players.create(program);
        const { id, face } = program;
        return done({ player: { id, name, face }, token: await sessions.begin(program) });
      },
    }),
  ];
}

/** As a page chooses its first language: see web/app/settings.ts. */
function languageOf({ headers }: FastifyRequest): Language {
  return /(?:^|[\s,])fr\b/i.test(headers['accept-language'] ?? '') ? 'fr' : 'en';
}

/** A new session for this player on the device that asks. */
export async function signedIn(player: PlayerRecord, caller: Caller, desk: Desk): Promise<Answer> {
  const token = await desk.sessions.begin(player);
  return done(await meOf(player, desk), cookieOf(token, caller, desk));
}

/** The same session for another year; a program has no cookie and gets none. */
function cookieAgain(request: FastifyRequest, caller: Caller, desk: Desk): Record<string, string> {
  const token = bearerOf(request.headers) === null ? desk.sessions.tokenOf(request) : null;
  return token === null ? {} : cookieOf(token, caller, desk);
}

async function meOf({ id, name, face, isProgram }: PlayerRecord, { store }: Desk): Promise<Me> {
  const passkeys = await store.players.passkeysOf(id);
  return {
    id,
    name,
    face,
    isProgram,
    passkeys: passkeys.map(({ id, createdAt }) => ({ id, createdAt })),
  };
}

function cookieOf(token: string, caller: Caller, desk: Desk): Record<string, string> {
  return { 'set-cookie': desk.sessions.cookie(token, isSecure(caller, desk)) };
}

function isSecure(caller: Caller, { origin }: Desk): boolean {
  return caller.isSecure || origin?.startsWith('https:') === true;
}
