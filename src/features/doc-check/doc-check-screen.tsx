import { Trans } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { takesDocument } from '#campus/doc-check/document-status.ts';
import { useSession } from '#features/session/session.ts';
import { Page } from '#ui/layout/page.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { FreshnessLine } from '#ui/status/freshness-line.tsx';
import { Skeleton } from '#ui/status/skeleton.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { docCheckOf } from './doc-check.ts';
import { DocumentStatusBanner } from './document-banner.tsx';
import { Steps } from './parts/steps.tsx';
import { docCheckQueries } from './queries.ts';

const SendDocument = lazy(async () => ({ default: (await import('./parts/send-document.tsx')).SendDocument }));

/** /doc-reupload (DOC-1): where one's document check stands, and the way to send a document. */
export function DocCheckScreen(): ReactNode {
  const { viewerId } = useSession();
  const { data, at, isStale } = useCampusQuery(docCheckQueries.mine());
  const check = docCheckOf(data);
  return (
    <Page width="reader" gap="lg">
      <Heading level={1}>
        <Trans>Document check</Trans>
      </Heading>
      <FreshnessLine at={at} isStale={isStale} />
      <DocumentStatusBanner check={check} isOnItsPage />
      <Steps status={check.status} />
      {viewerId !== undefined && takesDocument(check.status, check.isOpen) && (
        <Stack as="section" gap="sm">
          <Heading level={2}>
            <Trans>Send a document</Trans>
          </Heading>
          <Text>
            <Trans>
              A photo or a PDF of the whole page, with every corner in the picture, readable and not covered. Both
              sides, where there are two: put them into one picture or one PDF.
            </Trans>
          </Text>
          <Suspense fallback={<Skeleton shape="box" />}>
            <SendDocument viewerId={viewerId} keptDays={check.keptDays} />
          </Suspense>
        </Stack>
      )}
    </Page>
  );
}
