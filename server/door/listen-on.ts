import type { FastifyInstance } from 'fastify';

/** Listens on every address of the machine, IPv6 and IPv4; answers the port. */
export async function listenOn(app: FastifyInstance, port: number): Promise<number> {
  try {
    await app.listen({ port, host: '::' });
  } catch (error) {
    // A machine without IPv6.
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EAFNOSUPPORT') throw error;
    await app.listen({ port, host: '0.0.0.0' });
  }
  const address = app.addresses()[0];
  return typeof address === 'object' ? address.port : port;
}
