import { PROMOTED_CATEGORY } from '#campus/limits.ts';
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
import type { Category } from '#server/model/shapes.ts';
import { showsPromoted } from '#server/policies/catalogue.ts';
import { moduleContent } from './course-content.ts';
import { moduleState } from './module-state.ts';

type SectionSource = Category['sections'][number] & { readonly category: string };

/** Modules (programs) and the categories that the catalogue page shows them in. */
export const moduleResolvers = {
  Module: {
    ...moduleState,
    id: ({ module }: ModuleSource) => module.id,
    denomination: ({ module }: ModuleSource, _: unknown, { languages }: CampusContext) =>
      pickText(module.denomination, languages).text,
    about: ({ module }: ModuleSource, _: unknown, { languages }: CampusContext) =>
      pickOptional(module.about, languages),
    customModuleTypeName: ({ module }: ModuleSource, _: unknown, { languages }: CampusContext) =>
      pickOptional(module.customModuleTypeName, languages),
    image: ({ module }: ModuleSource) => module.image,
    imageAlt: ({ module }: ModuleSource, _: unknown, { languages }: CampusContext) =>
      pickOptional(module.imageAlt, languages),
    duration: async (source: ModuleSource, _: unknown, context: CampusContext) =>
      (await coursesOf(source, context)).reduce((minutes, { course }) => minutes + course.workload, 0),
    isBookmarked: ({ module }: ModuleSource, _: unknown, { learner }: CampusContext) =>
      learner?.hasBookmarked({ kind: 'MODULE', id: module.id }) ?? null,
    hasCertificate: ({ module }: ModuleSource) => module.hasCertificate,
    enrolledLearnersCount: async ({ module }: ModuleSource, _: unknown, { content }: CampusContext) =>
      (await content.moduleLearners()).get(module.id) ?? 0,
    color: ({ module }: ModuleSource) => ({ hex: module.color }),
    courses: (source: ModuleSource, _: unknown, context: CampusContext) => coursesOf(source, context),
    ...moduleContent,
    contentProviders: async (source: ModuleSource, _: unknown, context: CampusContext) => {
      const ids = (await coursesOf(source, context)).flatMap(({ course }) => course.providers);
      return [...context.catalogue.providers.values()].filter(({ id }) => ids.includes(id));
    },
  },
  ModuleCategory: {
    id: (category: Category) => category.identifier,
    identifier: (category: Category) => category.identifier,
    denomination: (category: Category, _: unknown, { languages }: CampusContext) =>
      pickText(category.denomination, languages).text,
    cataloguePageDescription: (category: Category, _: unknown, { languages }: CampusContext) =>
      pickOptional(category.description, languages),
    image: (category: Category) => category.image,
    color: (category: Category) => ({ hex: category.color }),
    isPromoted: (category: Category) => category.isPromoted,
    subOrganization: ({ subOrganisation }: Category, _: unknown, { catalogue }: CampusContext) =>
      catalogue.subOrganisations.find(({ path }) => path === subOrganisation) ?? null,
    sections: (category: Category): SectionSource[] =>
      category.sections.map((section) => ({ ...section, category: category.identifier })),
  },
  ModuleCategorySection: {
    // A section's id is its file's only; with the category it is the campus's.
    id: (section: SectionSource) => `${section.category}-${section.id}`,
    denomination: (section: SectionSource, _: unknown, { languages }: CampusContext) =>
      pickOptional(section.denomination, languages),
    subtitle: (section: SectionSource, _: unknown, { languages }: CampusContext) =>
      pickOptional(section.subtitle, languages),
    modules: (section: SectionSource, _: unknown, context: CampusContext) =>
      section.category === PROMOTED_CATEGORY && showsPromoted(context.catalogue)
        ? promotedModules(context, section.modules)
        : visibleModules(context, section.modules),
    courses: (section: SectionSource, _: unknown, context: CampusContext) => visibleCourses(context, section.courses),
  },
};

async function coursesOf({ module }: ModuleSource, context: CampusContext): Promise<CourseSource[]> {
  const found = await Promise.all(
    module.courses.map(({ course, isRequired }) => visibleCourse(context, course, isRequired)),
  );
  return found.filter((course) => course !== undefined);
}
