import { PROMOTED_CATEGORY } from '#campus/limits.ts';
import type { PartialResolvers } from '#server/graphql/core/campus-resolvers.ts';
import {
  type CourseSource,
  type ModuleSource,
  promotedModules,
  visibleCourse,
  visibleCourses,
  visibleModules,
} from '#server/graphql/core/sources.ts';
import type { CampusContext } from '#server/http/context.ts';
import { pickOptional, pickText } from '#server/model/localized.ts';
import { showsPromoted } from '#server/policies/catalogue.ts';
import { moduleContent } from './course-content.ts';
import { moduleState } from './module-state.ts';

/** Modules (programs) and the categories that the catalogue page shows them in. */
export const moduleResolvers = {
  Module: {
    ...moduleState,
    id: ({ module }) => module.id,
    denomination: ({ module }, _, { languages }) => pickText(module.denomination, languages).text,
    about: ({ module }, _, { languages }) => pickOptional(module.about, languages),
    customModuleTypeName: ({ module }, _, { languages }) => pickOptional(module.customModuleTypeName, languages),
    image: ({ module }) => module.image,
    imageAlt: ({ module }, _, { languages }) => pickOptional(module.imageAlt, languages),
    duration: async (source, _, context) =>
      (await coursesOf(source, context)).reduce((minutes, { course }) => minutes + course.workload, 0),
    isBookmarked: ({ module }, _, { learner }) => learner?.hasBookmarked({ kind: 'MODULE', id: module.id }) ?? null,
    hasCertificate: ({ module }) => module.hasCertificate,
    enrolledLearnersCount: async ({ module }, _, { content }) => (await content.moduleLearners()).get(module.id) ?? 0,
    color: ({ module }) => ({ hex: module.color }),
    courses: (source, _, context) => coursesOf(source, context),
    ...moduleContent,
    contentProviders: async (source, _, context) => {
      const ids = (await coursesOf(source, context)).flatMap(({ course }) => course.providers);
      return [...context.catalogue.providers.values()].filter(({ id }) => ids.includes(id));
    },
  },
  ModuleCategory: {
    id: (category) => category.identifier,
    identifier: (category) => category.identifier,
    denomination: (category, _, { languages }) => pickText(category.denomination, languages).text,
    cataloguePageDescription: (category, _, { languages }) => pickOptional(category.description, languages),
    image: (category) => category.image,
    color: (category) => ({ hex: category.color }),
    isPromoted: (category) => category.isPromoted,
    subOrganization: ({ subOrganisation }, _, { catalogue }) =>
      catalogue.subOrganisations.find(({ path }) => path === subOrganisation) ?? null,
    sections: (category) => category.sections.map((section) => ({ ...section, category: category.identifier })),
  },
  ModuleCategorySection: {
    // A section's id is its file's only; with the category it is the campus's.
    id: (section) => `${section.category}-${section.id}`,
    denomination: (section, _, { languages }) => pickOptional(section.denomination, languages),
    subtitle: (section, _, { languages }) => pickOptional(section.subtitle, languages),
    modules: (section, _, context) =>
      section.category === PROMOTED_CATEGORY && showsPromoted(context.catalogue)
        ? promotedModules(context, section.modules)
        : visibleModules(context, section.modules),
    courses: (section, _, context) => visibleCourses(context, section.courses),
  },
} satisfies PartialResolvers;

async function coursesOf({ module }: ModuleSource, context: CampusContext): Promise<CourseSource[]> {
  const found = await Promise.all(
    module.courses.map(({ course, isRequired }) => visibleCourse(context, course, isRequired)),
  );
  return found.filter((course) => course !== undefined);
}
