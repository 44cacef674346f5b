import { ROOM_ID } from '#protocol/limits.ts';
import { parseRoomCode } from '#protocol/room-code.ts';
import { makePlayer } from '../players/guest.ts';
import { parseName } from '../players/name.ts';
import type { PlayerRecord } from '../store/records.ts';
import * as answers from './answers.ts';
import { type Caller, networkOf } from './caller.ts';
import type { Desk } from './desk.ts';
import * as forms from './forms.ts';
import { type Answer, done, forAnybody, forPlayer, type Route, told, trouble } from './route.ts';

/** A screen is shown to nobody by its name. */
const SCREEN = 'Écran';

/** Rooms: who is in one, and what it plays. The table that it plays is asked as any other. */
export function roomRoutes({ rooms, store, sessions, counters, now }: Desk): readonly Route[] {
  const nothingMore = { status: 200, schema: answers.nothingMore } as const;
  const newSession = { status: 201, schema: answers.newSession } as const;

  /** Somebody whose session is told this once, to the page that holds it. */
  async function hold(name: string, face?: number): Promise<{ player: PlayerRecord; token: string }> {
    const made = makePlayer({ name, isProgram: true, now: now() });
    const player = face === undefined ? made : { ...made, face };
    await store.players.create(player);
    return { player, token: await sessions.begin(player) };
  }

  /** What was looked for by guessing is counted once it was wrong; whoever guessed too often is not told either way. */
  async function guess(caller: Caller, look: () => Promise<Answer>): Promise<Answer> {
    const address = networkOf(caller.address);
    const wait = await counters.wait('wrong', address);
    if (wait > 0) return trouble('too-many', { seconds: wait });
    const answer = await look();
    const isWrong =
      answer.tag === 'trouble' && (answer.code === 'no-such-room' || answer.code === 'no-such-claim');
    if (isWrong) await counters.charge('wrong', address);
    return answer;
  }

  return [
    forAnybody({
      method: 'POST',
      path: '/rooms',
      about:
        'Open a room. Whoever asks is its first screen: all else is asked with the token, which is told once.',
      body: forms.nothing,
      gives: { status: 201, schema: answers.newRoom },
      limit: 'rooms',
      startsProgram: true,
      async answer() {
        const { player, token } = await hold(SCREEN);
        const opened = await rooms.open(player);
        if (!opened.ok) return trouble(opened.why);
        return done({ id: opened.id, code: opened.code, player: player.id, token });
      },
    }),
    forAnybody({
      method: 'GET',
      path: '/room-codes/:code',
      about: 'The room with the code on its screen.',
      gives: { status: 200, schema: answers.tableId },
      troubles: ['no-such-room'],
      answer: ({ params, caller }) =>
        guess(caller, async () => {
          const code = parseRoomCode(params['code'] ?? '');
          const id = code === null ? null : await store.rooms.called(code);
          return id === null ? trouble('no-such-room') : done({ id });
        }),
    }),
    forAnybody({
      method: 'GET',
      path: '/rooms/:room',
      about: 'All about a room.',
      gives: { status: 200, schema: answers.room },
      troubles: ['no-such-room'],
      async answer({ params, player }) {
        const info = await rooms.info(roomOf(params), player?.id ?? null);
        return info === null ? trouble('no-such-room') : done(info);
      },
    }),
    forAnybody({
      method: 'POST',
      path: '/rooms/:room/screens',
      about: 'One more screen. It only shows, until a keeper of the room lets it decide.',
      body: forms.nothing,
      gives: newSession,
      troubles: ['no-such-room', 'room-full'],
      limit: 'rooms',
      startsProgram: true,
      async answer({ params }) {
        const { player, token } = await hold(SCREEN);
        const added = await rooms.addScreen(roomOf(params), player);
        return added.ok ? done({ player: player.id, token }) : trouble(added.why);
      },
    }),
    forPlayer({
      method: 'POST',
      path: '/rooms/:room/screens/:screen',
      about: 'A keeper lets a screen decide, or no longer.',
      body: forms.letScreen,
      gives: nothingMore,
      troubles: ['no-such-room', 'not-keeper', 'not-in-room'],
      answer: async ({ params, player, body }) =>
        told(await rooms.letScreen(roomOf(params), player, { screen: params['screen'] ?? '', ...body })),
    }),
    forPlayer({
      method: 'POST',
      path: '/rooms/:room/join',
      about: 'I play in this room, under my name and face.',
      body: forms.nothing,
      gives: nothingMore,
      troubles: ['no-such-room', 'room-closed', 'room-full', 'shown-out', 'is-screen'],
      answer: async ({ params, player }) => told(await rooms.join(roomOf(params), player)),
    }),
    forPlayer({
      method: 'POST',
      path: '/rooms/:room/leave',
      about: 'I leave the room; a bot plays on for me.',
      body: forms.nothing,
      gives: nothingMore,
      troubles: ['no-such-room', 'not-in-room'],
      answer: async ({ params, player }) => told(await rooms.leave(roomOf(params), player)),
    }),
    forPlayer({
      method: 'POST',
      path: '/rooms/:room/people',
      about: 'A screen that may decide brings somebody without a phone, and keeps their token.',
      body: forms.aboutMe,
      gives: newSession,
      troubles: ['no-such-room', 'not-keeper', 'room-full', 'bad-name'],
      limit: 'rooms',
      async answer({ params, player: screen, body }) {
        const name = parseName(body.name);
        if (name === null) return trouble('bad-name');
        const { player, token } = await hold(name, body.face);
        const added = await rooms.addPerson(roomOf(params), screen, player);
        return added.ok ? done({ player: player.id, token }) : trouble(added.why);
      },
    }),
    forPlayer({
      method: 'DELETE',
      path: '/rooms/:room/people/:player',
      about: 'A keeper shows somebody out, a person or a screen: they do not come in again.',
      gives: nothingMore,
      troubles: ['no-such-room', 'not-keeper', 'not-in-room'],
      answer: async ({ params, player }) =>
        told(await rooms.showOut(roomOf(params), player, params['player'] ?? '')),
    }),
    forPlayer({
      method: 'POST',
      path: '/rooms/:room/lead',
      about: 'A keeper lets somebody else lead.',
      body: forms.somebody,
      gives: nothingMore,
      troubles: ['no-such-room', 'not-keeper', 'not-in-room'],
      answer: async ({ params, player, body }) =>
        told(await rooms.giveLead(roomOf(params), player, body.player)),
    }),
    forPlayer({
      method: 'POST',
      path: '/rooms/:room/door',
      about: 'A keeper lets those who know the code join, or no longer.',
      body: forms.door,
      gives: nothingMore,
      troubles: ['no-such-room', 'not-keeper'],
      answer: async ({ params, player, body }) =>
        told(await rooms.setDoor(roomOf(params), player, body.isOpen)),
    }),
    forPlayer({
      method: 'POST',
      path: '/rooms/:room/box',
      about: 'A keeper says what is played next.',
      body: forms.roomBox,
      gives: nothingMore,
      troubles: ['no-such-room', 'not-keeper', 'no-such-game', 'no-such-config', 'no-such-seats'],
      answer: async ({ params, player, body }) => told(await rooms.setBox(roomOf(params), player, body)),
    }),
    forPlayer({
      method: 'POST',
      path: '/rooms/:room/begin',
      about:
        'A keeper sets a table up for everybody in the room, or begins without waiting for those who sleep.',
      body: forms.nothing,
      gives: { status: 200, schema: answers.tableId },
      troubles: ['no-such-room', 'not-keeper', 'not-ready', 'not-finished', 'no-such-seats'],
      limit: 'tables',
      async answer({ params, player, caller }) {
        const wait = await counters.take('setUps', networkOf(caller.address));
        if (wait > 0) return trouble('too-many', { seconds: wait });
        return told(await rooms.begin(roomOf(params), player));
      },
    }),
    forPlayer({
      method: 'POST',
      path: '/rooms/:room/sit',
      about: 'What I add to the deal of the table that was set up.',
      body: forms.addToDeal,
      gives: nothingMore,
      troubles: ['no-such-room', 'not-open', 'seat-taken'],
      answer: async ({ params, player, body }) => told(await rooms.sit(roomOf(params), player, body.entropy)),
    }),
    forPlayer({
      method: 'POST',
      path: '/rooms/:room/claims',
      about: 'I am somebody of this room, with another phone: keepers are asked, unless I have a pass.',
      body: forms.claim,
      gives: nothingMore,
      troubles: ['no-such-room', 'no-such-claim', 'not-in-room', 'shown-out', 'is-screen'],
      answer: ({ params, player, body, caller }) =>
        guess(caller, async () => told(await rooms.claim(roomOf(params), player, body))),
    }),
    forPlayer({
      method: 'POST',
      path: '/rooms/:room/claims/:claim',
      about: 'A keeper, or whoever it is about, says whether it is them.',
      body: forms.answerClaim,
      gives: nothingMore,
      troubles: ['no-such-room', 'no-such-claim', 'not-keeper', 'not-in-room', 'is-screen'],
      answer: async ({ params, player, body }) =>
        told(await rooms.answerClaim(roomOf(params), player, { claim: params['claim'] ?? '', ...body })),
    }),
    forPlayer({
      method: 'POST',
      path: '/rooms/:room/pass',
      about: 'A private number with which another phone takes my place, once.',
      body: forms.nothing,
      gives: { status: 200, schema: answers.pass },
      troubles: ['no-such-room', 'not-in-room'],
      answer: async ({ params, player }) => told(await rooms.pass(roomOf(params), player)),
    }),
  ];
}

/** No room has an empty id. */
function roomOf(params: Readonly<Record<string, string>>): string {
  const id = params['room'] ?? '';
  return ROOM_ID.test(id) ? id : '';
}
