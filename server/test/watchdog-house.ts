/** A process with a watchdog, that hangs as it is told: `node watchdog-house.ts NOTES game|elsewhere`. */
import { game } from '#games/mathable/rules/index.ts';
import { watchOver } from '../watchdog.ts';

const [notes = '', how] = process.argv.slice(2);
watchOver(notes, 2);

setTimeout(() => {
  if (how === 'game') game.parseMove(new Proxy({}, { get: neverEnds }));
  else neverEnds();
}, 100);

function neverEnds(): never {
  for (;;);
}
