import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Buckets } from '../bucket.ts';
import { callerOf, networkOf } from './caller.ts';
import { problem, STATUS } from './trouble.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** What one address may have of us, whatever it asks for. */
export interface Share {
  /** Requests of any kind, pages and files too. */
  readonly requests: Buckets;
  /** How many proxies of ours stand in front. */
  readonly proxies: number;
  /** Null behind proxies of ours: all connections are theirs. */
  readonly connections: {
    /** New ones. */
    readonly opened: Buckets;
    /** At one time. */
    readonly most: number;
  } | null;
}

/** A connection on which somebody asks in one breath costs as much as so many others: Node reads all of it at once. */
const BREATH = 300;

/**
 * Connections and requests are counted by address, where we see addresses; of one that opens too many, the latest is
 * closed before anything of it is read. No browser and no proxy asks again on a connection before it was answered there:
 * whoever does sends a thousand requests in one breath, and is cut off.
 */
export function guardConnections(server: Server, { requests, proxies, connections }: Share): void {
  if (connections !== null) countConnections(server, connections);
  const asking = new WeakSet<Socket>();
  const listeners = server.listeners('request') as Listener[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (asking.has(socket)) {
      if (socket.destroyed) return;
      connections?.opened.charge(addressOf(socket), BREATH);
      socket.destroy();
      return;
    }
    const seconds = requests.take(networkOf(callerOf(request, proxies).address));
    if (seconds > 0) {
      refuse(response, seconds);
      return;
    }
    asking.add(socket);
    response.once('close', () => asking.delete(socket));
    for (const listener of listeners) listener.call(server, request, response);
  });
}

function countConnections(server: Server, { opened, most }: NonNullable<Share['connections']>): void {
  const open = new Map<string, number>();
  server.prependListener('connection', (socket: Socket) => {
    const address = addressOf(socket);
    const others = open.get(address) ?? 0;
    if (others >= most || opened.take(address) > 0) {
      socket.destroy();
      return;
    }
    open.set(address, others + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

/** In as few words as there are: whoever is told so asks much too often. */
function refuse(response: ServerResponse, seconds: number): void {
  const body = JSON.stringify(problem('too-many', { seconds }));
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(seconds),
    connection: 'close',
  };
  response.writeHead(STATUS['too-many'], headers).end(body);
}

function addressOf({ remoteAddress = '' }: Socket): string {
  return networkOf(remoteAddress);
}
