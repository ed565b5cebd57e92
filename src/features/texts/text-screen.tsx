import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { StonyPath } from '#ui/drawings/stony-path.tsx';
import { Page } from '#ui/layout/page.tsx';
import { EmptyState } from '#ui/status/empty-state.tsx';
import { visuallyHidden } from '#ui/theme/text.css.ts';
import { LongText } from './long-text.tsx';
import type { TextBlock } from './public-texts.ts';

/** A text of the organisation as a page, "coming soon" while there is none (ROUTE-14); below it what one does about it. */
export function TextScreen({
  title,
  text,
  children,
}: {
  title: ReactNode;
  text: TextBlock | null;
  children?: ReactNode;
}): ReactNode {
  return (
    <Page width="reader">
      <h1 className={visuallyHidden}>{title}</h1>
      {text === null ? (
        <EmptyState drawing={<StonyPath />}>
          <Trans>Coming soon.</Trans>
        </EmptyState>
      ) : (
        <LongText text={text} />
      )}
      {children}
    </Page>
  );
}
