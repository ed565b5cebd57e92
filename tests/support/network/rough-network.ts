import { once } from 'node:events';
import { createServer, type IncomingMessage, request as requestOf, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HEADERS } from '#campus/network/headers.ts';

/**
 * What becomes of one request. `lose-answer`: it takes effect, and the connection dies before the answer. `cut`: it never
 * reaches the campus. `portal`: somebody else's page answers, with 200. `busy`: the campus is too busy. A promise: the campus
 * answers at once, and the answer arrives when the promise is kept.
 */
export type Fate = 'pass' | 'lose-answer' | 'cut' | 'portal' | 'busy' | Promise<void>;

/** A request to the campus, with its body as text, and with the key of the change that it sends. */
export type Sent = { path: string; body: string; key: string | undefined };

/** The network between a device and a campus, whose moods a journey decides request by request. */
export type RoughNetwork = { origin: string; decide: (fate: (sent: Sent) => Fate) => void; close: () => Promise<void> };

const PORTAL = '<!doctype html><title>Station Wi-Fi</title><h1>Please accept our terms</h1>';

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer };

export async function roughNetwork(origin: string): Promise<RoughNetwork> {
  const target = new URL(origin);
  let fateOf: (sent: Sent) => Fate = () => 'pass';
  const server = createServer((request, response) => {
    pass(request, response, target.port, (sent) => fateOf(sent)).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The network has no port.');
  return {
    origin: `${target.protocol}//${target.hostname}:${address.port}`,
    decide: (next) => {
      fateOf = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function pass(
  request: IncomingMessage,
  response: ServerResponse,
  port: string,
  fateOf: (sent: Sent) => Fate,
): Promise<void> {
  const body = await bodyOf(request);
  const [key] = [request.headers[HEADERS.idempotencyKey]].flat();
  const fate = fateOf({ path: request.url ?? '', body: body.toString(), key });
  if (fate === 'cut') return void response.destroy();
  if (fate === 'portal') return void response.writeHead(200, { 'content-type': 'text/html' }).end(PORTAL);
  if (fate === 'busy')
    return void response.writeHead(503, { 'retry-after': '1', 'campus-answer': '1' }).end('{"errors":[]}');
  const answer = await askCampus(request, body, port);
  if (fate === 'lose-answer') return void response.destroy();
  if (fate !== 'pass') await fate;
  response.writeHead(answer.status, answer.headers).end(answer.body);
}

async function askCampus(from: IncomingMessage, body: Buffer, port: string): Promise<Answer> {
  const asking = requestOf({ host: '127.0.0.1', port, path: from.url, method: from.method, headers: from.headers });
  asking.end(body);
  const [answer]: IncomingMessage[] = await once(asking, 'response');
  if (answer === undefined) throw new Error('The campus did not answer.');
  const { 'transfer-encoding': _, ...headers } = answer.headers;
  return { status: answer.statusCode ?? 502, headers, body: await bodyOf(answer) };
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of message) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}
