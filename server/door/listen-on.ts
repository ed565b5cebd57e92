import type { FastifyInstance } from 'fastify';

/** Connections that wait to be taken: more than all phones of a shelter open in the second when its network is back (RELIABILITY 4.6). */
const BACKLOG = 4096;

/** Listens on every address of the machine, IPv6 and IPv4; answers the port. */
export async function listenOn(app: FastifyInstance, port: number): Promise<number> {
  try {
    await app.listen({ port, host: '::', backlog: BACKLOG });
  } catch (error) {
    // A machine without IPv6.
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EAFNOSUPPORT') throw error;
    await app.listen({ port, host: '0.0.0.0', backlog: BACKLOG });
  }
  const address = app.addresses()[0];
  return typeof address === 'object' ? address.port : port;
}
