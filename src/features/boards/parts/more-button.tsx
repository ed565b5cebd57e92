import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { NextPage } from '#features/boards/use-pages.ts';
import { Button } from '#ui/actions/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/text/text.tsx';

type Props = Omit<NextPage, 'hasMore'> & { away: ReactNode; children: ReactNode };

/** Brings what is not shown yet; shown before the tap where there is no network for it (OFFLINE-3). */
export function MoreButton({ isAway, failed, loading, loadMore, away, children }: Props): ReactNode {
  if (isAway)
    return (
      <Text size="small" tone="muted" role="note">
        {away}
      </Text>
    );
  return (
    <Row>
      {failed && (
        <Text size="small" tone="danger" role="alert">
          <Trans>They could not be loaded. Try again.</Trans>
        </Text>
      )}
      <Button variant="outline" size="sm" pending={loading} onClick={loadMore}>
        {children}
      </Button>
    </Row>
  );
}
