// boardgame.io's server under load: two sockets a match that speak its protocol; whoever's turn it is moves at
// once, and a finished match is replaced through its lobby. node bgio-load.mjs [matches] [seconds]
import { createRequire } from 'node:module';
import { io } from 'socket.io-client';
import { freePort, measure, startServer, TABLES } from './load.mjs';

const { N, rng } = createRequire(import.meta.url)('./rules.cjs');
const [port, lobbyPort] = [await freePort(), await freePort()];
const server = await startServer('./bgio-server.mjs', port, lobbyPort);
const waits = [];

const tables = await Promise.all(Array.from({ length: TABLES }, (_, i) => openTable(i)));
for (const play of tables) void play();
console.log(JSON.stringify({ bench: 'boardgame.io server, in memory', ...(await measure(server, waits)) }));
server.kill();
process.exit(0);

async function openTable(index) {
  const random = rng(index + 1);
  const sockets = await Promise.all([0, 1].map(() => connect()));
  let heard = () => undefined;
  for (const [player, socket] of sockets.entries()) {
    socket.on('sync', (id, { state }) => heard({ player, id, state, isSync: true }));
    socket.on('update', (id, state) => heard({ player, id, state, isSync: false }));
  }
  return async () => {
    for (;;) await playMatch();
  };

  async function playMatch() {
    const { matchID } = await post('/games/five14/create', { numPlayers: 2 });
    const keys = [];
    for (const player of [0, 1]) {
      const joined = await post(`/games/five14/${matchID}/join`, {
        playerID: String(player),
        playerName: `p${player}`,
      });
      keys.push(joined.playerCredentials);
    }
    await new Promise(done => {
      let synced = 0;
      let seen = -1;
      let sentAt = 0;
      heard = ({ player, id, state, isSync }) => {
        if (id !== matchID) return;
        if (isSync) {
          synced += 1;
          if (synced === 2) act(state);
          return;
        }
        // A move counts once, when whoever made it has heard of it.
        const { gameover, currentPlayer } = state.ctx;
        const mover = gameover ? state.G.cells[state.G.last] - 1 : 1 - Number(currentPlayer);
        if (synced < 2 || player !== mover || state._stateID <= seen) return;
        seen = state._stateID;
        waits.push(performance.now() - sentAt);
        if (gameover) done();
        else act(state);
      };
      function act({ ctx, G, _stateID }) {
        const player = Number(ctx.currentPlayer);
        let cell;
        do cell = Math.floor(random() * N);
        while (G.cells[cell] !== 0);
        const payload = { type: 'claim', args: [cell], playerID: String(player), credentials: keys[player] };
        sentAt = performance.now();
        sockets[player].emit('update', { type: 'MAKE_MOVE', payload }, _stateID, matchID, String(player));
      }
      for (const player of [0, 1]) sockets[player].emit('sync', matchID, String(player), keys[player], 2);
    });
  }
}

function connect() {
  return new Promise((resolve, reject) => {
    const url = `http://127.0.0.1:${port}/five14`;
    const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false });
    socket.on('connect', () => resolve(socket));
    socket.on('connect_error', reject);
  });
}

async function post(path, body) {
  const headers = { 'content-type': 'application/json' };
  const url = `http://127.0.0.1:${lobbyPort}${path}`;
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}
