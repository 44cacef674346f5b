import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Buckets } from '../bucket.ts';
import { networkOf } from './caller.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** A connection on which somebody asks in one breath costs as much as so many others: Node reads all of it at once. */
const BREATH = 300;

/**
 * Connections are counted by address, where we see addresses; of one that opens too many, the latest is closed before
 * anything of it is read. No browser and no proxy asks again on a connection before it was answered there: whoever does
 * sends a thousand requests in one breath, and is cut off.
 */
export function guardConnections(server: Server, counter: Buckets | null): void {
  server.prependListener('connection', (socket: Socket) => {
    if (counter !== null && counter.take(addressOf(socket)) > 0) socket.destroy();
  });
  const asking = new WeakSet<Socket>();
  const listeners = server.listeners('request') as Listener[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (asking.has(socket)) {
      if (socket.destroyed) return;
      counter?.charge(addressOf(socket), BREATH);
      socket.destroy();
      return;
    }
    asking.add(socket);
    response.once('close', () => asking.delete(socket));
    for (const listener of listeners) listener.call(server, request, response);
  });
}

function addressOf({ remoteAddress = '' }: Socket): string {
  return networkOf(remoteAddress);
}
