import { moduleCertificateOffered } from '#campus/learning/certificate-offered.ts';
import type { Fields } from '#server/graphql/core/campus-resolvers.ts';
import type { ModuleSource } from '#server/graphql/core/sources.ts';
import type { CampusContext } from '#server/http/context.ts';
import { certificateAt, limitOf } from './course-state.ts';

/** What a module's page says of the asker and of the others in it. */
export const moduleState = {
  isEnrolled: async ({ module }, _, { learner }) => ((await learner?.moduleIds()) ?? []).includes(module.id),
  participants: async ({ module }, { limit }, context) =>
    context.person === undefined ? [] : context.content.participants('MODULE', module.id, limitOf(limit)),
  participantsCount: async ({ module }, _, { content }) => (await content.moduleLearners()).get(module.id) ?? 0,
  certificate: async (source, _, context) =>
    (await isModuleCertificateOffered(source, context)) ? certificateAt('module', source.module.id) : null,
} satisfies Fields<'Module'>;

export async function isModuleCertificateOffered({ module }: ModuleSource, context: CampusContext): Promise<boolean> {
  const standings = await context.learner?.standings();
  const courses = module.courses.flatMap(({ course: id, isRequired }) => {
    const course = context.catalogue.courses.get(id);
    const status = { denomination: standings?.get(id)?.status ?? ('AVAILABLE' as const) };
    return course === undefined ? [] : [{ courseType: course.courseType, isRequired, status }];
  });
  return moduleCertificateOffered({ hasCertificate: module.hasCertificate, courses }, context.organisation.features);
}
