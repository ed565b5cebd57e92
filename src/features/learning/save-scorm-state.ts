import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { mapNodes, type Node } from '#cache/map-nodes.ts';
import { offlineMutation } from '#cache/offline-mutation.ts';
import { courseCardSchema } from '#campus/learning/learning-item.ts';
import { withState } from '#campus/scorm/attempts.ts';
import { type ScormData, scormDataSchema, scormDataSentSchema, scormProgressSchema } from '#campus/scorm/scorm-data.ts';
import { isCourse, showStatus, stateOf, withProgress } from './course-patches.ts';
import { showFirstAct } from './first-act.ts';
import { scormSubject, statusSubject } from './subjects.ts';

const UPDATE_SCORM_DATA = `mutation UpdateParticipantScormData(
  $courseId: ID!
  $scormData: JSON!
  $startTime: DateTime!
  $endTime: DateTime!
) {
  updateParticipantScormData(courseId: $courseId, scormData: $scormData, startTime: $startTime, endTime: $endTime) {
    success
    errors { message }
  }
}`;

const moment = v.pipe(v.string(), v.isoTimestamp());
const input = v.object({
  card: courseCardSchema,
  data: scormDataSentSchema,
  /** When the session began, and when it was as the data says: by the campus's clock. */
  startedAt: moment,
  endedAt: moment,
  /** With this the package is played to its end, as the device sees it. */
  isWhole: v.boolean(),
});
type State = v.InferOutput<typeof input>;

/**
 * How an item of a package stood at a moment of a session. Of each item and session the last report is enough: a newer one
 * takes the place of what waits. The first takes the course, a finished attempt completes it (LEARN-7).
 */
export const saveScormState = offlineMutation({
  kind: 'scorm.state',
  version: 1,
  input,
  request: ({ card, data, startedAt, endedAt }) => ({
    document: UPDATE_SCORM_DATA,
    variables: { courseId: card.id, scormData: data, startTime: startedAt, endTime: endedAt },
  }),
  subject: ({ card, data, isWhole }) => scormSubject(card.id, { ...data, isWhole }),
  isSilent: true,
  dependsOn: ({ card }) => [statusSubject(card.id)],
  patches: [{ keys: [], change: showState }],
  messages: {
    what: ({ card }) => ({ message: msg`Your progress in “{title}”`, values: { title: card.denomination } }),
    done: ({ card }) => ({ message: msg`Your progress in “{title}” is saved.`, values: { title: card.denomination } }),
    failed: ({ card }) => ({
      message: msg`Your progress in “{title}” could not be saved.`,
      values: { title: card.denomination },
    }),
  },
});

/** It only ever gets further, and a tutor who looks at a unit leaves no traces (settle-course at the campus). */
const COMPLETES = { status: 'COMPLETED', onlyFrom: ['AVAILABLE', 'TAKEN'], moduleId: null, module: null } as const;
const WHOLE = 100;

function showState(shown: unknown, { card, data: sent, startedAt, endedAt, isWhole }: State): unknown {
  const parsed = v.safeParse(scormDataSchema, sent);
  if (!parsed.success) return shown;
  const patched = mapNodes(shown, (node) => {
    if (!isCourse(node, card.id) || stateOf(node) === 'PREVIEW') return node;
    const known = withSession(node, parsed.output, { startedAt, endedAt });
    return isWhole ? withProgress(known, WHOLE) : known;
  });
  const taken = showFirstAct(patched, card);
  return isWhole ? showStatus(taken, { card, ...COMPLETES }) : taken;
}

function withSession(node: Node, data: ScormData, times: { startedAt: string; endedAt: string }): Node {
  const parsed = v.safeParse(scormProgressSchema, node.participantAdditionalData);
  if (!parsed.success) return node;
  const { sessions } = parsed.output;
  const known = sessions.find(({ session }) => session === data.session);
  const next = withState(known, data, times);
  if (next === undefined) return node;
  const others = sessions.filter(({ session }) => session !== data.session);
  return { ...node, participantAdditionalData: { sessions: [...others, next] } };
}
