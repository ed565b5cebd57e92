import { Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { useSession } from '#features/session/session.ts';
import { BackLink } from '#ui/layout/breadcrumb.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { PackageForm } from './parts/package-form.tsx';
import { packageQueries } from './queries.ts';

const Back = createLink(BackLink);

/** /course/{id}/package: the package of a SCORM unit, for its tutors (PACKAGE-7). */
export function PackageScreen({ courseId }: { courseId: string }): ReactNode {
  const { language } = useSession();
  const { data } = useCampusQuery(packageQueries.ofCourse(courseId, language));
  const { course } = data;
  if (course === null) return null;
  const { scormMetadata } = course;
  return (
    <Page width="form">
      <Stack gap="2xs" align="start">
        <Back to="/course/$id" params={{ id: courseId }}>
          <bdi>{course.denomination}</bdi>
        </Back>
        <Heading level={1}>
          <Trans>Package</Trans>
        </Heading>
      </Stack>
      <Text>
        {scormMetadata === null ? (
          <Trans>This unit has no package yet.</Trans>
        ) : (
          <Trans>
            Learners play <bdi>“{scormMetadata.scormTitle}”</bdi> (SCORM <bdi>{scormMetadata.scormSchemaVersion}</bdi>).
          </Trans>
        )}
      </Text>
      <PackageForm courseId={courseId} hasOne={scormMetadata !== null} />
    </Page>
  );
}
