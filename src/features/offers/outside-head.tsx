import { Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BackLink } from '#ui/layout/breadcrumb.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { FreshnessLine } from '#ui/status/freshness-line.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';

const UpLink = createLink(BackLink);

type Props = { title: ReactNode; intro: ReactNode; at: number; isStale: boolean };

/** The head of a page, found from Explore, of what others offer elsewhere. */
export function OutsideHead({ title, intro, at, isStale }: Props): ReactNode {
  return (
    <>
      <UpLink to="/explore">
        <Trans>Explore</Trans>
      </UpLink>
      <Stack gap="xs">
        <Heading level={1}>{title}</Heading>
        <Text>{intro}</Text>
        <FreshnessLine at={at} isStale={isStale} />
      </Stack>
    </>
  );
}
