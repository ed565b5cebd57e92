import * as v from 'valibot';
import { campusQuery } from '#cache/campus-query.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { courseCardSchema, moduleCardSchema } from '#campus/learning-item.ts';
import { COURSE_CARD, MODULE_CARD } from '#features/learning-items/fragments.ts';

const HOME = `query Home {
  me { id firstName nickname consecutiveWeeklyVisits }
  viewer {
    modules { ...moduleCard courseIds: courses { id } }
    enrolledUnits { ...courseCard }
  }
}
${MODULE_CARD}
${COURSE_CARD}`;

const homeAnswer = v.object({
  me: v.nullable(
    v.object({
      id: v.string(),
      firstName: v.nullable(v.string()),
      nickname: v.nullable(v.string()),
      consecutiveWeeklyVisits: v.number(),
    }),
  ),
  viewer: v.object({
    modules: v.array(v.object({ ...moduleCardSchema.entries, courseIds: v.array(v.object({ id: v.string() })) })),
    enrolledUnits: v.array(courseCardSchema),
  }),
});

export type Home = v.InferOutput<typeof homeAnswer>;

export const homeQueries = {
  all: () => ['home'] as const,
  start: (language: LanguageCode) =>
    campusQuery({
      key: [...homeQueries.all(), 'start', language],
      document: HOME,
      answer: homeAnswer,
      keep: 'offline',
    }),
};
