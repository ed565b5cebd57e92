import { createHmac } from 'node:crypto';
import { type CacheProvider, generateServiceProviderMetadata, SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import * as v from 'valibot';
import { OPENID_ATTEMPT_MINUTES } from '#campus/identity-limits.ts';
import type { Keys } from '#server/auth/keys.ts';
import type { ExchangeService } from '#server/model/exchange-shape.ts';
import { assertDestination, assertSuccess, readSamlMessage } from './saml-message.ts';

/** Our addresses for the provider, as they stand in our metadata and requests. */
export const SAML_PATHS = {
  logout: '/backend/saml/logout',
  answer: '/backend/saml/acs',
  metadata: '/backend/saml/metadata',
} as const;

/** A name that is the same at each login: by it somebody is known again (SAML 2.0 core, 8.3.7). */
const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';
const CLOCK_TOLERANCE = 30_000;

export interface ExchangeParts {
  readonly service: ExchangeService;
  /** Where the provider returns to. */
  readonly origin: string;
  /** PEM. */
  readonly privateKey: string | undefined;
  /** Id of the request that is sent, or that was sent: an answer to any other is refused. */
  readonly requestId: string;
}

/** Follows from the state by a key of this campus: nothing that is stored tells it. */
export function requestIdOf(keys: Keys, state: string): string {
  return `_${createHmac('sha256', keys.refresh).update(`saml request ${state}`).digest('hex')}`;
}

/** Signed assertions for us, in answer to our request, in their time: the library's defaults are looser. Throws without its key. */
export function samlOf({ service, origin, privateKey, requestId }: ExchangeParts): SAML {
  if (service.keyEnv !== null && privateKey === undefined)
    throw new Error(`The environment has no ${service.keyEnv}, which the exchange service needs.`);
  return new SAML({
    entryPoint: service.entryPoint,
    logoutUrl: service.logoutUrl ?? '',
    idpIssuer: service.issuer,
    idpCert: [...service.certificates],
    ...addressesOf(origin),
    disableRequestedAuthnContext: true,
    wantAuthnResponseSigned: false,
    validateInResponseTo: ValidateInResponseTo.always,
    requestIdExpirationPeriodMs: OPENID_ATTEMPT_MINUTES * 60_000,
    acceptedClockSkewMs: CLOCK_TOLERANCE,
    generateUniqueId: () => requestId,
    cacheProvider: onlyRequest(requestId),
    ...(privateKey !== undefined && { privateKey, signatureAlgorithm: 'sha256' as const }),
  });
}

/** What we ask of a provider, by our requests and by our metadata. */
function addressesOf(origin: string) {
  return {
    issuer: origin + SAML_PATHS.metadata,
    callbackUrl: origin + SAML_PATHS.answer,
    logoutCallbackUrl: origin + SAML_PATHS.logout,
    identifierFormat: PERSISTENT,
    wantAssertionsSigned: true,
  };
}

/** What the provider's operator needs of us. Our certificate is none of it: the provider gets our public key otherwise. */
export function exchangeMetadata(origin: string): string {
  return generateServiceProviderMetadata(addressesOf(origin));
}

/** Knows one request. How long it is good for is asked of the attempt, which every server over the database knows. */
function onlyRequest(requestId: string): CacheProvider {
  return {
    saveAsync: async (_, value) => ({ value, createdAt: Date.now() }),
    getAsync: async (id) => (id === requestId ? new Date().toISOString() : null),
    removeAsync: async () => null,
  };
}

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

const profileSchema = v.object({
  issuer: v.string(),
  nameID: v.pipe(text, v.maxLength(255)),
  nameIDFormat: v.optional(v.string()),
  attributes: v.optional(v.record(v.string(), v.unknown()), {}),
});

/** As much of a signed assertion as the library does not look at itself. */
const assertionSchema = v.object({
  Assertion: v.object({
    $: v.object({ ID: v.pipe(text, v.maxLength(300)) }),
    Subject: v.tuple([
      v.object({
        SubjectConfirmation: v.array(
          v.object({
            $: v.object({ Method: v.string() }),
            SubjectConfirmationData: v.tuple([
              v.object({ $: v.object({ InResponseTo: v.string(), Recipient: v.string(), NotOnOrAfter: v.string() }) }),
            ]),
          }),
        ),
      }),
    ]),
  }),
});
const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';

/** Who somebody is by the provider, and which assertion said so. */
export interface ExchangeAnswer {
  readonly assertionId: string;
  readonly subject: string;
  readonly email: string | undefined;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
}

/** What the provider posted, when all of it holds; throws where anything does not. `answer`: base64 of the XML. */
export async function readExchangeAnswer(parts: ExchangeParts, answer: string): Promise<ExchangeAnswer> {
  const { service, origin, requestId } = parts;
  const message = readSamlMessage(Buffer.from(answer, 'base64').toString('utf8'));
  assertSuccess(message);
  assertDestination(message, origin + SAML_PATHS.answer);
  const { profile } = await samlOf(parts).validatePostResponseAsync({ SAMLResponse: answer });
  const { issuer, nameID, nameIDFormat, attributes } = v.parse(profileSchema, profile);
  if (issuer !== service.issuer) throw new Error('The assertion is of another provider.');
  if (nameIDFormat === TRANSIENT) throw new Error('The name is another one at each login.');
  const { Assertion } = v.parse(assertionSchema, profile?.getAssertion?.());
  const [{ SubjectConfirmation }] = Assertion.Subject;
  const isForUs = SubjectConfirmation.some(({ $, SubjectConfirmationData: [{ $: data }] }) => {
    const isInTime = Date.parse(data.NotOnOrAfter) > Date.now() - CLOCK_TOLERANCE;
    const isHere = data.Recipient === origin + SAML_PATHS.answer && data.InResponseTo === requestId;
    return $.Method === BEARER && isInTime && isHere;
  });
  if (!isForUs) throw new Error('The assertion is not for this login here.');
  const { email, firstName, lastName } = service.attributes;
  return {
    assertionId: Assertion.$.ID,
    subject: nameID,
    email: firstOf(attributes[email]),
    firstName: firstOf(attributes[firstName]),
    lastName: firstOf(attributes[lastName]),
  };
}

/** An attribute may have several values, and a value may be no text. */
function firstOf(value: unknown): string | undefined {
  const [first] = [value].flat();
  const parsed = v.safeParse(v.pipe(text, v.maxLength(200)), first);
  return parsed.success ? parsed.output : undefined;
}

/** Where a logout goes on at the provider; undefined where it has none. */
export async function exchangeLogoutUrl(parts: ExchangeParts, subject: string): Promise<string | undefined> {
  const { service } = parts;
  if (service.logoutUrl === null) return undefined;
  const whom = { issuer: service.issuer, nameID: subject, nameIDFormat: PERSISTENT };
  return samlOf(parts).getLogoutUrlAsync(whom, '', {});
}
