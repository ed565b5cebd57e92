import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { moduleProgress } from '#campus/learning/module-progress.ts';
import * as styles from '#features/achievements/achievements.css.ts';
import type { Achievements } from '#features/achievements/queries.ts';
import { List } from '#ui/layout/list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ProgressBar } from '#ui/status/progress-bar.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';

type Props = { viewer: Achievements['viewer'] };

/** How far one is with each language that one learns (EARN-8): what one has taken of the catalogue's category of them. */
export function LanguageRows({ viewer }: Props): ReactNode {
  const { t } = useLingui();
  const { languages } = viewer;
  if (languages === null) return null;
  const ids = (kind: 'modules' | 'courses') =>
    new Set(languages.sections.flatMap((section) => section[kind].map(({ id }) => id)));
  const [moduleIds, courseIds] = [ids('modules'), ids('courses')];
  const modules = viewer.modules.filter(({ id }) => moduleIds.has(id));
  const courses = viewer.enrolledUnits.filter(({ id }) => courseIds.has(id));
  return (
    <Stack as="section" gap="md">
      <Heading level={2}>
        <Trans>Languages that I learn</Trans>
      </Heading>
      {modules.length + courses.length === 0 && (
        <Text>
          <Link to="/category/$identifier" params={{ identifier: languages.identifier }}>
            <Trans>Find a language course</Trans>
          </Link>
        </Text>
      )}
      <List>
        {modules.map((module) => (
          <li key={module.id} className={styles.row}>
            <Link to="/program/$id" params={{ id: module.id }} dir="auto">
              {module.denomination}
            </Link>
            <ProgressBar value={(moduleProgress(module.path) ?? 0) / 100} label={t`Your progress`} />
          </li>
        ))}
        {courses.map((course) => (
          <li key={course.id} className={styles.row}>
            <Link to="/course/$id" params={{ id: course.id }} dir="auto">
              {course.denomination}
            </Link>
            <Text as="span" size="small" tone="muted">
              {course.status.denomination === 'COMPLETED' ? <Trans>Completed</Trans> : <Trans>In progress</Trans>}
            </Text>
          </li>
        ))}
      </List>
    </Stack>
  );
}
