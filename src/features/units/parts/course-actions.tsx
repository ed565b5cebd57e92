import { Trans, useLingui } from '@lingui/react/macro';
import ExternalLink from 'lucide-react/icons/external-link';
import LogOut from 'lucide-react/icons/log-out';
import type { ReactNode } from 'react';
import { useSend } from '#cache/use-send.ts';
import { isStatusQueued, statusRefusal } from '#campus/learning/course-status.ts';
import { isLocked } from '#campus/learning/is-locked.ts';
import { isSoldElsewhere } from '#campus/learning/is-sold-elsewhere.ts';
import type { CourseState as State } from '#campus/learning/learning-item.ts';
import { resumeAt } from '#campus/learning/resume.ts';
import { setCourseStatus } from '#features/learning/set-course-status.ts';
import { statusSubject } from '#features/learning/subjects.ts';
import { CourseState } from '#features/learning-items/course-state.tsx';
import { BookmarkToggle } from '#features/lists/bookmark-toggle.tsx';
import { SaveToList } from '#features/lists/save-to-list.tsx';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { SaveOffline } from '#features/saved/save-offline.tsx';
import { ChangeMark } from '#features/sync/change-mark.tsx';
import { LeaveDatedCourse, ScormCard } from '#features/units/course-parts.tsx';
import type { EnteredModule } from '#features/units/entered-module.ts';
import { LessonLink } from '#features/units/lesson-link.tsx';
import type { CoursePage } from '#features/units/unit-state.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ProgressBar } from '#ui/status/progress-bar.tsx';
import { Text } from '#ui/text/text.tsx';
import { MarkFinished } from './mark-finished.tsx';

type Props = { course: CoursePage; moduleId: string | undefined; module: EnteredModule | null };

/** What a learner can do with a unit now: begin or go on, keep it, leave it, say that it is done (LEARN-2). */
export function CourseActions({ course, moduleId, module }: Props): ReactNode {
  return (
    <>
      <Progress course={course} />
      <Main course={course} moduleId={moduleId} module={module} />
      <Row align="start">
        <SaveOffline
          unit={{ kind: 'COURSE', id: course.id, ...(moduleId === undefined ? {} : { moduleId }) }}
          title={course.denomination}
        />
        <SaveToList item={course} />
        <BookmarkToggle item={course} />
      </Row>
      <StatusActions course={course} moduleId={moduleId} module={module} />
    </>
  );
}

function Progress({ course }: { course: CoursePage }): ReactNode {
  const { t } = useLingui();
  const { lessons, status } = course;
  const done = lessons.filter(({ isCompleted }) => isCompleted).length;
  const isBegun = status.denomination !== 'AVAILABLE' && lessons.length > 0;
  return (
    <Stack gap="xs">
      <Row>
        <CourseState state={status.denomination} />
        <ChangeMark subject={statusSubject(course.id)} />
      </Row>
      {isBegun && (
        <>
          <Text size="label">
            <Trans>
              {done} of {lessons.length} lessons done
            </Trans>
          </Text>
          <ProgressBar value={course.progress / 100} label={t`Your progress`} />
        </>
      )}
    </Stack>
  );
}

/** The one thing to do. A unit without lessons is taken by a tap; with lessons, the first of them takes it. */
function Main({ course, moduleId, module }: Props): ReactNode {
  const lessonId = resumeAt(course);
  const state = course.status.denomination;
  // A tutor looks at whatever is locked for learners (LEARN-6).
  if (isLocked(course) && state !== 'PREVIEW') return null;
  if (isSoldElsewhere(course, state)) return <Paywalled url={course.url} />;
  if (course.scormMetadata !== null)
    return <ScormCard.Part props={{ course, metadata: course.scormMetadata, moduleId }} />;
  if (lessonId === undefined)
    return state === 'AVAILABLE' ? (
      <Take course={course} moduleId={moduleId} module={module} />
    ) : (
      <ToProvider url={course.url} look="primary" />
    );
  return (
    <LessonLink look="primary" courseId={course.id} moduleId={moduleId} lessonId={lessonId}>
      <MainLabel state={state} />
    </LessonLink>
  );
}

function MainLabel({ state }: { state: State }): ReactNode {
  switch (state) {
    case 'AVAILABLE':
      return <Trans>Start course</Trans>;
    case 'TAKEN':
      return <Trans>Continue</Trans>;
    case 'COMPLETED':
    case 'PREVIEW':
      return <Trans>Open lessons</Trans>;
    default:
      return state satisfies never;
  }
}

/** Nothing is sold here: the page says so and links out (LEARN-5). */
function Paywalled({ url }: { url: string | null }): ReactNode {
  return (
    <Stack gap="xs" align="start">
      <Text>
        <Trans>This course costs money. It is sold by its provider, not here.</Trans>
      </Text>
      <ToProvider url={url} look="outline" />
    </Stack>
  );
}

/** Where a course of somebody else is learnt or sold. */
function ToProvider({ url, look }: { url: string | null; look: 'primary' | 'outline' }): ReactNode {
  if (url === null) return null;
  return (
    <ButtonLink href={url} target="_blank" rel="noopener noreferrer" icon={ExternalLink} variant={look}>
      <Trans>To the provider</Trans>
    </ButtonLink>
  );
}

/** Sets a status where that is queued (LEARN-9). */
function useStatus({ course, moduleId, module }: Props): (status: State) => void {
  const send = useSend(setCourseStatus);
  return (status) =>
    void send({
      card: course,
      from: course.status.denomination,
      status,
      moduleId: moduleId ?? null,
      module: moduleId === undefined ? null : module,
    });
}

function Take(props: Props): ReactNode {
  const set = useStatus(props);
  if (!isStatusQueued(props.course.courseType)) return null;
  return (
    <Button onClick={() => set('TAKEN')}>
      <Trans>Start course</Trans>
    </Button>
  );
}

/** Leave it, or say that it is done: what the rules allow now, and nothing else. */
function StatusActions(props: Props): ReactNode {
  const { course } = props;
  const { allowStudentCourseCompletion } = useOrganisation().features;
  const set = useStatus(props);
  const from = course.status.denomination;
  const isQueued = isStatusQueued(course.courseType);
  if (from === 'TAKEN' && !isQueued) return <LeaveDatedCourse.Part props={{ course, runs: course.runs }} />;
  const allows = (to: State): boolean =>
    isQueued &&
    from !== to &&
    statusRefusal({
      from,
      to,
      isTutor: course.isCurrentUserTutor,
      isLocked: isLocked(course),
      allLessonsDone: course.lessons.length > 0 && course.lessons.every(({ isCompleted }) => isCompleted),
      allowStudentCourseCompletion,
    }) === undefined;
  return (
    <Row>
      {allows('COMPLETED') && <MarkFinished lessons={course.lessons} onFinish={() => set('COMPLETED')} />}
      {from === 'TAKEN' && allows('AVAILABLE') && (
        <Button variant="quiet" size="sm" icon={LogOut} mirrored onClick={() => set('AVAILABLE')}>
          <Trans>Leave course</Trans>
        </Button>
      )}
      {from === 'AVAILABLE' && allows('PREVIEW') && (
        <Button variant="quiet" size="sm" onClick={() => set('PREVIEW')}>
          <Trans>Preview as tutor</Trans>
        </Button>
      )}
      {from === 'PREVIEW' && (
        <Button variant="quiet" size="sm" onClick={() => set('AVAILABLE')}>
          <Trans>End preview</Trans>
        </Button>
      )}
    </Row>
  );
}
