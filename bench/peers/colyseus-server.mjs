// Colyseus with a patch after each move; it stores nothing. node colyseus-server.mjs PORT, forked by colyseus-load.mjs
import { createRequire } from 'node:module';
import { Room, Server } from '@colyseus/core';
import { ArraySchema, defineTypes, Schema } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { answerLoad } from './load.mjs';

const { N, wins } = createRequire(import.meta.url)('./rules.cjs');

class State extends Schema {
  constructor() {
    super();
    this.cells = new ArraySchema(...Array(N).fill(0));
    this.turn = -1;
    this.ply = 0;
    this.games = 0;
  }
}
defineTypes(State, { cells: ['int8'], turn: 'int8', ply: 'int32', games: 'int32' });

class Five14 extends Room {
  constructor() {
    super();
    this.maxClients = 2;
    this.patchRate = null;
    this.seats = new Map();
    this.ready = 0;
    this.messages = {
      ready: () => {
        this.ready += 1;
        if (this.ready < 2) return;
        this.state.turn = 0;
        // From a plain timer: the room's own clock would tick again for ever.
        setTimeout(() => this.broadcastPatch(), 5);
      },
      claim: (client, cell) => this.claim(this.seats.get(client.sessionId), cell, client),
    };
  }

  onCreate() {
    this.state = new State();
  }

  onJoin(client) {
    this.seats.set(client.sessionId, this.seats.size);
  }

  claim(player, cell, client) {
    const { state } = this;
    if (player !== state.turn || !(cell >= 0 && cell < N) || state.cells[cell] !== 0)
      return client.send('no', cell);
    state.cells[cell] = player + 1;
    state.ply += 1;
    state.turn = 1 - player;
    if (wins(state.cells, cell, player + 1) || state.ply === N) {
      for (let i = 0; i < N; i++) state.cells[i] = 0;
      state.games += 1;
      state.ply = 0;
    }
    this.broadcastPatch();
  }
}

const server = new Server({ greet: false, transport: new WebSocketTransport({}) });
server.define('five14', Five14);
answerLoad();
await server.listen(Number(process.argv[2]));
process.send('ready');
