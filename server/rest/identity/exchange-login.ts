import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { SAML_ANSWER_BYTES_MAX } from '#campus/identity-limits.ts';
import { sealExchangeCode } from '#server/auth/exchange-code.ts';
import {
  type ExchangeParts,
  exchangeLogoutUrl,
  exchangeMetadata,
  readExchangeAnswer,
  requestIdOf,
  SAML_PATHS,
  samlOf,
} from '#server/auth/exchange-service.ts';
import { hashToken } from '#server/auth/refresh-token.ts';
import { beginAttempt, EXCHANGE_CLIENT, isAttemptOpen, takeOnce } from '#server/commands/account/openid-attempt.ts';
import { clientOf } from '#server/http/client.ts';
import { campusVisit } from '#server/http/request-visit.ts';
import { exchangeServiceOf } from '#server/policies/identity.ts';
import { fail, isTooMany, leadAway, leadTo, type RestContext } from '#server/rest/core/rest-context.ts';
import { subjectAt } from '#server/store/people/people.ts';
import { attemptCookie, faultName, leadToReturnHost, newAttempt, returnOrigin } from './attempt-browser.ts';
import { endForExchange, isLogoutRequest } from './exchange-end.ts';
import { personOfTicket } from './tickets.ts';

const formSchema = v.object({
  SAMLResponse: v.pipe(v.string(), v.nonEmpty()),
  RelayState: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
});

/** The exchange service (AUTH-17): where none is configured, its addresses lead home. */
export function exchangeRoutes(context: RestContext): void {
  context.app.get('/backend/saml/login', (request, reply) => redirectToExchange(context, request, reply));
  context.app.get('/backend/saml/metadata', (request, reply) => sendMetadata(context, request, reply));
  context.app.get('/backend/saml/logout', (request, reply) => logOutAtExchange(context, request, reply));
  // A provider posts a form from its own page. No other address takes one, and this one only what is signed.
  context.app.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_: unknown, body: unknown) => Object.fromEntries(new URLSearchParams(String(body))),
    );
    app.post('/backend/saml/acs', { bodyLimit: SAML_ANSWER_BYTES_MAX }, (request, reply) =>
      receiveFromExchange(context, request, reply),
    );
    app.post('/backend/saml/logout', { bodyLimit: SAML_ANSWER_BYTES_MAX }, (request, reply) => {
      const parts = partsOf(context, request, newAttempt().state);
      const isAsked = parts !== undefined && isLogoutRequest(request.body);
      return isAsked ? endForExchange(context, { request, reply, parts }) : leadTo(reply, '/');
    });
  });
}

function partsOf(context: RestContext, request: FastifyRequest, state: string): ExchangeParts | undefined {
  const { catalogue, origin } = campusVisit(request);
  const service = exchangeServiceOf(catalogue.organisation);
  if (service === undefined) return undefined;
  return {
    service,
    origin: returnOrigin(context, catalogue.organisation, origin),
    privateKey: service.keyEnv === null ? undefined : context.secretOf(service.keyEnv),
    requestId: requestIdOf(context.parts.keys, state),
  };
}

/** `GET /backend/saml/login`: to the provider, with a request that only this browser may have answered. */
async function redirectToExchange(context: RestContext, request: FastifyRequest, reply: FastifyReply) {
  const attempt = newAttempt();
  const parts = partsOf(context, request, attempt.state);
  if (parts === undefined) return leadTo(reply, '/');
  const { catalogue, origin } = campusVisit(request);
  const elsewhere = leadToReturnHost(request, reply, { from: origin, to: parts.origin });
  if (elsewhere !== undefined) return elsewhere;
  if (await isTooMany(context, request, reply, { attempt: 'openid', account: clientOf(request).ip }))
    return fail(reply, 429, 'tooManyTries');
  const { id: organisationId } = catalogue.organisation;
  try {
    const target = await samlOf(parts).getAuthorizeUrlAsync(attempt.state, undefined, {});
    await context.parts.store.transaction((trx) =>
      beginAttempt(trx, {
        hash: hashToken(attempt.state),
        browserHash: hashToken(attempt.browser),
        clientId: EXCHANGE_CLIENT,
        organisationId,
        redirectUri: parts.origin + SAML_PATHS.answer,
        registers: false,
        targetGroupPath: null,
        now: context.parts.clock(),
      }),
    );
    return leadAway(reply.header('set-cookie', attemptCookie(attempt, origin)), target);
  } catch (fault) {
    request.log.warn({ fault: faultName(fault) }, 'a request to the exchange service could not be made');
    return leadTo(reply, `/openid-callback/${organisationId}?error=temporarily_unavailable`);
  }
}

/**
 * `POST /backend/saml/acs`: what the provider said becomes a code for the app's own screen, which exchanges it as any other.
 * The form comes from the provider's page, so without the cookie of the browser: that is asked for with the code.
 */
async function receiveFromExchange(context: RestContext, request: FastifyRequest, reply: FastifyReply) {
  const { id: organisationId } = campusVisit(request).catalogue.organisation;
  const back = `/openid-callback/${organisationId}` as const;
  if (await isTooMany(context, request, reply, { attempt: 'openid', account: clientOf(request).ip }))
    return fail(reply, 429, 'tooManyTries');
  const form = v.safeParse(formSchema, request.body);
  const state = form.success ? form.output.RelayState : '';
  const parts = partsOf(context, request, state);
  const { store, keys, clock } = context.parts;
  const now = clock();
  const asked = { hash: hashToken(state), organisationId, now };
  // Before anything is parsed: XML of people whom nobody sent there costs nothing.
  if (!form.success || parts === undefined || !(await isAttemptOpen(store.read, asked)))
    return leadTo(reply, `${back}?error=invalid_request`);
  try {
    const { service } = parts;
    const answer = await readExchangeAnswer(parts, form.output.SAMLResponse);
    const hash = hashToken(JSON.stringify(['saml assertion', service.issuer, answer.assertionId]));
    const isFirst = await store.transaction((trx) =>
      takeOnce(trx, { hash, clientId: EXCHANGE_CLIENT, organisationId, now }),
    );
    if (!isFirst) return leadTo(reply, `${back}?error=invalid_request`);
    const claims = {
      sub: answer.subject,
      email: answer.email,
      email_verified: service.vouchesForEmail,
      given_name: answer.firstName,
      family_name: answer.lastName,
    };
    const code = await sealExchangeCode(keys, state, claims, now);
    return leadTo(reply, `${back}?${new URLSearchParams({ code, state })}`);
  } catch (fault) {
    request.log.warn({ fault: faultName(fault) }, 'an answer of the exchange service was refused');
    return leadTo(reply, `${back}?error=access_denied`);
  }
}

/** `GET /backend/saml/metadata`: what the provider's operator needs of us. */
async function sendMetadata(context: RestContext, request: FastifyRequest, reply: FastifyReply) {
  const parts = partsOf(context, request, newAttempt().state);
  if (parts === undefined) return leadTo(reply, '/');
  const metadata = exchangeMetadata(parts.origin);
  return reply.type('application/samlmetadata+xml').header('cache-control', 'no-store').send(metadata);
}

/**
 * `GET /backend/saml/logout?token=…`: ends the session at the provider too, for whoever came by it; everybody else goes home.
 * The provider leads here as well, with a logout that began there.
 */
async function logOutAtExchange(context: RestContext, request: FastifyRequest, reply: FastifyReply) {
  const parts = partsOf(context, request, newAttempt().state);
  if (parts !== undefined && isLogoutRequest(request.query)) return endForExchange(context, { request, reply, parts });
  // The app has ended its session by the time that it leads here.
  const personId = parts && (await personOfTicket(context, request, { evenIfEnded: true }));
  if (parts === undefined || personId === undefined) return leadTo(reply, '/');
  const known = await subjectAt(context.parts.store.read, personId, parts.service.issuer);
  const target = known && (await exchangeLogoutUrl(parts, known).catch(() => undefined));
  return target === undefined ? leadTo(reply, '/') : leadAway(reply, target);
}
