import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Buckets } from '../bucket.ts';
import { networkOf } from './caller.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * No browser and no proxy asks again on a connection before it was answered there; whoever does sends a thousand requests
 * in one breath, which would all be answered before anybody else is looked at. Their connection ends.
 */
export function answerOneAtATime(server: Server): void {
  const asking = new WeakSet<Socket>();
  const listeners = server.listeners('request') as Listener[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (asking.has(socket)) {
      socket.destroy();
      return;
    }
    asking.add(socket);
    response.once('close', () => asking.delete(socket));
    for (const listener of listeners) listener.call(server, request, response);
  });
}

/** Whoever opens one connection after the other has the latest closed before anything of it is read. */
export function limitConnections(server: Server, counter: Buckets): void {
  server.prependListener('connection', (socket: Socket) => {
    if (counter.take(networkOf(socket.remoteAddress ?? '')) > 0) socket.destroy();
  });
}
