import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#campus/languages.ts';
import { openDemoWallet } from './demo-wallet.ts';
import { demoWalletMessages } from './demo-wallet-messages.ts';
import { createWalletConnector, WalletFault } from './wallet-connector.ts';

const LINK = 'https://wallet.example/open';

describe('a wallet connector', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.closeAllConnections();
  });
  const serve = async (listener: RequestListener, wait = 5000) => {
    const server = createServer(listener).listen(0, '127.0.0.1');
    server.unref();
    servers.push(server);
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    return { port, connector: createWalletConnector(`http://127.0.0.1:${port}/v1`, 'secret', wait) };
  };
  const answering = (status: number, body: unknown) =>
    serve((_, response) => response.writeHead(status).end(JSON.stringify(body)));

  it('is asked with the secret, in the form that the docs say', async () => {
    const asked: string[] = [];
    const note = async (request: IncomingMessage) => {
      let body = '';
      for await (const piece of request) body += piece;
      asked.push([request.method, request.url, request.headers.authorization, body].join(' '));
    };
    const { connector } = await serve((request, response) => {
      void note(request).then(() =>
        response.end(
          JSON.stringify(
            request.method === 'POST' ? { templateId: 't-1', link: LINK } : { relationshipId: null, attributes: null },
          ),
        ),
      );
    });
    expect(await connector.invite(true)).toEqual({ templateId: 't-1', link: LINK });
    expect(await connector.look('t-1')).toEqual({ relationshipId: null, attributes: null });
    expect(asked).toEqual([
      'POST /v1/relationships Bearer secret {"withRequestedAttributes":true}',
      'GET /v1/relationships/t-1 Bearer secret ',
    ]);
  });

  it('that knows of no such invitation says so', async () => {
    const { connector } = await answering(404, {});
    expect(await connector.look('t-1')).toBeUndefined();
    await expect(connector.invite(false)).rejects.toThrow(WalletFault);
  });

  it.each([
    ['gives more than anybody has', { relationshipId: 'r', attributes: Array(51).fill({ name: 'a', value: 'b' }) }],
    ['gives an id that is none', { relationshipId: '<b>', attributes: null }],
    ['says nothing', {}],
  ])('that %s is not believed', async (_, body) => {
    const { connector } = await answering(200, body);
    await expect(connector.look('t-1')).rejects.toThrow(WalletFault);
  });

  it('that leads elsewhere is not followed, so nobody else gets the secret', async () => {
    const asked: string[] = [];
    const elsewhere = await serve((request, response) => {
      asked.push(request.headers.authorization ?? '');
      response.end('{}');
    });
    const { connector } = await serve((_, response) =>
      response.writeHead(302, { location: `http://127.0.0.1:${elsewhere.port}/` }).end(),
    );
    await expect(connector.look('t-1')).rejects.toThrow(WalletFault);
    expect(asked).toEqual([]);
  });

  it('that says nothing is not waited for', async () => {
    const { connector } = await serve(() => {}, 50);
    await expect(connector.invite(false)).rejects.toThrow(WalletFault);
  });
});

describe('the demonstration', () => {
  it.each([
    ['en', 'ltr', undefined],
    ['en', 'ltr', 'fr-FR,it;q=0.5'],
    ['uk', 'ltr', 'uk-UA,uk;q=0.9,en;q=0.8'],
    ['ar', 'rtl', 'fr, ar;q=0.7'],
  ])('speaks %s from %s to its reader', async (language, direction, accepted) => {
    const demo = await openDemoWallet();
    const { link } = await createWalletConnector(demo.url, demo.token, 5000).invite(false);
    const page = await fetch(link, { headers: accepted === undefined ? {} : { 'accept-language': accepted } });
    const html = await page.text();
    expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(html).toContain(demoWalletMessages(accepted).messages.connect);
    await demo.close();
  });

  it.each(LANGUAGE_CODES)('has all its words in %s', (code) => {
    const { language, messages } = demoWalletMessages(code);
    expect(language).toBe(code);
    const english = Object.values(demoWalletMessages('en').messages);
    expect(Object.values(messages).filter((message) => english.includes(message))).toHaveLength(code === 'en' ? 4 : 0);
  });

  it('answers nobody who has not its secret, and knows what it was asked for only', async () => {
    const demo = await openDemoWallet();
    const stranger = createWalletConnector(demo.url, 'guess', 5000);
    await expect(stranger.invite(false)).rejects.toThrow(WalletFault);
    const campus = createWalletConnector(demo.url, demo.token, 5000);
    const { templateId } = await campus.invite(false);
    await expect(stranger.look(templateId)).rejects.toThrow(WalletFault);
    expect(await campus.look('demo-other')).toBeUndefined();
    await demo.close();
  });
});
