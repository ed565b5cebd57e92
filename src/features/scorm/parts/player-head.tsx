import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import type { ReactNode, Ref } from 'react';
import { CourseLink } from '#features/units/lesson-link.tsx';
import type { CoursePage } from '#features/units/unit-state.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { Heading } from '#ui/text/heading.tsx';
import * as styles from './player.css.ts';

type Props = {
  course: CoursePage;
  moduleId: string | undefined;
  ref?: Ref<HTMLElement>;
  /** How what was done is kept. */
  state?: ReactNode;
  /** Ways inside of the package. */
  children?: ReactNode;
};

/** Out, which course it is, and whether what was done is safe: never more in one's way (PACKAGE-8). */
export function PlayerHead({ course, moduleId, ref, state, children }: Props): ReactNode {
  const { t } = useLingui();
  return (
    <header ref={ref} className={styles.head}>
      <CourseLink look="text" courseId={course.id} moduleId={moduleId} className={styles.close}>
        <Icon of={X} />
        <VisuallyHidden>{t`Close the course: back to its page`}</VisuallyHidden>
      </CourseLink>
      <div className={styles.text}>
        <Heading level={1} size="title-s" clamp={2} dir="auto" className={styles.title}>
          {course.denomination}
        </Heading>
        {state}
      </div>
      {children}
    </header>
  );
}
