import { Trans } from '@lingui/react/macro';
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Text } from '#ui/text/text.tsx';
import { failureOf } from '#wire/campus-failure.ts';

type Props = {
  /** Tells parts apart: another one is tried anew. */
  of: string;
  children: ReactNode;
};

/**
 * A part of a screen whose content somebody wrote: where it cannot be shown it says so in its place, and the rest stands. What
 * concerns the network, the session or the version of the app goes on to the screen.
 */
export function PartBoundary({ of, children }: Props): ReactNode {
  return (
    <CatchBoundary getResetKey={() => of} errorComponent={PartFailure}>
      {children}
    </CatchBoundary>
  );
}

function PartFailure({ error }: ErrorComponentProps): ReactNode {
  const failure = failureOf(error);
  if (failure.kind !== 'garbled' || failure.where !== 'app') throw error;
  return (
    <Text tone="muted" role="status">
      <Trans>This part could not be shown.</Trans>
    </Text>
  );
}
