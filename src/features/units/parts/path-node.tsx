import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import { isLocked } from '#campus/learning/is-locked.ts';
import { kindOf } from '#campus/learning/learning-item.ts';
import { AwayChip, useIsAway } from '#features/learning-items/away.tsx';
import { CourseState } from '#features/learning-items/course-state.tsx';
import { DateFactsLine } from '#features/learning-items/date-facts.tsx';
import { Duration } from '#features/learning-items/duration.tsx';
import { unitKeys } from '#features/learning-items/unit-keys.ts';
import { useSession } from '#features/session/session.ts';
import type { ModulePage } from '#features/units/unit-state.ts';
import { KindChip } from '#ui/cards/kind-chip.tsx';
import { Icon } from '#ui/icon.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './path.css.ts';

type Props = { course: ModulePage['path'][number]; moduleId: string; open: boolean };

/** One course on the path: done, started, open, or locked by another (LEARN-4: an unfinished prerequisite locks). */
export function PathNode({ course, moduleId, open }: Props): ReactNode {
  const { language } = useSession();
  const away = useIsAway(unitKeys.course(course.id, language, open ? moduleId : undefined));
  const state = course.status.denomination;
  const locked = isLocked(course);
  return (
    <div className={styles.node} data-state={state} data-away={away || undefined}>
      <span className={styles.dot} aria-hidden="true">
        {state === 'COMPLETED' ? <Icon of={Check} size="sm" /> : locked && <Icon of={Lock} size="sm" />}
      </span>
      <Stack gap="2xs" align="start" className={styles.text}>
        <KindChip kind={kindOf(course)}>{!course.isRequired && <Trans>extra</Trans>}</KindChip>
        {open ? (
          <Link
            to="/program/$moduleId/unit/$id"
            params={{ moduleId, id: course.id }}
            className={styles.link}
            dir="auto"
          >
            {course.denomination}
          </Link>
        ) : (
          <Link to="/course/$id" params={{ id: course.id }} className={styles.link} dir="auto">
            {course.denomination}
          </Link>
        )}
        <Row gap="sm">
          <Text as="span" size="small" tone="muted">
            <Duration minutes={course.workload} />
          </Text>
          <DateFactsLine item={course} />
          {away ? <AwayChip /> : <CourseState state={state} />}
        </Row>
        {locked && course.prerequisite && (
          <Text size="small" tone="muted">
            <Trans>
              First finish “<bdi>{course.prerequisite.denomination}</bdi>”.
            </Trans>
          </Text>
        )}
      </Stack>
    </div>
  );
}
