import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { moduleProgress } from '#campus/module-progress.ts';
import * as styles from '#features/achievements/achievements.css.ts';
import type { Achievements } from '#features/achievements/queries.ts';
import { Heading } from '#ui/heading.tsx';
import { List } from '#ui/list.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';

/** How far one is in each module (B1, showSuccessPageModuleProgressSection). */
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
