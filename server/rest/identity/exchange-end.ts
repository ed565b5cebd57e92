import { inflateRawSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { OPENID_ATTEMPT_MINUTES, SAML_ANSWER_BYTES_MAX } from '#campus/identity-limits.ts';
import {
  type LogoutMessage,
  type LogoutRequest,
  logoutAnswerUrl,
  readLogoutRequest,
} from '#server/auth/exchange-end.ts';
import { type ExchangeParts, SAML_PATHS } from '#server/auth/exchange-service.ts';
import { hashToken } from '#server/auth/refresh-token.ts';
import { assertDestination, readSamlMessage } from '#server/auth/saml-message.ts';
import { endSessionsOf } from '#server/commands/account/end-session.ts';
import { EXCHANGE_CLIENT, takeOnce } from '#server/commands/account/openid-attempt.ts';
import { clientOf } from '#server/http/client.ts';
import { campusVisit } from '#server/http/request-visit.ts';
import { fail, isTooMany, leadAway, leadTo, type RestContext } from '#server/rest/core/rest-context.ts';
import { personAt } from '#server/store/people/people.ts';
import { faultName } from './attempt-browser.ts';

const field = v.pipe(v.string(), v.nonEmpty());
/** Both bindings; what the provider has said of our own request (SAMLResponse) has neither. */
const requestSchema = v.object({
  SAMLRequest: field,
  RelayState: v.optional(v.pipe(v.string(), v.maxLength(1000)), ''),
  SigAlg: v.optional(field),
  Signature: v.optional(field),
});

export function isLogoutRequest(sent: unknown): boolean {
  return v.is(requestSchema, sent);
}

/**
 * A logout that begins at the provider (AUTH-17): ends the sessions of whom it names, on all devices, once, and answers.
 * What does not hold ends nothing; the browser that brought it is led home.
 */
export async function endForExchange(
  context: RestContext,
  { request, reply, parts }: { request: FastifyRequest; reply: FastifyReply; parts: ExchangeParts },
): Promise<FastifyReply> {
  if (await isTooMany(context, request, reply, { attempt: 'openid', account: clientOf(request).ip }))
    return fail(reply, 429, 'tooManyTries');
  const isPost = request.method === 'POST';
  const sent = v.safeParse(requestSchema, isPost ? request.body : request.query);
  if (!sent.success) return leadTo(reply, '/');
  const { RelayState: relayState, ...signed } = sent.output;
  try {
    const message: LogoutMessage = isPost
      ? { binding: 'post', message: signed.SAMLRequest }
      : { binding: 'redirect', query: request.url.split('?')[1] ?? '', fields: textsOf(request.query) };
    assertFresh(signed.SAMLRequest, { isPost, here: parts.origin + SAML_PATHS.logout });
    const asked = await readLogoutRequest(parts, message);
    const isKnown = await endOnce(context, request, { parts, asked });
    const target = await logoutAnswerUrl(parts, { request: asked, relayState, isKnown });
    return target === undefined ? leadTo(reply, '/') : leadAway(reply, target);
  } catch (fault) {
    request.log.warn({ fault: faultName(fault) }, 'a logout of the exchange service was refused');
    return leadTo(reply, '/');
  }
}

const textsOf = (query: unknown): Record<string, string> => v.parse(v.record(v.string(), v.string()), query);

/** Whether the person is known here; throws where the request came before. */
async function endOnce(
  { parts: { store, clock } }: RestContext,
  request: FastifyRequest,
  { parts, asked }: { parts: ExchangeParts; asked: LogoutRequest },
): Promise<boolean> {
  const { id: organisationId } = campusVisit(request).catalogue.organisation;
  const now = clock();
  const { issuer } = parts.service;
  const hash = hashToken(JSON.stringify(['saml logout', issuer, asked.ID]));
  return store.transaction(async (trx) => {
    if (!(await takeOnce(trx, { hash, clientId: EXCHANGE_CLIENT, organisationId, now })))
      throw new Error('The request came before.');
    const personId = await personAt(trx, { organisationId, issuer, subject: asked.nameID });
    if (personId !== undefined) await endSessionsOf(trx, { personId, now });
    return personId !== undefined;
  });
}

const CLOCK_TOLERANCE = 30_000;
/** Well below the time for which it is remembered that a request came. */
const GOOD_FOR = (OPENID_ATTEMPT_MINUTES * 60_000) / 2;

/** By the root, which is what was signed: it was made just now, and for this address. */
function assertFresh(message: string, { isPost, here }: { isPost: boolean; here: string }): void {
  const bytes = Buffer.from(message, 'base64');
  const xml = isPost ? bytes : inflateRawSync(bytes, { maxOutputLength: SAML_ANSWER_BYTES_MAX });
  const read = readSamlMessage(xml.toString('utf8'));
  const age = Date.now() - Date.parse(read.issueInstant ?? '');
  if (!(age >= -CLOCK_TOLERANCE && age <= GOOD_FOR)) throw new Error('The request is not of now.');
  // The signature covers the message or its address, so its destination must be this one.
  assertDestination({ ...read, isSigned: true }, here);
}
