// boardgame.io's server, in memory. node bgio-server.mjs PORT LOBBY_PORT, forked by bgio-load.mjs
import { createRequire } from 'node:module';
import { answerLoad } from './load.mjs';

process.env.NODE_ENV = 'production';
const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/server');
const game = require('./bgio-game.cjs');

const [port, apiPort] = process.argv.slice(2).map(Number);
answerLoad();
// On one port with the game, a fresh install of it answers 404 for its lobby.
await Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port, lobbyConfig: { apiPort } });
process.send('ready');
