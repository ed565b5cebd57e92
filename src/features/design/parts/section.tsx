import type { ReactNode } from 'react';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';

/** One chapter of the design page. */
export function Section({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <Stack as="section" gap="md" aria-label={name}>
      <Heading level={2}>{name}</Heading>
      {children}
    </Stack>
  );
}
