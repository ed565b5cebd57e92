import { Trans, useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useOpened } from '#cache/saved/use-opened.ts';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { useSession } from '#features/session/session.ts';
import { CourseLink, LessonLink } from '#features/units/lesson-link.tsx';
import { unitQueries } from '#features/units/queries.ts';
import { Heading } from '#ui/heading.tsx';
import { Icon } from '#ui/icon.tsx';
import { SegmentedProgress } from '#ui/segmented-progress.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import * as styles from './lesson-screen.css.ts';
import { LessonPart } from './parts/lesson-part.tsx';
import { lessonQueries } from './queries.ts';

type Props = { courseId: string; moduleId?: string; lessonId: string };

/** The reader (UX S8): nothing but the lesson, where one is in the course, and the way on. */
export function LessonScreen({ courseId, moduleId, lessonId }: Props): ReactNode {
  const { t } = useLingui();
  const { language } = useSession();
  const { course } = useCampusQuery(unitQueries.course(courseId, language, moduleId)).data;
  const { lesson } = useCampusQuery(lessonQueries.one(lessonId, courseId, language)).data;
  useOpened({ kind: 'COURSE', id: courseId, ...(moduleId === undefined ? {} : { moduleId }) });
  if (course === null || lesson === null) return null;
  const lessons = course.lessons;
  const at = lessons.findIndex((each) => each.id === lessonId);
  const place = { courseId, moduleId };
  const previous = lessons[at - 1];
  const next = lessons[at + 1];
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <CourseLink look="text" {...place} className={styles.close}>
          <Icon of={X} />
          <span className={styles.hidden}>{t`Close the lesson: back to ${course.denomination}`}</span>
        </CourseLink>
        <SegmentedProgress count={lessons.length} current={at + 1} />
        <Text as="span" size="small" tone="muted" aria-hidden="true">
          <bdi dir="ltr">
            {at + 1} / {lessons.length}
          </bdi>
        </Text>
      </header>
      <article className={styles.body}>
        <Stack gap="2xs">
          <Text size="small" tone="muted">
            <Trans>
              Lesson {at + 1} · {lesson.length} min
            </Trans>
          </Text>
          <Heading level={1} dir="auto">
            {lesson.denomination}
          </Heading>
        </Stack>
        {lesson.components.map((component, index) => (
          <LessonPart key={component.__typename === 'Later' ? index : component.id} component={component} />
        ))}
      </article>
      <footer className={styles.foot}>
        {previous !== undefined && (
          <LessonLink look="outline" {...place} lessonId={previous.id}>
            <Trans>Back</Trans>
          </LessonLink>
        )}
        {next === undefined ? (
          <CourseLink look="primary" {...place} className={styles.next}>
            <Trans>To the course</Trans>
          </CourseLink>
        ) : (
          <LessonLink look="primary" {...place} lessonId={next.id} className={styles.next}>
            <Trans>Next lesson</Trans>
          </LessonLink>
        )}
      </footer>
    </div>
  );
}
