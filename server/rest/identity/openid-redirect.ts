import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as oidc from 'openid-client';
import * as v from 'valibot';
import type { Keys } from '#server/auth/keys.ts';
import { hashToken } from '#server/auth/refresh-token.ts';
import { beginAttempt } from '#server/commands/account/openid-attempt.ts';
import { clientOf } from '#server/http/client.ts';
import { campusVisit } from '#server/http/request-visit.ts';
import type { IdentityClient } from '#server/model/identity-shapes.ts';
import type { Organisation } from '#server/model/shapes.ts';
import { shownClients } from '#server/policies/identity.ts';
import { fail, isTooMany, leadAway, leadTo, type RestContext } from '#server/rest/core/rest-context.ts';
import { attemptCookie, faultName, leadToReturnHost, newAttempt, returnOrigin } from './attempt-browser.ts';

const short = v.fallback(v.nullish(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)), null), null);
const beginSchema = v.object({ client: short, register: short });
const pathSchema = v.object({ value: short, client: short, org: short });

/** `GET /api/openid/redirect[/{value}]`: to the provider, with PKCE, a state and a nonce that come from this browser only. */
export async function redirectToProvider(context: RestContext, request: FastifyRequest, reply: FastifyReply) {
  const visit = campusVisit(request);
  const { organisation } = visit.catalogue;
  const origin = returnOrigin(context, organisation, visit.origin);
  const elsewhere = leadToReturnHost(request, reply, { from: visit.origin, to: origin });
  if (elsewhere !== undefined) return elsewhere;
  if (await isTooMany(context, request, reply, { attempt: 'openid', account: clientOf(request).ip }))
    return fail(reply, 429, 'tooManyTries');
  const query = v.parse(beginSchema, request.query);
  const path = v.parse(pathSchema, request.params);
  const client = shownClient(organisation, path.client ?? query.client);
  const isOurs = path.org === null || path.org === organisation.id;
  if (client === undefined || !isOurs)
    return leadTo(reply, `/openid-callback/${organisation.id}?error=invalid_request`);
  try {
    const { config } = await context.providers.of(client);
    const attempt = newAttempt();
    const redirectUri = `${origin}/oauth/${organisation.id}`;
    const secrets = secretsOf(context.parts.keys, attempt.state);
    const target = oidc.buildAuthorizationUrl(config, {
      response_type: 'code',
      redirect_uri: redirectUri,
      scope: client.scopes.join(' '),
      code_challenge: await oidc.calculatePKCECodeChallenge(secrets.verifier),
      code_challenge_method: 'S256',
      state: attempt.state,
      nonce: secrets.nonce,
    });
    await context.parts.store.transaction((trx) =>
      beginAttempt(trx, {
        hash: hashToken(attempt.state),
        browserHash: hashToken(attempt.browser),
        clientId: client.id,
        organisationId: organisation.id,
        redirectUri,
        registers: query.register === '1',
        targetGroupPath: path.value,
        now: context.parts.clock(),
      }),
    );
    return leadAway(reply.header('set-cookie', attemptCookie(attempt, visit.origin)), target.href);
  } catch (fault) {
    request.log.warn({ client: client.id, fault: faultName(fault) }, 'an identity provider cannot be reached');
    return leadTo(reply, `/openid-callback/${organisation.id}?error=temporarily_unavailable`);
  }
}

/** Verifier and nonce follow from the state by a key of this campus: nothing that is stored tells them. */
export function secretsOf(keys: Keys, state: string): { verifier: string; nonce: string } {
  const derived = (name: string) => createHmac('sha256', keys.refresh).update(`openid ${name} ${state}`);
  return { verifier: derived('verifier').digest('base64url'), nonce: derived('nonce').digest('base64url') };
}

function shownClient(organisation: Organisation, id: string | null): IdentityClient | undefined {
  const clients = shownClients(organisation);
  return id === null ? clients[0] : clients.find((client) => client.id === id);
}
