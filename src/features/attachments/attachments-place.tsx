import { Trans } from '@lingui/react/macro';
import { CatchBoundary } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { CallFailure } from '#features/calls/call-failure.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Skeleton } from '#ui/status/skeleton.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { failureOf } from '#wire/campus-failure.ts';
import * as styles from './attachments.css.ts';
import type { AttachmentsSection } from './attachments-section.tsx';

const Section = lazy(async () => ({ default: (await import('./attachments-section.tsx')).AttachmentsSection }));

/** Where the files of a project stand on its page. Other units do not load what shows them; nothing where there is nothing to see and nothing to add. */
export function AttachmentsPlace({ course }: Parameters<typeof AttachmentsSection>[0]): ReactNode {
  if (course.attachments.length === 0 && !course.canAddAttachments) return null;
  return (
    <Stack as="section" gap="sm" id="attachments" className={styles.place}>
      <Heading level={2}>
        <Trans>Files</Trans>
      </Heading>
      <CatchBoundary
        getResetKey={() => course.id}
        errorComponent={({ error }) => <CallFailure failure={failureOf(error)} />}
      >
        <Suspense fallback={<Skeleton shape="box" />}>
          <Section course={course} />
        </Suspense>
      </CatchBoundary>
    </Stack>
  );
}
