import type { FastifyReply, FastifyRequest } from 'fastify';
import * as oidc from 'openid-client';
import * as v from 'valibot';
import { type AuthError, emailErrors } from '#campus/account/auth-errors.ts';
import { mayRegister } from '#campus/account/may-register.ts';
import { languageById } from '#campus/languages.ts';
import { typedLine } from '#campus/text/typed-text.ts';
import { openExchangeCode } from '#server/auth/exchange-code.ts';
import { hashToken } from '#server/auth/refresh-token.ts';
import { enterByIdentity, type Identity, type Newcomer } from '#server/commands/account/enter-by-identity.ts';
import { type Attempt, EXCHANGE_CLIENT, spendAttempt, takeOnce } from '#server/commands/account/openid-attempt.ts';
import { clientOf } from '#server/http/client.ts';
import { beginFor, languageOf, portalOf, signTokens } from '#server/http/open-session.ts';
import { campusVisit } from '#server/http/request-visit.ts';
import type { IdentityClient } from '#server/model/identity-shapes.ts';
import { exchangeServiceOf, shownClients } from '#server/policies/identity.ts';
import { fail, isTooMany, type RestContext, sendPrivate } from '#server/rest/core/rest-context.ts';
import type { Catalogue } from '#server/store/content/load-catalogue.ts';
import { cookieName, faultName } from './attempt-browser.ts';
import { secretsOf } from './openid-redirect.ts';

const CODE_MAX = 4096;
const ID_TOKEN_MAX = 16_384;

const text = (most: number) => v.fallback(v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(most)), null), null);
const flag = v.fallback(v.nullish(v.boolean(), false), false);

/** The body (AUTH-15), beside what the provider put into the address; what else is in it does not matter. */
const bodySchema = v.object({
  code: text(CODE_MAX),
  state: text(CODE_MAX),
  iss: text(CODE_MAX),
  jwt: text(ID_TOKEN_MAX),
  register: flag,
  fingerprint: text(100),
  mobile: flag,
  preferred_language_id: text(20),
  registration_referrer: text(200),
  sub_organization_id: text(100),
  target_group_path: text(200),
});
type Body = v.InferOutput<typeof bodySchema>;

const claimedName = v.fallback(v.optional(v.pipe(v.string(), v.transform(typedLine), v.maxLength(200))), undefined);
const claimsSchema = v.object({
  sub: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)),
  email: v.fallback(v.optional(v.string()), undefined),
  // Some providers write it as text.
  email_verified: v.fallback(v.optional(v.union([v.boolean(), v.literal('true')])), undefined),
  given_name: claimedName,
  family_name: claimedName,
});
type Claims = v.InferOutput<typeof claimsSchema>;

/** What came back from a provider, its signature checked. */
interface Returned {
  readonly issuer: string;
  readonly claims: Claims;
  readonly registers: boolean;
  readonly targetGroupPath: string | null;
}

/** `POST /api/openid/callback/{orgid}`: a code, or an ID token, becomes a session of ours (AUTH-15). */
export async function receiveFromProvider(context: RestContext, request: FastifyRequest, reply: FastifyReply) {
  const { catalogue } = campusVisit(request);
  const { organisation } = catalogue;
  if (v.parse(v.object({ orgid: v.string() }), request.params).orgid !== organisation.id)
    return fail(reply, 404, 'NOT_FOUND');
  if (await isTooMany(context, request, reply, { attempt: 'openid', account: clientOf(request).ip }))
    return fail(reply, 429, 'tooManyTries');
  const parsed = v.safeParse(bodySchema, request.body);
  if (!parsed.success) return fail(reply, 400, 'openidFailed');
  const body = parsed.output;
  const returned =
    body.jwt === null ? await fromCode(context, request, reply, body) : await fromIdToken(context, request, body);
  if (typeof returned === 'string') return fail(reply, returned === 'openidUnreachable' ? 502 : 400, returned);
  const now = context.parts.clock();
  const targetGroupPath = returned.targetGroupPath ?? (body.target_group_path || null);
  const entered = await context.parts.store.transaction(async (trx) => {
    const found = await enterByIdentity(trx, {
      organisationId: organisation.id,
      identity: identityOf(returned),
      now,
      newcomer: newcomerOf(catalogue, body, returned),
      targetGroupPath,
    });
    if (typeof found === 'string') return found;
    const opening = { ...found, mobile: body.mobile ?? false, fingerprint: body.fingerprint, targetGroupPath };
    return { ...found, begun: await beginFor(trx, { organisation, now }, opening) };
  });
  if (typeof entered === 'string') return fail(reply, 403, entered);
  const { personId, begun } = entered;
  const tokens = await signTokens({ parts: context.parts, organisation, now }, personId, begun);
  const by = { personId, subOrgId: body.sub_organization_id };
  const accessPortalPath = await portalOf(context.parts.store.read, catalogue.subOrganisations, by);
  const preferredLanguage = await languageOf({ parts: context.parts, organisation }, personId);
  return sendPrivate(reply, { data: { ...tokens, accessPortalPath, preferredLanguage } });
}

/** By code: what was begun in this browser is spent first, so that the same answer never counts twice. */
async function fromCode(
  context: RestContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { state, code, iss }: Body,
): Promise<Returned | AuthError> {
  const { catalogue, origin } = campusVisit(request);
  if (state === null || state === '') return 'openidFailed';
  const name = cookieName(state, origin);
  const browser = cookieOf(request, name);
  if (browser === undefined) return 'openidFailed';
  reply.header(
    'set-cookie',
    `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`,
  );
  const now = context.parts.clock();
  const hashes = { hash: hashToken(state), browserHash: hashToken(browser) };
  const attempt = await context.parts.store.transaction((trx) =>
    spendAttempt(trx, { ...hashes, organisationId: catalogue.organisation.id, now }),
  );
  if (attempt === undefined || code === null || code === '') return 'openidFailed';
  if (attempt.clientId === EXCHANGE_CLIENT) return fromExchange(context, request, { attempt, state, code });
  const client = shownClients(catalogue.organisation).find(({ id }) => id === attempt.clientId);
  if (client === undefined) return 'openidFailed';
  const address = new URL(attempt.redirectUri);
  for (const [key, value] of Object.entries({ code, state, iss }))
    if (value !== null) address.searchParams.set(key, value);
  const provider = await reach(context, request, client);
  if (provider === undefined) return 'openidUnreachable';
  try {
    const { verifier, nonce } = secretsOf(context.parts.keys, state);
    const tokens = await oidc.authorizationCodeGrant(provider.config, address, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const claims = v.parse(claimsSchema, await provider.verify(tokens.id_token ?? '', now));
    // Many providers tell the address only when they are asked with the access token.
    const more =
      claims.email === undefined && provider.config.serverMetadata().userinfo_endpoint !== undefined
        ? v.parse(claimsSchema, await oidc.fetchUserInfo(provider.config, tokens.access_token, claims.sub))
        : claims;
    return { issuer: client.issuer, claims: more, ...attempt };
  } catch (fault) {
    request.log.warn({ client: client.id, fault: faultName(fault) }, 'a sign-in by an identity provider failed');
    return isSilence(fault) ? 'openidUnreachable' : 'openidFailed';
  }
}

/** By a code of our own, which holds what the exchange service said (AUTH-17). */
async function fromExchange(
  { parts }: RestContext,
  request: FastifyRequest,
  { attempt, state, code }: { attempt: Attempt; state: string; code: string },
): Promise<Returned | AuthError> {
  const service = exchangeServiceOf(campusVisit(request).catalogue.organisation);
  const claims = await openExchangeCode(parts.keys, state, code, parts.clock()).catch(() => undefined);
  if (service === undefined || claims === undefined) return 'openidFailed';
  return { issuer: service.issuer, claims: v.parse(claimsSchema, claims), ...attempt };
}

/** By an ID token that the provider sent on its own: only for a client that says so, minutes old, and once. */
async function fromIdToken(context: RestContext, request: FastifyRequest, body: Body): Promise<Returned | AuthError> {
  const { organisation } = campusVisit(request).catalogue;
  const idToken = body.jwt ?? '';
  const now = context.parts.clock();
  for (const client of shownClients(organisation).filter(({ acceptsIdTokens }) => acceptsIdTokens)) {
    const provider = await reach(context, request, client);
    const payload = await provider?.verifyFresh(idToken, now).catch(() => undefined);
    const claims = v.safeParse(claimsSchema, payload);
    if (payload === undefined || !claims.success) continue;
    const { iss, sub, iat, jti, nonce } = payload;
    const hash = hashToken(JSON.stringify(['id token', iss, sub, iat, jti, nonce]));
    const isFirst = await context.parts.store.transaction((trx) =>
      takeOnce(trx, { hash, clientId: client.id, organisationId: organisation.id, now }),
    );
    if (!isFirst) return 'openidFailed';
    return { issuer: client.issuer, claims: claims.output, registers: false, targetGroupPath: null };
  }
  return 'openidFailed';
}

/** Whether nobody answered, so that it is worth another try later. */
function isSilence(fault: unknown): boolean {
  return (
    ['OAUTH_TIMEOUT', 'TimeoutError'].includes(faultName(fault)) || (fault instanceof TypeError && 'cause' in fault)
  );
}

async function reach(context: RestContext, request: FastifyRequest, client: IdentityClient) {
  try {
    return await context.providers.of(client);
  } catch (fault) {
    request.log.warn({ client: client.id, fault: faultName(fault) }, 'an identity provider cannot be reached');
    return undefined;
  }
}

function identityOf({ issuer, claims }: Returned): Identity {
  return {
    issuer,
    subject: claims.sub,
    email: claims.email,
    isVerified: String(claims.email_verified) === 'true',
    firstName: claims.given_name || null,
    lastName: claims.family_name || null,
  };
}

/** What somebody new would be, or why nobody new is taken in: the same rules as for the form (AUTH-16, AUTH-6). */
function newcomerOf(catalogue: Catalogue, body: Body, { claims, registers }: Returned): Newcomer | AuthError {
  const { organisation, subOrganisations } = catalogue;
  if (!registers && body.register !== true) return 'accountUnknown';
  const partner = subOrganisations.find(({ id }) => id === body.sub_organization_id);
  if (!mayRegister(organisation, partner)) return 'registrationClosed';
  const [mistake] = emailErrors(claims.email ?? '', organisation.traits.emailDomain);
  if (mistake !== undefined) return mistake;
  const asked = body.preferred_language_id === null ? undefined : languageById(body.preferred_language_id);
  return {
    language: organisation.forcedLanguage ?? asked ?? organisation.defaultLanguage,
    referrer: body.registration_referrer || null,
    subOrganisationId: partner?.id ?? null,
  };
}

function cookieOf(request: FastifyRequest, name: string): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || undefined;
}
