import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Stands between a browser and a campus, and counts what goes down the wire, as a phone company would. */
export type CountingProxy = { origin: string; received: () => number; close: () => Promise<void> };

export async function countingProxy(origin: string): Promise<CountingProxy> {
  const target = new URL(origin);
  const open = new Set<Socket>();
  let bytes = 0;
  const server = createServer((browser) => {
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
    campus.on('data', (piece) => {
      bytes += piece.byteLength;
      browser.write(piece);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    origin: `${target.protocol}//${target.hostname}:${address.port}`,
    received: () => bytes,
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
