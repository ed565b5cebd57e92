import { createHash } from 'node:crypto';
import { saveLessonProgress } from '#features/learning/save-lesson-progress.ts';
import { saveReflection } from '#features/learning/save-reflection.ts';
import { saveReview } from '#features/learning/save-review.ts';
import { setCourseStatus } from '#features/learning/set-course-status.ts';
import type { Random } from '#tests/sim/world/random.ts';
import { COURSE_CARD } from '#tests/support/device/cards.ts';
import type { Model, Sight, Tap } from './kinds.ts';
import { begin, settle } from './learning-rules.ts';
import { BOARD, LEARNT, LESSONS } from './learning-state.ts';
import { SURVEY_KINDS } from './survey-kinds.ts';

const CARD = { ...COURSE_CARD, id: LEARNT };
/** When it was done, for the screen: no rule asks. */
const WHEN = '2027-01-11T08:00:00.000Z';

export const LEARNING_KINDS: Readonly<Record<string, (random: Random, sight: Sight) => Tap | undefined>> = {
  'course.status': statusTap,
  'lesson.progress': progressTap,
  'reflection.save': reflectionTap,
  ...SURVEY_KINDS,
  'review.save': reviewTap,
};

function statusTap(random: Random, { organisation }: Sight): Tap | undefined {
  if (organisation !== '1') return undefined;
  const status = random.chance(0.6) ? 'TAKEN' : 'AVAILABLE';
  const from = status === 'TAKEN' ? 'AVAILABLE' : 'TAKEN';
  const input = { card: CARD, from, status, moduleId: null, module: null } as const;
  return {
    kind: setCourseStatus.kind,
    subject: setCourseStatus.subject(input),
    parents: setCourseStatus.dependsOn?.(input) ?? [],
    words: `course ${status}`,
    // Acts in the course change it, too: only what it comes to in the end can be checked.
    value: undefined,
    shown: () => undefined,
    merge: ({ learning }, now) => {
      if (learning.status === 'COMPLETED') return 'STATUS_NOT_POSSIBLE';
      if (status === 'AVAILABLE' && learning.status === 'TAKEN') learning.leftAt = new Date(now).toISOString();
      learning.status = status;
      return undefined;
    },
    by: (send) => send(setCourseStatus, input),
  };
}

function progressTap(random: Random, { organisation, now }: Sight): Tap | undefined {
  if (organisation !== '1') return undefined;
  const id = random.any(LESSONS) ?? LESSONS[0];
  const offset = random.chance(0.5) ? random.below(100) / 100 : null;
  const at = new Date(now).toISOString();
  const place = offset === null ? null : { componentId: 'c', offset, seconds: null, at, openParts: [], films: [] };
  const input = { card: CARD, lesson: { id, denomination: id }, place, progress: 0, isLast: false };
  return {
    kind: saveLessonProgress.kind,
    subject: saveLessonProgress.subject(input),
    parents: saveLessonProgress.dependsOn?.(input) ?? [],
    words: `lesson ${id} ${offset ?? 'done'}`,
    // Which of the lessons are done has one subject: that all of them are there is checked in the end.
    value: offset === null ? undefined : String(offset),
    ...(offset !== null && { at }),
    shown: ({ learning }) => String(learning.places.find(([lesson]) => lesson === id)?.[1]),
    merge: ({ learning }) => {
      // Where somebody stood before they left takes nothing again.
      if (offset === null || learning.leftAt <= at) begin(learning);
      if (offset !== null) {
        if ((learning.places.get(id)?.at ?? '') <= at) learning.places.set(id, { offset, at });
        return undefined;
      }
      learning.done.add(id);
      settle(learning);
      return undefined;
    },
    by: (send) => send(saveLessonProgress, input),
  };
}

function reflectionTap(random: Random, { organisation, person }: Sight): Tap | undefined {
  if (organisation !== '1') return undefined;
  const content = `I ask ${random.below(1000)}`;
  const input = { boardId: BOARD, id: idOf(person), content, createdAt: WHEN, title: 'Names', card: CARD };
  return {
    kind: saveReflection.kind,
    subject: saveReflection.subject(input),
    parents: saveReflection.dependsOn?.(input) ?? [],
    words: `reflect ${content}`,
    value: content,
    shown: ({ learning }) => learning.reflection ?? 'nothing',
    merge: ({ learning }) => {
      begin(learning);
      learning.reflection = content;
      settle(learning);
      return undefined;
    },
    by: (send) => send(saveReflection, input),
  };
}

/** The same one on each of their devices: an edit from wherever. */
function idOf(person: string): string {
  const digits = createHash('sha256').update(person).digest('hex');
  return `01a1fdc9-6e8e-72fa-b0a2-${digits.slice(0, 12)}`;
}

function reviewTap(random: Random, { organisation }: Sight): Tap | undefined {
  if (organisation !== '1') return undefined;
  const review = `Good ${random.below(1000)}`;
  const input = { courseId: LEARNT, title: 'Hello', rating: 1 + random.below(5), review, feedbackOptions: [] };
  return {
    kind: saveReview.kind,
    subject: saveReview.subject(input),
    parents: saveReview.dependsOn?.(input) ?? [],
    words: `review ${review}`,
    value: review,
    shown: ({ learning }) => learning.review ?? 'nothing',
    merge: ({ learning }: Model) => {
      if (learning.status === 'AVAILABLE') return 'NOT_ALLOWED';
      learning.review = review;
      return undefined;
    },
    by: (send) => send(saveReview, input),
  };
}
