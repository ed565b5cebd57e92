import { createECDH, randomBytes, randomUUID, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Agent, createServer } from 'node:https';
import { decodeJwt, importJWK, jwtVerify } from 'jose';
import { generate } from 'selfsigned';
import * as v from 'valibot';
import { type PushPayload, pushPayloadSchema } from '#campus/push/push-payload.ts';
import { openPush } from './open-push.ts';

/** What a push service got for one browser, decrypted by that browser's keys. */
export interface ReceivedPush {
  readonly payload: PushPayload;
  readonly headers: IncomingMessage['headers'];
  /** What was on the wire: nobody but the browser reads it. */
  readonly wire: Buffer;
}

/** A browser that asked the push service for an endpoint, as `createPushDevice` takes it. */
export interface Subscribed {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly received: readonly ReceivedPush[];
}

interface Browser extends Subscribed {
  readonly received: ReceivedPush[];
  readonly open: (wire: Buffer) => string;
}

/**
 * A push service on loopback, by https with a certificate of its own: keeps what comes, and opens it as a browser does
 * (RFC 8291). It answers 404 for what nobody subscribed, and whatever `answerWith` says.
 */
export async function aPushService() {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  const browsers = new Map<string, Browser>();
  let answer: { status: number; retryAfter?: string } = { status: 201 };
  const server = createServer({ cert, key }, async (request, response) => {
    const wire = Buffer.concat(await request.toArray());
    const browser = browsers.get(request.url ?? '');
    const status = browser === undefined ? 404 : answer.status;
    if (status === 201) {
      const payload = v.parse(v.strictObject(pushPayloadSchema.entries), JSON.parse(browser?.open(wire) ?? ''));
      browser?.received.push({ payload, headers: request.headers, wire });
    }
    if (answer.retryAfter !== undefined) response.setHeader('retry-after', answer.retryAfter);
    response.writeHead(status).end('{"reason":"gone"}');
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The push service has no port.');
  const origin = `https://localhost:${address.port}`;
  return {
    origin,
    /** Believes the certificate of this service and of no other. */
    agent: new Agent({ ca: new X509Certificate(cert).toString() }),
    subscribe(): Subscribed {
      const path = `/push/${randomUUID()}`;
      const browser = aBrowser(origin + path);
      browsers.set(path, browser);
      return browser;
    },
    /** As if the browser had taken its subscription back. */
    forget: ({ endpoint }: Subscribed) => void browsers.delete(new URL(endpoint).pathname),
    answerWith: (status: number, retryAfter?: string) => {
      answer = { status, ...(retryAfter !== undefined && { retryAfter }) };
    },
    async close() {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type PushService = Awaited<ReturnType<typeof aPushService>>;

function aBrowser(endpoint: string): Browser {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const secret = randomBytes(16);
  return {
    endpoint,
    p256dh: own.getPublicKey('base64url'),
    auth: secret.toString('base64url'),
    received: [],
    open: (wire) => openPush({ own, secret }, wire),
  };
}

/** Who a push says that it is from (RFC 8292): checked against the key that browsers were given. */
export async function senderOf({ headers }: ReceivedPush, publicKey: string) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'));
  return { key, ...decodeJwt(token) };
}
