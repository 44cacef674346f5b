// boardgame.io without a network, random games of Five14: its reducer called directly (what its own bots use)
// and its local client. node bgio-playouts.cjs [seconds each]
process.env.NODE_ENV = 'production';
const { Client } = require('boardgame.io/client');
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
const game = require('./bgio-game.cjs');
const { N, rng } = require('./rules.cjs');

const seconds = Number(process.argv[2] ?? 3);

function pick(cells, random) {
  let cell;
  do cell = (random() * N) | 0;
  while (cells[cell] !== 0);
  return cell;
}

function measure(bench, step) {
  for (const warm of [true, false]) {
    const start = performance.now();
    const end = start + (warm ? 1 : seconds) * 1000;
    let moves = 0;
    while (performance.now() < end) moves += step();
    if (!warm) {
      const movesPerSecond = Math.round(moves / ((performance.now() - start) / 1000));
      console.log(JSON.stringify({ bench, moves, movesPerSecond, node: process.version }));
    }
  }
}

const reducer = CreateGameReducer({ game, isClient: false });
const random = rng(1);
let state = InitializeGame({ game, numPlayers: 2 });
measure('boardgame.io reducer, Five14', () => {
  if (state.ctx.gameover) {
    state = InitializeGame({ game, numPlayers: 2 });
    return 0;
  }
  const payload = { type: 'claim', args: [pick(state.G.cells, random)], playerID: state.ctx.currentPlayer };
  state = reducer(state, { type: 'MAKE_MOVE', payload });
  return 1;
});

const client = Client({ game, numPlayers: 2, debug: false });
client.start();
measure('boardgame.io local client, Five14', () => {
  const { G, ctx } = client.getState();
  if (ctx.gameover) {
    client.reset();
    return 0;
  }
  client.moves.claim(pick(G.cells, random));
  return 1;
});
client.stop();
