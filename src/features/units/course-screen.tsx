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
import { isLocked } from '#campus/learning/is-locked.ts';
import { NO_MODULE_ID } from '#campus/limits.ts';
import { Duration } from '#features/learning-items/duration.tsx';
import { Fact } from '#features/learning-items/fact.tsx';
import { useSession } from '#features/session/session.ts';
import { belowWindow } from '#ui/layout/below-window.tsx';
import { Banner } from '#ui/status/banner.tsx';
import { FreshnessLine } from '#ui/status/freshness-line.tsx';
import { NextDate } from './course-parts.tsx';
import { type EnteredModule, enteredModule } from './entered-module.ts';
import { Locked } from './locked.tsx';
import { CourseActions } from './parts/course-actions.tsx';
import { LessonList } from './parts/lesson-list.tsx';
import { LoginHint } from './parts/login-hint.tsx';
import { UnitDates } from './parts/unit-dates.tsx';
import { UnitFrame } from './parts/unit-frame.tsx';
import { UnitHero } from './parts/unit-hero.tsx';
import { UnitTrail } from './parts/unit-trail.tsx';
import { unitQueries } from './queries.ts';
import type { CoursePage } from './unit-state.ts';

const BelowCourse = belowWindow(async () => (await import('./parts/below-course.tsx')).BelowCourse);
export const readyBelowCourse = BelowCourse.ready;

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
            {course.runs.length > 0 && <NextDate.Part props={{ course, moduleId, runs: course.runs }} />}
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
        <BelowCourse.Part course={course} moduleId={moduleId} />
      </UnitFrame>
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
