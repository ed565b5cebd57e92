import { aRunningCampus } from '#tests/support/campus/running-campus.ts';
import { anOpenIdProvider, type OpenIdProvider } from './openid-provider.ts';

const SECRET = 'OPENID_FJORD_SECRET';

export type SchoolCampus = { origin: string; provider: OpenIdProvider; stop: () => Promise<void> };

/** A running campus of one organisation (40, fjord), whose people may sign in by a real provider on loopback. */
export async function aSchoolCampus(): Promise<SchoolCampus> {
  const secrets = new Map<string, string>();
  const campus = await aRunningCampus((name) => secrets.get(name));
  const provider = await anOpenIdProvider([`${campus.origin}/oauth/40`]);
  secrets.set(SECRET, provider.clientSecret);
  await campus.configure([
    'features: { hasRegistration: true }',
    'identityClients:',
    `  - { id: school, issuer: '${provider.issuer}', clientId: ${provider.clientId}, secretEnv: ${SECRET}, buttonText: { de: Schulkonto, en: School account }, buttonBackgroundColor: '#112233' }`,
  ]);
  return {
    origin: campus.origin,
    provider,
    stop: async () => {
      await campus.stop();
      await provider.close();
    },
  };
}
