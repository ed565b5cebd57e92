import type { FastifyInstance } from 'fastify';
import { campusVisit } from '#server/http/request-visit.ts';
import { DATA_POLICY } from '#server/http/security-headers.ts';
import type { Organisation } from '#server/model/shapes.ts';
import { notHere } from './app-files.ts';

const DAY = 24 * 60 * 60 * 1000;
/** How long somebody may go by a copy of it. */
const VALID_DAYS = 30;

/**
 * Whom to tell of a weakness (RFC 9116): each organisation itself, at its `supportEmail`; without one there is no such file.
 * The server writes it, and not the build, which knows no organisation and stands for longer than a file of it would be valid.
 */
export function securityTxtRoute(app: FastifyInstance, clock: () => Date): void {
  app.get('/.well-known/security.txt', (request, reply) => {
    const text = securityTxt(campusVisit(request).catalogue.organisation, clock());
    if (text === undefined) return notHere(reply);
    return reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', DATA_POLICY)
      .type('text/plain; charset=utf-8')
      .send(text);
  });
}

function securityTxt({ supportEmail, defaultLanguage }: Organisation, now: Date): string | undefined {
  if (supportEmail === null) return undefined;
  const expires = new Date((Math.floor(now.getTime() / DAY) + VALID_DAYS) * DAY).toISOString();
  return `Contact: mailto:${supportEmail}\nExpires: ${expires}\nPreferred-Languages: ${defaultLanguage}\n`;
}
