import { createServer, type ServerResponse } from 'node:http';
import samlify from 'samlify';
import { generate } from 'selfsigned';

/** Who is sitting at the provider's sign-in page. */
export interface SamlSigner {
  readonly nameId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** What stands in an answer; each may be something else than it should. */
export interface AnswerTags {
  readonly Issuer: string;
  readonly Audience: string;
  readonly SubjectRecipient: string;
  readonly InResponseTo: string;
  readonly ConditionsNotBefore: string;
  readonly ConditionsNotOnOrAfter: string;
  readonly SubjectConfirmationDataNotOnOrAfter: string;
  readonly NameIDFormat: string;
  readonly StatusCode: string;
  readonly Destination: string;
}

/** The form that a provider's page sends to the campus. */
export interface SamlForm {
  readonly action: string;
  readonly SAMLResponse: string;
  readonly RelayState: string;
}

const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
const BINDINGS = 'urn:oasis:names:tc:SAML:2.0:bindings';
const FIVE_MINUTES = 300_000;

/** Any XML: what is sent here is looked at by the campus, whose schema it is not. */
samlify.setSchemaValidator({ validate: async () => 'not looked at' });

/**
 * A SAML 2.0 identity provider on loopback, by a library of its own. It asks nothing of whoever comes, knows the campus by
 * the campus's metadata, and signs with a certificate of its own.
 */
export async function aSamlProvider() {
  const { cert: certificate, private: privateKey } = await generate([{ name: 'commonName', value: 'saml.localhost' }]);
  let signer: SamlSigner = { nameId: 'nobody', email: 'nobody@example.org', firstName: 'No', lastName: 'Body' };
  let twisted: Partial<AnswerTags> = {};
  let signsMessage = false;
  let metadata = '';
  const loggedOut: string[] = [];

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const query = Object.fromEntries(searchParams);
    const work = pathname === '/slo' ? logOut(query, response) : showForm(query, response);
    work.catch((fault: unknown) => response.writeHead(400).end(String(fault)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The provider has no port.');
  const origin = `http://127.0.0.1:${address.port}`;
  const issuer = `${origin}/metadata`;
  const provider = samlify.IdentityProvider({
    entityID: issuer,
    signingCert: certificate,
    privateKey,
    wantAuthnRequestsSigned: false,
    nameIDFormat: [PERSISTENT],
    requestSignatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    singleSignOnService: [{ Binding: `${BINDINGS}:HTTP-Redirect`, Location: `${origin}/sso` }],
    singleLogoutService: [{ Binding: `${BINDINGS}:HTTP-Redirect`, Location: `${origin}/slo` }],
    loginResponseTemplate: {
      context: samlify.SamlLib.defaultLoginResponseTemplate.context,
      attributes: ['email', 'firstName', 'lastName'].map((name) => ({
        name,
        valueTag: name,
        nameFormat: 'urn:oasis:names:tc:SAML:2.0:attrname-format:basic',
        valueXsiType: 'xs:string',
      })),
    },
  });
  const campus = () => samlify.ServiceProvider({ metadata, wantMessageSigned: signsMessage });

  async function answer(query: Record<string, string>): Promise<SamlForm> {
    const request = await provider.parseLoginRequest(campus(), 'redirect', { query });
    const made = await provider.createLoginResponse(campus(), { ...request }, 'post', {}, (template) => {
      const id = `_${crypto.randomUUID()}`;
      const tags = { ...tagsFor(String(request.extract.request?.id ?? '')), ...twisted };
      return { id, context: samlify.SamlLib.replaceTagsByValue(template, { ...tags, ID: id }) };
    });
    const action = campus().entityMeta.getAssertionConsumerService('post');
    return { action: String(action), SAMLResponse: made.context, RelayState: query.RelayState ?? '' };
  }

  function tagsFor(inResponseTo: string) {
    const now = Date.now();
    const at = (ms: number): string => new Date(now + ms).toISOString();
    const recipient = String(campus().entityMeta.getAssertionConsumerService('post'));
    return {
      AssertionID: `_${crypto.randomUUID()}`,
      Destination: recipient,
      AssertionConsumerServiceURL: recipient,
      SubjectRecipient: recipient,
      Audience: campus().entityMeta.getEntityID(),
      Issuer: issuer,
      IssueInstant: at(0),
      StatusCode: 'urn:oasis:names:tc:SAML:2.0:status:Success',
      ConditionsNotBefore: at(0),
      ConditionsNotOnOrAfter: at(FIVE_MINUTES),
      SubjectConfirmationDataNotOnOrAfter: at(FIVE_MINUTES),
      NameIDFormat: PERSISTENT,
      NameID: signer.nameId,
      InResponseTo: inResponseTo,
      AuthnStatement: '',
      attrEmail: signer.email,
      attrFirstName: signer.firstName,
      attrLastName: signer.lastName,
    };
  }

  async function showForm(query: Record<string, string>, response: ServerResponse): Promise<void> {
    const { action, ...fields } = await answer(query);
    const inputs = Object.entries(fields).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
    );
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<form method="post" action="${action}">${inputs.join('')}<button>Continue</button></form>`);
  }

  async function logOut(query: Record<string, string>, response: ServerResponse): Promise<void> {
    const request = await provider.parseLogoutRequest(campus(), 'redirect', { query });
    loggedOut.push(String(request.extract.nameID));
    response.writeHead(302, { location: String(campus().entityMeta.getSingleLogoutService('post')) }).end();
  }

  return {
    issuer,
    certificate,
    /** Any key will do for a campus that signs. */
    privateKey,
    entryPoint: `${origin}/sso`,
    logoutUrl: `${origin}/slo`,
    /** Names of those who were logged out here. */
    loggedOut,
    /** From now on this person signs in. */
    be: (next: SamlSigner) => {
      signer = next;
    },
    /** From now on answers are like this; nothing: as they should be. */
    twist: (tags: Partial<AnswerTags>, more: { signsMessage?: boolean } = {}) => {
      twisted = tags;
      signsMessage = more.signsMessage ?? false;
    },
    /** The campus that it answers to. */
    trust: (xml: string) => {
      metadata = xml;
    },
    /** What somebody's browser is to post who was sent here. */
    signIn: (start: string) => answer(Object.fromEntries(new URL(start).searchParams)),
    visit: (start: string) => fetch(start, { redirect: 'manual' }),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
export type SamlProvider = Awaited<ReturnType<typeof aSamlProvider>>;
