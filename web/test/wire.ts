import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A wire between one browser and a server, which a test can cut and mend. */
export interface Wire {
  /** The server's address at this end of the wire. */
  readonly url: string;
  readonly cut: () => void;
  readonly mend: () => void;
  readonly close: () => Promise<void>;
}

export async function layWire(to: string): Promise<Wire> {
  const { hostname, port } = new URL(to);
  const ends = new Set<Socket>();
  let isCut = false;
  const server = createServer(here => {
    if (isCut) {
      here.destroy();
      return;
    }
    const there = connect({ host: hostname, port: Number(port) });
    for (const end of [here, there]) {
      ends.add(end);
      // What breaks is gone on both sides, as on a real wire.
      end.on('error', () => end.destroy());
      end.on('close', () => {
        ends.delete(end);
        here.destroy();
        there.destroy();
      });
    }
    here.pipe(there).pipe(here);
  });
  const drop = (): void => {
    for (const end of ends) end.destroy();
  };
  await new Promise<void>(resolve => {
    server.listen(0, 'localhost', resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      drop();
    },
    mend() {
      isCut = false;
    },
    close() {
      drop();
      return new Promise(resolve => {
        server.close(() => resolve());
      });
    },
  };
}
