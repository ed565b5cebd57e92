import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Award from 'lucide-react/icons/award';
import CalendarDays from 'lucide-react/icons/calendar-days';
import EyeOff from 'lucide-react/icons/eye-off';
import Users from 'lucide-react/icons/users';
import Wallet from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';
import { optionsOf } from '#cache/read-campus.ts';
import { useOpened } from '#cache/saved/use-opened.ts';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { courseCertificateOffered } from '#campus/learning/certificate-offered.ts';
import { isLocked } from '#campus/learning/is-locked.ts';
import { NO_MODULE_ID } from '#campus/limits.ts';
import { NextDate } from '#features/appointments/next-date.tsx';
import { OtherDates } from '#features/appointments/other-dates.tsx';
import { AttachmentsPlace } from '#features/attachments/attachments-place.tsx';
import { BoardPlace } from '#features/boards/board-place.tsx';
import { CertificateBlock } from '#features/certificates/certificate-block.tsx';
import { Duration } from '#features/learning-items/duration.tsx';
import { Fact } from '#features/learning-items/fact.tsx';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { PeopleStrip } from '#features/people/people-strip.tsx';
import { useSession } from '#features/session/session.ts';
import { UserContents } from '#features/user-content/user-contents.tsx';
import { BelowWindow } from '#ui/layout/below-window.tsx';
import { Banner } from '#ui/status/banner.tsx';
import { FreshnessLine } from '#ui/status/freshness-line.tsx';
import { Html } from '#ui/text/html.tsx';
import { type EnteredModule, enteredModule } from './entered-module.ts';
import { FeedbackLink } from './feedback-link.tsx';
import { Locked } from './locked.tsx';
import { CourseAbout } from './parts/course-about.tsx';
import { CourseActions } from './parts/course-actions.tsx';
import { LessonList } from './parts/lesson-list.tsx';
import { LoginHint } from './parts/login-hint.tsx';
import { PackageLink } from './parts/package-link.tsx';
import { Proofs } from './parts/proofs.tsx';
import { Rating } from './parts/rating.tsx';
import { UnitDates } from './parts/unit-dates.tsx';
import { UnitFrame } from './parts/unit-frame.tsx';
import { UnitHero } from './parts/unit-hero.tsx';
import { UnitTrail } from './parts/unit-trail.tsx';
import { Verification } from './parts/verification.tsx';
import { unitQueries } from './queries.ts';
import type { CoursePage } from './unit-state.ts';

/** /course/{id} and /program/{moduleId}/unit/{id} (LEARN-2). */
export function CourseScreen({ id, moduleId }: { id: string; moduleId?: string }): ReactNode {
  const { language, viewerId } = useSession();
  const { data, at, isStale } = useCampusQuery(unitQueries.course(id, language, moduleId));
  const module = useEnteredModule(moduleId);
  useOpened({ kind: 'COURSE', id, ...(moduleId === undefined ? {} : { moduleId }) });
  const { course } = data;
  if (course === null) return null;
  const isMember = viewerId !== undefined;
  return (
    <>
      <UnitHero
        item={course}
        up={<UnitTrail moduleId={moduleId} moduleTitle={module?.denomination} title={course.denomination} />}
        meta={<Facts course={course} />}
      />
      <UnitFrame
        actions={
          <>
            {course.prerequisite && isLocked(course) && <Locked prerequisite={course.prerequisite} />}
            {course.runs.length > 0 && <NextDate course={course} moduleId={moduleId} runs={course.runs} />}
            {isMember ? <CourseActions course={course} moduleId={moduleId} module={module} /> : <LoginHint />}
          </>
        }
      >
        <FreshnessLine at={at} isStale={isStale} />
        {!course.isTranslated && (
          <Banner>
            <Trans>This course is not yet in your language.</Trans>
          </Banner>
        )}
        {course.lessons.length > 0 && (
          <LessonList
            course={course}
            moduleId={moduleId}
            open={isMember && (!isLocked(course) || course.status.denomination === 'PREVIEW')}
          />
        )}
        <BelowWindow>
          {course.runs.length > 0 && <OtherDates course={course} moduleId={moduleId} runs={course.runs} />}
          <CourseAbout course={course} />
          <PeopleStrip
            title={<Trans>Tutors</Trans>}
            people={course.tutors}
            count={course.tutors.length}
            unit={{ kind: 'course', id }}
          />
          <PeopleStrip
            title={<Trans>Who else learns here</Trans>}
            people={course.runs.some(({ participants }) => participants.length > 0) ? [] : course.participants}
            count={course.participantsCount}
            unit={{ kind: 'course', id }}
          />
          {course.__typename === 'Project' && <AttachmentsPlace course={course} />}
          <UserContents project={course} moduleId={moduleId} />
          <Boards course={course} />
          <FeedbackLink course={course} isFinished={course.status.denomination === 'COMPLETED'} />
          <Rating course={course} />
          {isMember && <Verification course={course} />}
          {isMember && <Proofs course={course} />}
          {course.isCurrentUserTutor && course.__typename === 'Scorm' && <PackageLink courseId={id} />}
          <Certificate course={course} />
        </BelowWindow>
      </UnitFrame>
    </>
  );
}

/** Of the unit, and of the runs in which one has a place (BOARD-1). */
function Boards({ course }: { course: CoursePage }): ReactNode {
  return (
    <>
      {course.messageBoard && <BoardPlace id={course.messageBoard.id} title={<Trans>Messages</Trans>} />}
      {course.runs.map(
        ({ id, messageBoard }) =>
          messageBoard && <BoardPlace key={id} id={messageBoard.id} title={<Trans>Messages of your group</Trans>} />,
      )}
    </>
  );
}

function Facts({ course }: { course: CoursePage }): ReactNode {
  return (
    <>
      <Duration minutes={course.workload} />
      {course.lessons.length > 0 && (
        <Fact>
          <Plural value={course.lessons.length} one="# lesson" other="# lessons" />
        </Fact>
      )}
      {course.weeks !== null && (
        <Fact icon={CalendarDays}>
          <Plural value={course.weeks} one="# week" other="# weeks" />
        </Fact>
      )}
      {course.enrolledLearnersCount > 0 && (
        <Fact icon={Users}>
          <Plural value={course.enrolledLearnersCount} one="# learner" other="# learners" />
        </Fact>
      )}
      <UnitDates course={course} />
      {course.platform && (
        <Fact>
          <bdi>{course.platform}</bdi>
        </Fact>
      )}
      {course.isPrivate && (
        <Fact icon={EyeOff}>
          <Trans>Only for some</Trans>
        </Fact>
      )}
      {course.isPaywalled && (
        <Fact icon={Wallet}>
          <Trans>Costs money</Trans>
        </Fact>
      )}
      {course.hasCertificate && (
        <Fact icon={Award}>
          <Trans>Certificate</Trans>
        </Fact>
      )}
    </>
  );
}

function Certificate({ course }: { course: CoursePage }): ReactNode {
  const { features } = useOrganisation();
  if (!course.hasCertificate || !features.enableCompletionCertificates) return null;
  const { certificateInfo } = course;
  return (
    <CertificateBlock
      unit={{ kind: 'course', id: course.id }}
      isOffered={courseCertificateOffered(course, features)}
      missing={<Trans>Finish all lessons to get it.</Trans>}
      info={
        certificateInfo && (
          <>
            {certificateInfo.text && <Html>{certificateInfo.text}</Html>}
            {certificateInfo.link && (
              <a href={certificateInfo.link} target="_blank" rel="noopener noreferrer">
                <Trans>More about this certificate</Trans>
              </a>
            )}
          </>
        )
      }
    />
  );
}

/** The module through which a unit was opened, once it is known; null outside of one. The page does not wait for it. */
function useEnteredModule(moduleId: string | undefined): EnteredModule | null {
  const { language } = useSession();
  const { data: row } = useQuery({
    ...optionsOf(unitQueries.module(moduleId ?? NO_MODULE_ID, language)),
    enabled: moduleId !== undefined,
  });
  const module = row?.data.module;
  return module ? enteredModule(module) : null;
}
