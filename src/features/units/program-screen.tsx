import { Plural, Trans } from '@lingui/react/macro';
import Award from 'lucide-react/icons/award';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { useOpened } from '#cache/saved/use-opened.ts';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { Duration } from '#features/learning-items/duration.tsx';
import { Fact } from '#features/learning-items/fact.tsx';
import { useSession } from '#features/session/session.ts';
import { ShowMore } from '#ui/actions/show-more.tsx';
import { belowWindow } from '#ui/layout/below-window.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { FreshnessLine } from '#ui/status/freshness-line.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { LoginHint } from './parts/login-hint.tsx';
import { ModuleActions } from './parts/module-actions.tsx';
import * as styles from './parts/path.css.ts';
import { PathNode } from './parts/path-node.tsx';
import { UnitFrame } from './parts/unit-frame.tsx';
import { UnitHero } from './parts/unit-hero.tsx';
import { UnitTrail } from './parts/unit-trail.tsx';
import { unitQueries } from './queries.ts';
import type { ModulePage } from './unit-state.ts';

const BelowModule = belowWindow(async () => (await import('./parts/below-module.tsx')).BelowModule);
export const readyBelowModule = BelowModule.ready;

/** /program/{id} (LEARN-2): the module as a path of courses. */
export function ProgramScreen({ id }: { id: string }): ReactNode {
  const { language, viewerId } = useSession();
  const { data, at, isStale } = useCampusQuery(unitQueries.module(id, language));
  useOpened({ kind: 'MODULE', id });
  const { module } = data;
  if (module === null) return null;
  const isMember = viewerId !== undefined;
  return (
    <>
      <UnitHero item={module} up={<UnitTrail title={module.denomination} />} meta={<Facts module={module} />} />
      <UnitFrame actions={isMember ? <ModuleActions module={module} /> : <LoginHint />}>
        <FreshnessLine at={at} isStale={isStale} />
        {module.about && (
          <ShowMore>
            <Text dir="auto">{module.about}</Text>
          </ShowMore>
        )}
        <Stack as="section" gap="md">
          <Heading level={2}>
            <Trans>Courses</Trans>
          </Heading>
          <ol className={styles.path}>
            {module.path.map((course) => (
              <li key={course.id}>
                <PathNode course={course} moduleId={id} open={isMember} />
              </li>
            ))}
          </ol>
        </Stack>
        <BelowModule.Part module={module} />
      </UnitFrame>
    </>
  );
}

function Facts({ module }: { module: ModulePage }): ReactNode {
  return (
    <>
      <Duration minutes={module.duration} />
      <Fact icon={Users}>
        <Plural value={module.enrolledLearnersCount} one="# learner" other="# learners" />
      </Fact>
      {module.hasCertificate && (
        <Fact icon={Award}>
          <Trans>Certificate</Trans>
        </Fact>
      )}
    </>
  );
}
