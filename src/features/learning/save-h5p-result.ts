import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { mapNodes } from '#cache/map-nodes.ts';
import { offlineMutation } from '#cache/offline-mutation.ts';
import { h5pResultSchema, mergeH5pResults } from '#campus/learning/h5p-result.ts';
import { courseCardSchema } from '#campus/learning/learning-item.ts';
import { unitKeys } from '#features/learning-items/unit-keys.ts';
import { afterStatus, showFirstAct } from './first-act.ts';
import { exerciseSubject } from './subjects.ts';

const RECORD_H5P_RESULT = `mutation RecordH5pResult($lessonId: ID!, $contentId: ID!, $result: JSON!) {
  recordH5pResult(lessonId: $lessonId, contentId: $contentId, result: $result) { success errors { message } }
}`;

const input = v.object({
  card: courseCardSchema,
  lesson: v.object({ id: v.string(), denomination: v.string() }),
  contentId: v.string(),
  /** Of the exercise, for the sheet of changes. */
  title: v.string(),
  /** With all that was known before: a newer entry takes the place of one that waits. */
  result: h5pResultSchema,
});
type Result = v.InferOutput<typeof input>;

/** How an exercise of a lesson stands: to go on from, and what it came to. The first takes the course (LEARN-7). */
export const saveH5pResult = offlineMutation({
  kind: 'h5p.result',
  version: 1,
  input,
  request: ({ lesson, contentId, result }) => ({
    document: RECORD_H5P_RESULT,
    variables: { lessonId: lesson.id, contentId, result },
  }),
  subject: ({ card, lesson, contentId }) => exerciseSubject(card.id, lesson.id, contentId),
  isSilent: true,
  dependsOn: ({ card }) => afterStatus(card),
  patches: [
    { keys: [], change: (data, { card }) => showFirstAct(data, card) },
    { keys: ({ card, lesson }) => unitKeys.lessonOf(card.id, lesson.id), change: showResult },
  ],
  messages: {
    what: ({ title }) => ({ message: msg`Your exercise “{title}”`, values: { title } }),
    done: ({ title }) => ({ message: msg`Your exercise “{title}” is saved.`, values: { title } }),
    failed: ({ title }) => ({ message: msg`Your exercise “{title}” could not be saved.`, values: { title } }),
  },
});

function showResult(data: unknown, { contentId, result }: Result): unknown {
  return mapNodes(data, (node) => {
    if (node.__typename !== 'NewH5p' || node.contentId !== contentId) return node;
    const known = v.safeParse(h5pResultSchema, node.result);
    const merged = mergeH5pResults(known.success ? known.output : null, result);
    return JSON.stringify(merged) === JSON.stringify(node.result) ? node : { ...node, result: merged };
  });
}
