import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import * as v from 'valibot';
import { directionOf } from '#campus/languages.ts';
import { REQUEST_BYTES_MAX } from '#campus/own-limits.ts';
import type { WalletAttribute } from '#server/model/wallet-shape.ts';
import { demoWalletMessages } from './demo-wallet-messages.ts';

/** A connector and a wallet in one, on loopback: both are a demonstration, and say so (WALLET-6). */
export interface DemoWallet {
  readonly url: string;
  readonly token: string;
  close(): Promise<void>;
}

type Invited = { readonly withAttributes: boolean; relationshipId: string | null };
type Demo = { readonly token: string; readonly invited: Map<string, Invited>; url: string };

const ATTRIBUTES: readonly WalletAttribute[] = [{ name: 'givenName', value: 'Demo' }];
/** Invitations that are remembered; the oldest go. */
const MOST = 1000;
const asked = v.object({ withRequestedAttributes: v.boolean() });
const PATH = /^\/(?<what>relationships|wallet)\/(?<id>[\w-]{1,100})$/;

export async function openDemoWallet(): Promise<DemoWallet> {
  const demo: Demo = { token: randomBytes(24).toString('base64url'), invited: new Map(), url: '' };
  const server: Server = createServer((request, response) => {
    answer(demo, request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The demo wallet has no port.');
  demo.url = `http://127.0.0.1:${address.port}`;
  return {
    url: demo.url,
    token: demo.token,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(demo: Demo, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url = '' } = request;
  const isCampus = request.headers.authorization === `Bearer ${demo.token}`;
  if (method === 'POST' && url === '/relationships') return invite(demo, request, response, isCampus);
  const { what, id = '' } = PATH.exec(url)?.groups ?? {};
  const invited = demo.invited.get(id);
  if (invited === undefined) return send(response, 404, { error: 'unknown' });
  if (what === 'relationships') {
    const { relationshipId, withAttributes } = invited;
    const attributes = relationshipId !== null && withAttributes ? ATTRIBUTES : null;
    return isCampus ? send(response, 200, { relationshipId, attributes }) : send(response, 401, { error: 'token' });
  }
  if (method === 'POST') invited.relationshipId ??= `demo-${randomBytes(8).toString('hex')}`;
  show(response, request.headers['accept-language'], invited.relationshipId !== null);
}

async function invite(
  demo: Demo,
  request: IncomingMessage,
  response: ServerResponse,
  isCampus: boolean,
): Promise<void> {
  const body = v.safeParse(v.pipe(v.string(), v.parseJson(), asked), await bodyOf(request));
  if (!isCampus || !body.success) return send(response, isCampus ? 400 : 401, { error: 'refused' });
  const templateId = `demo-${randomBytes(12).toString('hex')}`;
  demo.invited.set(templateId, { withAttributes: body.output.withRequestedAttributes, relationshipId: null });
  const [oldest] = demo.invited.keys();
  if (demo.invited.size > MOST && oldest !== undefined) demo.invited.delete(oldest);
  send(response, 201, { templateId, link: `${demo.url}/wallet/${templateId}` });
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) {
    pieces.push(piece);
    if (pieces.reduce((sum, { length }) => sum + length, 0) > REQUEST_BYTES_MAX) throw new Error('too long');
  }
  return Buffer.concat(pieces).toString();
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** The wallet's page, in the language of whoever's browser it is: it knows no campus. */
function show(response: ServerResponse, accepted: string | undefined, isConnected: boolean): void {
  const { language, messages } = demoWalletMessages(accepted);
  const rest = isConnected
    ? `<p role="status">${messages.connected}</p>`
    : `<form method="post"><button>${messages.connect}</button></form>`;
  response
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; form-action 'self'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    })
    .end(
      `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta name="viewport" content="width=device-width"><title>${messages.title}</title><h1>${messages.title}</h1><p>${messages.about}</p>${rest}</html>`,
    );
}
