import { isNode, mapNodes, type Node } from '#cache/map-nodes.ts';
import type { CourseCard, CourseState } from '#campus/learning/learning-item.ts';

const COURSES = new Set<unknown>(['MixedCourse', 'Event', 'Project', 'Scorm', 'Material']);
const PERCENT = 100;

/** A module as the start page lists it. */
export type EnteredModule = Readonly<Record<string, unknown>> & { id: string };

export type StatusChange = {
  card: CourseCard;
  status: CourseState;
  moduleId: string | null;
  module: EnteredModule | null;
  /** Only where it is in one of these; left out: from any. */
  onlyFrom?: readonly CourseState[];
};

/** Where the person stands with a course, wherever that shows: cards, pages, locks that hang on it, lists of what one takes. */
export function showStatus(data: unknown, change: StatusChange): unknown {
  const { card } = change;
  return mapNodes(data, (node) => {
    if (isCourse(node, card.id)) return withStatus(node, change);
    if (node.__typename === 'Prerequisite' && node.id === card.id) return withStatus(node, change);
    if (node.__typename === 'Module') return withEnrolment(node, change);
    return Array.isArray(node.enrolledUnits) ? withUnit(node, change) : node;
  });
}

/** Whether a node is this course; a course's card and its page alike. */
export function isCourse(node: unknown, id: string): boolean {
  return isNode(node) && COURSES.has(node.__typename) && node.id === id;
}

function withStatus(node: Node, { status, onlyFrom }: StatusChange): Node {
  const now = stateOf(node);
  if (!isNode(node.status) || now === status || !(onlyFrom?.some((state) => state === now) ?? true)) return node;
  return { ...node, status: { ...node.status, denomination: status } };
}

export function stateOf(node: Node): unknown {
  return isNode(node.status) ? node.status.denomination : undefined;
}

/** In a module is who takes a part of it there; out of it, who has left the last part (set-course-status on the server). */
function withEnrolment(node: Node, { card, status, moduleId }: StatusChange): Node {
  if (typeof node.isEnrolled !== 'boolean') return node;
  if (status === 'TAKEN' && node.id === moduleId) return node.isEnrolled ? node : { ...node, isEnrolled: true };
  return status === 'AVAILABLE' && node.isEnrolled && isLeft(node, card.id) ? { ...node, isEnrolled: false } : node;
}

function withUnit(node: Node, { card, status, module }: StatusChange): Node {
  const units: unknown[] = Array.isArray(node.enrolledUnits) ? node.enrolledUnits : [];
  const isIn = units.some((unit) => isCourse(unit, card.id));
  if (status === 'AVAILABLE') {
    const modules = Array.isArray(node.modules)
      ? { modules: node.modules.filter((each: unknown) => !isLeft(each, card.id)) }
      : {};
    return isIn ? { ...node, enrolledUnits: units.filter((unit) => !isCourse(unit, card.id)), ...modules } : node;
  }
  if (status !== 'TAKEN') return node;
  const entered = withModule(node, module);
  return isIn ? entered : { ...entered, enrolledUnits: [...units, { ...card, status: { denomination: status } }] };
}

function withModule(node: Node, module: EnteredModule | null): Node {
  if (module === null || !Array.isArray(node.modules)) return node;
  const isIn = node.modules.some((each: unknown) => isNode(each) && each.id === module.id);
  return isIn ? node : { ...node, modules: [...node.modules, module] };
}

/** Whether nothing of a module that holds the course is taken or completed any more. */
function isLeft(module: unknown, courseId: string): boolean {
  if (!isNode(module) || !Array.isArray(module.courses)) return false;
  const courses = module.courses.filter(isNode);
  const isOf = courses.some(({ id }) => id === courseId);
  return isOf && courses.every((course) => stateOf(course) === 'AVAILABLE' || course.id === courseId);
}

/** A course's page with a lesson that is done: its tick, and the share of the whole. */
export function withLessonDone(node: Node, lessonId: string, progress: number): Node {
  if (!Array.isArray(node.lessons) || node.lessons.length === 0) return withProgress(node, progress);
  const lessons: unknown[] = node.lessons.map((lesson: unknown) =>
    isNode(lesson) && lesson.id === lessonId && lesson.isCompleted !== true ? { ...lesson, isCompleted: true } : lesson,
  );
  const known: readonly unknown[] = node.lessons;
  const changed = lessons.some((lesson, at) => lesson !== known[at]) ? { ...node, lessons } : node;
  const done = lessons.filter((lesson) => isNode(lesson) && lesson.isCompleted === true).length;
  return withProgress(changed, (done / lessons.length) * PERCENT);
}

/** Never less than is shown already: what was done on another device stays done. */
export function withProgress(node: Node, progress: number): Node {
  return typeof node.progress === 'number' && node.progress < progress ? { ...node, progress } : node;
}
