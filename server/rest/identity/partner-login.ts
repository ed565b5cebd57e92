import { createHmac, randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SignJWT } from 'jose';
import * as v from 'valibot';
import { PARTNER_TOKEN_SECONDS } from '#campus/limits.ts';
import { campusVisit } from '#server/http/request-visit.ts';
import { fail, isTooMany, personOfRequest, type RestContext, sendPrivate } from '#server/rest/core/rest-context.ts';
import { createProfile } from '#server/store/people/profile.ts';

/** Identifier of the consent without which nobody is named to the partner (AUTH-18). */
const CONSENT = 'gast';

const querySchema = v.object({ productId: v.pipe(v.string(), v.regex(/^[\w.-]{1,80}$/)) });

/**
 * `GET /backend/sso/gast?productId=…`: the partner's address with a token that lets the person in there. The partner learns
 * a pseudonym of its own and the product, nothing else; without the consent it learns nothing.
 */
export async function leadToPartner(context: RestContext, request: FastifyRequest, reply: FastifyReply) {
  const session = await personOfRequest(context, request, reply);
  if (session === undefined) return fail(reply, 401, 'UNAUTHENTICATED');
  if (await isTooMany(context, request, reply, { attempt: 'ticket', account: session.person.id }))
    return fail(reply, 429, 'RATE_LIMITED');
  const asked = v.safeParse(querySchema, request.query);
  if (!asked.success) return fail(reply, 400, 'BAD_REQUEST');
  const { catalogue, origin: requested } = campusVisit(request);
  const { organisation, consents } = catalogue;
  const needed = consents.find(({ identifier }) => identifier === CONSENT);
  const given = await createProfile(context.parts.store.read, session.person.id).consents();
  if (needed === undefined || !given.has(needed.id)) return fail(reply, 403, 'CONSENT_NEEDED');
  const partner = organisation.gast;
  const secret = partner === null ? undefined : context.secretOf(partner.secretEnv);
  if (partner === null || secret === undefined) return fail(reply, 503, 'PARTNER_UNAVAILABLE');
  const { productId } = asked.output;
  const address = new URL(partner.loginUrl);
  const key = new TextEncoder().encode(secret);
  const issued = Math.floor(context.parts.clock().getTime() / 1000);
  const token = await new SignJWT({ productId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(context.originOf(organisation, requested))
    .setAudience(address.origin)
    .setSubject(createHmac('sha256', secret).update(`pseudonym ${session.person.id}`).digest('base64url'))
    .setJti(randomUUID())
    .setIssuedAt(issued)
    .setExpirationTime(issued + PARTNER_TOKEN_SECONDS)
    .sign(key);
  address.searchParams.set('productId', productId);
  address.searchParams.set('token', token);
  return sendPrivate(reply, { redirectUrl: address.href });
}
