import { moduleCertificateOffered } from '#campus/learning/certificate-offered.ts';
import type { Certificate, ModuleParticipantsArgs } from '#server/graphql/core/schema.gen.ts';
import type { ModuleSource } from '#server/graphql/core/sources.ts';
import type { CampusContext } from '#server/http/context.ts';
import { certificateAt, limitOf } from './course-state.ts';

/** What a module's page says of the asker and of the others in it. */
export const moduleState = {
  isEnrolled: async ({ module }: ModuleSource, _: unknown, { learner }: CampusContext) =>
    ((await learner?.moduleIds()) ?? []).includes(module.id),
  participants: async ({ module }: ModuleSource, { limit }: ModuleParticipantsArgs, context: CampusContext) =>
    context.person === undefined ? [] : context.content.participants('MODULE', module.id, limitOf(limit)),
  participantsCount: async ({ module }: ModuleSource, _: unknown, { content }: CampusContext) =>
    (await content.moduleLearners()).get(module.id) ?? 0,
  certificate: async (source: ModuleSource, _: unknown, context: CampusContext): Promise<Certificate | null> =>
    (await isModuleCertificateOffered(source, context)) ? certificateAt('module', source.module.id) : null,
};

export async function isModuleCertificateOffered({ module }: ModuleSource, context: CampusContext): Promise<boolean> {
  const standings = await context.learner?.standings();
  const courses = module.courses.flatMap(({ course: id, isRequired }) => {
    const course = context.catalogue.courses.get(id);
    const status = { denomination: standings?.get(id)?.status ?? ('AVAILABLE' as const) };
    return course === undefined ? [] : [{ courseType: course.courseType, isRequired, status }];
  });
  return moduleCertificateOffered({ hasCertificate: module.hasCertificate, courses }, context.organisation.features);
}
