import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_CONTENT_ORIGIN, readConfig } from '#server/runtime/config.ts';
import { importOrganisation } from '#tests/support/campus/an-organisation.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { resolveVisit } from './visit.ts';

const PACKAGE = 'c'.repeat(32);
const SHARED = readConfig([], { CONTENT_ORIGIN: 'https://content.{host}' }).contentOrigin;
const OWN = readConfig([], { CONTENT_ORIGIN: 'https://{package}.content.{host}' }).contentOrigin;

describe('where packages run', () => {
  let campus: TestCampus;
  beforeAll(async () => {
    campus = await aCampus();
    await importOrganisation(campus, { id: '81', name: 'hafen', hosts: ['hafen.example', 'hafen.localhost'] });
  });
  afterAll(async () => await campus.close());

  const visit = (host: string, pattern = DEFAULT_CONTENT_ORIGIN, scheme = 'https') =>
    resolveVisit(campus.server.campuses, pattern, { host, scheme });

  it('is a host of each package’s own at an address that ends with .localhost, and one for all elsewhere', async () => {
    expect(await visit('hafen.localhost:8080', DEFAULT_CONTENT_ORIGIN, 'http')).toMatchObject({
      contentOrigin: 'http://content.hafen.localhost:8080',
      hasPackageHosts: true,
    });
    expect(await visit('hafen.example')).toMatchObject({
      contentOrigin: 'https://content.hafen.example',
      hasPackageHosts: false,
    });
  });

  it('is what the operator says at any address', async () => {
    expect(await visit('hafen.example', OWN)).toMatchObject({ hasPackageHosts: true });
    expect(await visit('hafen.localhost', SHARED)).toMatchObject({ hasPackageHosts: false });
  });

  it('is beside the organisation’s own host for a plain one, where nothing is framed', async () => {
    expect(await visit('localhost:8080', DEFAULT_CONTENT_ORIGIN, 'http')).toMatchObject({
      contentOrigin: 'http://content.lantern.localhost:8080',
      hasPackageHosts: true,
    });
  });

  it('answers at a package’s own host only where packages have one', async () => {
    const own = `${PACKAGE}.content.hafen.example`;
    expect(await visit(own, OWN)).toMatchObject({ is: 'content', packageId: PACKAGE });
    expect(await visit(own)).toEqual({ is: 'unknown' });
    // The app fetches what it saves from the shared one, also there.
    expect(await visit('content.hafen.example', OWN)).toMatchObject({ is: 'content', packageId: undefined });
    expect(await visit(`x${PACKAGE}.content.hafen.example`, OWN)).toEqual({ is: 'unknown' });
  });

  it('a preview’s host is the organisation’s that it names, and no other name in other letters', async () => {
    for (const host of ['pr-12--hafen.example', 'hafen--pr-12.example']) {
      const preview = await visit(host);
      expect(preview).toMatchObject({
        is: 'campus',
        origin: `https://${host}`,
        contentOrigin: `https://content.${host}`,
      });
    }
    for (const host of ['xn--hafen.example', 'a--b--hafen.example', '--hafen.example', 'pr-12--elsewhere.example'])
      expect(await visit(host)).toEqual({ is: 'unknown' });
    expect(await visit('content.pr-12--hafen.example')).toMatchObject({ is: 'content' });
  });
});
