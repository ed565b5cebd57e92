import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { createLink, Link } from '@tanstack/react-router';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { useOpened } from '#cache/saved/use-opened.ts';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { moduleHours, moduleProgress } from '#campus/module-progress.ts';
import { Duration } from '#features/learning-items/duration.tsx';
import { Fact } from '#features/learning-items/fact.tsx';
import { BookmarkToggle } from '#features/lists/bookmark-toggle.tsx';
import { SaveToList } from '#features/lists/save-to-list.tsx';
import { SaveOffline } from '#features/saved/save-offline.tsx';
import { useSession } from '#features/session/session.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Page } from '#ui/page.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Row } from '#ui/row.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import * as styles from './parts/path.css.ts';
import { PathNode } from './parts/path-node.tsx';
import { UnitHero } from './parts/unit-hero.tsx';
import { type ModulePage, unitQueries } from './queries.ts';

const LinkButton = createLink(ButtonLink);

/** /program/{id} (B2): the module as a path of courses. */
export function ProgramScreen({ id }: { id: string }): ReactNode {
  const { language, viewerId } = useSession();
  const { module } = useCampusQuery(unitQueries.module(id, language)).data;
  useOpened({ kind: 'MODULE', id });
  if (module === null) return null;
  const next = module.path.find((course) => course.status.denomination !== 'COMPLETED');
  return (
    <>
      <UnitHero
        item={module}
        meta={
          <>
            <Duration minutes={module.duration} />
            <Fact icon={Users}>
              <Plural value={module.enrolledLearnersCount} one="# learner" other="# learners" />
            </Fact>
          </>
        }
      />
      <Page gap="xl" width="reader">
        <Progress module={module} />
        {viewerId !== undefined && (
          <Row align="start">
            {next !== undefined && (
              <LinkButton to="/program/$moduleId/unit/$id" params={{ moduleId: id, id: next.id }}>
                <Trans>Continue</Trans>
              </LinkButton>
            )}
            <SaveToList item={module} />
            <SaveOffline unit={{ kind: 'MODULE', id }} title={module.denomination} />
            <BookmarkToggle item={module} />
          </Row>
        )}
        {module.about && <Text dir="auto">{module.about}</Text>}
        <Stack as="section" gap="md">
          <Heading level={2}>
            <Trans>Courses</Trans>
          </Heading>
          <ol className={styles.path}>
            {module.path.map((course) => (
              <li key={course.id}>
                <PathNode course={course} moduleId={id} open={viewerId !== undefined} />
              </li>
            ))}
          </ol>
        </Stack>
        {viewerId === undefined && <LoginHint />}
      </Page>
    </>
  );
}

/** A percentage once something is started, else the hours (B4, Module progress). */
function Progress({ module }: { module: ModulePage }): ReactNode {
  const { t } = useLingui();
  const progress = moduleProgress(module.courses);
  const done = module.courses.filter((course) => course.status.denomination === 'COMPLETED').length;
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
        <Trans>
          {done} of {module.courses.length} courses done
        </Trans>
      </Text>
      <ProgressBar value={progress / 100} label={t`Your progress`} />
    </Stack>
  );
}

export function LoginHint(): ReactNode {
  return (
    <Text tone="muted">
      <Trans>
        <Link to="/login">Log in</Link> to read the lessons and to keep your place.
      </Trans>
    </Text>
  );
}
