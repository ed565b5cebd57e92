import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { SoftAskAfterLesson } from '#features/push/soft-ask-after-lesson.tsx';
import { FeedbackLink } from '#features/units/feedback-link.tsx';
import { CourseLink, LessonLink } from '#features/units/lesson-link.tsx';
import type { CoursePage } from '#features/units/unit-state.ts';
import { Lantern } from '#ui/drawings/lantern.tsx';
import { Hero, HeroText } from '#ui/layout/hero.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import type { Place } from './outline.tsx';
import * as styles from './reader.css.ts';

type Props = {
  course: CoursePage;
  /** Lessons that are not done yet. */
  open: readonly { id: string; denomination: string }[];
  place: Place;
};

/** The end of a course: a light for it (LESSON-10); or what is still open, without blame. */
export function Finished({ course, open, place }: Props): ReactNode {
  const isWhole = course.status.denomination === 'COMPLETED' || open.length === 0;
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo({ top: 0 });
    head.current?.focus();
  }, []);
  const [first] = open;
  return (
    <Hero shape="band" lattice className={styles.finished}>
      <HeroText className={styles.finishedText}>
        <div className={styles.light}>
          <Lantern lit={isWhole} />
        </div>
        <Stack gap="md" align="center">
          <Heading level={1} tone="onHero" ref={head} tabIndex={-1}>
            {isWhole ? <Trans>Well done.</Trans> : <Trans>You are at the end.</Trans>}
          </Heading>
          <Text tone="onHero">
            {isWhole ? (
              <Trans>
                You finished <bdi>{course.denomination}</bdi>.
              </Trans>
            ) : (
              <Plural value={open.length} one="# lesson is still open." other="# lessons are still open." />
            )}
          </Text>
          {!isWhole && first !== undefined && (
            <LessonLink look="accent" {...place} lessonId={first.id}>
              <bdi>{first.denomination}</bdi>
            </LessonLink>
          )}
          <FeedbackLink course={course} isFinished={isWhole} />
          <CourseLink look={isWhole ? 'accent' : 'outline'} {...place}>
            <Trans>To the course</Trans>
          </CourseLink>
          <div className={styles.ask}>
            <SoftAskAfterLesson />
          </div>
        </Stack>
      </HeroText>
    </Hero>
  );
}
