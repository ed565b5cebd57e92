import * as v from 'valibot';
import { groupedBy } from '#campus/grouped-by.ts';
import { lessonSchema } from '#server/model/lesson-shapes.ts';
import { courseSchema, moduleSchema } from '#server/model/shapes.ts';
import { type UnitRules, unitRules } from '#server/policies/unit-rules.ts';
import type { ContentKind } from '#server/store/schema/tables.ts';
import type { ContentRow } from './lay-out-campus.ts';

/** What commands know of each course that is going to be stored, by its id. */
export function unitsOf(rows: readonly ContentRow[]): ReadonlyMap<string, UnitRules> {
  const dataOf = (kind: ContentKind): unknown[] =>
    rows.filter((row) => row.kind === kind).map(({ data }): unknown => JSON.parse(data));
  const courses = new Map(v.parse(v.array(courseSchema), dataOf('course')).map((course) => [course.id, course]));
  const modules = new Map(v.parse(v.array(moduleSchema), dataOf('module')).map((module) => [module.id, module]));
  const lessons = groupedBy(v.parse(v.array(lessonSchema), dataOf('lesson')), ({ courseId }) => courseId);
  return new Map(
    [...courses].map(([id, course]) => [id, unitRules(course, lessons.get(id) ?? [], { modules, courses })]),
  );
}
