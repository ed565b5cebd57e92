import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { campusVisit } from '#server/http/request-visit.ts';
import { mailFolder } from '#server/mail/mail-transport.ts';
import { escapeHtml } from '#server/messages/render-markdown.ts';
import { notHere } from './app-files.ts';

const kept = v.object({ to: v.string(), subject: v.string(), html: v.string(), at: v.string() });

/** Styles of a mail are its own; its links open the campus beside this page. Nothing runs, nothing is fetched. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";
const MOST = 100;

/**
 * `/dev/mail`: what a demo campus without a mail server would have sent, newest first. Whoever opens it may confirm any
 * address and set any password, so it is there for demos only.
 */
export function devMail(app: FastifyInstance, dataDir: string): void {
  app.get('/dev/mail', async (request, reply) => {
    const { organisation } = campusVisit(request).catalogue;
    if (organisation.demo === null) return notHere(reply);
    const folder = mailFolder(dataDir, organisation.id);
    const rows = await Promise.all(
      namesIn(folder).map(async (name) => {
        const { to, subject, at } = await read(folder, name);
        const when = at.slice(0, 16).replace('T', ' ');
        return `<li><a href="/dev/mail/${name}">${escapeHtml(subject)}</a><br><small>${escapeHtml(to)} · ${when} UTC</small></li>`;
      }),
    );
    const list = rows.length === 0 ? '<p>No mail was sent yet.</p>' : `<ul>${rows.join('')}</ul>`;
    return page(reply, `<h1>Mail of ${escapeHtml(organisation.denomination)}</h1>${list}`);
  });

  app.get<{ Params: { name: string } }>('/dev/mail/:name', async (request, reply) => {
    const { organisation } = campusVisit(request).catalogue;
    const folder = mailFolder(dataDir, organisation.id);
    const { name } = request.params;
    if (organisation.demo === null || !namesIn(folder).includes(name)) return notHere(reply);
    return send(reply, (await read(folder, name)).html);
  });
}

/** Newest first, without endings. */
function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return names
    .sort()
    .reverse()
    .slice(0, MOST)
    .map((file) => file.slice(0, -'.json'.length));
}

async function read(folder: string, name: string): Promise<v.InferOutput<typeof kept>> {
  return v.parse(kept, JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8')));
}

function page(reply: FastifyReply, content: string): FastifyReply {
  const style = 'max-width:40rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif';
  return send(
    reply,
    `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n<title>Mail</title>\n<body style="${style}">${content}</body>\n</html>\n`,
  );
}

function send(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', MAIL_POLICY)
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(html);
}
