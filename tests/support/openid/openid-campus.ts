import { importOrganisation } from '#tests/support/campus/an-organisation.ts';
import { aCampus, askServer, DEMO_PASSWORD, type TestCampus } from '#tests/support/campus/campus.ts';
import { postSignIn } from '#tests/support/campus/post-sign-in.ts';
import { anOpenIdProvider, type OpenIdProvider, type Signer } from './openid-provider.ts';

export const FJORD = 'http://fjord.localhost';
export const FJORD_RETURN = `${FJORD}/oauth/40`;
const SECRET = 'OPENID_FJORD_SECRET';

/** Somebody who is new here, and somebody whom the organisation knows by her address. */
export const NOUR: Signer = {
  sub: 'nour-at-the-provider',
  email: 'Nour@fjord.example',
  email_verified: true,
  given_name: 'Nour',
  family_name: 'Said',
};
export const AMAL: Signer = { sub: 'amal-at-the-provider', email: 'amal@lantern.example', email_verified: true };

const PARTNERS = {
  handwerk: "id: 40a\ndenomination: Handwerk\npath: handwerk\nmainColor: '#223344'\ntagline: { de: Handwerk }\n",
  closed:
    "id: 40b\ndenomination: Closed\npath: closed\nmainColor: '#223344'\nisRestricted: true\ntagline: { de: Zu }\n",
};

export type OpenIdCampus = ReturnType<typeof openIdCampus>;

/** A campus with an organisation (40, fjord) whose people may sign in by `provider`, and a browser for its login. */
export async function anOpenIdCampus(provider: OpenIdProvider) {
  const campus = await aCampus({ secretOf: (name) => (name === SECRET ? provider.clientSecret : undefined) });
  const made = openIdCampus(campus, provider);
  await made.withClient({});
  return made;
}

/** For the suites of one provider. */
export function aProvider(): Promise<OpenIdProvider> {
  return anOpenIdProvider([FJORD_RETURN]);
}

function openIdCampus(campus: TestCampus, provider: OpenIdProvider) {
  const withClient = ({ features = 'hasRegistration: true', client = '', lines = [] }: Setting) =>
    importOrganisation(campus, {
      id: '40',
      name: 'fjord',
      partners: PARTNERS,
      lines: [
        `features: { ${features} }`,
        `demoPassword: ${DEMO_PASSWORD}`,
        ...lines,
        'identityClients:',
        `  - { id: school, issuer: '${provider.issuer}', clientId: ${provider.clientId}, secretEnv: ${SECRET}, buttonText: { de: Schulkonto, en: School account }, buttonBackgroundColor: '#112233'${client} }`,
      ],
    });
  /** What the browser holds and where it is, when it has been sent to the provider. */
  const begun = async (query = '?client=school') => {
    const sent = await campus.get(`/api/openid/redirect${query}`, { origin: FJORD });
    const [cookie = ''] = (sent.headers.get('set-cookie') ?? '').split(';');
    return { sent, cookie, address: sent.headers.get('location') ?? '' };
  };
  /** The same when the provider has sent it back. */
  const returned = async (query?: string) => {
    const { cookie, address } = await begun(query);
    const back = await provider.signIn(address);
    return { cookie, body: Object.fromEntries(back.searchParams) };
  };
  const post = (body: Record<string, unknown>, cookie = '') =>
    postSignIn(campus, { origin: FJORD, organisationId: '40', cookie }, body);
  return {
    campus,
    withClient,
    begun,
    returned,
    post,
    /** The whole way, there and back. */
    async come(extra: Record<string, unknown> = {}, query?: string) {
      const { cookie, body } = await returned(query);
      return post({ ...body, ...extra }, cookie);
    },
    async me(token: string) {
      const query = '{ me { id email firstName lastName } viewer { preferredLanguage { id } } }';
      return (await askServer(campus.server, { query, token, origin: FJORD })).body.data;
    },
  };
}

interface Setting {
  readonly features?: string;
  /** More of the client's line. */
  readonly client?: string;
  /** More of the organisation's file. */
  readonly lines?: readonly string[];
}
