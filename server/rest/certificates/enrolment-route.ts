import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { ENROLMENT_PAGE, type EnrolmentRefusal, reasonsOf } from '#campus/account/enrolment.ts';
import { ENROLMENT_CERTIFICATE_LANGUAGES } from '#campus/limits.ts';
import { ENROLMENT_FORM_BYTES_MAX } from '#campus/own-limits.ts';
import { enrolmentPdf } from '#server/certificates/enrolment-pdf.ts';
import { campusVisit } from '#server/http/request-visit.ts';
import { DATA_POLICY } from '#server/http/security-headers.ts';
import { languageChain } from '#server/model/language.ts';
import { pickText } from '#server/model/localized.ts';
import { fail, isTooMany, leadTo, type RestContext } from '#server/rest/core/rest-context.ts';
import { EXPIRED_LINK, personOfTicket } from '#server/rest/identity/tickets.ts';
import { findPerson } from '#server/store/people/people.ts';
import { letterheadOf, nameOf, PROFILE } from './letterhead.ts';

const FORM = 'application/x-www-form-urlencoded';
const query = v.object({ language: v.picklist(ENROLMENT_CERTIFICATE_LANGUAGES) });
const form = v.instance(URLSearchParams);

/** `POST /api/student/coe?token=&language=`: a form in a tab of its own, so what goes wrong is a page of the app (EARN-7). */
export function enrolmentRoute(context: RestContext, dataDir: string): void {
  context.app.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      FORM,
      { parseAs: 'string' },
      async (_: unknown, body: string) => new URLSearchParams(body),
    );
    app.post('/api/student/coe', { bodyLimit: ENROLMENT_FORM_BYTES_MAX }, (request, reply) =>
      giveEnrolment(context, dataDir, request, reply),
    );
  });
}

async function giveEnrolment(context: RestContext, dataDir: string, request: FastifyRequest, reply: FastifyReply) {
  const { store, clock } = context.parts;
  const personId = await personOfTicket(context, request);
  const person = personId && (await findPerson(store.read, personId));
  if (!person) return leadTo(reply, EXPIRED_LINK);
  if (await isTooMany(context, request, reply, { attempt: 'certificate', account: person.id }))
    return fail(reply, 429, 'RATE_LIMITED');
  const { organisation } = campusVisit(request).catalogue;
  const asked = v.safeParse(query, request.query);
  if (!asked.success) return leadBack(reply, 'UNKNOWN_LANGUAGE');
  const { language } = asked.output;
  const body = v.safeParse(form, request.body);
  const ids = body.success ? reasonsOf(body.output) : [];
  if (ids.length === 0) return leadBack(reply, 'NO_REASON');
  const known = new Map(organisation.certificateOfEnrollmentReasons.map((reason) => [reason.id, reason.denomination]));
  const reasons = ids.flatMap((id) => known.get(id) ?? []);
  if (reasons.length < ids.length) return leadBack(reply, 'UNKNOWN_REASON');
  const name = nameOf(person);
  if (name === '') return leadTo(reply, PROFILE);
  const languages = { ...languageChain(organisation, undefined, person.language), asked: language };
  const pdf = await enrolmentPdf({
    ...(await letterheadOf(organisation, dataDir)),
    name,
    language,
    enrolledAt: new Date(person.created_at),
    reasons: reasons.map((denomination) => pickText(denomination, languages).text),
    issuedAt: clock(),
    zone: organisation.timeZone,
  });
  return reply
    .header('cache-control', 'private, no-store, no-transform')
    .header('content-security-policy', DATA_POLICY)
    .header('content-disposition', 'inline; filename="Certificate of enrolment.pdf"')
    .type('application/pdf')
    .send(pdf);
}

function leadBack(reply: FastifyReply, refusal: EnrolmentRefusal) {
  return leadTo(reply, `${ENROLMENT_PAGE}?refused=${refusal}`);
}
