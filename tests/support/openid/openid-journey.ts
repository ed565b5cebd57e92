import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { makeKeys } from '#server/auth/keys.ts';
import { createCampusServer } from '#server/campus-server.ts';
import { importCampus } from '#server/content/import-campus.ts';
import { createLog } from '#server/http/log.ts';
import { openStore } from '#server/store/database/open-store.ts';
import { SMALL_CAMPUS } from '#tests/support/campus/campus.ts';
import { anOpenIdProvider, type OpenIdProvider } from './openid-provider.ts';

const DIST = resolve(import.meta.dirname, '../../../dist');
const SECRET = 'OPENID_FJORD_SECRET';

export type SchoolCampus = { origin: string; provider: OpenIdProvider; stop: () => Promise<void> };

/** A running campus of one organisation (40, fjord), whose people may sign in by a real provider on loopback. */
export async function aSchoolCampus(): Promise<SchoolCampus> {
  const dataDir = mkdtempSync(join(tmpdir(), 'campus-openid-'));
  const store = await openStore({ dataDir, databaseUrl: undefined, development: false });
  const secrets = new Map<string, string>();
  const server = await createCampusServer({
    store,
    keys: makeKeys(),
    dataDir,
    distDir: DIST,
    log: createLog('silent'),
    secretOf: (name) => secrets.get(name),
  });
  const origin = `http://fjord.localhost:${await server.listen(0)}`;
  const provider = await anOpenIdProvider([`${origin}/oauth/40`]);
  secrets.set(SECRET, provider.clientSecret);
  await importCampus({ store, dataDir, folder: layOut(dataDir, provider), now: new Date() });
  return {
    origin,
    provider,
    stop: async () => {
      await server.close();
      await store.close();
      await provider.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function layOut(dataDir: string, { issuer, clientId }: OpenIdProvider): string {
  const folder = join(dataDir, 'imported', 'fjord');
  mkdirSync(join(dataDir, 'imported'), { recursive: true });
  cpSync(join(SMALL_CAMPUS, 'nordlicht'), folder, { recursive: true });
  const lines = [
    "id: '40'",
    'denomination: Fjord',
    'legalName: Fjord',
    'folderName: fjord',
    'hosts: [fjord.localhost]',
    'tagline: { de: Hallo, en: Hello }',
    "brand: { mainColor: '#0f6a6b' }",
    'logo: files/logo.svg',
    'defaultLanguage: de',
    'features: { hasRegistration: true }',
    'demoPassword: lantern-demo-1',
    'identityClients:',
    `  - { id: school, issuer: '${issuer}', clientId: ${clientId}, secretEnv: ${SECRET}, buttonText: { de: Schulkonto, en: School account }, buttonBackgroundColor: '#112233' }`,
  ];
  writeFileSync(join(folder, 'organisation.yaml'), `${lines.join('\n')}\n`);
  return folder;
}
