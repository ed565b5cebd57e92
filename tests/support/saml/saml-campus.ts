import { importOrganisation } from '#tests/support/campus/an-organisation.ts';
import { aCampus, askServer, DEMO_PASSWORD, type TestCampus } from '#tests/support/campus/campus.ts';
import { postSignIn } from '#tests/support/campus/post-sign-in.ts';
import type { SamlProvider, SamlSigner } from './saml-provider.ts';

export const QUAY = 'http://quay.localhost';
export const NOUR: SamlSigner = {
  nameId: 'nour-at-the-exchange',
  email: 'Nour@quay.example',
  firstName: 'Nour',
  lastName: 'Said',
};
export const AMAL: SamlSigner = {
  nameId: 'amal-at-the-exchange',
  email: 'amal@lantern.example',
  firstName: 'Amal',
  lastName: 'Haddad',
};

/** Names the key that requests are signed with. */
export const KEY_ENV = 'SAML_QUAY_KEY';

interface Setting {
  readonly features?: string;
  /** More lines of the service. */
  readonly service?: readonly string[];
  /** Without one. */
  readonly isConfigured?: boolean;
}

/** A campus with an organisation (42, quay) whose people may come by `provider`, and a browser for its login. */
export async function aSamlCampus(provider: SamlProvider, setting: Setting = {}) {
  const campus = await aCampus({ secretOf: (name) => (name === KEY_ENV ? provider.privateKey : undefined) });
  const made = samlCampus(campus, provider);
  await made.configure(setting);
  provider.trust(await (await campus.get('/backend/saml/metadata', { origin: QUAY })).text());
  return made;
}
export type SamlCampus = Awaited<ReturnType<typeof aSamlCampus>>;

function samlCampus(campus: TestCampus, provider: SamlProvider) {
  const configure = ({ features = 'showIdasIntegrationOptions: true', service = [], isConfigured = true }: Setting) =>
    importOrganisation(campus, {
      id: '42',
      name: 'quay',
      lines: [
        `features: { hasRegistration: true, ${features} }`,
        `demoPassword: ${DEMO_PASSWORD}`,
        ...(isConfigured ? serviceLines(provider, service) : []),
      ],
    });
  /** What the browser holds and where it is, when it has been sent to the provider. */
  const begun = async () => {
    const sent = await campus.get('/backend/saml/login', { origin: QUAY, redirect: 'manual' });
    const [cookie = ''] = (sent.headers.get('set-cookie') ?? '').split(';');
    return { status: sent.status, cookie, address: sent.headers.get('location') ?? '' };
  };
  /** Posts the provider's form; where the campus leads then. */
  const postForm = async (fields: Record<string, string>) => {
    const answer = await campus.get('/backend/saml/acs', {
      origin: QUAY,
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://127.0.0.1' },
    });
    return { status: answer.status, location: answer.headers.get('location') ?? '' };
  };
  const exchange = (search: URLSearchParams, cookie: string, extra: Record<string, unknown> = {}) =>
    postSignIn(campus, { origin: QUAY, organisationId: '42', cookie }, { ...Object.fromEntries(search), ...extra });
  return {
    campus,
    configure,
    begun,
    postForm,
    exchange,
    /** There and back, with what was posted changed on the way. */
    async returned(change: (answer: string) => string = (answer) => answer) {
      const { cookie, address } = await begun();
      const { SAMLResponse, RelayState } = await provider.signIn(address);
      const fields = { SAMLResponse: change(SAMLResponse), RelayState };
      const { location } = await postForm(fields);
      return { cookie, fields, location, search: new URL(location, QUAY).searchParams };
    },
    /** The whole way, into the campus. */
    async come(extra: Record<string, unknown> = {}) {
      const { cookie, search } = await this.returned();
      return exchange(search, cookie, extra);
    },
    async me(token: string) {
      const query = '{ me { id email firstName lastName } }';
      return (await askServer(campus.server, { query, token, origin: QUAY })).body.data.me;
    },
  };
}

/** Of the organisation's file. */
export function serviceLines(provider: SamlProvider, more: readonly string[] = []): string[] {
  return [
    'exchangeService:',
    `  issuer: '${provider.issuer}'`,
    `  entryPoint: '${provider.entryPoint}'`,
    `  logoutUrl: '${provider.logoutUrl}'`,
    '  certificates:',
    '    - |',
    ...provider.certificate
      .trim()
      .split(/\r?\n/)
      .map((line) => `      ${line}`),
    ...more.map((line) => `  ${line}`),
  ];
}
