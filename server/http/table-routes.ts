import { MATCH_MAX, TABLE_ID } from '#protocol/limits.ts';
import { parseCode } from '#protocol/table-code.ts';
import * as answers from './answers.ts';
import { networkOf } from './caller.ts';
import type { Desk } from './desk.ts';
import * as forms from './forms.ts';
import { done, forAnybody, forPlayer, type Route, told, trouble } from './route.ts';

/** Everything around a match; the match itself goes over the socket. */
export function tableRoutes({ store, house, news, counters }: Desk): readonly Route[] {
  const nothingMore = { status: 200, schema: answers.nothingMore } as const;
  return [
    forPlayer({
      method: 'POST',
      path: '/tables',
      about: 'Set up a table. What the house will add to its deal is fixed now, and promised.',
      body: forms.newTable,
      gives: { status: 201, schema: answers.newTable },
      troubles: ['no-such-game', 'no-such-config', 'no-such-seats', 'too-many-tables'],
      limit: 'tables',
      async answer({ player, body, caller }) {
        const address = networkOf(caller.address);
        const wait = await counters.take('setUps', address);
        if (wait > 0) return trouble('too-many', { seconds: wait });
        const made = await house.create(player, body);
        if (made.ok && body.visibility === 'public') news.lobby.noteOrigin(made.id, address);
        return told(made);
      },
    }),
    forPlayer({
      method: 'POST',
      path: '/carried',
      about:
        'A match that began on a device goes on here: the file of it, my seat, and who takes the others. It is played again before anybody sits down, and all will be told where it comes from.',
      body: forms.carriedTable,
      bodyMax: MATCH_MAX,
      gives: { status: 201, schema: answers.newTable },
      troubles: [
        'no-such-match',
        'no-such-game',
        'no-such-seats',
        'other-rules',
        'match-broken',
        'match-over',
        'match-too-long',
        'too-many-tables',
      ],
      limit: 'tables',
      async answer({ player, body, caller }) {
        const wait = await counters.take('setUps', networkOf(caller.address));
        return wait > 0 ? trouble('too-many', { seconds: wait }) : told(await house.carry(player, body));
      },
    }),
    forAnybody({
      method: 'GET',
      path: '/tables/:id',
      about: 'All about a table but the game itself.',
      gives: { status: 200, schema: answers.table },
      troubles: ['no-such-table'],
      async answer({ params, player }) {
        const table = await house.find(idOf(params));
        return table === null ? trouble('no-such-table') : done(await table.info(player?.id ?? null));
      },
    }),
    forAnybody({
      method: 'GET',
      path: '/codes/:code',
      about: 'The table that somebody told me aloud, as long as it is open or being played.',
      gives: { status: 200, schema: answers.tableId },
      troubles: ['no-such-table'],
      limit: 'codes',
      async answer({ params }) {
        const code = parseCode(params['code'] ?? '');
        const id = code === null ? null : await store.tables.called(code);
        return id === null ? trouble('no-such-table') : done({ id });
      },
    }),
    forPlayer({
      method: 'POST',
      path: '/tables/:id/sit',
      about:
        'Take a seat, the first free one if I do not say which, and add to the deal; in mid-game, where somebody is awaited.',
      body: forms.sit,
      gives: { status: 200, schema: answers.seated },
      troubles: ['no-such-table', 'not-open', 'seat-taken', 'busy'],
      answer: async ({ params, player, body }) =>
        told(await house.at(idOf(params), table => table.sit(player, body))),
    }),
    forPlayer({
      method: 'POST',
      path: '/tables/:id/stand',
      about: 'Leave my seat before the game begins.',
      body: forms.nothing,
      gives: nothingMore,
      troubles: ['no-such-table', 'not-open', 'not-seated', 'busy'],
      answer: async ({ params, player }) => told(await house.at(idOf(params), table => table.stand(player))),
    }),
    forPlayer({
      method: 'POST',
      path: '/tables/:id/ready',
      about: 'I am ready, or no longer.',
      body: forms.ready,
      gives: nothingMore,
      troubles: ['no-such-table', 'not-open', 'not-seated', 'busy'],
      answer: async ({ params, player, body }) =>
        told(await house.at(idOf(params), table => table.ready(player, body.isReady))),
    }),
    forPlayer({
      method: 'POST',
      path: '/tables/:id/begin',
      about: 'The host begins, when every seat is taken and everybody is ready.',
      body: forms.nothing,
      gives: nothingMore,
      troubles: ['no-such-table', 'not-open', 'not-host', 'not-ready', 'busy'],
      answer: async ({ params, player }) => told(await house.at(idOf(params), table => table.begin(player))),
    }),
    forPlayer({
      method: 'POST',
      path: '/tables/:id/seats/:seat',
      about: 'The host puts a bot on a seat, or takes it away.',
      body: forms.seat,
      gives: nothingMore,
      troubles: ['no-such-table', 'no-such-seats', 'not-open', 'not-host', 'seat-taken', 'busy'],
      async answer({ params, player, body }) {
        const seat = seatOf(params['seat']);
        if (seat === null) return trouble('no-such-seats');
        return told(await house.at(idOf(params), table => table.setSeat(player, seat, body)));
      },
    }),
    forPlayer({
      method: 'POST',
      path: '/tables/:id/chat',
      about: 'The host lets people write, or no longer.',
      body: forms.chat,
      gives: nothingMore,
      troubles: ['no-such-table', 'not-host', 'busy'],
      answer: async ({ params, player, body }) =>
        told(await house.at(idOf(params), table => table.setChat(player, body.on))),
    }),
    forPlayer({
      method: 'POST',
      path: '/tables/:id/rematch',
      about: 'A new table with the seats moved on by one: the same for all who ask.',
      body: forms.nothing,
      gives: { status: 200, schema: answers.tableId },
      troubles: ['no-such-table', 'not-finished', 'not-seated', 'busy'],
      limit: 'tables',
      async answer({ params, player, caller }) {
        const wait = await counters.take('setUps', networkOf(caller.address));
        if (wait > 0) return trouble('too-many', { seconds: wait });
        return told(await house.rematch(idOf(params), player));
      },
    }),
    forAnybody({
      method: 'GET',
      path: '/tables/:id/match',
      about: 'The whole match with its seed, once it is finished: the file that `etagere verify` reads.',
      gives: { status: 200, schema: answers.matchFile, isFile: true },
      troubles: ['no-such-table', 'not-finished', 'busy'],
      async answer({ params }) {
        const id = idOf(params);
        const file = await house.matchFile(id);
        if (!file.ok) return trouble(file.why);
        return done(file.file, fileNamed(`etagere-${id}.json`));
      },
    }),
    forAnybody({
      method: 'GET',
      path: '/tables/:id/archive',
      about: 'What everybody saw of a finished match, move by move, whatever became of its rules.',
      gives: { status: 200, schema: answers.archive },
      troubles: ['nothing-here'],
      async answer({ params }) {
        const gzipped = await store.tables.archived(idOf(params));
        if (gzipped === null) return trouble('nothing-here');
        const headers = { 'content-type': 'application/json; charset=utf-8', 'content-encoding': 'gzip' };
        return done(Buffer.from(gzipped), headers);
      },
    }),
    forAnybody({
      method: 'GET',
      path: '/lobby',
      about: 'Public tables that are open or being played.',
      gives: { status: 200, schema: answers.lobby },
      answer: async () => done({ tables: await news.lobby.tables() }),
    }),
    forPlayer({
      method: 'GET',
      path: '/mine',
      about: 'Where I sit.',
      gives: { status: 200, schema: answers.mine },
      answer: async ({ player }) => done({ tables: await news.mine(player) }),
    }),
  ];
}

/** No table has an empty id, so what cannot be one finds none. */
function idOf(params: Readonly<Record<string, string>>): string {
  const id = params['id'] ?? '';
  return TABLE_ID.test(id) ? id : '';
}

function seatOf(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : null;
}

function fileNamed(name: string): Record<string, string> {
  return { 'content-disposition': `attachment; filename="${name}"` };
}
