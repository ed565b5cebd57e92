import * as v from 'valibot';
import type { Wire } from '#wire/graphql.ts';
import type { UnitRef } from './saved-units.ts';

const FINISHED_COURSE = `query FinishedCourse($id: ID!) { course(id: $id) { status { denomination updatedAt } } }`;
const FINISHED_MODULE = `query FinishedModule($id: ID!) { module(id: $id) { courses { status { denomination updatedAt } } } }`;

const one = v.object({ status: v.object({ denomination: v.string(), updatedAt: v.nullable(v.string()) }) });
const answer = v.object({
  course: v.optional(v.nullable(one)),
  module: v.optional(v.nullable(v.object({ courses: v.array(one) }))),
});

/** When the learner finished the unit: the last of its courses. Undefined where one is not, or the campus does not say. */
export async function finishedAt(wire: Wire, { kind, id }: UnitRef): Promise<number | undefined> {
  const document = kind === 'MODULE' ? FINISHED_MODULE : FINISHED_COURSE;
  const told = v.safeParse(answer, (await wire.send({ document, variables: { id } })).data);
  if (!told.success) return undefined;
  const { course, module } = told.output;
  const courses = module?.courses ?? (course ? [course] : []);
  const at = courses.map(({ status }) =>
    status.denomination === 'COMPLETED' && status.updatedAt !== null ? Date.parse(status.updatedAt) : Number.NaN,
  );
  return at.length === 0 || at.some(Number.isNaN) ? undefined : Math.max(...at);
}
