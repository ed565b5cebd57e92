import * as v from 'valibot';
import { ENROLMENT_REFUSALS } from '#campus/account/enrolment.ts';

/** `/services/certificate?refused=…`: where the campus led back from a form that it did not answer (EARN-7). */
export const enrolmentSearch = v.object({
  refused: v.fallback(v.optional(v.picklist(ENROLMENT_REFUSALS)), undefined),
});
