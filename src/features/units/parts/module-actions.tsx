import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isComplete } from '#campus/learning/completeness.ts';
import { isClosed } from '#campus/learning/is-closed.ts';
import { isLocked } from '#campus/learning/is-locked.ts';
import { moduleHours, moduleProgress } from '#campus/learning/module-progress.ts';
import { resumeAt } from '#campus/learning/resume.ts';
import { BookmarkToggle } from '#features/lists/bookmark-toggle.tsx';
import { SaveToList } from '#features/lists/save-to-list.tsx';
import { SaveOffline } from '#features/saved/save-offline.tsx';
import { CourseLink, LessonLink } from '#features/units/lesson-link.tsx';
import type { ModulePage } from '#features/units/unit-state.ts';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ProgressBar } from '#ui/status/progress-bar.tsx';
import { Text } from '#ui/text/text.tsx';

/** How far one is in a module and what comes next. One enters it by its courses (LEARN-7). */
export function ModuleActions({ module }: { module: ModulePage }): ReactNode {
  return (
    <>
      <Progress module={module} />
      <Next module={module} />
      <Row align="start">
        <SaveOffline unit={{ kind: 'MODULE', id: module.id }} title={module.denomination} />
        <SaveToList item={module} />
        <BookmarkToggle item={module} />
      </Row>
    </>
  );
}

/** The course that one is in; else the first open one that is not behind a lock. */
function nextOf({ path }: ModulePage): ModulePage['path'][number] | undefined {
  const open = path.filter((course) => !isLocked(course) && course.status.denomination !== 'COMPLETED');
  return (
    open.find(({ status }) => status.denomination === 'TAKEN') ?? open.find(({ isRequired }) => isRequired) ?? open[0]
  );
}

/** Straight into the lesson that is due; what has none begins on its own page: a package, a date, a paper. */
function Next({ module }: { module: ModulePage }): ReactNode {
  const next = nextOf(module);
  if (next === undefined) return null;
  const label = moduleProgress(module.path) === undefined ? <Trans>Start program</Trans> : <Trans>Continue</Trans>;
  const lessonId = isClosed(next) ? undefined : resumeAt(next);
  const place = { courseId: next.id, moduleId: module.id };
  return (
    <Stack gap="2xs" align="start">
      {lessonId === undefined ? (
        <CourseLink look="primary" {...place}>
          {label}
        </CourseLink>
      ) : (
        <LessonLink look="primary" {...place} lessonId={lessonId}>
          {label}
        </LessonLink>
      )}
      <Text size="small" tone="muted" dir="auto">
        {next.denomination}
      </Text>
    </Stack>
  );
}

/** A percentage once something is started, else the hours (LEARN-10). */
function Progress({ module }: { module: ModulePage }): ReactNode {
  const { t } = useLingui();
  const progress = moduleProgress(module.path);
  const done = module.path.filter((course) => course.status.denomination === 'COMPLETED').length;
  const hours = moduleHours(module.path);
  if (progress === undefined) {
    return hours === 0 ? null : (
      <Text tone="muted">
        <Plural value={hours} one="About # hour in all" other="About # hours in all" />
      </Text>
    );
  }
  return (
    <Stack gap="xs">
      <Text size="label">
        {isComplete(module.path) ? (
          <Trans>You finished this program.</Trans>
        ) : (
          <Trans>
            {done} of {module.path.length} courses done
          </Trans>
        )}
      </Text>
      <ProgressBar value={progress / 100} label={t`Your progress`} />
    </Stack>
  );
}
