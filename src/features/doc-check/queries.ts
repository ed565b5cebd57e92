import * as v from 'valibot';
import { campusQuery } from '#cache/campus-query.ts';
import { DOC_CHECK, docCheckMe, docCheckOrganization, docCheckViewer } from './doc-check.ts';

const DOCUMENT_CHECK = `query DocumentCheck {
  me { id ...docCheckMe }
  viewer { id ...docCheckViewer }
  organizationConfig { ...docCheckOrganization }
}
${DOC_CHECK}`;

const docCheckAnswer = v.object({
  me: v.nullable(v.object({ id: v.string(), ...docCheckMe })),
  viewer: v.object({ id: v.nullable(v.string()), ...docCheckViewer }),
  organizationConfig: docCheckOrganization,
});

export const docCheckQueries = {
  all: () => ['doc-check'] as const,
  /** Where one's own document check stands (DOC-2). */
  mine: () =>
    campusQuery({
      key: [...docCheckQueries.all(), 'mine'],
      document: DOCUMENT_CHECK,
      answer: docCheckAnswer,
      keep: 'offline',
    }),
};
