import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { CallFailure } from '#features/calls/call-failure.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useNear } from '#ui/layout/use-near.ts';
import { Skeleton } from '#ui/status/skeleton.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { failureOf } from '#wire/campus-failure.ts';
import * as styles from './board.css.ts';
import { boardKey } from './board-key.ts';

const BoardSection = lazy(async () => ({ default: (await import('./board-section.tsx')).BoardSection }));

type Props = {
  id: string;
  title: ReactNode;
};

/**
 * Where a board stands on the page of its unit; notifications lead there by its id. What is written there comes with the
 * first who comes near it.
 */
export function BoardPlace({ id, title }: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const waiting = <Skeleton shape="box" />;
  return (
    <Stack as="section" gap="sm" ref={place} id={`board-${id}`} className={styles.place}>
      <Heading level={2} className={styles.title}>
        {title}
      </Heading>
      {isNear ? (
        <CatchBoundary getResetKey={() => id} errorComponent={(props) => <BoardFailure id={id} {...props} />}>
          <Suspense fallback={waiting}>
            <BoardSection id={id} />
          </Suspense>
        </CatchBoundary>
      ) : (
        waiting
      )}
    </Stack>
  );
}

/** In its place: the rest of the page stands. */
function BoardFailure({ id, error, reset }: ErrorComponentProps & { id: string }): ReactNode {
  const client = useQueryClient();
  const again = async (): Promise<void> => {
    await client.resetQueries({ queryKey: boardKey(id) });
    reset();
  };
  return (
    <Stack gap="sm">
      <CallFailure failure={failureOf(error)} />
      <Row>
        <Button variant="outline" size="sm" onClick={() => void again()}>
          <Trans>Try again</Trans>
        </Button>
      </Row>
    </Stack>
  );
}
