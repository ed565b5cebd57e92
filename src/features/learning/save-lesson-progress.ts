import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { isNode, mapNodes, type Node } from '#cache/map-nodes.ts';
import { offlineMutation } from '#cache/offline-mutation.ts';
import { courseCardSchema } from '#campus/learning/learning-item.ts';
import { isLaterPlace, type LessonPlace, lessonPlaceSchema } from '#campus/learning/lesson-place.ts';
import { unitKeys } from '#features/learning-items/unit-keys.ts';
import { isCourse, showStatus, stateOf, withLessonDone } from './course-patches.ts';
import { doneSubject, placeSubject, statusSubject } from './subjects.ts';

const UPDATE_PROGRESS = `mutation UpdateLessonProgress(
  $courseId: ID!
  $lessonId: ID!
  $position: LessonPositionInput
  $completed: Boolean
) {
  updateLessonProgress(courseId: $courseId, lessonId: $lessonId, position: $position, completed: $completed) {
    success
    errors { message }
  }
}`;

const input = v.object({
  card: courseCardSchema,
  lesson: v.object({ id: v.string(), denomination: v.string() }),
  /** Null: the lesson is done, and its place is as it was. */
  place: v.nullable(lessonPlaceSchema),
  /** Of the course in percent, with this lesson, as the device sees it. */
  progress: v.number(),
  /** With this lesson nothing of the course is missing, as the device sees it. */
  isLast: v.boolean(),
});
type Progress = v.InferOutput<typeof input>;

/** A place in a lesson, or that one is through with it. The first takes the course, the last lesson completes it (LEARN-7). */
export const saveLessonProgress = offlineMutation({
  kind: 'lesson.progress',
  version: 1,
  input,
  request: ({ card, lesson, place }) => ({
    document: UPDATE_PROGRESS,
    variables: {
      courseId: card.id,
      lessonId: lesson.id,
      ...(place === null ? { completed: true } : { position: place }),
    },
  }),
  subject: ({ card, lesson, place }) => (place === null ? doneSubject(card.id) : placeSubject(card.id, lesson.id)),
  keepsEach: ({ place }) => place === null,
  isSilent: true,
  dependsOn: ({ card }) => [statusSubject(card.id)],
  patches: [
    { keys: [], change: showProgress },
    { keys: ({ card, lesson }) => unitKeys.lessonOf(card.id, lesson.id), change: showLesson },
  ],
  messages: {
    what: ({ lesson, place }) => ({
      message: place === null ? msg`Finish the lesson “{title}”` : msg`Your place in “{title}”`,
      values: { title: lesson.denomination },
    }),
    done: ({ lesson }) => ({ message: msg`“{title}” is done.`, values: { title: lesson.denomination } }),
    failed: ({ lesson }) => ({
      message: msg`Your progress in “{title}” could not be saved.`,
      values: { title: lesson.denomination },
    }),
  },
});

function showProgress(data: unknown, { card, lesson, place, progress, isLast }: Progress): unknown {
  const seen = mapNodes(data, (node) => {
    if (!isCourse(node, card.id) || stateOf(node) === 'PREVIEW') return node;
    const viewed = withViewed(node, lesson.id, place);
    return place === null ? withLessonDone(viewed, lesson.id, progress) : viewed;
  });
  const change = { card, moduleId: null, module: null };
  const taken = card.status.denomination === 'AVAILABLE' ? showStatus(seen, { ...change, ...TAKES }) : seen;
  return place === null && isLast ? showStatus(taken, { ...change, ...COMPLETES }) : taken;
}

/** It only ever gets further: who has finished elsewhere has not begun here, and a tutor leaves no traces. */
const TAKES = { status: 'TAKEN', onlyFrom: ['AVAILABLE'] } as const;
const COMPLETES = { status: 'COMPLETED', onlyFrom: ['AVAILABLE', 'TAKEN'] } as const;

function withViewed(node: Node, lessonId: string, place: LessonPlace | null): Node {
  const { lastViewedLesson: known } = node;
  if (known === undefined || (isNode(known) && known.lessonId === lessonId && place === null)) return node;
  return { ...node, lastViewedLesson: { lessonId, position: place } };
}

function showLesson(data: unknown, { lesson, place }: Progress): unknown {
  return mapNodes(data, (node) => {
    if (node.__typename !== 'Lesson' || node.id !== lesson.id) return node;
    if (place !== null) return isTaken(node.position, place) ? { ...node, position: place } : node;
    return node.isCompleted === true ? node : { ...node, isCompleted: true };
  });
}

/** Whether a place is another one and not older than what is known, by the rule of the campus. */
function isTaken(known: unknown, place: LessonPlace): boolean {
  const parsed = v.safeParse(lessonPlaceSchema, known);
  if (!parsed.success) return true;
  return isLaterPlace(place, parsed.output) && JSON.stringify(parsed.output) !== JSON.stringify(place);
}
