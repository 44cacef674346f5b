import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { FrameReader } from './frame-reader.ts';

/** Where a socket is cut: at its so-many-th message in one direction. */
export interface Cut {
  readonly direction: 'up' | 'down';
  /** Counts from 1. */
  readonly message: number;
  /** The message does not leave, is torn in two, or is the last that arrives. */
  readonly where: 'before' | 'within' | 'after';
}

/** A wire to the house that is cut at given places: each socket at the next of them; when none is left, nowhere. */
export class Cutter {
  readonly #cuts: Cut[];
  #target: () => string = () => '';
  readonly #server: Server;
  #done = 0;

  constructor(cuts: readonly Cut[]) {
    this.#cuts = [...cuts];
    this.#server = createServer(client => this.#join(client));
  }

  /** How many were made so far. */
  get done(): number {
    return this.#done;
  }

  get isDone(): boolean {
    return this.#cuts.length === 0;
  }

  /** From now on it leads there: to the address of a house. */
  leadTo(target: () => string): void {
    this.#target = target;
  }

  /** The address to go through. */
  async open(): Promise<string> {
    await new Promise<void>(resolve => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
  }

  #join(client: Socket): void {
    const { hostname, port } = new URL(this.#target());
    const house = connect({ host: hostname, port: Number(port) });
    const cut = this.#cuts.shift();
    const end = (): void => {
      client.destroy();
      house.destroy();
    };
    const made = (): void => {
      this.#done += 1;
      end();
    };
    for (const socket of [client, house]) socket.on('error', end).on('close', end);
    this.#pass(client, house, cut?.direction === 'up' ? cut : null, made);
    this.#pass(house, client, cut?.direction === 'down' ? cut : null, made);
  }

  #pass(from: Socket, to: Socket, cut: Cut | null, made: () => void): void {
    const reader = new FrameReader();
    from.on('data', (bytes: Buffer) => {
      if (cut === null) return void to.write(bytes);
      for (const frame of reader.read(bytes)) {
        if (frame.count < cut.message) {
          to.write(frame.bytes);
          continue;
        }
        const part = { before: 0, within: Math.ceil(frame.bytes.length / 2), after: frame.bytes.length };
        // What was handed over leaves before the wire is cut.
        to.write(frame.bytes.subarray(0, part[cut.where]), () => made());
        from.pause();
        return undefined;
      }
      return undefined;
    });
  }
}

/** Every place among the first so many messages of a socket. */
export function everyCut(messages: number): Cut[] {
  const cuts: Cut[] = [];
  for (let message = 1; message <= messages; message++)
    for (const direction of ['up', 'down'] as const)
      for (const where of ['before', 'within', 'after'] as const) cuts.push({ direction, message, where });
  return cuts;
}
