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

/** How far one is in each module (EARN-4). */
export function ModuleRows({ modules }: { modules: Achievements['viewer']['modules'] }): ReactNode {
  const { t } = useLingui();
  if (modules.length === 0) return null;
  return (
    <Stack as="section" gap="md">
      <Heading level={2}>
        <Trans>My programs</Trans>
      </Heading>
      <List>
        {modules.map((module) => {
          const done = module.path.filter(({ status }) => status.denomination === 'COMPLETED').length;
          return (
            <li key={module.id} className={styles.row}>
              <Link to="/program/$id" params={{ id: module.id }} dir="auto">
                {module.denomination}
              </Link>
              <Text as="span" size="small" tone="muted">
                <Trans>
                  {done} of {module.path.length} courses done
                </Trans>
              </Text>
              <ProgressBar value={(moduleProgress(module.path) ?? 0) / 100} label={t`Your progress`} />
            </li>
          );
        })}
      </List>
    </Stack>
  );
}
