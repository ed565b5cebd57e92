import * as v from 'valibot';
import { campusQuery } from '#cache/campus-query.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { COURSE_STATES, COURSE_TYPES, courseCardSchema, moduleCardSchema } from '#campus/learning/learning-item.ts';
import { COURSE_CARD, MODULE_CARD } from '#features/learning-items/fragments.ts';

/** The category of the catalogue that the language section is about (EARN-8). */
const LANGUAGE_CATEGORY = 'language';

const ACHIEVEMENTS = `query Achievements {
  me { id consecutiveWeeklyVisits }
  viewer {
    achievements { id denomination description imageUrl achievedAt howTo }
    modules { ...moduleCard path: courses { __typename id courseType isRequired status { denomination } } }
    enrolledUnits { ...courseCard }
    languages: moduleCategory(identifier: "${LANGUAGE_CATEGORY}") {
      identifier
      sections { modules { id } courses { __typename id } }
    }
  }
}
${MODULE_CARD}
${COURSE_CARD}`;

export const achievementSchema = v.object({
  id: v.string(),
  denomination: v.string(),
  description: v.string(),
  imageUrl: v.string(),
  /** Null: not yet. */
  achievedAt: v.nullable(v.string()),
  howTo: v.string(),
});
export type Achievement = v.InferOutput<typeof achievementSchema>;

/** With what the rule of completeness asks (LEARN-11). */
const module = v.object({
  ...moduleCardSchema.entries,
  path: v.array(
    v.object({
      __typename: v.string(),
      id: v.string(),
      courseType: v.fallback(v.picklist(COURSE_TYPES), 'REGULAR_MOOC'),
      isRequired: v.boolean(),
      status: v.object({ denomination: v.fallback(v.picklist(COURSE_STATES), 'AVAILABLE') }),
    }),
  ),
});

const withId = v.array(v.object({ id: v.string() }));
const languageSchema = v.object({
  identifier: v.string(),
  sections: v.array(v.object({ modules: withId, courses: withId })),
});

const answer = v.object({
  me: v.nullable(v.object({ id: v.string(), consecutiveWeeklyVisits: v.number() })),
  viewer: v.object({
    achievements: v.array(achievementSchema),
    modules: v.array(module),
    /** Not only what is completed: so what is finished on this device counts here at once. */
    enrolledUnits: v.array(courseCardSchema),
    /** What of the catalogue is a language; null where there is no such category, or in a row of an older release. */
    languages: v.optional(v.nullable(languageSchema), null),
  }),
});
export type Achievements = v.InferOutput<typeof answer>;

export const achievementQueries = {
  all: () => ['achievements'] as const,
  mine: (language: LanguageCode) =>
    campusQuery({
      key: [...achievementQueries.all(), 'mine', language],
      document: ACHIEVEMENTS,
      answer,
      keep: 'offline',
    }),
};
