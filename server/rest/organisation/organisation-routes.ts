import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { campusVisit } from '#server/http/request-visit.ts';
import { DATA_POLICY } from '#server/http/security-headers.ts';
import { FOR_EVER, notHere } from '#server/rest/site/app-files.ts';
import { achievementOfPicture, achievementPicture } from './achievement-picture.ts';
import { iconVersion } from './icon-version.ts';
import { iconOf, isIconName } from './icons.ts';
import { manifestOf } from './manifest.ts';
import { publicOrganisation, themeOf } from './public-organisation.ts';

/** What belongs to an organisation and not to the build: its public data, its manifest, its icons. */
export function organisationRoutes(app: FastifyInstance, dataDir: string): void {
  app.get('/organisation.json', (request, reply) => {
    const json = JSON.stringify(publicOrganisation(campusVisit(request)));
    const etag = `W/"${createHash('sha256').update(json).digest('base64url').slice(0, 27)}"`;
    reply.header('etag', etag).header('cache-control', 'no-cache').header('content-security-policy', DATA_POLICY);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(json);
  });

  app.get<{ Querystring: { lang?: unknown; partner?: unknown } }>('/manifest.webmanifest', (request, reply) => {
    const { lang, partner } = request.query;
    const { organisation, subOrganisations } = campusVisit(request).catalogue;
    const manifest = manifestOf(
      organisation,
      typeof lang === 'string' ? lang : undefined,
      subOrganisations.find(({ path }) => path === partner),
    );
    return reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', DATA_POLICY)
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifest));
  });

  app.get<{ Params: { file: string }; Querystring: { v?: unknown } }>('/icons/:file', async (request, reply) => {
    const achievement = achievementOfPicture(request.params.file);
    if (achievement !== undefined)
      return reply
        .header('cache-control', 'no-cache')
        .header('content-security-policy', DATA_POLICY)
        .type('image/svg+xml')
        .send(achievementPicture(achievement, themeOf(campusVisit(request).catalogue.organisation).light.brand));
    const name = request.params.file.replace(/\.png$/, '');
    if (!request.params.file.endsWith('.png') || !isIconName(name)) return notHere(reply);
    const { organisation } = campusVisit(request).catalogue;
    const isVersioned = request.query.v === iconVersion(organisation);
    return reply
      .header('cache-control', isVersioned ? FOR_EVER : 'no-cache')
      .header('content-security-policy', DATA_POLICY)
      .type('image/png')
      .send(await iconOf(organisation, name, dataDir));
  });
}
