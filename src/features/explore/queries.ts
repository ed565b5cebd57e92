import * as v from 'valibot';
import { campusQuery } from '#cache/campus-query.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { courseCardSchema, moduleCardSchema } from '#campus/learning-item.ts';
import { COURSE_CARD, MODULE_CARD } from '#features/learning-items/fragments.ts';

const EXPLORE = `query Explore {
  viewer {
    moduleCategories {
      id
      identifier
      denomination
      cataloguePageDescription
      color { hex }
      isPromoted
      sections {
        id
        denomination
        modules { ...moduleCard }
        courses { ...courseCard }
      }
    }
  }
}
${MODULE_CARD}
${COURSE_CARD}`;

const exploreAnswer = v.object({
  viewer: v.object({
    moduleCategories: v.array(
      v.object({
        id: v.string(),
        identifier: v.string(),
        denomination: v.string(),
        cataloguePageDescription: v.nullable(v.string()),
        color: v.object({ hex: v.string() }),
        isPromoted: v.boolean(),
        sections: v.array(
          v.object({
            id: v.string(),
            denomination: v.nullable(v.string()),
            modules: v.array(moduleCardSchema),
            courses: v.array(courseCardSchema),
          }),
        ),
      }),
    ),
  }),
});

export type ModuleCategory = v.InferOutput<typeof exploreAnswer>['viewer']['moduleCategories'][number];

export const exploreQueries = {
  all: () => ['explore'] as const,
  catalogue: (language: LanguageCode) =>
    campusQuery({
      key: [...exploreQueries.all(), 'catalogue', language],
      document: EXPLORE,
      answer: exploreAnswer,
      keep: 'offline',
    }),
};
