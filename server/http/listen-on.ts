import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Connections that wait to be taken: more than all phones of a shelter open in the second when its network is back (LIMIT-3). */
const BACKLOG = 4096;

/**
 * Sockets that listen at the port. Node takes one waiting connection of each per turn of its loop (libuv since 1.45), and a
 * turn is long while many changes are written: with a single socket the connections of a thousand phones wait for half a
 * minute before anything is read of them, and neither gate nor limit knows of it.
 */
const LISTENERS = 32;

/** Listens at these addresses, or at every one of the machine, IPv6 and IPv4; answers the port. */
export type Listen = (port: number, addresses?: readonly string[]) => Promise<number>;

/** To be called before the app is ready: what listens beside its own socket ends with it. */
export function createListen(app: FastifyInstance): Listen {
  const beside: Server[] = [];
  const ended: Promise<unknown>[] = [];
  app.addHook('preClose', async () => {
    for (const server of beside) ended.push(new Promise((resolve) => server.close(resolve)));
  });
  // Its own socket ends before this, and with it what is idle; here the running requests of the others end.
  app.addHook('onClose', async () => void (await Promise.all(ended)));

  const listenOften = async (host: string, port: number, sockets: { count: number; reusePort: boolean }) => {
    for (let n = 0; n < sockets.count; n += 1) beside.push(await listenBeside(app, { host, port, ...sockets }));
  };

  const listenAt = async (host: string, wanted: number): Promise<{ port: number; reusePort: boolean }> => {
    await refuseTaken(host, wanted);
    const reusePort = await listenShared(app, host, wanted);
    const address = app.addresses()[0];
    const port = typeof address === 'object' ? address.port : wanted;
    await listenOften(host, port, { count: reusePort ? LISTENERS - 1 : 0, reusePort });
    return { port, reusePort };
  };

  const listenAtAll = async ([first = '', ...others]: readonly string[], wanted: number): Promise<number> => {
    const { port, reusePort } = await listenAt(first, wanted);
    for (const host of others) {
      if (!(await isThere(host))) continue;
      await refuseTaken(host, port);
      await listenOften(host, port, { count: reusePort ? LISTENERS : 1, reusePort });
    }
    return port;
  };

  return async (port, addresses) => {
    if (addresses !== undefined) return listenAtAll(addresses, port);
    try {
      return await listenAtAll(['::'], port);
    } catch (error) {
      // A machine without IPv6.
      if (codeOf(error) !== 'EAFNOSUPPORT') throw error;
      return listenAtAll(['0.0.0.0'], port);
    }
  };
}

/** Sockets that share a port do not hear that another server shares it already: one that does not share hears it. */
async function refuseTaken(host: string, port: number): Promise<void> {
  if (port !== 0) await probe(host, port);
}

/** Whether the machine has this address: it may lack IPv6, or have it switched off. */
async function isThere(host: string): Promise<boolean> {
  try {
    await probe(host, 0);
    return true;
  } catch {
    return false;
  }
}

async function probe(host: string, port: number): Promise<void> {
  const server = createServer().listen({ port, host });
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

/** Whether others may listen at the port beside it: not on macOS and Windows, where one socket has to do. */
async function listenShared(app: FastifyInstance, host: string, port: number): Promise<boolean> {
  const wanted = { port, host, backlog: BACKLOG };
  try {
    const shared = { ...wanted, reusePort: true };
    await app.listen(shared);
    return true;
  } catch (error) {
    if (codeOf(error) !== 'ENOTSUP') throw error;
    await app.listen(wanted);
    return false;
  }
}

/** What it takes is handed to the app's own server, which then knows no difference. */
async function listenBeside(
  app: FastifyInstance,
  { host, port, reusePort }: { host: string; port: number; reusePort: boolean },
): Promise<Server> {
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    app.server.emit('connection', socket);
  });
  server.listen({ port, host, backlog: BACKLOG, reusePort });
  await once(server, 'listening');
  return server;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
