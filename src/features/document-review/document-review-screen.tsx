import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { CallFailure } from '#features/calls/call-failure.tsx';
import { useOnline } from '#features/calls/online.ts';
import { TeaTable } from '#ui/drawings/tea-table.tsx';
import { List } from '#ui/layout/list.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Banner } from '#ui/status/banner.tsx';
import { EmptyState } from '#ui/status/empty-state.tsx';
import { FreshnessLine } from '#ui/status/freshness-line.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import type { CampusFailure } from '#wire/campus-failure.ts';
import { isDrawn } from './parts/document-file.ts';
import { DocumentToReview } from './parts/document-to-review.tsx';
import { DocumentViewer } from './parts/document-viewer.tsx';
import { documentReviewQueries } from './queries.ts';

/** /document-review (DOC-11): what waits for a decision, the oldest first, for those who decide. */
export function DocumentReviewScreen(): ReactNode {
  const { data, at, isStale } = useCampusQuery(documentReviewQueries.waiting());
  const online = useOnline();
  const [late, setLate] = useState<CampusFailure>();
  const [lookedAt, setLookedAt] = useState<string>();
  const waiting = data.documentReviews;
  if (waiting === null) return null;
  const pictures = waiting.filter(isDrawn);
  const shown = pictures.find(({ id }) => id === lookedAt);
  return (
    <Page width="reader" gap="lg">
      <Stack gap="xs">
        <Heading level={1}>
          <Trans>Documents to check</Trans>
        </Heading>
        <Text tone="muted">
          <Trans>Look at each document, then decide. The learner reads what you write.</Trans>
        </Text>
      </Stack>
      <FreshnessLine at={at} isStale={isStale} />
      {!online && (
        <Banner kind="warning">
          <Trans>Documents are looked at and decided on online only. What you have typed stays on this device.</Trans>
        </Banner>
      )}
      <CallFailure failure={late} />
      {waiting.length === 0 ? (
        <EmptyState drawing={<TeaTable />}>
          <Trans>No document is waiting.</Trans>
        </EmptyState>
      ) : (
        <>
          <Text role="status">
            <Plural value={waiting.length} one="# document is waiting" other="# documents are waiting" />
          </Text>
          <List gap="lg">
            {waiting.map((document) => (
              <li key={document.id}>
                <DocumentToReview document={document} onLook={() => setLookedAt(document.id)} onLate={setLate} />
              </li>
            ))}
          </List>
        </>
      )}
      {shown && (
        <DocumentViewer
          pictures={pictures}
          shown={shown}
          onShow={({ id }) => setLookedAt(id)}
          onClose={() => setLookedAt(undefined)}
        />
      )}
    </Page>
  );
}
