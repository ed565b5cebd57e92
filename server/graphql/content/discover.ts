import { CONTENT_PROVIDERS_LISTED, PROMOTED_CATEGORY, RECOMMENDATIONS_MAX, TAGS_MAX } from '#campus/limits.ts';
import type { Fields, PartialResolvers } from '#server/graphql/core/campus-resolvers.ts';
import {
  type CourseSource,
  type ItemSource,
  type ModuleSource,
  visibleCategories,
  visibleCourses,
  visibleModule,
  visibleModules,
} from '#server/graphql/core/sources.ts';
import type { CampusContext } from '#server/http/context.ts';
import { pickText } from '#server/model/localized.ts';
import type { Provider } from '#server/model/shapes.ts';
import { maySeeCatalogue } from '#server/policies/catalogue.ts';
import { type Candidate, recommend } from '#server/policies/recommend.ts';

/** Finding something: by tag, by provider, by what one takes already. */
export const discoverQueries = {
  searchTagsList: (_, __, { catalogue, person, organisation }) =>
    maySeeCatalogue(person !== undefined, organisation) ? catalogue.tags : [],
  contentByTagList: async (_, { tags }, context) => {
    const asked = new Set(tags.slice(0, TAGS_MAX).map((tag) => tag.toUpperCase()));
    const ids = context.catalogue.tags
      .filter(({ id, abbreviation }) => asked.has(id.toUpperCase()) || asked.has(abbreviation.toUpperCase()))
      .map(({ id }) => id);
    const { courses, modules } = await allVisible(context);
    return {
      courses: withTags(courses, ids, ({ course }) => course.tags),
      modules: withTags(modules, ids, ({ module }) => module.tags),
    };
  },
  contentProvider: (_, { id }, context) => providersOf(context).find((provider) => provider.id === id) ?? null,
} satisfies Fields<'Query'>;

function withTags<T>(items: readonly T[], ids: readonly string[], tagsOf: (item: T) => readonly string[]): T[] {
  const shared = (item: T) => tagsOf(item).filter((tag) => ids.includes(tag)).length;
  // Sorting is stable: among equals the campus's order stays.
  return items.filter((item) => shared(item) > 0).sort((a, b) => shared(b) - shared(a));
}

/** None where the organisation does not show them (CATALOGUE-9). */
function providersOf({ catalogue, person, organisation }: CampusContext): readonly Provider[] {
  const isShown = organisation.features.showContentProviders && maySeeCatalogue(person !== undefined, organisation);
  return isShown ? [...catalogue.providers.values()] : [];
}

async function allVisible(context: CampusContext): Promise<{ courses: CourseSource[]; modules: ModuleSource[] }> {
  const [courses, modules] = await Promise.all([
    visibleCourses(context, [...context.catalogue.courses.keys()]),
    visibleModules(context, [...context.catalogue.modules.keys()]),
  ]);
  return { courses, modules };
}

export const discoverViewer = {
  itemsInNoCategory: async (_, __, context) => {
    const sections = (await visibleCategories(context)).flatMap((category) => category.sections);
    const listed = new Set(sections.flatMap((section) => [...section.modules, ...section.courses]));
    const { courses, modules } = await allVisible(context);
    return [
      ...modules.filter(({ module }) => !listed.has(module.id)),
      ...courses.filter(({ course }) => !listed.has(course.id)),
    ];
  },
  recommendations: (_, __, context) => recommendations(context),
  searchServiceKey: (_, __, { person, organisation }) => (person && organisation.searchService?.key) ?? null,
  searchServiceApplicationId: (_, __, { person, organisation }) =>
    (person && organisation.searchService?.applicationId) ?? null,
  contentProviders: (_, __, context) => providersOf(context),
  contentProvidersLimitedList: (_, __, context) => providersOf(context).slice(0, CONTENT_PROVIDERS_LISTED),
  featuredModule: async (_, __, context) => {
    const { featuredModule, features } = context.organisation;
    if (featuredModule === null || !features.showHomepageFeaturedModule) return null;
    return (await visibleModule(context, featuredModule)) ?? null;
  },
} satisfies Fields<'Viewer'>;

async function recommendations(context: CampusContext): Promise<ItemSource[]> {
  const standings = (await context.learner?.standings()) ?? new Map();
  const enrolled = new Set(await context.learner?.moduleIds());
  const statusOf = (id: string) => standings.get(id)?.status ?? 'AVAILABLE';
  const { courses, modules } = await allVisible(context);
  const taken = courses.filter(({ course }) => statusOf(course.id) !== 'AVAILABLE');
  const candidates = candidatesFor(context);
  if (taken.length === 0 && enrolled.size === 0) return promoted(context, modules);
  const known = new Set(
    [...enrolled].flatMap((id) => context.catalogue.modules.get(id)?.courses.map(({ course }) => course) ?? []),
  );
  const isOpen = ({ course: { id, prerequisite } }: CourseSource) =>
    statusOf(id) === 'AVAILABLE' &&
    !known.has(id) &&
    (prerequisite === null || statusOf(prerequisite.course) === 'COMPLETED');
  const like = new Set([...taken.map(({ course }) => course.id), ...known]);
  const ids = recommend(candidates(courses.filter(isOpen)), candidates(courses, like), RECOMMENDATIONS_MAX);
  return ids.flatMap((id) => courses.find(({ course }) => course.id === id) ?? []);
}

function candidatesFor({ catalogue }: CampusContext) {
  return (courses: readonly CourseSource[], only?: ReadonlySet<string>): Candidate[] =>
    courses
      .filter(({ course }) => only?.has(course.id) ?? true)
      .map(({ course: { id, tags } }) => ({ id, tags, categories: catalogue.categoriesOf.get(id) ?? [] }));
}

function promoted({ catalogue }: CampusContext, modules: readonly ModuleSource[]): ModuleSource[] {
  const category = catalogue.categories.find(({ identifier }) => identifier === PROMOTED_CATEGORY);
  const ids = category?.sections.flatMap((section) => section.modules) ?? [];
  return ids.flatMap((id) => modules.find(({ module }) => module.id === id) ?? []).slice(0, RECOMMENDATIONS_MAX);
}

export const providerResolvers = {
  ContentProvider: {
    description: ({ description }, _, { languages }) => pickText(description, languages).text,
    courses: async ({ id }, _, context) =>
      (await allVisible(context)).courses.filter(({ course }) => course.providers.includes(id)),
    modules: async ({ id }, _, context) =>
      (await allVisible(context)).modules.filter(({ module }) =>
        module.courses.some(({ course }) => context.catalogue.courses.get(course)?.providers.includes(id)),
      ),
  },
} satisfies PartialResolvers;
