import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { later } from './later.ts';

/** `cut`: nothing reaches the campus. `deaf`: everything reaches it, and no answer comes back. */
export type NetworkMode = 'good' | 'cut' | 'deaf';

/** The network between a device and a campus. */
export type FaultyProxy = {
  origin: string;
  /** What is under way when the network breaks is lost with it. */
  set: (mode: NetworkMode) => void;
  /** Resolves when the mode has cost something: a connection that was refused, an answer that was dropped. */
  struck: () => Promise<void>;
  close: () => Promise<void>;
};

export async function faultyProxy(origin: string): Promise<FaultyProxy> {
  const target = new URL(origin);
  const open = new Set<Socket>();
  let mode: NetworkMode = 'good';
  let strike = later();
  const drop = (...sockets: Socket[]): void => {
    for (const socket of sockets) socket.destroy();
    strike.resolve();
  };
  const server = createServer((browser) => {
    if (mode === 'cut') return drop(browser);
    const campus = connect(Number(target.port), '127.0.0.1');
    for (const [socket, other] of [
      [browser, campus],
      [campus, browser],
    ] as const) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
      socket.on('error', () => other.destroy());
      socket.on('end', () => other.end());
    }
    browser.on('data', (piece) => campus.write(piece));
    campus.on('data', (piece) => (mode === 'good' ? browser.write(piece) : drop(browser, campus)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    origin: `${target.protocol}//${target.hostname}:${address.port}`,
    set: (next) => {
      mode = next;
      strike = later();
      if (next === 'cut') for (const socket of open) socket.destroy();
    },
    struck: () => strike.promise,
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
