import type { Fields, PartialResolvers } from '#server/graphql/core/campus-resolvers.ts';
import type { CampusContext } from '#server/http/context.ts';
import { hasDocCheck, isDocCheckOpen } from '#server/policies/doc-check.ts';
import type { FinishedDocument } from '#server/store/doc-check/document-reads.ts';

/** Nobody has one where the organisation looks at none (DOC-1). */
async function documentOf({ organisation, profile }: CampusContext): Promise<FinishedDocument | undefined> {
  return hasDocCheck(organisation) ? profile?.document() : undefined;
}

export const docCheckViewer = {
  documentUploadStatus: async (_, __, context) => (await documentOf(context))?.status ?? 'NO_UPLOAD',
  documentUpload: async (_, __, context) => (await documentOf(context)) ?? null,
} satisfies Fields<'Viewer'>;

export const docCheckMe = {
  isDocCheckAvailable: (_, __, { organisation }) => isDocCheckOpen(organisation),
} satisfies Fields<'Me'>;

export const docCheckResolvers = {
  DocumentUpload: {
    uploadedAt: ({ finished_at }) => finished_at,
    decidedAt: ({ decided_at }) => decided_at,
  },
} satisfies PartialResolvers;
