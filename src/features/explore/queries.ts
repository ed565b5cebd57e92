import * as v from 'valibot';
import { campusQuery } from '#cache/campus-query.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { courseCardSchema, learningItemSchema, moduleCardSchema } from '#campus/learning/learning-item.ts';
import { COURSE_CARD, LEARNING_ITEM, MODULE_CARD } from '#features/learning-items/fragments.ts';

const EXPLORE = `query Explore {
  organizationConfig { exploreText1 exploreText2 exploreText3 }
  searchTagsList { id denomination abbreviation }
  viewer {
    recommendations { ...learningItem }
    itemsInNoCategory { ...learningItem }
    moduleCategories {
      id
      identifier
      denomination
      cataloguePageDescription
      image
      color { hex }
      isPromoted
      subOrganization { denomination logo subOrganizationPath }
      sections {
        id
        denomination
        subtitle
        modules { ...moduleCard }
        courses { ...courseCard }
      }
    }
  }
}
${LEARNING_ITEM}`;

const tagSchema = v.object({ id: v.string(), denomination: v.string(), abbreviation: v.string() });
export type Tag = v.InferOutput<typeof tagSchema>;

const category = v.object({
  id: v.string(),
  identifier: v.string(),
  denomination: v.string(),
  cataloguePageDescription: v.nullable(v.string()),
  image: v.optional(v.nullable(v.string()), null),
  color: v.object({ hex: v.string() }),
  isPromoted: v.boolean(),
  subOrganization: v.optional(
    v.nullable(
      v.object({
        denomination: v.string(),
        logo: v.nullable(v.string()),
        subOrganizationPath: v.optional(v.string(), ''),
      }),
    ),
    null,
  ),
  sections: v.array(
    v.object({
      id: v.string(),
      denomination: v.nullable(v.string()),
      subtitle: v.optional(v.nullable(v.string()), null),
      modules: v.array(moduleCardSchema),
      courses: v.array(courseCardSchema),
    }),
  ),
});
export type ModuleCategory = v.InferOutput<typeof category>;

/** Later than the first release: rows of that release do without. */
const exploreAnswer = v.object({
  organizationConfig: v.optional(
    v.object({
      exploreText1: v.nullable(v.string()),
      exploreText2: v.nullable(v.string()),
      exploreText3: v.nullable(v.string()),
    }),
    { exploreText1: null, exploreText2: null, exploreText3: null },
  ),
  searchTagsList: v.optional(v.array(tagSchema), []),
  viewer: v.object({
    moduleCategories: v.array(category),
    recommendations: v.optional(v.array(learningItemSchema), []),
    itemsInNoCategory: v.optional(v.array(learningItemSchema), []),
  }),
});
export type Explore = v.InferOutput<typeof exploreAnswer>;

const TAGGED = `query ContentByTagList($tags: [String!]!) {
  contentByTagList(tags: $tags) {
    modules { ...moduleCard }
    courses { ...courseCard }
  }
}
${MODULE_CARD}
${COURSE_CARD}`;

const taggedAnswer = v.object({
  contentByTagList: v.object({ modules: v.array(moduleCardSchema), courses: v.array(courseCardSchema) }),
});

export const exploreQueries = {
  all: () => ['explore'] as const,
  catalogue: (language: LanguageCode) =>
    campusQuery({
      key: [...exploreQueries.all(), 'catalogue', language],
      document: EXPLORE,
      answer: exploreAnswer,
      keep: 'offline',
    }),
  /** What carries at least one of these tags (CATALOGUE-5): their ids. */
  byTags: (tags: readonly string[], language: LanguageCode) =>
    campusQuery({
      key: [...exploreQueries.all(), 'tags', ...tags, language],
      document: TAGGED,
      variables: { tags: [...tags] },
      answer: taggedAnswer,
      keep: 'offline',
    }),
};
