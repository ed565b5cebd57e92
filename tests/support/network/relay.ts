import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Both ends of one connection, and what the campus sends down it. */
export type Line = { browser: Socket; campus: Socket };

export type RelayParts = {
  /** Asked for each connection before the campus is; false drops it. */
  accepts?: () => boolean;
  /** Called with what the browser sends, before that is handed on. */
  onQuestion?: (piece: Buffer, line: Line) => void;
  /** In the place of handing on what the campus sent. */
  onAnswer: (piece: Buffer, line: Line) => void;
};

/** A place between a browser and a campus that hands on every byte, at an origin of its own. */
export type Relay = { origin: string; cutAll: () => void; close: () => Promise<void> };

export async function relay(
  origin: string,
  { accepts = () => true, onQuestion = () => {}, onAnswer }: RelayParts,
): Promise<Relay> {
  const target = new URL(origin);
  const open = new Set<Socket>();
  const server = createServer((browser) => {
    if (!accepts()) return void browser.destroy();
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
    browser.on('data', (piece) => {
      onQuestion(piece, { browser, campus });
      campus.write(piece);
    });
    campus.on('data', (piece) => onAnswer(piece, { browser, campus }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The relay has no port.');
  const cutAll = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    origin: `${target.protocol}//${target.hostname}:${address.port}`,
    cutAll,
    close: async () => {
      cutAll();
      server.close();
      await once(server, 'close');
    },
  };
}
