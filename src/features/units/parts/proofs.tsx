import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { optionsOf } from '#cache/read-campus.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { useSession } from '#features/session/session.ts';
import { proofQueries } from '#features/units/queries.ts';
import type { CoursePage } from '#features/units/unit-state.ts';
import { List } from '#ui/layout/list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { Proof } from './proof.tsx';

/** What learners handed in as proof, for those who teach the course (LEARN-13). */
export function Proofs({ course }: { course: CoursePage }): ReactNode {
  const { features } = useOrganisation();
  if (!features.showCertificateVerificationFeatures) return null;
  if (!course.isCurrentUserTutor || course.provider === null) return null;
  return (
    <Stack as="section" gap="sm">
      <Heading level={2}>
        <Trans>Proofs to check</Trans>
      </Heading>
      <Waiting courseId={course.id} />
    </Stack>
  );
}

function Waiting({ courseId }: { courseId: string }): ReactNode {
  const { language } = useSession();
  const { data: row, error } = useQuery(optionsOf(proofQueries.ofCourse(courseId, language)));
  const waiting = row?.data.courseVerifications;
  if (waiting === undefined || waiting === null)
    return error === null ? null : (
      <Text tone="muted">
        <Trans>You can do this when you are online.</Trans>
      </Text>
    );
  const { pending, rejectionReasons } = waiting;
  if (pending.length === 0)
    return (
      <Text tone="muted">
        <Trans>Nothing is waiting for you here.</Trans>
      </Text>
    );
  return (
    <Stack gap="sm">
      <Text role="status">
        <Plural value={pending.length} one="# proof is waiting" other="# proofs are waiting" />
      </Text>
      <List gap="sm">
        {pending.map((proof) => (
          <li key={`${proof.learner.id} ${proof.link}`}>
            <Proof courseId={courseId} proof={proof} reasons={rejectionReasons} />
          </li>
        ))}
      </List>
    </Stack>
  );
}
