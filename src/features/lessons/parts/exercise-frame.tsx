import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { GatedFrame } from '#features/frames/gated-frame.tsx';
import type { Frame } from '#features/lessons/queries.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';

/** An exercise in a frame of somebody else (PRIVACY-8). */
export function ExerciseFrame({ exercise: { title, url } }: { exercise: Frame }): ReactNode {
  return (
    <Stack as="section" gap="sm">
      <Heading level={2} dir="auto">
        {title}
      </Heading>
      <GatedFrame
        provider="h5p"
        url={url}
        title={title}
        instead={<Trans>You can go on with the lesson and do this exercise later.</Trans>}
      />
    </Stack>
  );
}
