import * as v from 'valibot';
import type { Wire } from '#wire/graphql.ts';
import type { UnitRef } from './saved-units.ts';

const FINISHED_COURSE = `query FinishedCourse($id: ID!) { course(id: $id) { status { denomination updatedAt } } }`;
const FINISHED_MODULE = `query FinishedModule($id: ID!) { module(id: $id) { courses { status { denomination updatedAt } } } }`;

const one = v.object({ status: v.object({ denomination: v.string(), updatedAt: v.nullable(v.string()) }) });
export const finishedCourseAnswer = v.object({ course: v.nullable(one) });
export const finishedModuleAnswer = v.object({ module: v.nullable(v.object({ courses: v.array(one) })) });

/** When the learner finished the unit: the last of its courses. Undefined where one is not, or the campus does not say. */
export async function finishedAt(wire: Wire, { kind, id }: UnitRef): Promise<number | undefined> {
  const courses = await (kind === 'MODULE' ? coursesOfModule(wire, id) : courseAlone(wire, id));
  const at = courses.map(({ status }) =>
    status.denomination === 'COMPLETED' && status.updatedAt !== null ? Date.parse(status.updatedAt) : Number.NaN,
  );
  return at.length === 0 || at.some(Number.isNaN) ? undefined : Math.max(...at);
}

async function coursesOfModule(wire: Wire, id: string): Promise<readonly v.InferOutput<typeof one>[]> {
  const { data } = await wire.send({ document: FINISHED_MODULE, variables: { id } });
  const parsed = v.safeParse(finishedModuleAnswer, data);
  return parsed.success ? (parsed.output.module?.courses ?? []) : [];
}

async function courseAlone(wire: Wire, id: string): Promise<readonly v.InferOutput<typeof one>[]> {
  const { data } = await wire.send({ document: FINISHED_COURSE, variables: { id } });
  const parsed = v.safeParse(finishedCourseAnswer, data);
  return parsed.success && parsed.output.course ? [parsed.output.course] : [];
}
