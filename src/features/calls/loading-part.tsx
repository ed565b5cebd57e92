import { Trans } from '@lingui/react/macro';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Skeleton } from '#ui/status/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';
import { failureOf } from '#wire/campus-failure.ts';
import { CallFailure } from './call-failure.tsx';

type Props = {
  /** Of what the part reads: another one is tried anew. */
  queryKey: QueryKey;
  children: ReactNode;
};

/** A part of a screen that asks the campus for itself: it waits and fails in its place, and the rest of the page stands. */
export function LoadingPart({ queryKey, children }: Props): ReactNode {
  return (
    <CatchBoundary
      getResetKey={() => JSON.stringify(queryKey)}
      errorComponent={(props) => <PartFailure queryKey={queryKey} {...props} />}
    >
      <Suspense fallback={<Skeleton shape="box" />}>{children}</Suspense>
    </CatchBoundary>
  );
}

function PartFailure({ queryKey, error, reset }: ErrorComponentProps & { queryKey: QueryKey }): ReactNode {
  const client = useQueryClient();
  const failure = failureOf(error);
  const again = async (): Promise<void> => {
    await client.resetQueries({ queryKey });
    reset();
  };
  return (
    <Stack gap="sm">
      {failure.kind === 'offline' ? (
        <Text tone="muted" role="status">
          <Trans>This needs the internet.</Trans>
        </Text>
      ) : (
        <CallFailure failure={failure} />
      )}
      <Row>
        <Button variant="outline" size="sm" onClick={() => void again()}>
          <Trans>Try again</Trans>
        </Button>
      </Row>
    </Stack>
  );
}
