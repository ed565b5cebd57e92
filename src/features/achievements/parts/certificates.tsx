import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { courseCertificateOffered, moduleCertificateOffered } from '#campus/learning/certificate-offered.ts';
import * as styles from '#features/achievements/achievements.css.ts';
import type { Achievements } from '#features/achievements/queries.ts';
import { CertificateButton } from '#features/certificates/certificate-block.tsx';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { List } from '#ui/layout/list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';

type Props = { courses: Achievements['viewer']['enrolledUnits']; modules: Achievements['viewer']['modules'] };

/** All that one has earned; what was fetched once opens without a network (EARN-3). */
export function Certificates({ courses, modules }: Props): ReactNode {
  const { features } = useOrganisation();
  const earned = [
    ...modules
      .filter((module) => moduleCertificateOffered({ ...module, courses: module.path }, features))
      .map(({ id, denomination }) => ({ kind: 'module' as const, id, denomination })),
    ...courses
      .filter((course) => courseCertificateOffered(course, features))
      .map(({ id, denomination }) => ({ kind: 'course' as const, id, denomination })),
  ];
  if (earned.length === 0) return null;
  return (
    <Stack as="section" gap="md">
      <Heading level={2}>
        <Trans>Certificates</Trans>
      </Heading>
      <List>
        {earned.map(({ kind, id, denomination }) => (
          <li key={`${kind}:${id}`} className={styles.row}>
            <Text size="label" dir="auto">
              {denomination}
            </Text>
            <CertificateButton unit={{ kind, id }} />
          </li>
        ))}
      </List>
    </Stack>
  );
}
