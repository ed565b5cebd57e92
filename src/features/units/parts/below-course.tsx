import { Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import Package from 'lucide-react/icons/package';
import type { ReactNode } from 'react';
import { courseCertificateOffered } from '#campus/learning/certificate-offered.ts';
import { AttachmentsPlace } from '#features/attachments/attachments-place.tsx';
import { BoardPlace } from '#features/boards/board-place.tsx';
import { CertificateBlock } from '#features/certificates/certificate-block.tsx';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { PeopleStrip } from '#features/people/people-strip.tsx';
import { useSession } from '#features/session/session.ts';
import { OtherDates } from '#features/units/course-parts.tsx';
import { FeedbackLink } from '#features/units/feedback-link.tsx';
import type { CoursePage } from '#features/units/unit-state.ts';
import { UserContents } from '#features/user-content/user-contents.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Html } from '#ui/text/html.tsx';
import { CourseAbout } from './course-about.tsx';
import { Proofs } from './proofs.tsx';
import { Rating } from './rating.tsx';
import { Verification } from './verification.tsx';

const LinkButton = createLink(ButtonLink);

type Props = { course: CoursePage; moduleId: string | undefined };

/** What there is to know of a course beyond its lessons, who is in it, and what one has of it. */
export function BelowCourse({ course, moduleId }: Props): ReactNode {
  const isMember = useSession().viewerId !== undefined;
  const unit = { kind: 'course', id: course.id } as const;
  return (
    <>
      {course.runs.length > 0 && <OtherDates.Part props={{ course, moduleId, runs: course.runs }} />}
      <CourseAbout course={course} />
      <PeopleStrip title={<Trans>Tutors</Trans>} people={course.tutors} count={course.tutors.length} unit={unit} />
      <PeopleStrip
        title={<Trans>Who else learns here</Trans>}
        people={course.runs.some(({ participants }) => participants.length > 0) ? [] : course.participants}
        count={course.participantsCount}
        unit={unit}
      />
      {course.__typename === 'Project' && <AttachmentsPlace course={course} />}
      <UserContents project={course} moduleId={moduleId} />
      <Boards course={course} />
      <FeedbackLink course={course} isFinished={course.status.denomination === 'COMPLETED'} />
      <Rating course={course} />
      {isMember && <Verification course={course} />}
      {isMember && <Proofs course={course} />}
      {course.isCurrentUserTutor && course.__typename === 'Scorm' && <PackageLink courseId={course.id} />}
      <Certificate course={course} />
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

/** Of tutors of the unit only: what learners play, and a way to bring another one. */
function PackageLink({ courseId }: { courseId: string }): ReactNode {
  return (
    <Row>
      <LinkButton to="/course/$id/package" params={{ id: courseId }} icon={Package} variant="outline" size="sm">
        <Trans>Package of this unit</Trans>
      </LinkButton>
    </Row>
  );
}
